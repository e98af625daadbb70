"""Effects in words: `deal 4 to a unit at a battlefield then draw 1 when I attack`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.nearest import nearest
from rulesdb.engine.riftbound.cards import Ability, Instruction, Passive
from rulesdb.engine.riftbound.costs import Cost
from rulesdb.engine.riftbound.language.words import keyword
from rulesdb.engine.riftbound.mechanics.phrases import (
    INSTRUCTIONS,
    PASSIVES,
    TARGETS,
    WHENS,
    WITH_KEYWORD,
)

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.mechanics.phrases import Phrase

_GAPS = {"{n}": r"(?P<n>\d+)", "{target}": r"(?P<target>.+?)", "{keyword}": r"(?P<keyword>[\w-]+)"}
_COSTED = re.compile(r"(?P<what>.+) for (?P<cost>[\w +]+?)(?: as an? (?P<speed>action|reaction))?")


def _pattern(phrase: Phrase) -> re.Pattern[str]:
    parts = re.split(r"(\{\w+\})", phrase.text)
    return re.compile("".join(_GAPS.get(part) or re.escape(part) for part in parts))


_INSTRUCTIONS = tuple((phrase, _pattern(phrase)) for phrase in INSTRUCTIONS)
_PASSIVES = tuple((phrase, _pattern(phrase)) for phrase in PASSIVES)
_TARGETS = {row.text: row.kind for row in TARGETS}
KNOWN = tuple(phrase.text for phrase in (*INSTRUCTIONS, *PASSIVES))


def read_effect(text: str, scope: Scope) -> Ability | Passive | Unread:
    """The effect that the words describe, from the closed list of phrases."""
    said = text.strip()
    for phrase, pattern in _PASSIVES:
        if match := pattern.fullmatch(said):
            number = int(match["n"]) if "n" in match.groupdict() else 0
            return Passive(phrase.key, number)
    for when in WHENS:
        if said.endswith(f" {when.text}"):
            return _ability(said.removesuffix(f" {when.text}"), scope, when=when.key)
    match = _COSTED.fullmatch(said)
    cost = Cost.read(match["cost"]) if match else None
    if match and cost:
        return _ability(match["what"], scope, cost=cost, speed=match["speed"] or "")
    return _ability(said, scope)


def _ability(
    text: str, scope: Scope, when: str = "", cost: Cost | None = None, speed: str = ""
) -> Ability | Unread:
    instructions = []
    for part in text.split(" then "):
        instruction = _instruction(part.strip(), scope)
        if isinstance(instruction, Unread):
            return instruction
        instructions.append(instruction)
    return Ability(tuple(instructions), when, cost, speed)


def _instruction(text: str, scope: Scope) -> Instruction | Unread:
    wrong = Unread("effect", text, nearest(text, KNOWN))
    for phrase, pattern in _INSTRUCTIONS:
        match = pattern.fullmatch(text)
        if not match:
            continue
        gaps = match.groupdict()
        given = keyword(gaps.get("keyword") or "", scope) or ""
        if gaps.get("keyword") and not given:
            continue
        target = _target(gaps.get("target") or "", scope)
        if target is None:
            return Unread("effect", gaps["target"], nearest(gaps["target"], _TARGETS))
        this_turn = phrase.text.endswith("this turn")
        return Instruction(phrase.key, int(gaps.get("n") or 1), target, given, this_turn)
    return wrong


def _target(text: str, scope: Scope) -> str | None:
    """The target phrase as it stands in the list; nothing where it is none."""
    if not text or text in _TARGETS:
        return text
    said, _, word = text.partition(" with ")
    found = keyword(word, scope)
    if _TARGETS.get(said) in WITH_KEYWORD and found:
        return f"{said} with {found}"
    return None


def written(effect: Ability | Passive) -> str:
    """The effect in words, as it reads back."""
    if isinstance(effect, Passive):
        phrase = next(each for each in PASSIVES if each.key == effect.key)
        return phrase.text.format(n=effect.number)
    text = " then ".join(_worded(each) for each in effect.instructions)
    if effect.when:
        return f"{text} {next(each.text for each in WHENS if each.key == effect.when)}"
    if effect.cost is None:
        return text
    article = {"action": " as an action", "reaction": " as a reaction"}.get(effect.speed, "")
    return f"{text} for {effect.cost}{article}"


def _worded(instruction: Instruction) -> str:
    phrase = next(
        each
        for each in INSTRUCTIONS
        if each.key == instruction.verb and each.text.endswith("this turn") == instruction.this_turn
    )
    return phrase.text.format(
        n=instruction.number, target=instruction.target, keyword=instruction.keyword
    )
