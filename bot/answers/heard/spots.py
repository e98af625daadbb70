"""A question cut into what it says: the longest phrase or name at each place, in its order."""

from __future__ import annotations

import re
import unicodedata
from collections import ChainMap
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from bot.answers.heard.numbers import NUMBER, ruled
from bot.answers.heard.table import Meaning, phrases, steps
from bot.questions import LANGUAGES
from rulesdb.library import fold
from rulesdb.library.names import of_words

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping, Sequence

    from rulesdb.library.names import NameHit, Names

LATIN = ("en", "fr", "de")
JAPANESE = "ja"
SYMBOLS = "symbols"
STEP, HEADWORD = ":step-", "headword"
ENDINGS = {"de": ("pen", "en", "n"), "fr": ("er", "r")}
SHORTEST = 4
LONGEST = 24
"""No phrase and no name is made of more units."""
UNKNOWN, NAME, FILLER, STATED = "unknown", "name", "filler", "stated"
BY_ITSELF = ("state", "turn", "step", "moment", "since", "mana", "casts", "response", "gives")
_PIECE = re.compile(rf"(?P<symbols>(?:\{{[^{{}}\s]{{1,5}}\}})+)|{NUMBER}|[^\W_]+")
_STOP = re.compile(r"[.,;:!?()。、！？「」\n]")
_GRAMMAR = re.compile("[ぁ-ゖ]")


@dataclass(frozen=True, slots=True)
class Unit:
    """A word, a Japanese character, or mana symbols, and where it stands in the text."""

    key: str
    start: int
    stop: int
    symbols: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """A stretch of a question and what it is: a part of the table, a name, or nothing known.

    `mechanics` are what a name names; `apart` says that a sign of punctuation stands before it.
    """

    part: str
    value: str
    text: str
    start: int
    stop: int
    mechanics: tuple[str, ...] = ()
    apart: bool = False


def plain(text: str) -> str:
    """The text in which spots are found."""
    return unicodedata.normalize("NFKC", text)


def tongue(text: str, language: str, game: str) -> str:
    """The language that a question is mostly written in; the reader's where that is open."""
    units = [unit.key for unit in units_of(plain(text))]
    if any(map(fold.is_japanese, units)):
        return JAPANESE
    order = sorted(LATIN, key=lambda each: (each != language, each != "en"))
    known = {each: phrases(each, game).words for each in order}
    return max(order, key=lambda each: sum(unit in known[each] for unit in units))


def spots(
    text: str,
    game: str,
    spoken: str,
    names: Names,
    stated: Sequence[tuple[int, int]] = (),
) -> tuple[Spot, ...]:
    """What stands in a text, from left to right; `spoken` is the language that it is in.

    `stated` are stretches that are known already, each a spot of its own.
    """
    text = plain(text)
    units, whole = _joined(text, tuple(units_of(text)), stated)
    ends = tuple(_clauses(text, units, whole))
    sought = _Sought(game, spoken, names, _table(spoken, game))
    found: list[Spot] = []
    at = 0
    while at < len(units):
        if at in whole:
            found.append(_whole(text, units[at], whole[at]))
            at += 1
            continue
        end, meaning, mechanics = sought.longest(units, at, ends[at])
        start, stop = units[at].start, units[end - 1].stop
        apart = at in (0, *ends[at - 1 : at])
        said = text[start:stop]
        found.append(Spot(meaning.part, meaning.value, said, start, stop, mechanics, apart))
        at = end
    return tuple(found)


def _joined(
    text: str, units: tuple[Unit, ...], stated: Sequence[tuple[int, int]]
) -> tuple[tuple[Unit, ...], Mapping[int, int]]:
    """The units with each stretch as one of them, and which of the stretches those are."""
    found = [each for each in units if not any(a < each.stop and each.start < b for a, b in stated)]
    whole = {Unit(text[a:b], a, b): number for number, (a, b) in enumerate(stated)}
    every = tuple(sorted((*found, *whole), key=lambda each: each.start))
    return every, {at: whole[each] for at, each in enumerate(every) if each in whole}


def _whole(text: str, unit: Unit, number: int) -> Spot:
    """A stretch that is known already: a clause of its own."""
    said = text[unit.start : unit.stop]
    return Spot(STATED, str(number), said, unit.start, unit.stop, apart=True)


def is_phrase(text: str, game: str, spoken: str) -> bool:
    """Whether a text is, as a whole, a phrase of the table that is understood by itself."""
    known = _table(spoken, game).get("".join(unit.key for unit in units_of(text)))
    return known is not None and known.part in BY_ITSELF


@cache
def _table(spoken: str, game: str) -> Mapping[str, Meaning]:
    """The phrases of the language spoken, then those that players of any language use."""
    order = dict.fromkeys((spoken, "en", JAPANESE))
    return dict(ChainMap(*({**phrases(each, game).by_key} for each in order)))


