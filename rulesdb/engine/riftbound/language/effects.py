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
    INSTRUCTION,
    INSTRUCTIONS,
    ME,
    PASSIVE,
    PASSIVES,
    TARGET,
    WHEN,
    WHENS,
    WITH_KEYWORD,
)
from rulesdb.engine.riftbound.mechanics.unmodelled import WORDS
from rulesdb.engine.riftbound.sight import JOINTS, MIGHT, STATES

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.mechanics.phrases import Phrase

_GAPS = {
    "{n}": r"(?P<n>\d{1,2})",
    "{target}": r"(?P<target>.+?)",
    "{keyword}": r"(?P<keyword>[\w-]+)",
    "{token}": r"(?P<token>.+?)",
}
_ARTICLE = re.compile(r"(?<=^play )an(?= )")
_COSTED = re.compile(r"(?P<what>.+) for (?P<cost>[\w +]+?)(?: as an? (?P<speed>action|reaction))?")

MODAL = "one of: "
_OR = re.compile(r" or (?!less\b|more\b)")
_REFLEX = re.compile(
    r"(?:(?P<first>.+?) then )?do this(?: (?P<n>\d) times)?: (?P<inner>.+)", re.DOTALL
)


def _pattern(phrase: Phrase) -> re.Pattern[str]:
    parts = re.split(r"(\{\w+\})", phrase.text)
    return re.compile("".join(_GAPS.get(part) or re.escape(part) for part in parts))


_INSTRUCTIONS = tuple((phrase, _pattern(phrase)) for phrase in INSTRUCTIONS)
_PASSIVES = tuple((phrase, _pattern(phrase)) for phrase in PASSIVES)
_UNMODELLED = tuple(
    (re.compile(rf"(?<!\w){word}s?(?!\w)"), word, rule) for word, rule in WORDS.items()
)
KNOWN = tuple(phrase.text for phrase in (*INSTRUCTIONS, *PASSIVES))


def read_effect(text: str, scope: Scope) -> Ability | Passive | Unread:
    """The effect that the words describe, from the closed list of phrases."""
    said = text.strip()
    for phrase, pattern in _PASSIVES:
        if match := pattern.fullmatch(said):
            gaps = match.groupdict()
            word = keyword(gaps.get("keyword") or "", scope) or ""
            if "keyword" in gaps and not word:
                continue
            return Passive(phrase.key, int(gaps.get("n") or 0), word)
    when = next((each for each in WHENS if said.endswith(f" {each.text}")), None)
    said = said.removesuffix(f" {when.text}") if when else said
    match = _COSTED.fullmatch(said)
    cost = Cost.read(match["cost"]) if match else None
    what, speed = (match["what"], match["speed"] or "") if match and cost else (said, "")
    if when and cost and (cost.kills or cost.discards):
        return Unread("not-modelled", str(cost), ("383.3.b",))
    if when and speed:
        return Unread("effect", speed, (f"{what} for {cost} {when.text}",))
    return _ability(what, scope, when.key if when else "", cost, speed)


def _ability(
    text: str, scope: Scope, when: str = "", cost: Cost | None = None, speed: str = ""
) -> Ability | Unread:
    instructions = _instructions(text, scope)
    if isinstance(instructions, Unread):
        return instructions
    if (when or cost) and any(each.options for each in instructions):
        return Unread("not-modelled", MODAL.strip(": "), ("355.3",))
    if (when or cost) and any(each.verb == "move-out" for each in instructions):
        return Unread("not-modelled", "to a battlefield", ("355.4",))
    return Ability(instructions, when, cost, speed)


