"""What a person copies to say that an answer is wrong: enough to get the same answer again."""

from __future__ import annotations

import re
from importlib import metadata
from typing import TYPE_CHECKING

from discord.ui import Container, LayoutView, TextDisplay

from bot import line, wire
from bot.answers.games import GAMES
from bot.answers.values import RuleAnswer, ScenarioAnswer, TimingAnswer
from bot.cards.sheet import GREY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import Answer
    from bot.questions import Question
    from bot.words import Words

LONGEST = 3_500
_NAMES_GAME = re.compile(r"^\s*game\s*:", re.MULTILINE | re.IGNORECASE)


def report(answer: Answer, question: Question) -> str:
    """A scenario that plays what was answered, with question, version and editions as comments."""
    return "\n".join((*_about(answer, question), *_lines(answer)))


def card(answer: Answer, question: Question, words: Words, language: str) -> LayoutView:
    """The report, to be copied."""
    drawn = LayoutView(timeout=None)
    shown: Container[LayoutView] = Container(accent_colour=GREY)
    shown.add_item(TextDisplay(words.say(language, "report-copy")))
    text = wire.clip(report(answer, question), LONGEST)
    shown.add_item(TextDisplay(wire.code_block(text)))
    drawn.add_item(shown)
    return drawn


def version() -> str:
    """Which version of the bot answered; none where it was not installed as a package."""
    try:
        return metadata.version("foresight-rules")
    except metadata.PackageNotFoundError:
        return "from source"


def _about(answer: Answer, question: Question) -> Iterator[str]:
    if not isinstance(answer, ScenarioAnswer):
        yield f"# {line.write(question)}"
    yield f"# Foresight {version()}, {answer.language}"
    match answer:
        case RuleAnswer():
            for hit in answer.hits:
                edition = hit.edition
                dated = f"{edition.title}, {edition.date or 'undated'}, {edition.standing}"
                yield f"# {hit.number}: {edition.language}, {dated}"
        case TimingAnswer():
            verdict = answer.timing.answer if answer.timing else "not modelled"
            yield f"# {answer.game}, rules of {answer.edition}: {verdict}"
        case ScenarioAnswer():
            yield f"# {answer.game}, rules of {GAMES[answer.game].edition}"


def _lines(answer: Answer) -> Iterator[str]:
    match answer:
        case TimingAnswer() if answer.timing:
            yield f"game: {answer.game}"
            yield from answer.timing.scenario
            yield answer.timing.attempt
        case ScenarioAnswer():
            text = answer.question.text or ""
            if not _NAMES_GAME.search(text):
                yield f"game: {answer.game}"
            yield text