def units_of(text: str) -> Iterator[Unit]:
    """The words, Japanese characters and mana symbols of a text, in their order."""
    for piece in _PIECE.finditer(text):
        if piece["symbols"]:
            yield Unit(piece[0].upper(), piece.start(), piece.end(), symbols=True)
        elif text.isascii():
            yield Unit(piece[0].lower(), piece.start(), piece.end())
        else:
            yield from _parted(text, piece.start(), piece.end())


def _parted(text: str, begun: int, stop: int) -> Iterator[Unit]:
    """A run of letters as words, with every Japanese character by itself."""
    for at in range(begun, stop):
        if _is_japanese(text[at]):
            if begun < at:
                yield Unit(fold.fold(text[begun:at]), begun, at)
            yield Unit(_folded(text[at]), at, at + 1)
            begun = at + 1
    if begun < stop:
        yield Unit(fold.fold(text[begun:stop]), begun, stop)


_is_japanese = lru_cache(maxsize=4096)(fold.is_japanese)
_folded = lru_cache(maxsize=4096)(fold.fold)
_is_katakana = lru_cache(maxsize=4096)(fold.is_katakana)


def _clauses(text: str, units: Sequence[Unit], whole: Container[int]) -> Iterator[int]:
    """For each unit where what stands with it ends: at punctuation, else with the text."""
    breaks = [
        at
        for at in range(1, len(units))
        if at in whole or at - 1 in whole or _STOP.search(text, units[at - 1].stop, units[at].start)
    ]
    begun = 0
    for end in (*breaks, len(units)):
        yield from (end for _ in range(begun, end))
        begun = end


@dataclass(frozen=True, slots=True)
class _Sought:
    """Where spots are looked up: the phrases of the languages, and the names of the game."""

    game: str
    spoken: str
    names: Names
    table: Mapping[str, Meaning]

    def longest(
        self, units: Sequence[Unit], at: int, limit: int
    ) -> tuple[int, Meaning, tuple[str, ...]]:
        """Where the longest known stretch from a place ends, what it is, and what it names."""
        if units[at].symbols:
            return at + 1, Meaning(SYMBOLS, units[at].key), ()
        key, keys = "", []
        for unit in units[at : min(limit, at + LONGEST)]:
            key += unit.key
            keys.append(key)
        for end in range(at + len(keys), at, -1):
            known = self._known(keys[end - at - 1], [it.key for it in units[at:end]])
            if known and not _is_cut(units, at, end):
                return end, *known
        if mechanics := ruled(units[at].key, self.game, self.names):
            return at + 1, Meaning(NAME, mechanics[0]), mechanics
        if borrowed := self._borrowed(units[at].key):
            return at + 1, *borrowed
        grammar = _GRAMMAR.fullmatch(units[at].key) is not None
        return at + 1, Meaning(FILLER if grammar else UNKNOWN), ()

    def _borrowed(self, key: str) -> tuple[Meaning, tuple[str, ...]] | None:
        """An English name that is used as a verb of the language spoken: "crewen", "cycler"."""
        stems = (key[: -len(it)] for it in ENDINGS.get(self.spoken, ()) if key.endswith(it))
        for stem in stems:
            hits = self.names.by_key.get(stem, ()) if len(stem) >= SHORTEST else ()
            mechanics = [it.name.mechanic for it in hits if self._is_borrowed(it)]
            if mechanics:
                return Meaning(NAME, mechanics[0]), tuple(dict.fromkeys(mechanics))
        return None

    def _is_borrowed(self, hit: NameHit) -> bool:
        spoken = (hit.name.game, hit.name.language) == (self.game, "en")
        return spoken and hit.how != "old" and not hit.is_alone

    def _known(self, key: str, said: Sequence[str]) -> tuple[Meaning, tuple[str, ...]] | None:
        """What a key of some words is in the table, else among the names; and what it names."""
        meaning, known = self.table.get(key), of_words(self.names.by_key.get(key, ()), said)
        hits = [it for it in known if it.name.game == self.game and not it.is_alone]
        mechanics = _meant(hits, self.spoken) if hits else ()
        if meaning is None and mechanics:
            step = next((it.name.word for it in hits if it.how == hits[0].how == HEADWORD), "")
            timed = STEP in mechanics[0] and step in steps(self.game)
            meaning = Meaning("step", step) if timed else Meaning(NAME, mechanics[0])
        return (meaning, mechanics) if meaning else None


def _is_cut(units: Sequence[Unit], begin: int, end: int) -> bool:
    """Whether these units are a piece of a longer katakana word."""
    edges = (units[begin - 1 : begin + 1], units[end - 1 : end + 1])
    return any(
        len(edge) > 1
        and edge[0].stop == edge[1].start
        and all(_is_katakana(unit.key) for unit in edge)
        for edge in edges
    )


def _meant(hits: Sequence[NameHit], spoken: str) -> tuple[str, ...]:
    """What a name names to somebody who speaks the language: its own names before others'."""
    order = (spoken, "en", *LANGUAGES)
    best = min((order.index(hit.name.language) for hit in hits), default=0)
    meant = (hit.name.mechanic for hit in hits if order.index(hit.name.language) == best)
    return tuple(dict.fromkeys(meant))
