"""The facts of a card in the reader's words: names of types and keywords, states, abilities."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.answers.printed.symbols import RUN
from bot.answers.understood import Fact

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.names import Names

STATES = {
    "entered this turn": "fact-entered-this-turn",
    "tapped": "fact-tapped",
    "exhausted": "fact-exhausted",
}
# Of what an ability's words say, the one that decides most about when comes first.
ABILITIES = {
    "as a sorcery": "fact-ability-sorcery",
    "once each turn": "fact-ability-once",
    "adds mana": "fact-ability-mana",
}
_ABILITY = re.compile(r"ability \w+(?: (?P<cost>[{\[]\S*))?(?P<phrases>.*)")
_NAMED = re.compile(r"(?P<name>[^{\d]+?)(?P<rest>(?: \d.*)?(?: ?\{.*)?)")


def worded(facts: str, game: str, names: Names, language: str) -> tuple[Fact, ...]:
    """Every fact of a scenario line, worded."""
    head, *more = facts.split(", ")
    return (Fact(_head(head, game, names, language)), *_each(more, game, names, language))


def _head(text: str, game: str, names: Names, language: str) -> str:
    words = (_named(f"{game}:type-{word}", word, names, language) for word in text.split())
    return " ".join(words)


def _each(facts: list[str], game: str, names: Names, language: str) -> Iterator[Fact]:
    for fact in facts:
        if fact in STATES:
            yield Fact(key=STATES[fact])
        elif RUN.fullmatch(fact):
            yield Fact(fact)
        elif ability := _ABILITY.fullmatch(fact):
            key = next((key for said, key in ABILITIES.items() if said in ability["phrases"]), "")
            yield Fact(key=key or "fact-ability", slots=(("cost", ability["cost"] or "{0}"),))
        elif fact.startswith("cost "):
            yield Fact(key="fact-cost", slots=(("cost", fact.removeprefix("cost ")),))
        else:
            yield Fact(_keyword(fact, game, names, language))


def _keyword(fact: str, game: str, names: Names, language: str) -> str:
    match = _NAMED.fullmatch(fact)
    if match is None:
        return fact
    name = match["name"].strip()
    return _named(f"{game}:{name.replace(' ', '-')}", name, names, language) + match["rest"]


def _named(mechanic: str, plain: str, names: Names, language: str) -> str:
    """What something is called in the language, else as the scenario line has it."""
    return names.headword(mechanic, language) or names.headword(mechanic, "en") or plain
