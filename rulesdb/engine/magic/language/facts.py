"""What a line says of an object: a card's characteristics, and the state it is in."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.cards import TYPES, Activated, Card, Keyword
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics import effects
from rulesdb.engine.magic.mechanics.keywords import KEYWORDS
from rulesdb.engine.magic.position import Foretold
from rulesdb.engine.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.position import Object, Position

_HEAD = re.compile(r"(?P<types>[^\d{}]*?)(?:\s+(?P<power>\d+)/(?P<toughness>\d+))?")
_COSTED = re.compile(r"(?P<name>[^{}]*?)\s*(?:\N{EM DASH}\s*)?(?P<cost>(?:\{[^{}]+\})*)")
_ABILITY = re.compile(
    r"ability (?P<name>\w+)(?: (?P<cost>(?:\{[^{}]+\})+))?"
    r"(?P<sorcery> as a sorcery)?(?P<once> once each turn)?(?P<mana> mana ability)?"
)
_COUNTERS = re.compile(r"(?P<number>\d+) (?P<kind>[\w+/-]+) counters?")
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

Facts = tuple[Card, tuple[State, ...]]


def read_facts(text: str, scope: Scope) -> Facts | Unread:
    """The card and the states that a list of facts describes."""
    head, *rest = (part.strip() for part in text.split(","))
    card = _head(head, scope)
    states: list[State] = []
    for fact in rest:
        if isinstance(card, Unread):
            return card
        if state := _state(fact):
            states.append(state)
        else:
            card = _with(card, fact, scope)
    return card if isinstance(card, Unread) else (card, tuple(states))


def written(facts: Facts) -> str:
    """The facts as they are written back."""
    card, states = facts
    return ", ".join([str(card), *map(str, states)])


def _head(text: str, scope: Scope) -> Card | Unread:
    """Types, and power and toughness; "card" and "spell" stand for a card of no stated type."""
    match = _HEAD.fullmatch(text)
    words = (match["types"] if match else text).split()
    types = []
    for word in words:
        said = word.casefold()
        known = said if said in TYPES else (scope.vocabulary(word) or "")
        if known in TYPES:
            types.append(known)
        elif said not in ("card", "spell", *SUPERTYPES):
            return Unread("card-type", word, nearest(said, TYPES))
    power = (int(match["power"]), int(match["toughness"])) if match and match["power"] else None
    return Card(types=tuple(types), power=power)


SUPERTYPES = ("basic", "legendary", "snow", "token", "world")


def _state(fact: str) -> State | None:
    said = _SAME.get(fact.casefold(), fact.casefold())
    if said in STATES:
        return State(said)
    if match := _COUNTERS.fullmatch(said):
        return State(said, number=int(match["number"]))
    if match := _GIVEN_COST.fullmatch(fact):
        return State(fact, cost=Mana.read(match["cost"]))
    return None


def _with(card: Card, fact: str, scope: Scope) -> Card | Unread:
    """The card with one more characteristic."""
    if cost := Mana.read(fact):
        return replace(card, cost=cost)
    if fact.casefold() == "no mana cost":
        return replace(card, uncosted=True)
    if fact.startswith("effect:"):
        effect = effects.read(fact.removeprefix("effect:"))
        known = tuple(phrase for phrase, _ in effects.PHRASES.values())
        if effect is None:
            said = fact.removeprefix("effect:").strip()
            return Unread("effect", said, nearest(said, known))
        return replace(card, effects=(*card.effects, effect))
    if match := _ABILITY.fullmatch(fact):
        return replace(card, abilities=(*card.abilities, _activated(match)))
    return _keyworded(card, fact, scope)


def _activated(match: re.Match[str]) -> Activated:
    symbols = match["cost"] or ""
    return Activated(
        name=match["name"].casefold(),
        cost=Mana.read(symbols.replace("{T}", "")),
        taps="{T}" in symbols,
        sorcery_speed=bool(match["sorcery"]),
        once=bool(match["once"]),
        makes_mana=bool(match["mana"]),
    )


def _keyworded(card: Card, fact: str, scope: Scope) -> Card | Unread:
    match = _COSTED.fullmatch(fact)
    said = (match["name"] if match else fact).strip()
    name = said.casefold()
    name = name if name in KEYWORDS else (scope.vocabulary(said) or "").replace("-", " ")
    if name not in KEYWORDS:
        return Unread("fact", said, nearest(said, (*KEYWORDS, *STATES)))
    cost = Mana.read(match["cost"]) if match and match["cost"] else None
    if match and match["cost"] and cost is None:
        return Unread("mana", match["cost"])
    return replace(card, keywords=(*card.keywords, Keyword(name, cost)))
