"""What was made of the same things a moment ago, so that what many ask is made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

Made = TypeVar("Made")

MOST = 256


class Remembered(Generic[Made]):
    """Things by what was asked for, as long as all that they rest on stays the same object."""

    def __init__(self) -> None:
        self._kept: tuple[tuple[object, ...], dict[Hashable, Made]] = (), {}

    def get(self, rests_on: tuple[object, ...], asked: Hashable, make: Callable[[], Made]) -> Made:
        """What was made for the same thing asked, else what is made now."""
        before, made = self._kept
        same = len(before) == len(rests_on)
        same = same and all(one is other for one, other in zip(before, rests_on, strict=True))
        if not same or len(made) >= MOST:
            made = {}
            self._kept = rests_on, made
        if asked not in made:
            made[asked] = make()
        return made[asked]
