"""A mutating creature spell that resolves: it merges with its target (702.140c, 730.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.position import MERGED

if TYPE_CHECKING:
    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Position


def merged(position: Position, top: Item) -> tuple[Position, Event]:
    """The spell on top of its target, which stays the object that it is (730.2b, c)."""
    spell = top.source
    if spell is None:
        raise ValueError(top)
    host = next((found for name, _ in top.targets if (found := position.find(name))), None)
    part = replace(spell, zone=MERGED, part_of=host.name if host else "")
    after, slots = position.put(part), (("card", top.name),)
    if host is None:
        return after, Event("merge-unstated", ("702.140c", "730.2b"), slots)
    under = _together(spell.card, host.now)
    after = after.put(replace(host, other=under, face_down=False))
    return after, Event("merged", ("702.140c", "730.2c"), (*slots, ("target", host.name)))


def _together(top: Card, below: Card) -> Card:
    """The topmost component with the abilities of both (702.140e)."""
    return replace(
        top,
        keywords=(*top.keywords, *below.keywords),
        abilities=(*top.abilities, *below.abilities),
        effects=(*top.effects, *below.effects),
        triggers=(*top.triggers, *below.triggers),
    )