def _instructions(text: str, scope: Scope) -> tuple[Instruction, ...] | Unread:
    """Instructions joined by `then`; after `do this` stands what a reflexive trigger does."""
    if (said := text.removeprefix("choose one: ").removeprefix(MODAL)) != text:
        return _modes(said, scope)
    if match := _REFLEX.fullmatch(text):
        first = _instructions(match["first"], scope) if match["first"] else ()
        inner = _instructions(match["inner"], scope)
        for read in (first, inner):
            if isinstance(read, Unread):
                return read
        number = int(match["n"] or 1)
        return (*first, Instruction("reflex", number, inner=inner))  # type: ignore[arg-type, misc]  # neither is unread here
    instructions = []
    for part in text.split(" then "):
        instruction = _instruction(part.strip(), scope)
        if isinstance(instruction, Unread):
            return instruction
        instructions.append(instruction)
    return tuple(instructions)


def _modes(text: str, scope: Scope) -> tuple[Instruction, ...] | Unread:
    """The modes of which one is chosen, between `or`."""
    options = [_instructions(part.strip(), scope) for part in _OR.split(text)]
    wrong = next((each for each in options if isinstance(each, Unread)), None)
    if wrong:
        return wrong
    read = tuple(each for each in options if not isinstance(each, Unread))
    return (Instruction("modes", options=read),)


def _instruction(text: str, scope: Scope) -> Instruction | Unread:
    said = _ARTICLE.sub("a", text)
    for phrase, pattern in _INSTRUCTIONS:
        if match := pattern.fullmatch(said):
            read = _filled(phrase.key, match.groupdict(), scope)
            if read is not None:
                return read
    return _unknown(text)


def _filled(key: str, gaps: dict[str, str | None], scope: Scope) -> Instruction | Unread | None:
    """The instruction with its gaps read; nothing where the words are no keyword after all."""
    given, token = keyword(gaps.get("keyword") or "", scope) or "", gaps.get("token") or ""
    if gaps.get("keyword") and not given:
        return None
    if token and token not in {name.partition("#")[0] for name in scope.names}:
        return Unread("object", token, nearest(token, scope.names))
    said = gaps.get("target") or ""
    target = _target(said, scope)
    if target is None:
        return Unread("effect", said, nearest(said, TARGET))
    return Instruction(key, int(gaps.get("n") or 1), target, given, token)


def _unknown(text: str) -> Unread:
    """Words that no phrase of the list holds: something not modelled, or a slip."""
    for pattern, word, rule in _UNMODELLED:
        if pattern.search(text.casefold()):
            return Unread("not-modelled", word, (rule,))
    return Unread("effect", text, nearest(text, KNOWN))


def _target(text: str, scope: Scope) -> str | None:
    """The target phrase as it stands in the list; nothing where it is none."""
    if text in ("", ME) or text in TARGET:
        return text
    joint = next((each for each in JOINTS if each in text), "")
    said, _, word = text.partition(joint) if joint else (text, "", "")
    if said not in TARGET or TARGET[said].kind not in WITH_KEYWORD:
        return None
    if joint == JOINTS[1]:
        return text if word in STATES else None
    found = word if MIGHT.fullmatch(word) else keyword(word, scope)
    return f"{said} with {found}" if found else None


def written(effect: Ability | Passive) -> str:
    """The effect in words, as it reads back."""
    if isinstance(effect, Passive):
        return PASSIVE[effect.key].text.format(n=effect.number, keyword=effect.word)
    text = " then ".join(map(_worded, effect.instructions))
    article = {"action": " as an action", "reaction": " as a reaction"}.get(effect.speed, "")
    text += f" for {effect.cost}{article}" if effect.cost else ""
    return f"{text} {WHEN[effect.when].text}" if effect.when else text


def _worded(instruction: Instruction) -> str:
    if instruction.options:
        modes = (" then ".join(map(_worded, option)) for option in instruction.options)
        return MODAL + " or ".join(modes)
    if instruction.verb == "reflex":
        times = f" {instruction.number} times" if instruction.number > 1 else ""
        return f"do this{times}: {' then '.join(map(_worded, instruction.inner))}"
    return INSTRUCTION[instruction.verb].text.format(
        n=instruction.number,
        target=instruction.target,
        keyword=instruction.keyword,
        token=instruction.token,
    )
