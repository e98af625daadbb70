"""Mana in pools (106.4), which is lost as a step or phase ends (500.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.subtypes import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position

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
    return position, tuple(events)


def filled(position: Position, player: str, land: Object) -> Position:
    """With the mana of a basic land in the pool, where a line says what is in it (305.6)."""
    named = land.name.partition("#")[0].casefold()
    kinds = [kind for kind in BASIC if kind in land.now.subtypes or kind == named]
    had = position.can_pay(player)
    if player not in position.floating or had is None or len(kinds) != 1:
        return position
    return position.with_mana(player, Mana((*had.symbols, BASIC[kinds[0]])))


BASIC = dict(zip(BASIC_LAND_TYPES, "WUBRG", strict=True))
