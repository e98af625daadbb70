"""Declaring attackers (508.1) and blockers (509.1): turn-based actions that need no priority."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Event, Term
from rulesdb.engine.magic import evasion
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.giving import give
from rulesdb.engine.magic.influence import effects, has
from rulesdb.engine.magic.position import BATTLEFIELD, Mark
from rulesdb.engine.magic.sickness import settled
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.games import Played
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Attack, Block


def attacking(position: Position, attempt: Attack) -> Iterator[Check]:
    """Every condition of declaring the creatures as attackers (508.1a)."""
    for name in (attempt.name, *attempt.others):
        yield from _attacking(position, attempt.player, the(position, name))


def _attacking(position: Position, player: str, thing: Object) -> Iterator[Check]:
    yield from _creature(thing, player, "508.1a")
    yield Check("own-turn", position.active == player, ("508.1", "506.2"), mends=True)
    yield _step(position, "attackers", ("508.1",))
    # What waits on the stack was put there after the declaration (508.2).
    undeclared = not (position.declared or thing.attacking or position.stack)
    yield Check("attackers-undeclared", undeclared, ("508.1", "508.2"), mends=True)
    slots = (("card", thing.name),)
    yield Check("untapped", not thing.tapped, ("508.1a",), slots, mends=True)
    yield settled(position, thing, "702.10b")
    yield Check("no-defender", not has(position, thing, "defender"), ("702.3b", "508.1c"), slots)
    yield from _restricted(position, thing, "can't attack", "508.1c", "no-attacking")
    if thing.mark("goaded"):
        yield Check("must-attack", ok=True, rules=("701.15b", "508.1d"), slots=slots)


def blocking(position: Position, attempt: Block) -> Iterator[Check]:
    """Every condition of declaring the creatures as blockers of the attacker (509.1a)."""
    attacker = the(position, attempt.attacker)
    blockers = tuple(the(position, name) for name in (attempt.name, *attempt.others))
    for thing in blockers:
        yield from _blocking(position, attempt.player, thing, attacker)
    yield from evasion.together(position, attacker, blockers)


def _blocking(position: Position, player: str, thing: Object, attacker: Object) -> Iterator[Check]:
    yield from _creature(thing, player, "509.1a")
    slots = (("card", thing.name), ("attacker", attacker.name))
    yield Check("defending", position.active != player, ("509.1", "506.2"))
    yield _step(position, "blockers", ("509.1",))
    undeclared = not (position.declared or thing.blocking or position.stack)
    yield Check("blockers-undeclared", undeclared, ("509.1", "509.2"), mends=True)
    yield Check("untapped", not thing.tapped, ("509.1a",), slots)
    # Whoever is told about blocking wonders about that: it is only asked of attackers and {T}.
    yield Check("never-too-new-to-block", ok=True, rules=("302.6", "509.1a"), slots=slots[:1])
    yield Check("attacker", attacker.attacking, ("509.1a",), slots)
    yield from _restricted(position, thing, "can't block", "509.1b", "no-blocking")
    yield from evasion.alone(position, attacker, thing)


def _restricted(
    position: Position, thing: Object, words: str, rule: str, kind: str
) -> Iterator[Check]:
    """No effect says that the creature can't attack, or can't block."""
    slots = (("card", thing.name),)
    if thing.now.has(words):
        yield Check("restricted", ok=False, rules=(rule, "101.2"), slots=slots)
    if thing.mark("detained"):
        yield Check("restricted", ok=False, rules=("701.35a", rule), slots=slots)
    if thing.mark("suspected") and kind == "no-blocking":
        yield Check("restricted", ok=False, rules=("701.60c", rule), slots=slots)
    if thing.now.has("decayed") and kind == "no-blocking":
        yield Check("restricted", ok=False, rules=("702.147a", rule), slots=slots)
    if found := next(effects(position, kind, thing.controller), None):
        yield Check("restricted", ok=False, rules=rules(found[1]), slots=slots)


def _creature(thing: Object, player: str, rule: str) -> Iterator[Check]:
    yield in_zone(thing, BATTLEFIELD, (rule,), theirs=thing.controller == player)
    slots = (("card", thing.name), ("ability", "creature"))
    yield Check("card-type", "creature" in thing.now.types, (rule, "506.3"), slots)


def _step(position: Position, step: str, rules: tuple[str, ...]) -> Check:
    slots = (("step", Term(f"step-{position.step}")), ("needed", Term(f"step-{step}")))
    return Check("step", position.step == step, rules, slots, mends=True)


def attack(position: Position, attempt: Attack) -> Played[Position]:
    """The creatures attack; attacking taps each unless it has vigilance (508.1f, 702.20b)."""
    events: list[Event] = []
    for name in (attempt.name, *attempt.others):
        thing = the(position, name)
        vigilant = has(position, thing, "vigilance")
        attacker = replace(thing, attacking=True, tapped=not vigilant or thing.tapped)
        position = position.put(attacker.marked(Mark("attacked", position.turn)))
        slots = (("player", attempt.player), ("card", thing.name))
        why = ("508.1a", "702.20b") if vigilant else ("508.1a", "508.1f")
        events.append(Event("attacked", (*why, "508.1k"), slots))
    return give(position, tuple(events), position.active)


def block(position: Position, attempt: Block) -> Played[Position]:
    """The creatures block."""
    events: list[Event] = []
    for name in (attempt.name, *attempt.others):
        thing = the(position, name)
        position = position.put(replace(thing, blocking=True, blocks=attempt.attacker))
        slots = (("player", attempt.player), ("card", thing.name), ("attacker", attempt.attacker))
        events.append(Event("blocked", ("509.1a", "509.1g", "509.1h"), slots))
    position = position.put(replace(the(position, attempt.attacker), blocked=True))
    return give(position, tuple(events), position.active)
