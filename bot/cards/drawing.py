"""Any answer as a card: what is shown, what is attached, and whether it is for the asker alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.answers.values import Mistake, RuleAnswer, ScenarioAnswer, TimingAnswer
from bot.cards import mistakes, rules
from bot.cards.presses import Change, Offer
from bot.cards.sheet import view
from bot.languages import OF_LOCALE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discord.ui import LayoutView

    from bot.answers.values import Answer
    from bot.cards.sheet import Sheet
    from bot.questions import Question
    from bot.words import Words

LANGUAGES = tuple(dict.fromkeys(OF_LOCALE.values()))
ATTACHED = "transcript.txt"
GUESSED = {"none", "fuzzy"}


@dataclass(frozen=True, slots=True)
class Card:
    """What is sent: a view, and a text to attach where the view can not hold everything."""

    view: LayoutView
    attached: str = ""


def private(answer: Answer) -> bool:
    """Whether an answer is no answer: a mistake, a miss, a guess; only the asker sees it."""
    match answer:
        case Mistake():
            return True
        case RuleAnswer():
            return answer.found_by in GUESSED
        case TimingAnswer():
            return answer.timing is None
        case ScenarioAnswer():
            return False


def draw(
    answer: Answer, words: Words, question: Question, *, page: int = 1, hidden: bool = False
) -> Card:
    """The card of an answer; `hidden` where only one person sees it."""
    sheet = _sheet(answer, words, question)
    common = tuple(_common(words, sheet.language, answer, hidden=hidden))
    return Card(view(replace(sheet, common=common), words, page))


def _sheet(answer: Answer, words: Words, question: Question) -> Sheet:
    match answer:
        case RuleAnswer():
            return rules.sheet(words, answer)
        case Mistake():
            return mistakes.sheet(words, answer, question)
        case _:
            raise NotImplementedError


def _common(words: Words, language: str, answer: Answer, *, hidden: bool) -> Iterator[Offer]:
    """The other languages, then what may be done with the card itself."""
    for other in LANGUAGES:
        if other != language:
            yield Offer(words.say(language, f"choice-language-{other}"), Change("language", other))
    if isinstance(answer, Mistake):
        return
    if hidden:
        yield Offer(words.say(language, "button-share"), Change("share", language))
    else:
        yield Offer(words.say(language, "button-remove"), Change("remove", ""))
