"""Names that are nearly what was typed: near enough to answer, or only to be offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from rulesdb.library import called, fold
from rulesdb.library.found import Found, Near

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.found import Asked
    from rulesdb.library.index import Index

# Of 100: one slip in a word of seven letters still answers, one in a word of five is offered.
ANSWERS, OFFERED = 85, 70
SHORTEST = 4
MOST = 5


def by_name(index: Index, asked: Asked) -> Found | None:
    """The rules of the name that is nearest to the query, where one is near enough."""
    for game in asked.games:
        for key in _near(index, asked, game, ANSWERS)[:1]:
            finds = tuple(dict.fromkeys(called.whole(index, key, game, asked.language)))
            if finds:
                return Found("fuzzy", game, finds)
    return None


def names(index: Index, asked: Asked) -> tuple[Near, ...]:
    """The names to offer where nothing was found."""
    found = (
        near
        for game in asked.games
        for key in _near(index, asked, game, OFFERED)
        for near in _offered(index, key, game, asked.language)
    )
    return tuple(dict.fromkeys(found))[:MOST]


def _offered(index: Index, key: str, game: str, language: str) -> Iterator[Near]:
    mechanics = called.meant(index.names.find(key, game), language)
    yield from (called.near(index, it, language) for it in mechanics)
    for find in () if mechanics else called.whole(index, key, game, language)[-1:]:
        yield Near(find.number, find.title)


def _near(index: Index, asked: Asked, game: str, floor: int) -> list[str]:
    key = fold.key(asked.query)
    if len(key) < SHORTEST:
        return []
    found = process.extract(
        key, index.keys[game], scorer=fuzz.ratio, score_cutoff=floor, limit=MOST
    )
    return [it[0] for it in found if len(it[0]) >= SHORTEST]
