"""What a sentence is about: what it names, and the texts that hold most of what its words tell."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from rulesdb.library import called, phrasing, telling, worded
from rulesdb.library.found import Find, Found

if TYPE_CHECKING:
    from rulesdb.library.found import Asked, Stock
    from rulesdb.library.worded import Scope

# What holds less than this much of what the words tell is not near enough to be shown.
FLOOR = 0.6
FLOOR_NAMED = 0.4  # where it is about what the words name
ACTION = 1  # how vague the name of an action is; what is vaguer names a whole section
FIGURE = 1.0  # what a figure weighs: it stands in few texts, and tells nothing
TEXTS = 5000  # about as many as an edition has; only weighs rare words against common ones


def by_gist(stock: Stock, asked: Asked) -> Found | None:
    """What a sentence names, and the texts that hold most of what its words tell."""
    words = phrasing.telling_only(asked.query, asked.language)
    if len(words) == 1 and len(words[0]) < worded.LONG and words[0].isascii():
        return None
    for within in worded.scopes(asked) if words else ():
        near = nearest(stock, asked, within)
        for game in asked.games:
            told = specific(stock, asked, game)
            if finds := tuple(dict.fromkeys((*told, *worded.ranked(stock, asked, near, game)))):
                return Found("fuzzy", game, finds[: worded.SHOWN])
    return None


def specific(stock: Stock, asked: Asked, game: str) -> tuple[Find, ...]:
    """The rules of what a sentence names, but not of what most sentences name."""
    named = called.mentioned(stock.index, asked, game, understood=True)
    names = stock.index.names
    telling_ones = sorted(
        (it for it in named if not telling.is_common(it)),
        key=lambda it: telling.vagueness(names, it) > ACTION,
    )
    return tuple(find for it in telling_ones for find in stock.index.mechanic(it, asked.language))


def nearest(stock: Stock, asked: Asked, within: list[Scope]) -> list[Find]:
    """The texts that hold enough of the words, those with most of them first."""
    words = phrasing.telling_only(asked.query, asked.language)
    weights = {word: FIGURE if word.isdigit() else _weight(stock, word) for word in words}
    named = _named(stock, asked)
    finds = [*worded.sought(stock, phrasing.any_of(_needed(weights)), within)]
    held = {find: _held(find, weights) / sum(weights.values()) for find in finds}
    enough = [it for it in finds if held[it] >= (FLOOR_NAMED if it.mechanic in named else FLOOR)]
    return sorted(enough, key=lambda find: -held[find])


def _named(stock: Stock, asked: Asked) -> list[str]:
    """The mechanics that the query names, of every game that may answer."""
    named = (called.mentioned(stock.index, asked, it, understood=True) for it in asked.games)
    return [mechanic for each in named for mechanic in each]


def _needed(weights: dict[str, float]) -> list[str]:
    """The rarest words, so many that what holds none of them cannot hold enough."""
    rarest = sorted(weights, key=lambda word: -weights[word])
    rest, total = sum(weights.values()), sum(weights.values())
    for at, word in enumerate(rarest, 1):
        rest -= weights[word]
        if rest < FLOOR_NAMED * total:
            return rarest[:at]
    return rarest


def _weight(stock: Stock, word: str) -> float:
    """How much a word tells: the rarer, the more."""
    match = phrasing.anywhere(phrasing.any_of([word]))
    count = sum(shelf.count(match) for shelf in (stock.imported, stock.bundled) if shelf)
    return log(1 + TEXTS / (1 + count))


def _held(find: Find, weights: dict[str, float]) -> float:
    text = phrasing.spaced(find.text)
    return sum(weight for word, weight in weights.items() if phrasing.holds(text, word))
