"""Names that are nearly what was typed: near enough to answer, or only to be offered."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from rulesdb.library import called, fold, phrasing
from rulesdb.library.found import Found, Near

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.found import Asked, Stock
    from rulesdb.library.index import Index
    from rulesdb.library.names import Names

# Of 100: one slip in a word of six letters still answers, one in a word of five is offered;
# one in a katakana word of five too, for that has twice as many sounds.
ANSWERS, OFFERED = 83, 70
ANSWERS_KATAKANA = 80
SHORTEST = 4
SHORTEST_MENDED = 5
MOST = 5


def by_name(index: Index, asked: Asked) -> Found | None:
    """The rules of the name that is nearest to the query, where one is near enough."""
    for game in asked.games:
        for key in _near(index, asked, game, _floor(asked.query))[:1]:
            finds = tuple(dict.fromkeys(called.whole(index, key, game, asked.language)))
            if finds:
                return Found("fuzzy", game, finds)
    return None


def mechanics(index: Index, asked: Asked) -> tuple[str, tuple[str, ...]]:
    """The mechanics of the name that is nearest to the query, and their game."""
    for game in asked.games:
        for key in _near(index, asked, game, _floor(asked.query))[:1]:
            if found := called.meant(index.names.find(key, game), asked.language):
                return game, found
    return asked.games[0], ()


def names(index: Index, asked: Asked) -> tuple[Near, ...]:
    """The names to offer where nothing was found: the nearest first, of whatever game."""
    near = [(game, key) for game in asked.games for key in _near(index, asked, game, OFFERED)]
    typed = fold.key(asked.query)
    found = (
        offered
        for game, key in sorted(near, key=lambda it: slips(typed, it[1]))
        for offered in _offered(index, key, game, asked.language)
    )
    return tuple(dict.fromkeys(found))[:MOST]


def slips(typed: str, meant: str) -> float:
    """How far what was typed is from what was perhaps meant: two letters swapped are one slip.

    >>> slips("empowre", "empower") < slips("empowre", "empowered")
    True
    """
    return OSA.normalized_distance(typed, meant)


def respelled(stock: Stock, asked: Asked) -> Asked:
    """The query with every word that no name and no text holds mended to the nearest of a name."""
    known = _words(stock.index.names, asked.games)
    said = fold.words(asked.query)
    mended = [_mended(stock, word, known) for word in said]
    return asked if mended == said else replace(asked, query=" ".join(mended))


def strange(stock: Stock, asked: Asked) -> tuple[str, ...]:
    """The longer words of the query that stand in no name and no text: any may be a slip."""
    known = _words(stock.index.names, asked.games)
    said = phrasing.telling_only(asked.query, asked.language)
    return tuple(word for word in said if _is_strange(stock, word, known))


def _is_strange(stock: Stock, word: str, known: tuple[str, ...]) -> bool:
    written = word.isalpha() and not fold.is_japanese(word) and len(word) >= SHORTEST_MENDED
    return written and word not in known and not _is_in_texts(stock, word)


def _mended(stock: Stock, word: str, known: tuple[str, ...]) -> str:
    if not _is_strange(stock, word, known):
        return word
    near = process.extract(word, known, scorer=fuzz.ratio, score_cutoff=ANSWERS, limit=MOST)
    return next((it for it, *_ in near if _begins_alike(it, word)), word)


def _begins_alike(one: str, other: str) -> bool:
    """Whether two words have the same first letter, or the first two the other way round."""
    return one[0] == other[0] or one[:2] == other[1::-1]


def _is_in_texts(stock: Stock, word: str) -> bool:
    match = phrasing.anywhere(phrasing.strict([word]))
    return any(shelf.count(match) for shelf in (stock.imported, stock.bundled) if shelf)


@lru_cache(maxsize=8)
def _words(names: Names, games: tuple[str, ...]) -> tuple[str, ...]:
    """The words of the names of some games."""
    found = (it for name in names.rows if name.game in games for it, _ in name.spellings())
    return tuple(sorted({word for written in found for word in fold.words(written)}))


def _floor(query: str) -> int:
    return ANSWERS_KATAKANA if fold.is_katakana(fold.key(query)) else ANSWERS


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
        key,
        index.keys[game],
        scorer=fuzz.ratio,
        processor=fold.with_large_kana if fold.is_katakana(key) else None,
        score_cutoff=floor,
        limit=MOST,
    )
    near = (it[0] for it in found if len(it[0]) >= SHORTEST)
    return sorted(near, key=lambda it: slips(key, it))
