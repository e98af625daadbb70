"""Saying how a creature's combat damage is divided, before it is dealt (510.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import assigning
from rulesdb.engine.magic.influence import has, strength
from rulesdb.engine.magic.position import BATTLEFIELD
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Assign


def conditions(position: Position, attempt: Assign) -> Iterator[Check]:
    """Every condition of dividing the damage so, as it is when the next damage is dealt."""
    thing = the(position, attempt.name)
    yield in_zone(thing, BATTLEFIELD, ("510.1",), theirs=thing.controller == attempt.player)
    slots = (("card", thing.name),)
    fights = thing.attacking or thing.blocking
    yield Check("fights", fights, ("510.1a",), slots)
    when = (("step", Term(f"step-{position.step}")), ("needed", Term("step-damage")))
    held = position.step == "blockers" or (position.step == "damage" and position.first_strikes)
    yield Check("step", held, ("510.1",), when, mends=True)
    banded = [
        each.name
        for each in assigning.opposing(position, thing) or ()
        if has(position, each, "banding")
    ]
    if banded:
        # Who divides the damage then, and how freely, is not modelled.
        rule = "702.22j" if thing.attacking else "702.22k"
        yield Check("no-banding", ok=False, rules=(rule,), slots=(("card", banded[0]),))
    own = strength(position, thing)
    if own and fights:
        found = assigning.conditions(position, thing, attempt.shares, own[0])
        held_by = dict(found)
        rule = "510.1c" if thing.attacking else "510.1d"
        yield Check("damage-whole", held_by["damage-whole"], ("510.1a", rule), slots)
        yield Check("damage-fits", held_by["damage-fits"], _why(position, thing, rule), slots)
        yield Check("damage-lethal", held_by["damage-lethal"], _lethal(position, thing), slots)


def _why(position: Position, thing: Object, rule: str) -> tuple[str, ...]:
    """Who may get the damage: those who fight it, or what it attacks, where trample lets it."""
    if thing.attacking and not thing.blocked:
        return ("510.1b",)
    return (rule, "702.19b") if has(position, thing, "trample") else (rule,)


def _lethal(position: Position, thing: Object) -> tuple[str, ...]:
    """No order among blockers, and lethal damage to each only where trample goes past them."""
    deadly = ("702.2c",) if has(position, thing, "deathtouch") else ()
    return ("702.19b", *deadly) if has(position, thing, "trample") else ("510.1c", *deadly)


def divide(position: Position, attempt: Assign) -> Played[Position]:
    """The division is kept until the damage is dealt."""
    assigned = dict(position.assigned) | {attempt.name: attempt.shares}
    shares = ", ".join(f"{amount}: {name}" for name, amount in attempt.shares)
    slots = (("player", attempt.player), ("card", attempt.name), ("shares", shares))
    told = Event("damage-assigned", ("510.1", "510.1e"), slots)
    return Played(replace(position, assigned=tuple(assigned.items())), (told,))
