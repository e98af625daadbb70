"""A question read: cut into its spots, with the circumstances that it states."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.answers.heard.circumstances import apart, circumstances
from bot.answers.heard.line import Line
from bot.answers.heard.moments import Told, moments
from bot.answers.heard.spots import STATED, is_phrase, plain, spots

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.answers.heard.circumstances import Circumstance
    from bot.answers.heard.spots import Spot
    from rulesdb.library.names import Names

TIMED = ("turn", "step", "stack")
"""What a circumstance may say of the moment."""


def read(text: str, game: str, spoken: str, names: Names) -> Line:
    """The question, cut up as that game's players speak."""
    said = plain(text)
    every = circumstances(said, game, spoken)
    possible = tuple(each for each in every if not _is_phrase(said, each, game, spoken))
    empty = Line(said, game, (), (), spoken, possible=possible)
    return reread(empty, apart(possible), names)


def reread(line: Line, stated: tuple[Circumstance, ...], names: Names) -> Line:
    """The same question, where it states these circumstances and no others."""
    if line.spots and stated == line.stated:
        return line
    pieces = [it for each in stated for it in each.pieces]
    found = spots(line.text, line.game, line.spoken, names, pieces)
    told = sorted((*moments(found), *_timed(found, stated)), key=lambda each: each.by)
    return replace(line, spots=found, told=tuple(told), stated=stated)


def _timed(found: Sequence[Spot], stated: Sequence[Circumstance]) -> Iterator[Told]:
    """What circumstances say of the moment."""
    every = [each for each in stated for _ in each.pieces]
    for at, spot in enumerate(found):
        ways = every[int(spot.value)].ways if spot.part == STATED else ()
        for each in (it for does, _ in ways for it in does.split(" && ")):
            part, _, values = each.partition(":")
            if part in TIMED:
                yield Told(part, tuple(values.split("+")), (at,))


def _is_phrase(said: str, each: Circumstance, game: str, spoken: str) -> bool:
    """Whether it is a phrase that is understood by itself, with what stands beside it."""
    return len(each.pieces) == 1 and is_phrase(said[slice(*each.pieces[0])], game, spoken)
