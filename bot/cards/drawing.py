"""Any answer as a card: what is shown, what is attached, and whether it is for the asker alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.answers.values import (
    ChangesAnswer,
    HelpAnswer,
    Mistake,
    RuleAnswer,
    ScenarioAnswer,
    TermAnswer,
    TimingAnswer,
)
from bot.cards import guides, histories, mistakes, rules, terms, timings, transcripts
from bot.cards.presses import Change, Offer
from bot.cards.sheet import Card, card
from bot.languages import OF_LOCALE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import Answer
    from bot.cards.sheet import Sheet
    from bot.questions import Question
    from bot.words import Words

LANGUAGES = tuple(dict.fromkeys(OF_LOCALE.values()))
GUESSED = {"none", "fuzzy"}


def private(answer: Answer) -> bool:
    """Whether only the asker sees an answer: a mistake, a miss, a guess; and help."""
    match answer:
        case Mistake() | HelpAnswer():
            return True
        case RuleAnswer() | TermAnswer():
            return answer.found_by in GUESSED
        case TimingAnswer():
            return answer.timing is None
        case ScenarioAnswer() | ChangesAnswer():
            return False


def draw(
    answer: Answer, words: Words, question: Question, *, page: int = 1, hidden: bool = False
) -> Card:
    """The card of an answer, with the question to show; `hidden` where only one person sees it."""
    sheet = _sheet(answer, words, question)
    common = tuple(_common(words, sheet.language, answer, hidden=hidden))
    return card(replace(sheet, question=question, common=common), words, page)


def _sheet(answer: Answer, words: Words, question: Question) -> Sheet:
    match answer:
        case RuleAnswer():
            drawn = rules.sheet(words, answer)
        case TimingAnswer():
            drawn = timings.sheet(words, answer)
        case ScenarioAnswer():
            drawn = transcripts.sheet(words, answer)
        case TermAnswer():
            drawn = terms.sheet(words, answer)
        case ChangesAnswer():
            drawn = histories.sheet(words, answer)
        case HelpAnswer():
            drawn = guides.sheet(words, answer)
        case Mistake():
            drawn = mistakes.sheet(words, answer, question)
    return drawn


def _common(words: Words, language: str, answer: Answer, *, hidden: bool) -> Iterator[Offer]:
    """The other languages, then what may be done with the card itself."""
    if isinstance(answer, Mistake):
        return
    for other in LANGUAGES:
        if other != language:
            yield Offer(words.say(language, f"choice-language-{other}"), Change("language", other))
    if not isinstance(answer, HelpAnswer):
        yield Offer(words.say(language, "button-wrong"), Change("wrong", language))
    if hidden:
        yield Offer(words.say(language, "button-share"), Change("share", language))
    else:
        yield Offer(words.say(language, "button-remove"), Change("remove"))
