"""Whether a fact that a scenario expects of Magic is so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.magic.assigning import attacked
from rulesdb.engine.magic.delayed import DEATHS
from rulesdb.engine.magic.designations import BLESSING, MONARCH
from rulesdb.engine.magic.influence import has, strength
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.marks import MARKS
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    MERGED,
    PHASED_OUT,
    STACK,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulesdb.engine.checks import Event
    from rulesdb.engine.magic.language.expectations import Expectation
    from rulesdb.engine.magic.position import Object, Position

    Holding = Callable[[Expectation, Position, Sequence[Event]], bool]


def _marked(kind: str) -> Callable[[Object], bool]:
    return lambda thing: thing.mark(kind) is not None


DAYTIMES = ("day", "night", "neither")
STATES: dict[str, Callable[[Object], bool]] = {
    "tapped": lambda thing: thing.tapped,
    "untapped": lambda thing: not thing.tapped,
    "face down": lambda thing: thing.face_down,
    "face up": lambda thing: not thing.face_down,
    "revealed": lambda thing: thing.revealed,
    **{kind: _marked(kind) for kind in MARKS},
    "attacking": lambda thing: thing.attacking,
    "blocking": lambda thing: thing.blocking,
    "blocked": lambda thing: thing.blocked,
    "attached": lambda thing: thing.attached,
    "unblocked": lambda thing: thing.attacking and not thing.blocked,
    "phased out": lambda thing: thing.zone == PHASED_OUT,
    "a creature": lambda thing: "creature" in thing.now.types,
    "a new object": lambda thing: thing.identity > 0,
}


PART_OF = {MERGED: BATTLEFIELD}
"""A part of a merged permanent is where that permanent is (730.2b)."""


def _in_zone(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    thing = position.find(fact.subject)
    return thing is not None and PART_OF.get(thing.zone, thing.zone) == fact.value


def _state(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    thing = position.find(fact.subject)
    return thing is not None and STATES[fact.value](thing)


def _sees(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    """Whether the player may look at the card: face-down exiled ones of one's own too."""
    thing = position.find(fact.value)
    if thing is None:
        return False
    if thing.revealed:
        return True
    mine = thing.owner == fact.subject
    if thing.zone in (HAND, LIBRARY):
        return mine and thing.zone == HAND
    if thing.zone in (BATTLEFIELD, STACK):
        return not thing.face_down or thing.controller == fact.subject
    return not thing.face_down or (mine and thing.mark("foretold") is not None)


