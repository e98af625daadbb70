"""What a line says of an object: a card's characteristics, and the state it is in."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic import effects
from rulesdb.engine.magic.cards import ABILITY_PHRASES, TYPES, Activated, Card, Keyword
from rulesdb.engine.magic.language.states import STATES, State, read_state
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.effects import PHRASES
from rulesdb.engine.magic.mechanics.keywords import KEYWORDS
from rulesdb.engine.magic.mechanics.triggers import TRIGGERS
from rulesdb.engine.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Callable

_HEAD = re.compile(r"(?P<types>[^\d{}]*?)(?:\s+(?P<power>\d{1,4})/(?P<toughness>\d{1,4}))?")
_KEYWORD = re.compile(
    rf"(?P<name>[^{{}}]*?)(?:\s+(?P<number>\d{{1,2}}))?(?P<types>(?:\s+(?:{'|'.join(TYPES)}))*)"
    r"(?:\s+(?P<power>\d{1,2})/(?P<toughness>\d{1,2}))?"
    r"\s*(?:\N{EM DASH}\s*)?(?P<cost>(?:\{[^{}]+\})*)"
)
_ABILITY = re.compile(
    r"ability (?P<name>\w+)(?: (?P<cost>(?:\{[^{}]+\})+))?"
    r"(?:\s*\[(?P<loyalty>[+-]?\d{1,2})\])?(?P<phrases>.*)"
)


Facts = tuple[Card, tuple[State, ...]]


def read_facts(text: str, scope: Scope) -> Facts | Unread:
    """The card and the states that a list of facts describes."""
    head, *rest = (part.strip() for part in text.split(","))
    card = _head(head, scope)
    states: list[State] = []
    for fact in rest:
        if isinstance(card, Unread):
            return card
        if state := read_state(fact):
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


def _with(card: Card, fact: str, scope: Scope) -> Card | Unread:
    """The card with one more characteristic."""
    if cost := Mana.read(fact):
        return replace(card, cost=cost)
    if fact.casefold() == "no mana cost":
        return replace(card, uncosted=True)
    kind, colon, phrase = fact.partition(":")
    if colon and kind in PHRASED:
        return PHRASED[kind](card, phrase.strip())
    if match := _ABILITY.fullmatch(fact):
        ability = _activated(match)
        if isinstance(ability, Unread):
            return ability
        return replace(card, abilities=(*card.abilities, ability))
    return _keyworded(card, fact, scope)


def _affected(card: Card, phrase: str) -> Card | Unread:
    effect = effects.read(phrase)
    if effect is None:
        known = (written for written, _ in PHRASES.values())
        return Unread("effect", phrase, nearest(phrase, known))
    return replace(card, effects=(*card.effects, effect))


def _triggered(card: Card, phrase: str) -> Card | Unread:
    key = next((key for key, each in TRIGGERS.items() if each.phrase == phrase), None)
    if key is None:
        known = (each.phrase for each in TRIGGERS.values())
        return Unread("trigger", phrase, nearest(phrase, known))
    return replace(card, triggers=(*card.triggers, key))


PHRASED: dict[str, Callable[[Card, str], Card | Unread]] = {
    "effect": _affected,
    "trigger": _triggered,
}


def _activated(match: re.Match[str]) -> Activated | Unread:
    """An ability with its costs, and the phrases that follow them in any order."""
    symbols, rest = match["cost"] or "", match["phrases"].strip()
    phrases = tuple(phrase for phrase in ABILITY_PHRASES if phrase in rest)
    for phrase in phrases:
        rest = rest.replace(phrase, "", 1).strip()
    if rest:
        return Unread("ability-phrase", rest, nearest(rest, ABILITY_PHRASES) or ABILITY_PHRASES)
    symbols = symbols.upper()
    mana, taps = Mana.read(symbols.replace("{T}", "")), "{T}" in symbols
    if mana is None and symbols not in ("", "{T}"):
        return Unread("mana", match["cost"])
    loyalty = int(match["loyalty"]) if match["loyalty"] else None
    return Activated(match["name"].casefold(), mana, taps, phrases, loyalty)


def _keyworded(card: Card, fact: str, scope: Scope) -> Card | Unread:
    """The card with a keyword, and the number, types and cost that stand behind it."""
    if fact.startswith("{"):
        return Unread("mana", fact)
    match = _KEYWORD.fullmatch(fact)
    said = (match["name"] if match else fact).strip()
    name = _keyword_named(said, scope)
    if match is None or name is None:
        return Unread("fact", said, nearest(said, (*KEYWORDS, *STATES)))
    cost = Mana.read(match["cost"]) if match["cost"] else None
    if match["cost"] and cost is None:
        return Unread("mana", match["cost"])
    types = tuple(match["types"].split())
    power = (int(match["power"]), int(match["toughness"])) if match["power"] else None
    keyword = Keyword(name, cost, int(match["number"] or 0), types, power)
    if keyword == Keyword(name) and card.has(name):
        return card  # Said once more, with nothing behind it.
    return replace(card, keywords=(*card.keywords, keyword))


def _keyword_named(said: str, scope: Scope) -> str | None:
    names = (said.casefold(), (scope.vocabulary(said) or "").replace("-", " "))
    spelled = (*names, *(name.replace(" ", "-") for name in names))
    return next((name for name in spelled if name in KEYWORDS), None)
