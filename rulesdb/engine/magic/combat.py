"""Declaring attackers (508.1) and blockers (509.1): turn-based actions that need no priority."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Event, Term
from rulesdb.engine.magic import evasion
from rulesdb.engine.magic.assigning import ATTACKABLE, defending, protector
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.giving import give
from rulesdb.engine.magic.influence import by_effect, effects, has
from rulesdb.engine.magic.position import BATTLEFIELD, Mark
from rulesdb.engine.magic.removing import UNBLOCKED
from rulesdb.engine.magic.sickness import settled
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.games import Played
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Attack, Block


def attacking(position: Position, attempt: Attack) -> Iterator[Check]:
    """Every condition of declaring the creatures as attackers (508.1a)."""
    names = (attempt.name, *attempt.others)
    for name in names:
        yield from _attacking(position, attempt.player, the(position, name))
    for whom in dict.fromkeys(attempt.whom):
        yield _attackable(position, attempt.player, whom)
    yield from _left_out(position, attempt.player, names)


def _attackable(position: Position, player: str, whom: str) -> Check:
    """An opponent, a planeswalker of an opponent's, or a battle that one protects (506.2)."""
    target, slots = position.find(whom), (("target", whom),)
    if target is None:
        held = whom in position.opponents(player)
        return Check("attackable", held, ("506.2", "508.1b"), slots)
    kind = next((each for each in ATTACKABLE if each in target.now.types), None)
    defends = protector(position, target)
    held = kind is not None and target.zone == BATTLEFIELD and defends in (None, *position.players)
    held = held and defends != player
    why = {"planeswalker": ("306.6",), "battle": ("310.9b",)}.get(kind or "", ("506.3",))
    return Check("attackable", held, (*why, "506.2", "508.1b"), slots)


def _left_out(position: Position, player: str, names: tuple[str, ...]) -> Iterator[Check]:
    """Every creature that attacks if able is among the attackers (508.1d)."""
    for thing in compelled(position, player):
        if thing.name not in names:
            why = ("701.15b", "508.1d") if thing.mark("goaded") else ("508.1d",)
            yield Check("left-out", ok=False, rules=why, slots=(("card", thing.name),))


def _waits(thing: Object) -> bool:
    return thing.now.has("frenzy") or UNBLOCKED in thing.now.triggers


def unblocked(position: Position) -> Played[Position] | None:
    """What triggers on attackers that nobody blocked, before the step ends (509.3g)."""
    told = tuple(
        Event("unblocked", ("509.1h", "509.3g"), (("card", thing.name),))
        for thing in position.each(BATTLEFIELD, position.active)
        if thing.attacking and not thing.blocked and _waits(thing)
        if not thing.mark("unblocked")
        or thing.mark("unblocked") != Mark("unblocked", position.turn)
    )
    for event in told:
        thing = the(position, str(dict(event.slots)["card"]))
        position = position.put(thing.marked(Mark(UNBLOCKED, position.turn)))
    after = replace(position, declared=True)
    return give(after, told, position.active) if told else None


def compelled(position: Position, player: str) -> Iterator[Object]:
    """The creatures of the player's that must attack, and can (508.1d)."""
    for thing in position.each(BATTLEFIELD, player):
        forced = thing.mark("goaded") or has(position, thing, MUST)
        if forced and all(check.ok for check in _attacking(position, player, thing)):
            yield thing


MUST = "must attack"


def _attacking(position: Position, player: str, thing: Object) -> Iterator[Check]:
    yield from _creature(position, thing, player, "508.1a")
    yield Check("own-turn", position.active == player, ("508.1", "506.2"), mends=True)
    yield _step(position, "attackers", ("508.1",))
    # What waits on the stack was put there after the declaration (508.2).
    undeclared = not (position.declared or thing.attacking or position.stack)
    yield Check("attackers-undeclared", undeclared, ("508.1", "508.2"), mends=True)
    slots = (("card", thing.name),)
    yield Check("untapped", not thing.tapped, ("508.1a",), slots, mends=True)
    yield settled(position, thing, "702.10b")
    held = not has(position, thing, "defender")
    lent = () if held else by_effect(position, thing, "defender")
    yield Check("no-defender", held, ("702.3b", "508.1c", *lent), slots)
    yield from _restricted(position, thing, "can't attack", "508.1c", "no-attacking")
    if thing.mark("goaded"):
        yield Check("must-attack", ok=True, rules=("701.15b", "508.1d"), slots=slots)
    if "battle" in thing.now.types:
        yield Check("restricted", ok=False, rules=("508.1a",), slots=slots)


def blocking(position: Position, attempt: Block) -> Iterator[Check]:
    """Every condition of declaring the creatures as blockers of the attacker (509.1a)."""
    for each, names in attempt.pairs:
        attacker = the(position, each)
        blockers = tuple(the(position, name) for name in names)
        for thing in blockers:
            yield from _blocking(position, attempt.player, thing, attacker)
        yield from evasion.together(position, attacker, blockers)
    every = [name for _, names in attempt.pairs for name in names]
    for name in sorted({name for name in every if every.count(name) > 1}):
        # None of the effects is modelled that let a creature block more than one attacker.
        yield Check("blocks-once", ok=False, rules=("509.1a",), slots=(("card", name),))