def _counters(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    thing = position.find(fact.subject)
    number, _space, kind = fact.value.partition(" ")
    return thing is not None and str(dict(thing.counters).get(kind, 0)) == number


def _mana(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    has, said = position.can_pay(fact.subject), Mana.read(fact.value)
    if has is None or said is None:
        return False
    return (has.generic, sorted(has.typed)) == (said.generic, sorted(said.typed))


def _happened(fact: Expectation, _: Position, events: Sequence[Event]) -> bool:
    return any(event.key == fact.value for event in events)


def _applied(fact: Expectation, _: Position, events: Sequence[Event]) -> bool:
    """Whether anything that happened so far rested on the rule."""
    return any(fact.value in event.rules for event in events)


def _died(fact: Expectation, _: Position, events: Sequence[Event]) -> bool:
    return any(
        event.key in DEATHS and dict(event.slots).get("card") == fact.subject for event in events
    )


def _size(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    thing = position.find(fact.subject)
    own = strength(position, thing) if thing else None
    return own is not None and f"{own[0]}/{own[1]}" == fact.value


def _at(field: str) -> Holding:
    """Whether the object's field names what is expected: whom it attacks, blocks, or is on."""

    def holds(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
        thing = position.find(fact.subject)
        found = getattr(thing, field, "")
        if field == "attacks" and thing and thing.attacking:
            return (attacked(position, thing) or "") == fact.value
        return fact.value == (found[0] if isinstance(found, tuple) else found)

    return holds


def _controls(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    thing = position.find(fact.value)
    return thing is not None and (thing.zone, thing.controller) == (BATTLEFIELD, fact.subject)


def _cards(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    return str(sum(each.owner == fact.subject for each in position.each(fact.kind))) == fact.value


RESOLVING = ("spell-resolved", "permanent-entered", "copy-resolved", "ability-resolved")


def _told(*keys: str, gap: str) -> Holding:
    """Whether one of those events happened to what fills the gap of the fact."""

    def holds(fact: Expectation, _: Position, events: Sequence[Event]) -> bool:
        about = (dict(event.slots) for event in events if event.key in keys)
        return any(getattr(fact, gap) in (it.get("card"), it.get("ability")) for it in about)

    return holds


def _on_stack(fact: Expectation, position: Position, _: Sequence[Event]) -> bool:
    return any(item.name == fact.value for item in position.stack)


def _triggered(fact: Expectation, _: Position, events: Sequence[Event]) -> bool:
    """Whether that ability triggered, or any of the object of that name."""
    abilities = (
        str(dict(event.slots).get("ability")) for event in events if event.key == "triggered"
    )
    return any(each == fact.value or each.endswith(f" of {fact.value}") for each in abilities)


def _designated(what: str) -> Holding:
    return lambda fact, position, _: (fact.subject, what) in position.designated


def _not(holding: Holding) -> Holding:
    return lambda fact, position, events: not holding(fact, position, events)


HOLDS: dict[str, Holding] = {
    "in-zone": _in_zone,
    "not-in-zone": _not(_in_zone),
    "on-top": lambda fact, position, _: (
        bool(position.stack) and position.stack[-1].name == fact.value
    ),
    "stack-empty": lambda _, position, __: not position.stack,
    "stack-not-empty": lambda _, position, __: bool(position.stack),
    "step": lambda fact, position, _: position.step == fact.value,
    "turn": lambda fact, position, _: position.active == fact.value,
    "priority": lambda fact, position, _: position.priority == fact.subject,
    "nobody": lambda _, position, __: position.priority is None,
    "sees": _sees,
    "not-sees": lambda fact, position, events: not _sees(fact, position, events),
    "state": _state,
    "not-state": lambda fact, position, events: not _state(fact, position, events),
    "was-foretold": lambda fact, position, _: _was_foretold(fact.subject, position),
    "counters": _counters,
    "level": lambda fact, position, _: (
        (thing := position.find(fact.subject)) is not None and str(thing.level) == fact.value
    ),
    "power": lambda fact, position, _: _strength(fact, position, 0),
    "toughness": lambda fact, position, _: _strength(fact, position, 1),
    "keyword": lambda fact, position, _: _has(fact, position),
    "not-keyword": lambda fact, position, _: not _has(fact, position),
    "daytime": lambda fact, position, _: (position.daytime or "neither") == fact.value,
    "mana": _mana,
    "life": lambda fact, position, _: str(dict(position.life).get(fact.subject, "")) == fact.value,
    "speed": lambda fact, position, _: (
        str(dict(position.speed).get(fact.subject, "")) == fact.value
    ),
    "energy": lambda fact, position, _: (
        str(dict(position.energy).get(fact.subject, 0)) == fact.value
    ),
    "monarch": _designated(MONARCH),
    "not-monarch": _not(_designated(MONARCH)),
    "blessed": _designated(BLESSING),
    "not-blessed": _not(_designated(BLESSING)),
    "happened": _happened,
    "not-happened": lambda fact, position, events: not _happened(fact, position, events),
    "applied": _applied,
    "not-applied": lambda fact, position, events: not _applied(fact, position, events),
    "poison": lambda fact, position, _: (
        str(dict(position.poison).get(fact.subject, 0)) == fact.value
    ),
    "size": _size,
    "damage": lambda fact, position, _: (
        (thing := position.find(fact.subject)) is not None and str(thing.damage) == fact.value
    ),
    "died": _died,
    "not-died": _not(_died),
    "attached-to": _at("bearer"),
    "attacks": _at("attacks"),
    "blocks": _at("blocks"),
    "controls": _controls,
    **dict.fromkeys((HAND, LIBRARY, GRAVEYARD, EXILE), _cards),
    "countered": _told("spell-countered", gap="subject"),
    "not-countered": _not(_told("spell-countered", gap="subject")),
    "resolved": _told(*RESOLVING, gap="value"),
    "not-resolved": _not(_told(*RESOLVING, gap="value")),
    "lost": lambda fact, position, _: fact.subject in position.gone,
    "not-lost": lambda fact, position, _: fact.subject not in position.gone,
    "on-stack": _on_stack,
    "not-on-stack": _not(_on_stack),
    "triggered": _triggered,
    "not-triggered": _not(_triggered),
    "game-over": lambda _, position, __: position.over,
}


def _strength(fact: Expectation, position: Position, half: int) -> bool:
    thing = position.find(fact.subject)
    own = strength(position, thing) if thing else None
    return own is not None and str(own[half]) == fact.value


def _has(fact: Expectation, position: Position) -> bool:
    thing = position.find(fact.subject)
    return thing is not None and has(position, thing, fact.value)


def _was_foretold(name: str, position: Position) -> bool:
    thing = position.find(name)
    return thing is not None and thing.mark("foretold") is not None and thing.zone == STACK
