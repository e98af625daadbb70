"""What cards say in their own words, unquoted or quoted: triggers, abilities, instructions."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic import aims, instructions
from rulesdb.engine.magic.cards import Activated, Card
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.triggers import RETOLD, TRIGGERS
from rulesdb.engine.magic.mechanics.unmodelled import UNMODELLED

if TYPE_CHECKING:
    from rulesdb.engine.games import Unread

_COSTED = re.compile(r"(?P<cost>(?:\{[^{}]+\})+(?:, ?\{[TQ]\})?): ?(?P<effect>.+)")
_TRIGGERED = re.compile(r"(?P<when>(?:whenever|when|at) [^,]+)(?:, (?P<effect>.+))?")
_AIM = re.compile(
    r"target (?P<aim>[a-z' ]+?)"
    r"(?: (?:gets|gains|loses|can't|phases|to|from|until|an opponent|you don't|then|fights)\b.*)?$"
)
_EITHER = re.compile(r"(?P<subject>whenever this|when this) (?P<one>[a-z ]+) or (?P<other>[a-z ]+)")


def trigger_keys(phrase: str) -> tuple[str, ...]:
    """The triggers that the phrase names: one, or two joined by "or"."""
    said = phrase.casefold().strip().rstrip(".").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    if key := _key(said):
        return (key,)
    if match := _EITHER.fullmatch(re.sub(r"\bthis creature\b", "this", said)):
        both = (_key(f"whenever this {match[each]}") for each in ("one", "other"))
        keys = tuple(key for key in both if key)
        return keys if len(keys) == len(("one", "other")) else ()
    return ()


def _key(said: str) -> str | None:
    for pattern, meant in RETOLD:
        said = re.sub(pattern, meant, said)
    return next((key for key, each in TRIGGERS.items() if each.phrase == said), None)


def named(unread: Unread) -> Unread:
    """What can not be read, named as not modelled where its kind is known."""
    said = unread.found.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    found = (rule for pattern, rule in UNMODELLED if re.search(pattern, said))
    rule = next(found, None) if unread.key in OF_CARDS else None
    return replace(unread, key="not-modelled", nearest=(rule,)) if rule else unread


OF_CARDS = ("fact", "effect", "trigger", "instruction", "ability-phrase")


def unaimed(card: Card, phrase: str) -> bool:
    """Whether an instant or sorcery asks of its target what the language can not say."""
    spell = {"instant", "sorcery"} & set(card.types)
    return bool(spell and not card.aim and _ASKED.search(phrase.casefold()))


_ASKED = re.compile(r"(?<!the )\btarget (?:[a-z'-]+ ){1,4}?(?:with|without|that|which|named|if)\b")


def doing(card: Card, instruction: instructions.Instruction, phrase: str) -> Card:
    """The card that does that; "target creature" says what an instant or sorcery targets."""
    said = _AIM.search(phrase.casefold().rstrip("."))
    aim = aims.read(said["aim"]) if said else None
    spell = {"instant", "sorcery"} & set(card.types)
    targets = card.aim or (aim if spell else None)
    return replace(card, does=(*card.does, instruction), aim=targets)


def told(card: Card, fact: str) -> Card | None:
    """The card with what the words of a card say, if they are any that are read."""
    said = fact.strip().strip('"').strip()
    quoted = said != fact.strip()
    if quoted and (match := _COSTED.fullmatch(said)):
        return _costed(card, match["cost"].upper(), match["effect"])
    if (match := _TRIGGERED.fullmatch(said.casefold())) and (keys := trigger_keys(match["when"])):
        card = replace(card, triggers=(*card.triggers, *keys))
        instruction = instructions.read(match["effect"]) if match["effect"] else None
        return doing(card, instruction, match["effect"]) if instruction else card
    acting = card.triggers or {"instant", "sorcery"} & set(card.types)
    instruction = instructions.read(said) if acting else None
    return doing(card, instruction, said) if instruction and not unaimed(card, said) else None


def _costed(card: Card, cost: str, effect: str) -> Card:
    """An ability with its cost before a colon, named by the first word of what it does."""
    name = re.split(r"\W", effect.casefold())[0]
    mana = Mana.read(cost.replace("{T}", "").replace("{Q}", "").replace(", ", ""))
    adds = ("adds mana",) if name == "add" else ()
    ability = Activated(name, mana, taps="{T}" in cost, untaps="{Q}" in cost, phrases=adds)
    card = replace(card, abilities=(*card.abilities, ability))
    instruction = instructions.read(effect)
    return replace(card, does=(*card.does, instruction)) if instruction else card
