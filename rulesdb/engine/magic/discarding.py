"""Discarding a card (701.9), which madness turns into an exile and a trigger (702.35a)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic.items import Item
from rulesdb.engine.magic.position import EXILE, GRAVEYARD, HAND, Mark
from rulesdb.engine.magic.spells import leaving

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position


def discarded(position: Position, thing: Object) -> Position:
    """With the card in the graveyard, or in exile with its madness ability waiting."""
    if thing.zone != HAND or not thing.card.has("madness"):
        to = leaving(position, thing, GRAVEYARD)
        return position.put(thing.in_zone(to).marked(Mark("discarded", position.turn)))
    exiled = thing.in_zone(EXILE)
    item = Item(
        f"madness of {thing.name}",
        thing.owner,
        "triggered",
        thing.card,
        exiled,
        does="let-cast",
        rules=("702.35a", "603.3"),
    )
    return replace(position.put(exiled), waiting=(*position.waiting, item))
