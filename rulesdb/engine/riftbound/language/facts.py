"""What a line says of an object: type, cost, keywords, effects, and the state it is in."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.nearest import nearest
from rulesdb.engine.riftbound.cards import FACEDOWN, KINDS, UNIT, Ability, Card, Keyword, Passive
from rulesdb.engine.riftbound.costs import DOMAINS, Cost
from rulesdb.engine.riftbound.language.abilities import keyword_written, read_keyword
from rulesdb.engine.riftbound.language.effects import read_effect, written
from rulesdb.engine.riftbound.mechanics.keywords import KEYWORDS

if TYPE_CHECKING:
    from collections.abc import Callable

KILLING = "additional cost kill a friendly unit"
_HEAD = re.compile(r"(?P<word>\D+?)(?:\s+(?P<might>\d{1,2}))?")
_DAMAGE = re.compile(r"(?P<number>\d{1,2}) damage")

STATES: dict[str, Callable[[Card], Card]] = {
    "exhausted": lambda card: replace(card, exhausted=True),
    "ready": lambda card: replace(card, exhausted=False),
    "stunned": lambda card: replace(card, stunned=True),
    "buffed": lambda card: replace(card, buffed=True),
    "token": lambda card: replace(card, token=True),
    "hidden this turn": lambda card: replace(card, zone=FACEDOWN, hidden_on=1),
    "hidden earlier": lambda card: replace(card, zone=FACEDOWN, hidden_on=0),
}
SINCE = ("hidden this turn", "hidden earlier")


@dataclass(frozen=True, slots=True)
class Facts:
    """A card as its line describes it, and the words for the state it is in."""

    card: Card
    states: tuple[str, ...] = ()
    top: str = ""
    damage: int = 0

    def __str__(self) -> str:
        card = self.card
        parts = [f"unit {card.might}" if card.kind == UNIT else card.kind, *card.domains]
        parts += [f"cost {card.cost}"] if card.cost else []
        parts += [keyword_written(each) for each in card.keywords]
        parts += [KILLING] if card.killing else []
        parts += [f"might bonus {card.bonus}"] if card.bonus else []
        parts += [f"effect text {_text_written(each)}" for each in card.texts]
        effects: tuple[Ability | Passive, ...] = (*card.abilities, *card.passives)
        parts += [f"effect: {written(each)}" for each in effects]
        parts += self.states
        parts += [f"{self.damage} damage"] if self.damage else []
        return ", ".join([*parts, *([f"attached to {self.top}"] if self.top else [])])

    def made(self) -> Card:
        """The card in its state, wherever it is to be put."""
        card = replace(self.card, top=self.top, damage=self.damage)
        for state in self.states:
            card = STATES[state](card)
        return card

    @property
    def facedown(self) -> bool:
        """Whether it lies hidden at a battlefield."""
        return any(state in SINCE for state in self.states)


def _text_written(text: Keyword | Ability) -> str:
    return keyword_written(text) if isinstance(text, Keyword) else written(text)


def read_facts(name: str, text: str, scope: Scope) -> Facts | Unread:
    """The object that a list of facts describes."""
    if not text:
        return Unread("facts-missing", name, (f"{name} = unit 2",))
    head, *rest = (part.strip() for part in text.split(","))
    card = _head(name, head, scope)
    if isinstance(card, Unread):
        return card
    facts = Facts(card)
    for fact in rest:
        more = _with(facts, fact, scope)
        if isinstance(more, Unread):
            return more
        facts = more
    return facts


def _head(name: str, text: str, scope: Scope) -> Card | Unread:
    match = _HEAD.fullmatch(text)
    word = (match["word"] if match else text).strip()
    said = word.casefold()
    kind = said if said in KINDS else scope.vocabulary(word)
    if not match or kind not in KINDS:
        return Unread("card-type", word, nearest(said, KINDS) or KINDS)
    return Card(name, kind, might=int(match["might"] or 0))


def _with(facts: Facts, fact: str, scope: Scope) -> Facts | Unread:
    """The facts with one more: a state, what follows a known word, or a keyword."""
    said = fact.casefold()
    if stated := _state(facts, said):
        return stated
    for word, reader in READERS.items():
        if said.startswith(word):
            return reader(facts, fact[len(word) :].strip(), scope)
    given = read_keyword(fact, (*KEYWORDS, *STATES), scope)
    if isinstance(given, Unread):
        return given
    kinds = KEYWORDS[given.name].kinds
    if facts.card.kind not in kinds:
        return Unread("keyword-kind", fact, kinds)
    return replace(facts, card=replace(facts.card, keywords=(*facts.card.keywords, given)))


def _state(facts: Facts, said: str) -> Facts | None:
    """The facts with a state, a domain, or the additional cost, if the words say one."""
    card = facts.card
    if said in STATES:
        return replace(facts, states=(*facts.states, said))
    if match := _DAMAGE.fullmatch(said):
        return replace(facts, damage=int(match["number"]))
    if said in DOMAINS:
        return replace(facts, card=replace(card, domains=(*card.domains, said)))
    return replace(facts, card=replace(card, killing=True)) if said == KILLING else None


def _cost(facts: Facts, text: str, _: Scope) -> Facts | Unread:
    cost = Cost.read(text)
    if cost is None or cost.deeds:
        return Unread("cost", text, ("3", "3 + 1 fury", "1 power"))
    return replace(facts, card=replace(facts.card, cost=cost))


def _attached(facts: Facts, top: str, scope: Scope) -> Facts | Unread:
    if top not in scope.names:
        return Unread("object", top, nearest(top, scope.names))
    return replace(facts, top=top)


def _effect(facts: Facts, text: str, scope: Scope) -> Facts | Unread:
    effect = read_effect(text, scope)
    if isinstance(effect, Unread):
        return effect
    card = facts.card
    if isinstance(effect, Ability):
        return replace(facts, card=replace(card, abilities=(*card.abilities, effect)))
    return replace(facts, card=replace(card, passives=(*card.passives, effect)))


def _bonus(facts: Facts, text: str, _: Scope) -> Facts | Unread:
    """A Might bonus, which a top-most card has from what is attached to it (137)."""
    if not text.removeprefix("+").isdigit():
        return Unread("number", text, ("might bonus 2",))
    return replace(facts, card=replace(facts.card, bonus=int(text)))


def _text(facts: Facts, text: str, scope: Scope) -> Facts | Unread:
    """Effect text, which is appended to the card that it is attached to (136)."""
    found: Keyword | Ability | Passive | Unread = read_keyword(text, tuple(KEYWORDS), scope)
    if isinstance(found, Unread):
        found = read_effect(text, scope)
    if isinstance(found, Unread):
        return found
    if isinstance(found, Passive) or (isinstance(found, Ability) and not found.when):
        return Unread("not-modelled", text, ("136.2",))
    return replace(facts, card=replace(facts.card, texts=(*facts.card.texts, found)))


READERS: dict[str, Callable[[Facts, str, Scope], Facts | Unread]] = {
    "attached to ": _attached,
    "effect:": _effect,
    "effect text ": _text,
    "might bonus ": _bonus,
    "cost ": _cost,
}
