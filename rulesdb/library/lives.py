"""The rules of a game through all its editions: which number was which rule when."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_LAST_PART = re.compile(r"\.?(?:\d+|[a-z]+)$")


@dataclass(frozen=True, slots=True, order=True)
class Stay:
    """A number that a rule had, from the first edition that we know it in to the last."""

    first: str
    last: str
    number: str


@dataclass(frozen=True, slots=True)
class Life:
    """One rule through the editions: the numbers it had, by time.

    `now` is its number in the newest edition, empty where it is gone; `name` is its heading, and
    for what is gone the heading it stood under.  Stays overlap where several rules became this.
    """

    now: str
    name: str
    stays: tuple[Stay, ...]

    def at(self, edition: str) -> tuple[str, ...]:
        """The numbers it had in an edition: one, or none, or those of all that became it."""
        return tuple(it.number for it in self.stays if it.first <= edition <= it.last)


class Lives:
    """Every rule of a game's main document, over all editions that were followed."""

    def __init__(self, game: str, editions: Iterable[str], lives: Iterable[Life]) -> None:
        self.game = game
        self.editions = tuple(editions)
        self.lives = tuple(lives)

    @cached_property
    def _by_number(self) -> dict[str, list[Life]]:
        found: dict[str, list[Life]] = {}
        for life in self.lives:
            for number in dict.fromkeys(stay.number for stay in life.stays):
                found.setdefault(number, []).append(life)
        return found

    @cached_property
    def _names(self) -> dict[str, str]:
        return {life.now: life.name for life in self.lives if life.now and life.name}

    def of(self, number: str) -> tuple[Life, ...]:
        """Every rule that ever had a number."""
        return tuple(self._by_number.get(number, ()))

    def at(self, number: str, day: str) -> tuple[Life, ...]:
        """What a number meant on a day; nothing where the editions around it do not agree."""
        around = self._around(day)
        return tuple(
            life
            for life in self.of(number)
            if around and all(number in life.at(edition) for edition in around)
        )

    def numbers(self, life: Life, day: str) -> tuple[str, ...]:
        """The numbers of a rule on a day; nothing where the editions around it do not agree."""
        found = [life.at(edition) for edition in self._around(day)]
        return found[0] if found and all(its == found[0] for its in found) else ()

    def carried(self, number: str, then: str, to: str) -> tuple[str, ...]:
        """The numbers on one day of the rule that a number meant on another."""
        found = (its for life in self.at(number, then) for its in self.numbers(life, to))
        return tuple(dict.fromkeys(found))

    def knows(self, day: str) -> bool:
        """Whether numbers of that day can be told."""
        return bool(self._around(day))

    def name(self, life: Life) -> str:
        """The heading of a rule, else the nearest one above it."""
        number = life.now
        while number and number not in self._names:
            number = _LAST_PART.sub("", number)
        return life.name or self._names.get(number, "")

    def _around(self, day: str) -> tuple[str, ...]:
        """The edition of a day, or those before and after it; none beyond the first and last."""
        after = bisect_right(self.editions, day)
        if not after or (after == len(self.editions) and self.editions[-1] != day):
            return ()
        before = self.editions[after - 1]
        return (before,) if before == day else (before, self.editions[after])
