"""What stands before and behind a spot, small words apart, within the same clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.heard.spots import FILLER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.answers.heard.spots import Spot


def before(spots: Sequence[Spot], at: int) -> int | None:
    """The nearest spot to the left that is no small word."""
    while not spots[at].apart and at > 0:
        at -= 1
        if spots[at].part != FILLER:
            return at
    return None


def after(spots: Sequence[Spot], at: int) -> int | None:
    """The nearest spot to the right that is no small word."""
    while at + 1 < len(spots) and not spots[at + 1].apart:
        at += 1
        if spots[at].part != FILLER:
            return at
    return None


def around(spots: Sequence[Spot], at: int) -> Iterator[int]:
    """The neighbours on both sides, where there are any."""
    for beside in (before(spots, at), after(spots, at)):
        if beside is not None:
            yield beside
