"""What a scenario may expect of Magic: a closed list of facts, each with its wording."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.influence import has
from rulesdb.engine.magic.language.words import read_step, read_zone
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.events import EVENTS
from rulesdb.engine.magic.mechanics.keywords import KEYWORDS
from rulesdb.engine.magic.position import BATTLEFIELD, HAND, LIBRARY, MARKS, MERGED, STACK
from rulesdb.engine.nearest import nearest
from rulesdb.numbers import read as read_number

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from rulesdb.engine.checks import Event
    from rulesdb.engine.magic.position import Object, Position


@dataclass(frozen=True, slots=True)
class Expectation:
    """One fact of the list: its kind, and what fills its gaps."""

    kind: str
    subject: str = ""
    value: str = ""

    def holds(self, position: Position, events: Sequence[Event]) -> bool:
        """Whether it is so."""
        return HOLDS[self.kind](self, position, events)

    def __str__(self) -> str:
        return FACTS[self.kind].format(subject=self.subject, value=self.value)


FACTS = {
    "in-zone": "{subject} in {value}",
    "on-top": "top of stack is {value}",
    "stack-empty": "stack is empty",
    "step": "step is {value}",
    "turn": "turn is {value}",
    "priority": "{subject} has priority",
    "nobody": "nobody has priority",
    "sees": "{subject} sees {value}",
    "not-sees": "{subject} does not see {value}",
    "state": "{subject} is {value}",
    "not-state": "{subject} is not {value}",
    "was-foretold": "{subject} was foretold",
    "counters": "{subject} has {value} counters",
    "level": "{subject} has level {value}",
    "power": "{subject} has power {value}",
    "toughness": "{subject} has toughness {value}",
    "keyword": "{subject} has {value}",
    "not-keyword": "{subject} does not have {value}",
    "daytime": "it is {value}",
    "mana": "{subject} has {value} left",
    "life": "{subject} has {value} life",
    "happened": "{value} happened",
    "not-happened": "{value} did not happen",
    "applied": "rule {value} applied",
    "not-applied": "rule {value} did not apply",
    "game-over": "the game is over",
}
_SLOTS = {"{subject}": r"(?P<subject>.+?)", "{value}": r"(?P<value>.+?)"}
_PATTERNS = {
    kind: re.compile(
        "".join(_SLOTS.get(part, re.escape(part)) for part in re.split(r"(\{\w+\})", phrase))
    )
    for kind, phrase in FACTS.items()
}
# The general phrases would swallow the particular ones, so they are tried last.
_GENERAL = ("in-zone", "state", "keyword")
_ORDER = sorted(FACTS, key=lambda kind: ("{subject}" in FACTS[kind], kind in _GENERAL))


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
    "a creature": lambda thing: "creature" in thing.now.types,
    "a new object": lambda thing: thing.identity > 0,
}


def read_fact(words: str, scope: Scope) -> Expectation | Unread:
    """The expectation that the words state, with its names and words checked."""
    said = words.strip()
    for kind in _ORDER:
        if match := _PATTERNS[kind].fullmatch(said):
            gaps = match.groupdict()
            return _checked(
                Expectation(kind, gaps.get("subject") or "", gaps.get("value") or ""), scope
            )
    return Unread("expectation", said, nearest(said, FACTS.values()) or tuple(FACTS.values())[:3])


OF_PLAYER = frozenset({"priority", "sees", "not-sees", "mana", "life"})
OF_OBJECT = frozenset(
    {
        "in-zone",
        "state",
        "not-state",
        "was-foretold",
        "counters",
        "level",
        "power",
        "toughness",
        "keyword",
        "not-keyword",
    }
)


def _checked(fact: Expectation, scope: Scope) -> Expectation | Unread:
    names, players = scope.names, scope.players
    if fact.kind in OF_PLAYER and fact.subject not in players:
        return Unread("player", fact.subject, players)
    if fact.kind == "turn" and fact.value not in players:
        return Unread("player", fact.value, players)
    seen = fact.value if fact.kind in ("sees", "not-sees") else None
    thing = fact.subject if fact.kind in OF_OBJECT else seen
    if thing is not None and thing not in names:
        return Unread("object", thing, nearest(thing, names))
    return _worded(fact, scope)


def _worded(fact: Expectation, scope: Scope) -> Expectation | Unread:
    kind, value = fact.kind, fact.value
    if kind == "step":
        step = read_step(value, scope)
        return step if isinstance(step, Unread) else Expectation(kind, value=step)
    if kind == "in-zone":
        zone = read_zone(value, scope)
        return Expectation(kind, fact.subject, zone) if zone else Unread("zone", value)
    if kind in ("applied", "not-applied"):
        number = read_number(value)
        return Expectation(kind, value=str(number)) if number else Unread("expectation", value)
    if kind == "mana" and Mana.read(value) is None:
        return Unread("mana", value)
    wrong, known = LISTED.get(kind, ("", (value,)))
    if value not in known:
        return Unread(wrong, value, nearest(value, known) or tuple(known)[:3])
    return fact


# Facts whose value is one of a list: what is wrong with another, and the list.
LISTED: dict[str, tuple[str, Collection[str]]] = {
    "state": ("state", STATES),
    "not-state": ("state", STATES),
    "keyword": ("fact", KEYWORDS),
    "not-keyword": ("fact", KEYWORDS),
    "daytime": ("state", DAYTIMES),
    "happened": ("expectation", EVENTS),
    "not-happened": ("expectation", EVENTS),
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


HOLDS: dict[str, Callable[[Expectation, Position, Sequence[Event]], bool]] = {
    "in-zone": _in_zone,
    "on-top": lambda fact, position, _: (
        bool(position.stack) and position.stack[-1].name == fact.value
    ),
    "stack-empty": lambda _, position, __: not position.stack,
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
    "happened": _happened,
    "not-happened": lambda fact, position, events: not _happened(fact, position, events),
    "applied": _applied,
    "not-applied": lambda fact, position, events: not _applied(fact, position, events),
    "game-over": lambda _, position, __: position.over,
}


def _strength(fact: Expectation, position: Position, half: int) -> bool:
    thing = position.find(fact.subject)
    return (
        thing is not None
        and thing.strength is not None
        and (str(thing.strength[half]) == fact.value)
    )


def _has(fact: Expectation, position: Position) -> bool:
    thing = position.find(fact.subject)
    return thing is not None and has(position, thing, fact.value)


def _was_foretold(name: str, position: Position) -> bool:
    thing = position.find(name)
    return thing is not None and thing.mark("foretold") is not None and thing.zone == STACK
