"""What a query could mean besides what was found: other mechanics, other editions of a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb import numbers
from rulesdb.library import numbered
from rulesdb.library.alike import alike
from rulesdb.library.found import Other
from rulesdb.library.index import DOCUMENTS, MAIN
from rulesdb.library.renumbered import Renumbering

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.found import Asked, Found
    from rulesdb.library.index import Index
    from rulesdb.library.lives import Lives
    from rulesdb.library.volume import Volume

MOST = 8
FOLLOWED = 3


def others(index: Index, asked: Asked, found: Found, lives: Lives) -> tuple[Other, ...]:
    """What else the words could mean, each once, with the key of the reason."""
    renumbering = Renumbering(index, lives)
    shown: set[object] = {it.mechanic for it in found.finds} | {*found.finds, *found.textless}
    unique: dict[object, Other] = {}
    for other in (
        *_ahead(index, asked, found),
        *_in_parts(renumbering, found),
        *_of_number_in_parts(renumbering, asked, found),
        *_of_number(index, asked, found),
        *_of_names(index, asked, found),
    ):
        if (other.find or other.mechanic) not in shown:
            unique.setdefault(other.find or other.mechanic, other)
    return tuple(unique.values())[:MOST]


def _typed(asked: Asked, found: Found) -> tuple[str, ...]:
    """The one number that the query is, as each game writes it."""
    spans = numbers.read_all(asked.query) if found.by in {"number", "none"} else ()
    return numbered.spellings(spans[0].first) if len(spans) == 1 else ()


def _ahead(index: Index, asked: Asked, found: Found) -> Iterator[Other]:
    """The same number in an edition to come."""
    for number in _typed(asked, found):
        for volume in (it for it in index.ahead if it.edition.game == found.game):
            yield from (Other("ahead", it.mechanic, it) for it in index.at(volume, number))


def _of_number(index: Index, asked: Asked, found: Found) -> Iterator[Other]:
    """The same number in another edition, another document, another game."""
    typed = _typed(asked, found)
    places = tuple(_elsewhere(index, asked, found)) if typed else ()
    for number in typed:
        for why, volume in places:
            yield from (Other(why, it.mechanic, it) for it in index.at(volume, number))


def _in_parts(renumbering: Renumbering, found: Found) -> Iterator[Other]:
    """What was found, as excerpts and articles of other days have it."""
    for find in found.finds[:FOLLOWED]:
        edition = find.volume.edition
        if find.kind == "rule" and edition.document == MAIN[edition.game]:
            for it in renumbering.elsewhere(find):
                same = it.number == find.number
                why = _part(it.volume) if same else "older-number"
                yield Other(why, find.mechanic, it, find.number)


def _of_number_in_parts(renumbering: Renumbering, asked: Asked, found: Found) -> Iterator[Other]:
    """What has the number in an excerpt or article, with the number that it has where we look."""
    index = renumbering.index
    shown = index.numbering(found.game, asked.language)
    for number in _typed(asked, found):
        for part in (it for it in index.parts if it.edition.game == found.game):
            for it in renumbering.at(part, number):
                now = renumbering.number_in(it, shown) if shown else ()
                if number in now or not now:
                    yield Other(_part(part), it.mechanic, it)
                else:
                    below = it.number.removeprefix(number)
                    yield Other("number-then", it.mechanic, it, now[0].removesuffix(below))


def _elsewhere(index: Index, asked: Asked, found: Found) -> Iterator[tuple[str, Volume]]:
    game, language = found.game, asked.language
    for document in DOCUMENTS[game]:
        editions = index.editions(game, document, language)
        yield from (("other-edition", it) for it in editions if _is_stale(it, editions))
        if document not in {it.volume.edition.document for it in found.finds}:
            yield from (("other-document", it) for it in editions[:1])
    for other in asked.games:
        if other != game:
            papers = (index.editions(other, it, language)[:1] for it in DOCUMENTS[other][1:])
            shown = (index.main(other, language), *(it for paper in papers for it in paper))
            yield from (("other-game", it) for it in filter(None, shown))


def _part(volume: Volume) -> str:
    return "article" if volume.edition.document == "article" else "excerpt"


def _is_stale(volume: Volume, editions: tuple[Volume, ...]) -> bool:
    return any((it.edition.date or "") > (volume.edition.date or "") for it in editions)


def _of_names(index: Index, asked: Asked, found: Found) -> Iterator[Other]:
    """Other mechanics of that name, those that are taken for the one found, articles about it."""
    mechanics = tuple(dict.fromkeys(it.mechanic for it in found.finds if it.mechanic))
    yield from alike(index, asked, found.game, mechanics)
    for mechanic in mechanics:
        yield from (Other("note", mechanic, it) for it in index.notes(mechanic))
