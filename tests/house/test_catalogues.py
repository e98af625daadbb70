"""The catalogues of the four languages say the same things, and all that the code asks for."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.answers.games import ASKS, GAMES
from bot.words import LOCALES, Words
from rulesdb.engine.questions import TURNS
from rulesdb.library.names import Names

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
OTHERS = ("fr", "de", "ja")

# Messages that may read as in English, each with the reason.
ALIKE = {
    "rift-base": "the same word in French",
    "rift-action": "a keyword that French players call the same",
    "rift-tank": "a keyword that French players call the same",
    "rift-unique": "a keyword that French players call the same",
    "rift-vision": "a keyword that French players call the same",
    "cite-comprehensive": "judges of every language cite by the English abbreviation",
    "game-magic": "a proper name",
    "game-riftbound": "a proper name",
    "button-page-back": "the same word in French",
    "button-cite": "the same word in French",
    "option-action": "the same word in French",
    "option-mana": "the same word in French and German",
    "option-name": "the same word in German",
    "option-text": "the same word in German",
    "try-legal": "the same word in German",
    "modal-scenario.example": "scenarios are written in English words",
    "document-article": "the same word in French",
    "cite-article": "the same word in French",
    "label-conditions": "the same word in French",
    "choice-language-en": "each language is offered under its own name",
    "choice-language-fr": "each language is offered under its own name",
    "choice-language-de": "each language is offered under its own name",
    "choice-language-ja": "each language is offered under its own name",
}


class Slots(Visitor):  # type: ignore[misc]  # Fluent has no types
    """The variables that a pattern names, and whether it has letters of its own."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.letters = False

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's own name
        self.names.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - Fluent's own name
        self.letters |= any(map(str.isalpha, node.value))


def patterns(language: str) -> dict[str, Any]:
    """Every pattern of a language by its key; attributes after a dot."""
    found: dict[str, Any] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def shape(pattern: Any) -> Slots:
    slots = Slots()
    if pattern is not None:
        slots.visit(pattern)
    return slots


def alike(one: Any, other: Any) -> bool:
    return bool(one.equals(other, ignored_fields=["span"]))


ENGLISH = patterns("en")
FILES = {path.name for path in (LOCALES / "en").glob("*.ftl")}


def test_no_catalogue_holds_junk_or_says_a_key_twice():
    Words().warm()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_sentences_and_slots(language):
    there = {key: shape(pattern).names for key, pattern in patterns(language).items()}
    assert there == {key: shape(pattern).names for key, pattern in ENGLISH.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_keeps_its_sentences_in_the_same_files(language):
    assert {path.name for path in (LOCALES / language).glob("*.ftl")} == FILES


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language):
    there = patterns(language)
    left = {
        key
        for key, pattern in ENGLISH.items()
        if pattern
        and shape(pattern).letters
        and pattern.equals(there[key], ignored_fields=["span"])
    }
    assert left <= ALIKE.keys()


def test_what_may_read_as_in_english_still_does_somewhere():
    """The list of exceptions holds nothing that was translated since."""
    others = [patterns(language) for language in OTHERS]
    assert all(any(alike(ENGLISH[key], there[key]) for there in others) for key in ALIKE)


# Constructors whose first argument, or whose `key`, names a message after this prefix.
NAMED = {
    "Check": "check-{}",
    "Event": "event-{}",
    "Term": "{}",
    "Unread": "mistake-unreadable-{}",
    "Mistake": "mistake-{}",
    "Other": "why-{}",
}


def asked_for() -> Iterator[tuple[str, str]]:
    """Every key that the code names outright, or a pattern where it is put together."""
    for path in sorted((*ROOT.glob("bot/**/*.py"), *ROOT.glob("rulesdb/**/*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (key := _key(node)):
                yield str(path.relative_to(ROOT)), key


def _key(call: ast.Call) -> str | None:
    called = (
        call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    )
    if called == "say" and len(call.args) > 1:
        return _literal(call.args[1])
    if called in NAMED:
        first = next((each.value for each in call.keywords if each.arg == "key"), None)
        literal = _literal(first or next(iter(call.args), None))
        return NAMED[called].format(literal) if literal else None
    return None


def _literal(node: ast.AST | None) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = (_literal(part) if isinstance(part, ast.Constant) else ".+" for part in node.values)
        return "".join(filter(None, parts))
    return None


@pytest.mark.parametrize(("path", "key"), sorted(set(asked_for())))
def test_every_key_that_the_code_names_has_a_sentence(path, key):
    # A key with a colon is a mechanic, whose name is in the tables of names.
    known = Names.load().by_mechanic if ":" in key else ENGLISH
    assert any(re.fullmatch(key, each) for each in known), path


def test_every_check_says_what_it_means_that_it_fails():
    checks = {key for key in ENGLISH if key.startswith("check-") and "." not in key}
    assert {f"{key}.fails" for key in checks} <= ENGLISH.keys()


def moments() -> Iterator[str]:
    """The keys that put a moment of any game, and what a question leaves open, into words."""
    yield from (f"turn-{turn}.in" for turn in TURNS)
    for name, game in GAMES.items():
        yield f"pending-any-{name}"
        said = Words()
        yield from (f"{said.of_game(name, 'step', step)}.in" for step in game.steps)
        yield from (f"{said.of_game(name, 'pending', each)}.in" for each in game.pendings)
    for asks in ASKS.values():
        for ask in asks.values():
            own = f"ask-{ask.key}"
            yield own if own in ENGLISH else f"ask-{ask.kind}"
            yield from (f"assumed-{key}" for key, _ in ask.assumes)
            yield from (f"hole-{hole.name}-{fill}" for hole in ask.holes for fill, _ in hole.fills)


@pytest.mark.parametrize("key", sorted(set(moments())))
def test_every_moment_and_every_ask_has_words(key):
    assert key in ENGLISH
