"""Mana in pools (106.4), which is lost as a step or phase ends (500.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.changing import changed
from rulesdb.engine.magic.mana import Mana

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Position

    Happening = tuple[Position, tuple[Event, ...]]


def emptied(position: Position) -> Happening:
    """With nothing left in the pools of which lines say what is in them."""
    if not position.floating:
        return position, ()
    events: list[Event] = []
    for player in sorted(position.floating):
        if (left := position.can_pay(player)) and str(left):
            slots = (("player", player), ("mana", str(left)))
            events.append(Event("mana-emptied", ("500.5", "703.4q"), slots))
        position = position.with_mana(player, Mana())
    return changed(position, floating=frozenset()), tuple(events)
