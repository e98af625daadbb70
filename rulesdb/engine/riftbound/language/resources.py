"""Situation lines about what a player has: runes, rune pool, rune deck, points, XP."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.games import Unread
from rulesdb.engine.nearest import nearest
from rulesdb.engine.riftbound.costs import ANY, DOMAINS, Cost, Purse, Rune

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.riftbound.position import Position

NONE = ("none", "0", "empty")
_RUNES = re.compile(r"(?P<number>\d{1,2})(?: (?P<state>ready|exhausted))?(?: (?P<domain>[a-z]+))?")


@dataclass(frozen=True, slots=True)
class Runes:
    """The runes that the player has on the board; with them resources are stated."""

    player: str
    runes: tuple[Rune, ...]
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With those runes and no others."""
        purse = position.seat(self.player).purse or Purse()
        return position.with_seat(self.player, purse=replace(purse, runes=self.runes))

    def __str__(self) -> str:
        counted = Counter(self.runes)
        parts = [
            f"{number} {'exhausted' if rune.exhausted else 'ready'}"
            + (f" {rune.domain}" if rune.domain != ANY else "")
            for rune, number in counted.items()
        ]
        return f"{self.player} runes: {', '.join(parts) or 'none'}"


@dataclass(frozen=True, slots=True)
class Pool:
    """What floats in the player's rune pool; with it resources are stated."""

    player: str
    pool: Cost
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that pool."""
        purse = position.seat(self.player).purse or Purse()
        return position.with_seat(self.player, purse=replace(purse, pool=self.pool))

    def __str__(self) -> str:
        return f"{self.player} pool: {self.pool}"


@dataclass(frozen=True, slots=True)
class Count:
    """A number that the player has: points, XP, or cards in the rune deck."""

    player: str
    what: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that number."""
        return position.with_seat(self.player, **{COUNTS[self.what]: self.number})

    def __str__(self) -> str:
        return f"{self.player} {self.what}: {self.number}"


@dataclass(frozen=True, slots=True)
class Victory:
    """The points that win the game in this mode of play."""

    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that victory score."""
        return replace(position, victory=self.number)

    def __str__(self) -> str:
        return f"victory score: {self.number}"


@dataclass(frozen=True, slots=True)
class Preferred:
    """What players choose first wherever the rules leave them a choice."""

    names: tuple[str, ...]
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that preference."""
        return replace(position, preferred=self.names)

    def __str__(self) -> str:
        return f"choices: {', '.join(self.names)}"


MOST = 99
"""No game has more runes, points or experience than a scenario may say."""
COUNTS = {"points": "points", "xp": "xp", "rune deck": "rune_deck"}
Stated = Runes | Pool | Count | Victory | Preferred


def read_runes(player: str, value: str) -> Stated | Unread:
    """Runes as `2 ready fury, 1 exhausted`; what is written like a cost floats in the pool."""
    if value.casefold() in NONE:
        return Runes(player, ())
    runes: list[Rune] = []
    for part in value.casefold().split(","):
        match = _RUNES.fullmatch(part.strip())
        domain = match["domain"] or ANY if match else ""
        if not match or domain not in (*DOMAINS, ANY):
            pool = Cost.read(value)
            if pool and not pool.deeds:
                return Pool(player, pool)
            return Unread("runes", part.strip(), ("3 ready", "2 ready fury", "1 exhausted"))
        rune = Rune(domain, exhausted=match["state"] == "exhausted")
        runes += [rune] * int(match["number"])
        if len(runes) > MOST:
            return Unread("number", value)
    return Runes(player, tuple(runes))


def read_pool(player: str, value: str) -> Stated | Unread:
    """What floats, as a cost is written."""
    pool = Cost() if value.casefold() in NONE else Cost.read(value)
    if pool is None or pool.deeds:
        return Unread("cost", value, ("2", "1 + 1 fury", "1 power"))
    return Pool(player, pool)


def read_count(what: str) -> Callable[[str, str], Stated | Unread]:
    """The reader of a number of that kind."""

    def read(player: str, value: str) -> Stated | Unread:
        return Count(player, what, int(value)) if _is_number(value) else Unread("number", value)

    return read


def read_victory(value: str) -> Stated | Unread:
    """The victory score, a positive number (478.3.a)."""
    return Victory(int(value)) if _is_number(value) and int(value) else Unread("number", value)


def _is_number(value: str) -> bool:
    return value.isdecimal() and int(value) <= MOST


OF_PLAYER: dict[str, Callable[[str, str], Stated | Unread]] = {
    "runes": read_runes,
    "pool": read_pool,
    **{what: read_count(what) for what in COUNTS},
}


def unknown(what: str, known: tuple[str, ...]) -> Unread:
    """A line that is about nothing the game knows."""
    return Unread("situation", what, nearest(what, (*known, *OF_PLAYER)))
