"""The state an object is in, as a word of a scenario line."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.games import Unread
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.marks import MARKS, Mark
from rulesdb.engine.magic.position import PHASED_OUT
from rulesdb.engine.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.games import Scope
    from rulesdb.engine.magic.position import Object, Position

_COUNTERS = re.compile(r"(?P<number>\d{1,4}) (?P<kind>[\w+/-]+) counters?")
_USED = re.compile(r"(?P<action>[\w -]+) (?:used|activated) (?P<when>this turn|earlier)")
_NUMBERED = re.compile(r"(?P<field>damage|level|loyalty|defense) (?P<number>\d{1,4})")
_TOWARDS = re.compile(r"(?P<how>attacking|blocking|attached to|protected by) (?P<name>.+)")
_BOOST = re.compile(r"(?P<power>[+-]\d{1,4})/(?P<toughness>[+-]\d{1,4}) until end of turn")
_MARKED = re.compile(
    rf"(?P<kind>{'|'.join(MARKS)})(?: (?P<when>this turn|last turn|earlier))?"
    r"(?: for (?P<cost>(?:\{[^{}]+\})+))?",
    re.IGNORECASE,
)
# Marks that a card gets face down, and marks that are about this turn unless a line says so.
FACE_DOWN = ("foretold", "manifested", "cloaked")
OF_THIS_TURN = (
    "attacked",
    "discarded",
    "unlocked",
    "manifested",
    "cloaked",
    "goaded",
    "detained",
    "suspected",
    "renowned",
    "monstrous",
    "saddled",
)


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
        if match := _NUMBERED.fullmatch(self.words):
            return NUMBERED[match["field"]](thing, self.number)
        if match := _BOOST.fullmatch(self.words):
            return replace(thing, boost=(int(match["power"]), int(match["toughness"])))
        if match := _MARKED.fullmatch(self.words):
            return _mark(thing, position, match, self.cost)
        if match := _TOWARDS.fullmatch(self.words):
            return TOWARDS[match["how"]](thing, position.aimed((match["name"],))[0])
        return STATES[self.words](thing, position) if self.words in STATES else thing

    def noted(self, thing: Object, position: Position) -> Position:
        """The position with what the words say was done with the object."""
        match = _USED.fullmatch(self.words)
        if not match:
            return position
        turn = position.turn if match["when"] == "this turn" else 0
        return position.using(thing, match["action"], turn)

    def __str__(self) -> str:
        return self.words


def _mark(thing: Object, position: Position, match: re.Match[str], cost: Mana | None) -> Object:
    """The object with a mark of this turn, or of the last one where the line does not say.

    A turn of its own is meant by a mark that counts only in the turn in which it was made.
    """
    kind = match["kind"]
    when = match["when"] or ("this turn" if kind in OF_THIS_TURN else "last turn")
    turn = position.turn - (when != "this turn")
    had = thing.mark(kind)
    mark = Mark(kind, had.turn if had and cost else turn, cost or (had.cost if had else None))
    return replace(thing.marked(mark), face_down=thing.face_down or kind in FACE_DOWN)


def _counted(thing: Object, kind: str, number: int) -> Object:
    return replace(thing, counters=tuple((dict(thing.counters) | {kind: number}).items()))


NUMBERED: dict[str, Callable[[Object, int], Object]] = {
    "damage": lambda thing, number: replace(thing, damage=number),
    "level": lambda thing, number: replace(thing, level=number),
    "loyalty": lambda thing, number: _counted(thing, "loyalty", number),
    "defense": lambda thing, number: _counted(thing, "defense", number),
}
# What is done towards another object or a player, each with the identity that it has.
TOWARDS: dict[str, Callable[[Object, tuple[str, int]], Object]] = {
    "attacking": lambda thing, whom: replace(thing, attacking=True, attacks=whom),
    "blocking": lambda thing, whom: replace(thing, blocking=True, blocks=whom[0]),
    "attached to": lambda thing, whom: replace(thing, attached=True, bearer=whom),
    "protected by": lambda thing, whom: replace(thing, bearer=whom),
}
STATES: dict[str, Callable[[Object, Position], Object]] = {
    "tapped": lambda thing, _: replace(thing, tapped=True),
    "untapped": lambda thing, _: replace(thing, tapped=False),
    "attacking": lambda thing, _: replace(thing, attacking=True),
    "blocking": lambda thing, _: replace(thing, blocking=True),
    "face down": lambda thing, _: replace(thing, face_down=True),
    "face up": lambda thing, _: replace(thing, face_down=False),
    "revealed": lambda thing, _: replace(thing, revealed=True),
    "unblocked": lambda thing, _: replace(thing, attacking=True),
    "blocked": lambda thing, _: replace(thing, attacking=True, blocked=True),
    "attached": lambda thing, _: replace(thing, attached=True),
    "phased out": lambda thing, _: replace(thing, zone=PHASED_OUT),
    "entered this turn": lambda thing, position: replace(thing, since=position.turn),
    "summoning sick": lambda thing, position: replace(thing, since=position.turn),
    "came under control this turn": lambda thing, position: replace(thing, since=position.turn),
    "entered earlier": lambda thing, _: replace(thing, since=0),
    "locked": lambda thing, _: thing,
    "entered last turn": lambda thing, position: replace(thing, since=position.turn - 1),
}


def _towards(match: re.Match[str], scope: Scope) -> State | Unread:
    known = (*scope.names, *scope.players)
    if match["name"] in known:
        return State(match[0])
    return Unread("object", match["name"], nearest(match["name"], known))


def read_state(fact: str, scope: Scope) -> State | Unread | None:
    """The state that the words name, if they name one."""
    said = fact.casefold()
    if match := _TOWARDS.fullmatch(fact):
        return _towards(match, scope)
    if said in STATES:
        return State(said)
    if numbered := _COUNTERS.fullmatch(said) or _NUMBERED.fullmatch(said):
        return State(said, number=int(numbered["number"]))
    if _BOOST.fullmatch(said) or _USED.fullmatch(said):
        return State(said)
    if match := _MARKED.fullmatch(fact):
        words = fact if match["cost"] else said
        return State(words, cost=Mana.read(match["cost"]) if match["cost"] else None)
    return None
