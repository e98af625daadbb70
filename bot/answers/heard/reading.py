"""A question read: cut into its spots, with the circumstances that it states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.heard.circumstances import circumstances
from bot.answers.heard.line import Line
from bot.answers.heard.moments import Told, moments
from bot.answers.heard.spots import STATED, is_phrase, plain, spots

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from bot.answers.heard.circumstances import Circumstance
    from bot.answers.heard.spots import Spot
    from rulesdb.library.names import Names

TIMED = ("turn", "step", "stack")
"""What a circumstance may say of the moment."""


def read(text: str, game: str, spoken: str, names: Names) -> Line:
    """The question, cut up as that game's players speak."""
    said = plain(text)
    stated = (
        each
        for each in circumstances(said, game, spoken)
        if not _is_phrase(said, each, game, spoken)
    )
    return _cut(said, game, spoken, names, tuple(stated))


def reread(line: Line, kept: Container[int], names: Names) -> Line:
    """The same question, with no more than these of the circumstances that it states."""
    stated = tuple(each for at, each in enumerate(line.stated) if at in kept)
    if len(stated) == len(line.stated):
        return line
    return _cut(line.text, line.game, line.spoken, names, stated)


def _cut(said: str, game: str, spoken: str, names: Names, stated: tuple[Circumstance, ...]) -> Line:
    found = spots(said, game, spoken, names, [it for each in stated for it in each.pieces])
    told = sorted((*moments(found), *_timed(found, stated)), key=lambda each: each.by)
    return Line(said, game, found, tuple(told), spoken, stated)


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
