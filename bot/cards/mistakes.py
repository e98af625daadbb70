"""What a person got wrong, on a card: the sentence, and what was perhaps meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import phrases, wire
from bot.cards.changes import wished
from bot.cards.presses import Change, Offer
from bot.cards.sheet import GREY, Sheet
from bot.questions import ScenarioQuestion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import Mistake
    from bot.questions import Question
    from bot.words import Words


def sheet(words: Words, wrong: Mistake, question: Question | None) -> Sheet:
    """The mistake; the question stays on the card, so that it can be copied and mended."""
    said = phrases.mistake(words, wrong)
    lines = question.text if isinstance(question, ScenarioQuestion) else None
    edit = Offer(words.say(wrong.language, "button-edit"), Change("edit"))
    return Sheet(
        question=question,
        language=wrong.language,
        colour=GREY,
        head="",
        blocks=tuple(wire.escape(each) for each in (said.text, said.suggestions) if each),
        offers=(*_wishes(words, wrong), *((edit,) if lines else ())),
        attached=lines or "",
    )


def _wishes(words: Words, wrong: Mistake) -> Iterator[Offer]:
    """What can be asked instead, each to be asked with a press."""
    for wish in wrong.wishes:
        yield Offer(phrases.wish(words, wrong.language, wish), wished(wish))
