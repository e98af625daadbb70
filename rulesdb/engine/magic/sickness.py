"""Whether a creature has been under its controller's control long enough (302.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position


def settled(position: Position, thing: Object, haste_rule: str) -> Check:
    """Controlled continuously since its controller's most recent turn began, or haste."""
    hasty = thing.now.has("haste")
    held = hasty or thing.since < position.latest_turn(thing.controller)
    rules = ("302.6", haste_rule) if hasty else ("302.6",)
    return Check("summoning-sick", held, rules, (("card", thing.name),), mends=True)
