"""Whether a creature has been under its controller's control long enough (302.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import by_effect, effects, has
from rulesdb.engine.magic.spells import WAYS

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position


def settled(position: Position, thing: Object, haste_rule: str) -> Check:
    """Controlled continuously since its controller's most recent turn began, or haste."""
    hasty = has(position, thing, "haste")
    held = hasty or thing.since < position.latest_turn(thing.controller)
    lent = by_effect(position, thing, "haste") if hasty else ()
    why = ("302.6", haste_rule, *_given(thing), *lent) if hasty else ("302.6",)
    return Check("summoning-sick", held, why, (("card", thing.name),), mends=True)


def _given(thing: Object) -> tuple[str, ...]:
    """The rule of the way in which it came, where that gave it haste."""
    if thing.way == "unearth":
        return ("702.84a",)
    row = WAYS.get(thing.way)
    return row.rules[:1] if row and "haste" in row.gains else ()


def using(position: Position, thing: Object) -> Check:
    """The same for {T} and {Q}, which an effect may allow as though it had haste (602.5a)."""
    check = settled(position, thing, "702.10c")
    lifted = next(effects(position, "tap-as-though-haste", thing.controller), None)
    if check.ok or lifted is None:
        return replace(check, rules=(*check.rules, "602.5a"))
    return replace(check, ok=True, rules=rules(lifted[1]))
