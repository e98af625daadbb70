"""The question that a press leads to: the one on the card, with one thing changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.cards.presses import Change
from bot.choices import DEFAULT_GAME
from bot.questions import (
    GAMES,
    CanIQuestion,
    ChangesQuestion,
    RuleQuestion,
    TermQuestion,
    options,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.answers.understood import Wish
    from bot.answers.values import Answer
    from bot.questions import Question

ANY = "any"
"""What a menu sends where an option is to be left open, since Discord takes no empty value."""
OPEN = "open"
"""What it sends where the words of the question say it, and it is to be open all the same."""


def pinned(question: Question, answer: Answer, game: str) -> Question:
    """The question as its card shows it: with the game, where the room meant an unusual one.

    So the card says by itself what was asked, whatever is chosen for the room later.
    """
    if game == DEFAULT_GAME or getattr(question, "game", game) is not None:
        return question
    meant: dict[str, Any] = {"game": getattr(answer, "game", game)}
    return replace(question, **meant)


def changed(question: Question, change: Change) -> Question | None:
    """The question after the press; none where the card offers no such change.

    >>> from bot.cards.presses import Change
    >>> changed(RuleQuestion("702.143"), Change("rule", "magic.702.144"))
    RuleQuestion(query='702.144', game=None, language=None, edition=None, only=False, \
examples=False)
    """
    if leads_on := LEADING.get(change.name):
        return leads_on(question, change.value)
    declared = {option.name: option for option in options(type(question))}
    option = declared.get(change.name)
    if option is None or (option.choices and change.value not in (ANY, OPEN, *option.choices)):
        return None
    value = {ANY: None, OPEN: ANY}.get(change.value, change.value)
    now: dict[str, Any] = {option.name: value}
    return replace(question, **now)


def page_of(change: Change) -> tuple[str, int] | None:
    """The language and the number of the page that a press turns to; none for other presses."""
    language, _, page = change.value.partition(".")
    return (language, int(page)) if change.name == "page" and page.isdecimal() else None


def opened(value: str) -> RuleQuestion | None:
    """The look-up that a game and a number or name lead to, such as `magic.702.143`."""
    game, _, query = value.partition(".")
    if game not in GAMES or not query:
        return None
    return RuleQuestion(query, game=None if game == DEFAULT_GAME else game)


def leads(game: str, number: str, paper: str = "") -> Change:
    """The change that looks a number up, in the document of a mark where there is one."""
    if not paper:
        return Change("rule", f"{game}.{number}")
    return Change("paper", f"{game}.{number}@{paper}")


def _paper(question: Question, value: str) -> RuleQuestion | None:
    """The rule of a number as the document of a mark has it, whatever the card looks into."""
    sought, _, paper = value.partition("@")
    there = _rule(question, sought)
    if not isinstance(there, RuleQuestion) or not paper:
        return None
    return replace(there, edition=paper)


def _called(question: Question, value: str) -> TermQuestion | None:
    """What a mechanic is called: that may be all that is known of it."""
    game, found, _ = value.partition(":")
    if game not in GAMES or not found:
        return None
    return TermQuestion(value, language=question.language)


def _stand(question: Question, value: str) -> RuleQuestion | None:
    """The same rule as another edition has it: its day and the number there."""
    date, _, number = value.partition(".")
    if not isinstance(question, RuleQuestion) or not number:
        return None
    return replace(question, query=number, edition=date)


def _life(question: Question, value: str) -> ChangesQuestion | None:
    """What has become of a rule."""
    found = opened(value)
    if found is None:
        return None
    return ChangesQuestion(number=found.query, game=found.game, language=question.language)


def wished(wish: Wish) -> Change:
    """The change that asks for something else that can be asked, when that was understood."""
    parts = (wish.game, wish.action, wish.turn, wish.step, wish.stack)
    return Change("wish", ".".join(each or "" for each in parts))


def _wish(question: Question, value: str) -> CanIQuestion | None:
    """Something else to ask about: the game, the action, and what was understood of the moment."""
    game, *parts = value.split(".")
    if not isinstance(question, CanIQuestion) or game not in GAMES or len(parts) != len(MOMENT) + 1:
        return None
    action, *moment = parts
    if not action:
        return None
    said: dict[str, Any] = {
        name: getattr(question, name) or heard or None
        for name, heard in zip(MOMENT, moment, strict=True)
    }
    return replace(question, action=action, game=question.game or game, **said)


MOMENT = ("turn", "step", "stack")


def _rule(question: Question, value: str) -> Question | None:
    """Another rule, with the options of the look-up that it is reached from."""
    found = opened(value)
    if found is None:
        return None
    if not isinstance(question, RuleQuestion):
        return replace(found, language=question.language)
    game = found.game or DEFAULT_GAME
    edition = question.edition if question.game in (game, None) else None
    named = game if question.game else found.game
    return replace(question, query=found.query, game=named, edition=edition)


LEADING: dict[str, Callable[[Question, str], Question | None]] = {
    "rule": _rule,
    "paper": _paper,
    "called": _called,
    "stand": _stand,
    "life": _life,
    "wish": _wish,
}
"""What leads to another question than the same one with an option changed."""
