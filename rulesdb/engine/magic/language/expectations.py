"""What a scenario may expect of Magic: a closed list of facts, each with its wording."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.designations import MONARCH
from rulesdb.engine.magic.language.holding import DAYTIMES, HOLDS, STATES
from rulesdb.engine.magic.language.words import read_step, read_zone
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.events import EVENTS
from rulesdb.engine.magic.mechanics.keywords import KEYWORDS
from rulesdb.engine.magic.mechanics.wordings import EXPECTED
from rulesdb.engine.nearest import nearest
from rulesdb.numbers import read as read_number

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rulesdb.engine.checks import Event
    from rulesdb.engine.magic.position import Position


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
    "not-in-zone": "{subject} is not in {value}",
    "on-top": "top of stack is {value}",
    "stack-empty": "stack is empty",
    "stack-not-empty": "stack is not empty",
    "step": "step is {value}",
    "turn": "turn is {value}",
    "priority": "{subject} has priority",
    "nobody": "nobody has priority",
    "sees": "{subject} sees {value}",
    "not-sees": "{subject} does not see {value}",
    "state": "{subject} is {value}",
    "not-state": "{subject} is not {value}",
    "was-foretold": "{subject} was foretold",
    "poison": "{subject} has {value} poison counters",
    "counters": "{subject} has {value} counters",
    "level": "{subject} has level {value}",
    "size": "{subject} has power and toughness {value}",
    "damage": "{subject} has {value} damage",
    "died": "{subject} died",
    "not-died": "{subject} did not die",
    "attached-to": "{subject} is attached to {value}",
    "attacks": "{subject} is attacking {value}",
    "blocks": "{subject} is blocking {value}",
    "controls": "{subject} controls {value}",
    "hand": "{subject} has {value} cards in hand",
    "library": "{subject} has {value} cards in library",
    "graveyard": "{subject} has {value} cards in graveyard",
    "exile": "{subject} has {value} cards in exile",
    "countered": "{subject} was countered",
    "not-countered": "{subject} was not countered",
    "resolved": "{value} resolved",
    "not-resolved": "{value} did not resolve",
    "lost": "{subject} lost the game",
    "not-lost": "{subject} did not lose the game",
    "on-stack": "{value} is on the stack",
    "not-on-stack": "{value} is not on the stack",
    "triggered": "{value} triggered",
    "not-triggered": "{value} did not trigger",
    "power": "{subject} has power {value}",
    "toughness": "{subject} has toughness {value}",
    "keyword": "{subject} has {value}",
    "not-keyword": "{subject} does not have {value}",
    "daytime": "it is {value}",
    "mana": "{subject} has {value} left",
    "life": "{subject} has {value} life",
    "speed": "{subject} has speed {value}",
    "energy": "{subject} has {value} energy",
    "monarch": "{subject} is the monarch",
    "not-monarch": "{subject} is not the monarch",
    "blessed": "{subject} has the city's blessing",
    "not-blessed": "{subject} does not have the city's blessing",
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
_REWORDED = tuple((re.compile(said), meant) for said, meant in EXPECTED)
_GENERAL = ("not-state", "not-keyword", "in-zone", "state", "keyword")
_ORDER = sorted(
    FACTS,
    key=lambda kind: (
        "{subject}" in FACTS[kind],
        _GENERAL.index(kind) + 1 if kind in _GENERAL else 0,
    ),
)


def read_fact(words: str, scope: Scope) -> Expectation | Unread:
    """The expectation that the words state, with its names and words checked."""
    said = words.strip()
    for pattern, meant in _REWORDED:
        said = pattern.sub(meant, said)
    for kind in _ORDER:
        if match := _PATTERNS[kind].fullmatch(said):
            gaps = match.groupdict()
            return _checked(
                Expectation(kind, gaps.get("subject") or "", gaps.get("value") or ""), scope
            )
    return Unread("expectation", said, nearest(said, FACTS.values()) or tuple(FACTS.values())[:3])


OF_PLAYER = frozenset(
    {
        "priority",
        "sees",
        "not-sees",
        "mana",
        "life",
        "poison",
        "controls",
        "hand",
        "library",
        "graveyard",
        "exile",
        "speed",
        "energy",
        "monarch",
        "not-monarch",
        "blessed",
        "not-blessed",
        "lost",
        "not-lost",
    }
)
OF_OBJECT = frozenset(
    {
        "in-zone",
        "not-in-zone",
        "state",
        "not-state",
        "was-foretold",
        "countered",
        "not-countered",
        "counters",
        "level",
        "power",
        "toughness",
        "size",
        "damage",
        "died",
        "not-died",
        "attached-to",
        "attacks",
        "blocks",
        "keyword",
        "not-keyword",
    }
)


OF_STACK = ("on-top", "on-stack", "not-on-stack", "triggered", "not-triggered", "resolved",
            "not-resolved")  # fmt: skip
"""Facts about what was on the stack: an object, an ability of one, or what a line named there."""


def _unknown(value: str, scope: Scope) -> Unread | None:
    """That nothing of that name can have been on the stack."""
    known = {*scope.names, *(name for name, _ in scope.owners), MONARCH.removeprefix("the ")}
    said = {value, value.rpartition(" of ")[2], value.partition(" of ")[2]}
    return None if said & known else Unread("object", value, nearest(value, known))


def _checked(fact: Expectation, scope: Scope) -> Expectation | Unread:
    names, players = scope.names, scope.players
    if fact.kind in OF_PLAYER and fact.subject not in players:
        return Unread("player", fact.subject, players)
    if fact.kind == "turn" and fact.value not in players:
        return Unread("player", fact.value, players)
    seen = fact.value if fact.kind in ("sees", "not-sees", "controls", "blocks") else None
    for thing in (fact.subject if fact.kind in OF_OBJECT else None, seen):
        if thing is not None and thing not in names:
            return Unread("object", thing, nearest(thing, names))
    if fact.kind in OF_STACK and (wrong := _unknown(fact.value, scope)):
        return wrong
    if fact.kind in ("attacks", "attached-to") and fact.value not in (*names, *players):
        return Unread("object", fact.value, nearest(fact.value, names))
    return _worded(fact, scope)


def _worded(fact: Expectation, scope: Scope) -> Expectation | Unread:
    kind, value = fact.kind, fact.value
    if kind == "step":
        step = read_step(value, scope)
        return step if isinstance(step, Unread) else Expectation(kind, value=step)
    if kind in ("in-zone", "not-in-zone"):
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
