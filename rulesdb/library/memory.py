"""The memory index, built from what stands on the shelves on a day."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesdb.library.documents import GAMES, LANGUAGES
from rulesdb.library.found import Stock
from rulesdb.library.index import MAIN, ORIGINAL, Index
from rulesdb.library.mechanics import locate
from rulesdb.library.opening import reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rulesdb.library.index import Kind
    from rulesdb.library.mechanics import Located
    from rulesdb.library.names import Names
    from rulesdb.library.shelf import Holding, Shelf
    from rulesdb.library.volume import Volume


def stock(names: Names, bundled: Shelf, imported: Shelf | None, day: str) -> Stock:
    """Everything that answers on a day: the newest in force, what is in parts, what is ahead."""
    ours, located = _ours(bundled, names)
    holdings: tuple[Holding, ...] = ()
    theirs: dict[Kind, Volume] = {}
    parts: tuple[Volume, ...] = ()
    ahead: tuple[Volume, ...] = ()
    if imported:
        with reading(imported):
            holdings = imported.holdings()
            theirs = _in_force(imported, holdings, day)
            parts = tuple(map(imported.volume, filter(_is_part, holdings)))
            ahead = tuple(imported.volume(it) for it in holdings if _is_ahead(it, day))
    added = (*theirs.values(), *parts, *ahead)
    index = Index(
        names,
        theirs,
        ours,
        ahead,
        parts,
        {**located, **_located(added, names, ours)},
        {game: _keys(names, (*ours.values(), *added), game) for game in GAMES},
    )
    return Stock(day, index, bundled, imported, holdings)


@lru_cache(maxsize=4)
def alone(stock: Stock, holding: Holding) -> Stock:
    """The stock as if it held one document, for readers of any language, and nothing else."""
    if stock.imported is None:
        return stock
    volume = stock.imported.volume(holding)
    edition, names = volume.edition, stock.index.names
    document = MAIN[edition.game] if edition.document == "article" else edition.document
    index = replace(
        stock.index,
        imported={(edition.game, document, language): volume for language in LANGUAGES},
        bundled={},
        ahead=(),
        parts=(),
        located={volume: locate(volume, names, None)},
        keys={game: _keys(names, (volume,), game) for game in GAMES},
    )
    return replace(stock, index=index, alone=True)


@lru_cache(maxsize=1)
def _ours(bundled: Shelf, names: Names) -> tuple[Mapping[Kind, Volume], Mapping[Volume, Located]]:
    """The project's own texts, and where they tell of a mechanic: nothing changes them."""
    volumes = _in_force(bundled, bundled.holdings(), "9999-12-31")
    return volumes, _located(volumes.values(), names, volumes)


def _located(
    volumes: Iterable[Volume], names: Names, ours: Mapping[Kind, Volume]
) -> dict[Volume, Located]:
    return {volume: locate(volume, names, _day_of_names(volume, ours)) for volume in volumes}


def _in_force(shelf: Shelf, holdings: Iterable[Holding], day: str) -> dict[Kind, Volume]:
    newest: dict[Kind, Holding] = {}
    for it in holdings:
        edition = it.edition
        if edition.extent == "whole" and edition.date and edition.date <= day:
            newest[(edition.game, edition.document, edition.language)] = it
    return {kind: shelf.volume(it) for kind, it in newest.items()}


def _is_part(holding: Holding) -> bool:
    return holding.edition.extent != "whole"


def _is_ahead(holding: Holding, day: str) -> bool:
    date = holding.edition.date
    return holding.edition.extent == "whole" and date is not None and date > day


def _day_of_names(volume: Volume, ours: Mapping[Kind, Volume]) -> str | None:
    """The day whose numbering the names follow: that of our own text of the document, if any."""
    edition = volume.edition
    model = ours.get((edition.game, MAIN[edition.game], ORIGINAL))
    if model is None or edition.document != MAIN[edition.game] or volume.is_part:
        return None
    return model.edition.date


def _keys(names: Names, volumes: Sequence[Volume], game: str) -> tuple[str, ...]:
    found = {
        key
        for key, hits in names.by_key.items()
        if any(it.name.game == game and not it.is_alone for it in hits)
    }
    for volume in volumes:
        if volume.edition.game == game:
            found.update(volume.headed, volume.terms)
    return tuple(sorted(found))
