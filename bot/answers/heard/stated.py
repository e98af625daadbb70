"""Where a question states its circumstances, and what says whose a permanent is that does so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.heard.spots import FILLER, STATED, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from bot.answers.heard.line import Line
    from bot.answers.heard.spots import Spot

CONTROLLER = "magic:term-controller"
OWNING = (
    UNKNOWN,
    FILLER,
    "owner",
    "owner-after",
    "they",
    "kind",
    "with",
    "number",
    "spell",
    "plain",
)


def stating(line: Line, taken: Container[int]) -> Iterator[int]:
    """The spots that state these circumstances."""
    for at, spot in enumerate(line.spots):
        if spot.part == STATED and _circumstance(line, spot) in taken:
            yield at


def owning(line: Line, stated: Iterable[int]) -> Iterator[int]:
    """The spots that say whose a permanent is, and its name, before what it does."""
    for at in stated:
        ways = line.stated[_circumstance(line, line.spots[at])].ways
        if any(does.startswith("effect") for does, _ in ways):
            yield from _leading(line, at)


def _leading(line: Line, at: int) -> Iterator[int]:
    """The spots before this one, as long as they name something, within the sentence."""
    here = at - 1
    while here >= 0 and _owns(line.spots[here]) and not line.parts(here, here + 1):
        yield here
        here -= 1


def _owns(spot: Spot) -> bool:
    return spot.part in OWNING or CONTROLLER in spot.mechanics


def counts(line: Line, at: int) -> bool:
    """Whether what is stated here says more than is taken for granted anyway."""
    ways = line.stated[_circumstance(line, line.spots[at])].ways
    return any(does != "ok" for does, _ in ways)


def _circumstance(line: Line, spot: Spot) -> int:
    """Which circumstance a spot is a piece of."""
    every = [number for number, each in enumerate(line.stated) for _ in each.pieces]
    return every[int(spot.value)]
