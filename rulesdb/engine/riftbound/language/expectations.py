"""What a scenario may expect of Riftbound: a closed list of facts, each with its wording."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.nearest import nearest
from rulesdb.engine.riftbound.flow.showdowns import stated
from rulesdb.engine.riftbound.language.explaining import EXPLAINED
from rulesdb.engine.riftbound.language.holds import HOLDS, TURN_STATES
from rulesdb.engine.riftbound.language.words import keyword, read_step
from rulesdb.engine.riftbound.sight import STATES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesdb.engine.checks import Event
    from rulesdb.engine.riftbound.position import Position

FACTS = {
    "chain-empty": "chain is empty",
    "chain": "chain is {items}",
    "turn-state": "state is {state}",
    "turn": "turn is {player}",
    "step": "step is {step}",
    "priority": "{player} has priority",
    "focus": "{player} has focus",
    "nobody": "nobody has priority",
    "scored": "{player} scored {n}",
    "points": "{player} has {n} points",
    "ready-runes": "{player} has {n} ready runes",
    "xp": "{player} has {n} XP",
    "energy": "{player} has {n} energy",
    "held": "{player} held {place}",
    "conquered": "{player} conquered {place}",
    "looks": "{player} looks at {cards}",
    "looked": "{player} looked at {name} {times}",
    "drew": "{player} drew {name}",
    "burned-out": "{player} burned out",
    "won": "{player} won",
    "controlled": "{thing} is controlled by {player}",
    "uncontrolled": "{place} is uncontrolled",
    "contested": "{place} is contested",
    "triggered": "{keyword} of {name} triggered {times}",
    "active": "{keyword} of {name} is active",
    "inactive": "{keyword} of {name} is inactive",
    "killed": "{name} was killed",
    "not-killed": "{name} was not killed",
    "attached": "{name} is attached to {top}",
    "might": "{name} has might {n}",
    "damage": "{name} has {n} damage",
    "has": "{name} has {keyword}",
    "has-not": "{name} does not have {keyword}",
    "state": "{name} is {condition}",
    "not-state": "{name} is not {condition}",
    "at": "{name} at {place}",
    "in": "{name} in {zone}",
    "happened": "{event} happened",
    "not-happened": "{event} did not happen",
}
TIMES = {"never": 0, "once": 1, "twice": 2, "three times": 3}
_GAPS = {
    "n": r"(?P<n>\d+)",
    "times": rf"(?P<times>{'|'.join(TIMES)})",
    "event": r"(?P<event>[a-z-]+)",
}
_ONE = re.compile(r"(?<=\b1 )(?:point|ready rune)$")
_PATTERNS = {
    kind: re.compile(
        "".join(
            _GAPS.get(part[1:-1], f"(?P<{part[1:-1]}>.+?)")
            if part.startswith("{")
            else re.escape(part)
            for part in re.split(r"(\{\w+\})", phrase)
        )
    )
    for kind, phrase in FACTS.items()
}


@dataclass(frozen=True, slots=True)
class Expectation:
    """One fact of the list: its kind, and what fills its gaps."""

    kind: str
    gaps: tuple[tuple[str, str], ...] = ()

    def holds(self, position: Position, events: Sequence[Event]) -> bool:
        """Whether it is so."""
        gaps = dict(self.gaps)
        times = TIMES.get(gaps.get("times", ""), 0)
        return HOLDS[self.kind](stated(position), events, {**gaps, "number": str(times)})

    def explained(self, position: Position) -> tuple[Event, ...]:
        """Why it is so, where there is something to tell."""
        why = EXPLAINED.get(self.kind)
        return tuple(why(stated(position), dict(self.gaps))) if why else ()

    def __str__(self) -> str:
        return FACTS[self.kind].format(**dict(self.gaps))


def read_fact(words: str, scope: Scope) -> Expectation | Unread:
    """The expectation that the words state, with its names and words checked."""
    wrong: Unread | None = None
    words = _ONE.sub(r"\g<0>s", words)
    for kind, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(words):
            read = _checked(match.groupdict(), scope)
            if not isinstance(read, Unread):
                return Expectation(kind, tuple(read.items()))
            wrong = wrong or read
    return wrong or Unread("expectation", words, nearest(words, FACTS.values()) or ("A scored 1",))


def _checked(gaps: dict[str, str], scope: Scope) -> dict[str, str] | Unread:
    """The gaps with their words normalised, or the first that names nothing."""
    read: dict[str, str] = {}
    for gap, value in gaps.items():
        word = _word(gap, value.strip(), scope)
        if isinstance(word, Unread):
            return word
        read[gap] = word
    return read


def _word(gap: str, value: str, scope: Scope) -> str | Unread:
    if gap == "step":
        return read_step(value, scope)
    if gap == "keyword":
        found = "ability" if value == "ability" else keyword(value, scope)
        return found or Unread("keyword", value)
    known = _known(gap, scope)
    if known is not None and value not in known:
        return Unread(_KINDS.get(gap, gap), value, nearest(value, known) or known[:3])
    return value


_NAMED = ("name", "thing", "place", "top")
_KINDS = dict.fromkeys(_NAMED, "object") | {"condition": "state"}


def _known(gap: str, scope: Scope) -> tuple[str, ...] | None:
    """The words that may fill a gap; nothing where any text may."""
    if gap in _NAMED:
        return scope.names
    return {"player": scope.players, "condition": tuple(STATES), "state": TURN_STATES}.get(gap)
