"""Declaring attackers (508.1) and blockers (509.1): turn-based actions that need no priority."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Event, Term
from rulesdb.engine.magic.giving import give
from rulesdb.engine.magic.influence import anywhere
from rulesdb.engine.magic.position import BATTLEFIELD, Mark
from rulesdb.engine.magic.sickness import settled
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.games import Played
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Attack, Block


def attacking(position: Position, attempt: Attack) -> Iterator[Check]:
    """Every condition of declaring the creature as an attacker (508.1a)."""
    thing = the(position, attempt.name)
    yield from _creature(thing, attempt.player, "508.1a")
    yield Check("own-turn", position.active == attempt.player, ("508.1", "506.2"), mends=True)
    yield _step(position, "attackers", ("508.1",))
    # What waits on the stack was put there after the declaration (508.2).
    undeclared = not (position.declared or thing.attacking or position.stack)
    yield Check("attackers-undeclared", undeclared, ("508.1", "508.2"), mends=True)
    slots = (("card", thing.name),)
    yield Check("untapped", not thing.tapped, ("508.1a",), slots, mends=True)
    yield settled(position, thing, "702.10b")
    yield Check("no-defender", not thing.now.has("defender"), ("702.3b", "508.1c"), slots)


def blocking(position: Position, attempt: Block) -> Iterator[Check]:
    """Every condition of declaring the creature as a blocker (509.1a)."""
    thing, attacker = the(position, attempt.name), the(position, attempt.attacker)
    yield from _creature(thing, attempt.player, "509.1a")
    slots = (("card", thing.name), ("attacker", attacker.name))
    yield Check("defending", position.active != attempt.player, ("509.1", "506.2"))
    yield _step(position, "blockers", ("509.1",))
    undeclared = not (position.declared or thing.blocking or position.stack)
    yield Check("blockers-undeclared", undeclared, ("509.1", "509.2"), mends=True)
    yield Check("untapped", not thing.tapped, ("509.1a",), slots)
    yield Check("attacker", attacker.attacking, ("509.1a",), slots)
    if _flies(position, attacker):
        able = _flies(position, thing) or thing.now.has("reach")
        yield Check("can-block-flying", able, ("702.9b", "509.1b"), slots)


def _flies(position: Position, thing: Object) -> bool:
    return thing.now.has("flying") and not anywhere(position, "no-flying")


def _creature(thing: Object, player: str, rule: str) -> Iterator[Check]:
    yield in_zone(thing, BATTLEFIELD, (rule,), theirs=thing.controller == player)
    slots = (("card", thing.name), ("ability", "creature"))
    yield Check("card-type", "creature" in thing.now.types, (rule,), slots)


def _step(position: Position, step: str, rules: tuple[str, ...]) -> Check:
    slots = (("step", Term(f"step-{position.step}")), ("needed", Term(f"step-{step}")))
    return Check("step", position.step == step, rules, slots, mends=True)


def attack(position: Position, attempt: Attack) -> Played[Position]:
    """The creature attacks; attacking taps it unless it has vigilance (508.1f, 702.20b)."""
    thing = the(position, attempt.name)
    tapped = not thing.now.has("vigilance")
    attacker = replace(thing, attacking=True, tapped=tapped or thing.tapped)
    after = position.put(attacker.marked(Mark("attacked", position.turn)))
    slots = (("player", attempt.player), ("card", thing.name))
    return give(after, (Event("attacked", ("508.1a", "508.1f"), slots),), position.active)


def block(position: Position, attempt: Block) -> Played[Position]:
    """The creature blocks."""
    thing = the(position, attempt.name)
    after = position.put(replace(thing, blocking=True))
    after = after.put(replace(the(after, attempt.attacker), blocked=True))
    slots = (("player", attempt.player), ("card", thing.name), ("attacker", attempt.attacker))
    return give(after, (Event("blocked", ("509.1a", "509.1g", "509.1h"), slots),), position.active)
