"""What nobody does by choice: keyword actions, abilities that act by themselves, triggers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import windows
from rulesdb.engine.magic.calling import spoken
from rulesdb.engine.magic.copying import COPY
from rulesdb.engine.magic.delayed import DUE
from rulesdb.engine.magic.mechanics.delayed import EVENT_TRIGGERS, KEYWORD_TRIGGERS
from rulesdb.engine.magic.mechanics.passive import PASSIVES
from rulesdb.engine.magic.mechanics.triggers import TRIGGERS
from rulesdb.engine.magic.passives import BY_ITSELF
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.mechanics.delayed import Beginning, KeywordTrigger
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Instructed, Triggering, Using

# Keyword actions by the verb for them, and what is done like one but is none.
INSTRUCTED = {
    word: row.mechanic
    for row in PASSIVES
    if row.kind == "instructed"
    for word in (["tap", "untap"] if row.key == "tap-and-untap" else [row.key.partition("-")[0]])
}
MORE = {
    "discard": (("madness", "702.35a"), ("cycling", "702.29a")),
    "exert": (("", "701.43d"), ("", "508.1g")),
}
UNNAMED = {"draw": ("121.1",), "gain": ("119.3",)}
ON_CASTING = {row.name for row in EVENT_TRIGGERS if (row.zone, row.event) == ("stack", "cast")}
"""What triggers as the spell itself is cast, as a copy never was (707.10)."""
USABLE = {row.key.replace("-", " "): row for row in PASSIVES if row.kind != "instructed"}


def instructed(position: Position, attempt: Instructed) -> Iterator[Check]:
    """Only a spell, an ability, a cost or a turn-based action calls for it."""
    if attempt.verb in UNNAMED:
        slots = (("when", Term("when-instructed")),)
        yield Check("by-itself-instructed", ok=False, rules=UNNAMED[attempt.verb], slots=slots)
        return
    check = BY_ITSELF[INSTRUCTED[attempt.verb]]
    thing = position.find(attempt.name)
    more = tuple(
        rule
        for keyword, rule in MORE.get(attempt.verb, ())
        if not keyword or (thing is not None and thing.card.has(keyword))
    )
    yield replace(check, rules=(*check.rules, *more))


def using(position: Position, attempt: Using) -> Iterator[Check]:
    """The object has the ability; there is nothing to activate, since it acts by itself."""
    thing, row = the(position, attempt.name), USABLE[attempt.ability]
    slots = (("card", thing.name), ("ability", attempt.ability))
    yield Check("ability", thing.now.has(attempt.ability), row.rules[:1], slots)
    yield BY_ITSELF[row.mechanic]


def triggering(position: Position, attempt: Triggering) -> Iterator[Check]:
    """The ability triggers at this moment, or has triggered and waits on the stack."""
    thing = the(position, attempt.name)
    row = next((each for each in KEYWORD_TRIGGERS if each.key == attempt.ability), None)
    if row and row.at:
        yield from _of_keyword(position, thing, row, row.at)
        return
    steps = [each for key in thing.card.triggers if (each := TRIGGERS[key]).step]
    if not attempt.ability and steps:
        own = steps[0].who == "you"
        yield from _at_step(position, thing, steps[0].step, own=own, rules=steps[0].rules)
        return
    passive = USABLE.get(attempt.ability)
    why = (*passive.rules, "603.2", "603.3") if passive else ("603.2", "603.3")
    if COPY in thing.card.types and attempt.ability in ON_CASTING:
        why = (*why, "707.10")
    waits = any(item.name.endswith(f" of {thing.name}") for item in position.stack)
    if delayed := DUE.get(attempt.ability):
        owed = (each for each in position.due if each.key == delayed.key)
        due = any((each.name, each.identity) == (thing.name, thing.identity) for each in owed)
        yield Check("triggered-now", waits or due, delayed.rules, (("card", thing.name),))
        at = delayed.at
        yield from _at_step(position, thing, at.step, own=at.own, rules=delayed.rules)
        return
    yield Check("triggered-now", waits, why, (("card", thing.name),))


def _of_keyword(
    position: Position, thing: Object, row: KeywordTrigger, at: Beginning
) -> Iterator[Check]:
    yield in_zone(thing, row.zone, row.rules[:1], theirs=True)
    called = spoken(row.key, f"magic:{row.key.replace(' ', '-')}")
    slots = (("card", thing.name), ("ability", called))
    if row.keyword:
        yield Check("ability", thing.card.has(row.keyword), row.rules[:1], slots)
    if row.counters:
        held = thing.counted(row.counters.kind) > 0
        yield Check("has-counter", held, row.rules[:1], (("card", thing.name),))
    yield from _at_step(position, thing, at.step, own=at.own, rules=row.rules)


def _at_step(
    position: Position, thing: Object, step: str, *, own: bool, rules: tuple[str, ...]
) -> Iterator[Check]:
    """The step whose beginning it waits for, of its controller's turn where it asks for that."""
    rules = tuple(rule for rule in rules if rule != "603.3")
    if own:
        yield from windows.own_step(position, thing.controller, step, rules)
        return
    slots = (("step", Term(f"step-{position.step}")), ("needed", Term(f"step-{step}")))
    yield Check("step", position.step == step, rules, slots, mends=True)


def play(position: Position, _: object) -> Played[Position]:
    """What triggers does so by itself, so that nothing is to be done."""
    return Played(position)
