"""The state an object is in, as a word of a scenario line."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.position import Foretold

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.position import Object, Position

_COUNTERS = re.compile(r"(?P<number>\d{1,4}) (?P<kind>[\w+/-]+) counters?")
_DAMAGE = re.compile(r"damage (?P<number>\d{1,4})")
_BOOST = re.compile(r"(?P<power>[+-]\d{1,4})/(?P<toughness>[+-]\d{1,4}) until end of turn")
_GIVEN_COST = re.compile(r"foretold for (?P<cost>(?:\{[^{}]+\})+)")


@dataclass(frozen=True, slots=True)
class State:
    """One word of state, as it is written, and a number or cost in it."""

    words: str
    number: int = 0
    cost: Mana | None = None

    def set(self, thing: Object, position: Position) -> Object:
        """The object in that state."""
        if match := _COUNTERS.fullmatch(self.words):
            counters = dict(thing.counters) | {match["kind"]: self.number}
            return replace(thing, counters=tuple(counters.items()))
        if _DAMAGE.fullmatch(self.words):
            return replace(thing, damage=self.number)
        if match := _BOOST.fullmatch(self.words):
            return replace(thing, boost=(int(match["power"]), int(match["toughness"])))
        if self.cost:
            foretold = thing.foretold or Foretold(position.turn - 1)
            return replace(thing, face_down=True, foretold=replace(foretold, cost=self.cost))
        return STATES[self.words](thing, position)

    def __str__(self) -> str:
        return self.words


def _foretold(turns_ago: int) -> Callable[[Object, Position], Object]:
    def set_foretold(thing: Object, position: Position) -> Object:
        cost = thing.foretold.cost if thing.foretold else None
        return replace(thing, face_down=True, foretold=Foretold(position.turn - turns_ago, cost))

    return set_foretold


STATES: dict[str, Callable[[Object, Position], Object]] = {
    "tapped": lambda thing, _: replace(thing, tapped=True),
    "untapped": lambda thing, _: replace(thing, tapped=False),
    "attacking": lambda thing, _: replace(thing, attacking=True),
    "blocking": lambda thing, _: replace(thing, blocking=True),
    "face down": lambda thing, _: replace(thing, face_down=True),
    "face up": lambda thing, _: replace(thing, face_down=False),
    "revealed": lambda thing, _: replace(thing, revealed=True),
    "foretold this turn": _foretold(0),
    "foretold last turn": _foretold(1),
    "entered this turn": lambda thing, position: replace(thing, since=position.turn),
    "entered last turn": lambda thing, position: replace(thing, since=position.turn - 1),
}
_SAME = {"foretold": "foretold last turn", "foretold earlier": "foretold last turn"}


def read_state(fact: str) -> State | None:
    """The state that the words name, if they name one."""
    said = _SAME.get(fact.casefold(), fact.casefold())
    if said in STATES:
        return State(said)
    if match := _COUNTERS.fullmatch(said) or _DAMAGE.fullmatch(said):
        return State(said, number=int(match["number"]))
    if _BOOST.fullmatch(said):
        return State(said)
    if match := _GIVEN_COST.fullmatch(fact):
        return State(fact, cost=Mana.read(match["cost"]))
    return None
