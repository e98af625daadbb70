"""Sieges (310.12): what their last defense counter triggers as it is removed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic.items import Item
from rulesdb.engine.magic.position import BATTLEFIELD, Mark

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Position

SIEGE, DEFEATED = "siege", "defeated"


def defeated(position: Position) -> Position:
    """With the ability waiting of each Siege whose defense counters are gone (310.12b)."""
    for thing in tuple(position.each(BATTLEFIELD)):
        lasting = SIEGE not in thing.now.subtypes or dict(thing.counters).get("defense") != 0
        if lasting or thing.mark(DEFEATED):
            continue
        item = Item(
            f"siege of {thing.name}",
            thing.controller,
            "triggered",
            thing.card,
            thing,
            does="exile-it",
            rules=("310.12b", "603.3"),
        )
        position = position.put(thing.marked(Mark(DEFEATED, position.turn)))
        position = replace(position, waiting=(*position.waiting, item))
    return position