def _blocking(position: Position, player: str, thing: Object, attacker: Object) -> Iterator[Check]:
    yield from _creature(position, thing, player, "509.1a")
    slots = (("card", thing.name), ("attacker", attacker.name))
    yield Check("defending", position.active != player, ("509.1", "506.2"))
    yield _step(position, "blockers", ("509.1",))
    # What triggered on a block is on the stack before the next line goes on declaring (509.2a).
    answered = any(item.kind != "triggered" for item in position.stack)
    undeclared = not (position.declared or thing.blocking or answered)
    yield Check("blockers-undeclared", undeclared, ("509.1", "509.2"), mends=True)
    yield Check("untapped", not thing.tapped, ("509.1a",), slots)
    # Whoever is told about blocking wonders about that: it is only asked of attackers and {T}.
    yield Check("never-too-new-to-block", ok=True, rules=("302.6", "509.1a"), slots=slots[:1])
    yield Check("attacker", attacker.attacking, ("509.1a",), slots)
    if attacker.attacking and position.active != player:
        # Where no line says whom it attacks, it may be the player who blocks.
        defended = defending(position, attacker) in (None, player)
        yield Check("defended", defended, ("509.1a",), slots)
    if "battle" in thing.now.types:
        yield Check("restricted", ok=False, rules=("509.1a",), slots=slots)
    yield from _restricted(position, thing, "can't block", "509.1b", "no-blocking")
    yield from evasion.alone(position, attacker, thing)


def _restricted(
    position: Position, thing: Object, words: str, rule: str, kind: str
) -> Iterator[Check]:
    """No effect says that the creature can't attack, or can't block."""
    slots = (("card", thing.name),)
    if has(position, thing, words):
        itself = thing.now.has(words) or words in thing.gained
        why = ("101.2",) if itself else by_effect(position, thing, words)
        yield Check("restricted", ok=False, rules=(rule, *why), slots=slots)
    if thing.mark("detained"):
        yield Check("restricted", ok=False, rules=("701.35a", rule), slots=slots)
    if thing.mark("suspected") and kind == "no-blocking":
        yield Check("restricted", ok=False, rules=("701.60c", rule), slots=slots)
    if thing.now.has("unleash") and thing.counted("+1/+1") and kind == "no-blocking":
        yield Check("restricted", ok=False, rules=("702.98a", rule), slots=slots)
    if thing.now.has("decayed") and kind == "no-blocking":
        yield Check("restricted", ok=False, rules=("702.147a", rule), slots=slots)
    if found := next(effects(position, kind, thing.controller), None):
        yield Check("restricted", ok=False, rules=rules(found[1]), slots=slots)


def _creature(position: Position, thing: Object, player: str, rule: str) -> Iterator[Check]:
    yield in_zone(thing, BATTLEFIELD, (rule,), theirs=thing.controller == player)
    slots = (("card", thing.name), ("ability", Term("magic:type-creature")))
    living = thing.now.has("living metal") and position.active == player
    why = (rule, "506.3", "702.161a") if living else (rule, "506.3")
    yield Check("card-type", living or "creature" in thing.now.types, why, slots)


def _step(position: Position, step: str, rules: tuple[str, ...]) -> Check:
    slots = (("step", Term(f"step-{position.step}")), ("needed", Term(f"step-{step}")))
    return Check("step", position.step == step, rules, slots, mends=True)


def attack(position: Position, attempt: Attack) -> Played[Position]:
    """The creatures attack; attacking taps each unless it has vigilance (508.1f, 702.20b)."""
    events: list[Event] = []
    names = (attempt.name, *attempt.others)
    whom = attempt.whom or ("",) * len(names)
    for name, aim in zip(names, position.aimed(whom), strict=True):
        thing = the(position, name)
        vigilant = has(position, thing, "vigilance")
        attacker = replace(thing, attacking=True, tapped=not vigilant or thing.tapped, attacks=aim)
        position = position.put(attacker.marked(Mark("attacked", position.turn)))
        slots = (("player", attempt.player), ("card", thing.name))
        why = ("508.1a", "702.20b" if vigilant else "508.1f")
        named = ("508.1b",) if aim[0] else ()
        events.append(Event("attacked", (*why, *named, "508.1k"), slots))
    return give(position, tuple(events), position.active)


def block(position: Position, attempt: Block) -> Played[Position]:
    """The creatures block."""
    events: list[Event] = []
    for attacker, blockers in attempt.pairs:
        for name in blockers:
            # It becomes blocked once, by however many creatures (509.3c).
            first = "" if the(position, attacker).blocked else "first"
            position = position.put(replace(the(position, name), blocking=True, blocks=attacker))
            position = position.put(replace(the(position, attacker), blocked=True))
            who = (("player", attempt.player), ("card", name), ("attacker", attacker))
            why = ("509.1a", "509.1g", "509.1h")
            events.append(Event("blocked", why, (*who, ("first", first))))
    return give(position, tuple(events), position.active)
