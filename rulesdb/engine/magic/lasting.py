"""What lasts until the next turn of whoever did it: goaded (701.15a), detained (701.35a)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic.position import BATTLEFIELD

if TYPE_CHECKING:
    from rulesdb.engine.magic.marks import Mark
    from rulesdb.engine.magic.position import Object, Position

LASTING = ("goaded", "detained")


def by(position: Position, player: str) -> int:
    """How a mark says who made it: the player's place among the players, from 1."""
    return position.players.index(player) + 1


def expired(position: Position) -> Position:
    """Without the marks of those kinds that the player made whose turn begins now."""
    for thing in tuple(position.each(BATTLEFIELD)):
        if any(mark.kind in LASTING for mark in thing.marks):
            left = tuple(mark for mark in thing.marks if not _over(position, thing, mark))
            position = position.put(replace(thing, marks=left))
    return position


def _over(position: Position, thing: Object, mark: Mark) -> bool:
    """The turn of whoever made it; where no line tells who that is, of the only opponent."""
    if mark.kind not in LASTING or mark.turn >= position.turn:
        return False
    if mark.order:
        return position.players[mark.order - 1] == position.active
    others = position.opponents(thing.controller)
    return others == (position.active,)
