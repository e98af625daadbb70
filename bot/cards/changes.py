"""The question that a press leads to: the one on the card, with one thing changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.questions import GAMES, RuleQuestion, options

if TYPE_CHECKING:
    from bot.cards.presses import Change
    from bot.questions import Question

ANY = "any"
"""What a menu sends where an option is to be left open, since Discord takes no empty value."""


def changed(question: Question, change: Change, usual: str) -> Question | None:
    """The question after the press; none where the card offers no such change.

    `usual` is the game that is meant when none is named.

    >>> from bot.cards.presses import Change
    >>> changed(RuleQuestion("702.143"), Change("rule", "magic.702.144"), "magic")
    RuleQuestion(query='702.144', game=None, language=None, edition=None, only=False, \
examples=False)
    """
    if change.name == "rule":
        return _rule(question, change.value, usual)
    declared = {option.name: option for option in options(type(question))}
    option = declared.get(change.name)
    if option is None or (option.choices and change.value not in (ANY, *option.choices)):
        return None
    value = None if change.value == ANY else change.value
    now: dict[str, Any] = {option.name: value}
    return replace(question, **now)


def page_of(change: Change) -> tuple[str, int] | None:
    """The language and the number of the page that a press turns to; none for other presses."""
    language, _, page = change.value.partition(".")
    return (language, int(page)) if change.name == "page" and page.isdecimal() else None


def _rule(question: Question, value: str, usual: str) -> Question | None:
    """Another rule, with the options of the look-up that it is reached from."""
    game, _, number = value.partition(".")
    if game not in GAMES or not number:
        return None
    game_option = None if game == usual else game
    if isinstance(question, RuleQuestion):
        if question.game:
            game_option = game
        edition = question.edition if question.game in (game, None) else None
        return replace(question, query=number, game=game_option, edition=edition)
    return RuleQuestion(number, game=game_option, language=question.language)
