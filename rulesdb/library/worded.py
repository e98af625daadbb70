"""Texts found by their words: those that hold all of them, else most of what they tell."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from rulesdb.library import called, phrasing
from rulesdb.library.documents import LANGUAGES
from rulesdb.library.found import Find, Found

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rulesdb.library.found import Asked, Stock
    from rulesdb.library.volume import Volume

CANDIDATES = 60
SHOWN = 8
# What holds less than this much of what the words tell is not near enough to be shown.
FLOOR = 0.6
FLOOR_NAMED = 0.4  # where it is about what the words name
TEXTS = 5000  # about as many as an edition has; only weighs rare words against common ones


def by_words(stock: Stock, asked: Asked) -> Found | None:
    """The texts that hold all the words, in the asked language if any there do."""
    words = phrasing.telling(asked.query, asked.language)
    for match in (phrasing.strict(words), phrasing.lenient(words)) if words else ():
        for game in asked.games:
            for languages in _own_then_others(asked.language):
                if finds := _ranked(stock, asked, game, _sought(stock, match, game, languages)):
                    return Found("text", game, finds)
    for game in asked.games if words else ():
        if finds := tuple(_past(stock, phrasing.strict(words), game)):
            return Found("text", game, finds)
    return None


def by_most_words(stock: Stock, asked: Asked) -> Found | None:
    """What a sentence names, and the texts that hold most of what its words tell."""
    words = phrasing.telling(asked.query, asked.language)
    for game in asked.games if words else ():
        named = called.mentioned(stock.index, asked, game)
        weights = {word: _weight(stock, word) for word in words}
        told = [it for it in named if not called.is_frame(it)]
        rules = [find for it in told for find in stock.index.mechanic(it, asked.language)]
        for languages in _own_then_others(asked.language):
            near = _near(stock, game, languages, weights, named)
            if finds := (*rules, *_ranked(stock, asked, game, near)):
                return Found("fuzzy", game, tuple(dict.fromkeys(finds))[:SHOWN])
    return None


def _near(
    stock: Stock,
    game: str,
    languages: Iterable[str],
    weights: dict[str, float],
    named: Sequence[str],
) -> list[Find]:
    """The texts that hold enough of the words, those with most of them first."""
    finds = [*_sought(stock, phrasing.any_of(_needed(weights)), game, languages)]
    held = {find: _held(find, weights) / sum(weights.values()) for find in finds}
    enough = [it for it in finds if held[it] >= (FLOOR_NAMED if it.mechanic in named else FLOOR)]
    return sorted(enough, key=lambda find: -held[find])


def _needed(weights: dict[str, float]) -> list[str]:
    """The rarest words, so many that what holds none of them cannot hold enough."""
    rarest = sorted(weights, key=lambda word: -weights[word])
    rest, total = sum(weights.values()), sum(weights.values())
    for at, word in enumerate(rarest, 1):
        rest -= weights[word]
        if rest < FLOOR_NAMED * total:
            return rarest[:at]
    return rarest


def _own_then_others(language: str) -> tuple[tuple[str, ...], ...]:
    return (language,), tuple(other for other in LANGUAGES if other != language)


def _sought(stock: Stock, match: str, game: str, languages: Iterable[str]) -> Iterator[Find]:
    """What matches in the newest editions: first the imported ones, best first."""
    imported, bundled = [*stock.index.imported_of(game)], [*stock.index.bundled_of(game)]
    if (spoken := _spoken(imported, languages)) and stock.imported:
        scoped = phrasing.scoped(match, game, spoken)
        most = TEXTS if stock.alone else CANDIDATES
        ids = stock.imported.sought(scoped, most)
        ids += stock.imported.sought_before(scoped, most) if stock.alone else []
        yield from _placed(stock, ids, imported)
    if spoken := _spoken(bundled, languages):
        ids = stock.bundled.sought(phrasing.scoped(match, game, spoken), CANDIDATES)
        yield from _placed(stock, ids, bundled)


def _spoken(volumes: Iterable[Volume], languages: Iterable[str]) -> set[str]:
    """Those of the languages that any of the editions is in."""
    return {volume.edition.language for volume in volumes} & set(languages)


def _placed(stock: Stock, passages: Iterable[int], volumes: list[Volume]) -> Iterator[Find]:
    for passage in passages:
        for volume in volumes:
            if (place := volume.passages.get(passage)) is None:
                continue
            if place.kind == "rule":
                yield stock.index.find(volume, place.at)
            else:
                yield Find(
                    volume, place.kind, place.at, _about(stock, volume, place.kind, place.at)
                )
            break


def _about(stock: Stock, volume: Volume, kind: str, at: int) -> str | None:
    if kind == "note":
        return volume.notes[at].about
    hits = stock.index.names.find(volume.glossary[at].headword, volume.edition.game)
    return next(iter(called.meant(hits, volume.edition.language)), None)


def _ranked(stock: Stock, asked: Asked, game: str, finds: Iterable[Find]) -> tuple[Find, ...]:
    """Each rule once: what the query names first, then whole texts; in the asked language."""
    named = called.mentioned(stock.index, asked, game)
    first: dict[object, Find] = {}
    for find in sorted(finds, key=lambda it: (it.mechanic not in named, it.volume.is_part)):
        it = stock.index.translated(find, asked.language)
        first.setdefault((it.volume.edition.document, it.number or it), it)
    return tuple(first.values())[:SHOWN]


def _past(stock: Stock, match: str, game: str) -> Iterator[Find]:
    """What only past editions have, each text in the newest of them."""
    shelf = stock.imported
    if shelf is None or stock.alone:
        return
    editions = {holding.id: holding.edition for holding in stock.holdings}
    for passage in shelf.sought_before(phrasing.scoped(match, game, LANGUAGES), SHOWN):
        home = shelf.last_home(passage, stock.day)
        if home and home[0] in editions:
            leaf = shelf.leaf(editions[home[0]], *home)
            yield Find(leaf, "rule" if leaf.rules else "term" if leaf.glossary else "note", 0)


def _weight(stock: Stock, word: str) -> float:
    """How much a word tells: the rarer, the more."""
    match = phrasing.anywhere(phrasing.any_of([word]))
    return log(1 + TEXTS / (1 + (stock.imported or stock.bundled).count(match)))


def _held(find: Find, weights: dict[str, float]) -> float:
    text = phrasing.spaced(find.text)
    return sum(weight for word, weight in weights.items() if phrasing.holds(text, word))
