"""A question in, its answer out: the one place that knows who answers what."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from bot import line
from bot.answers import changes, guide, lookup, scenario, term, timing
from bot.answers.values import Mistake, Reader
from bot.choices import DEFAULT_GAME
from bot.languages import BASE
from bot.questions import (
    CanIQuestion,
    ChangesQuestion,
    HelpQuestion,
    RuleQuestion,
    ScenarioQuestion,
    TermQuestion,
)
from rulesdb.library.documents import Refusal
from rulesdb.library.intake import LARGEST, bytes_of

if TYPE_CHECKING:
    from bot.answers.values import Answer
    from bot.questions import Question
    from rulesdb.library.library import Library


def answer(question: Question, library: Library, reader: Reader) -> Answer:
    """The answer for a reader; synchronous, and alike for Discord, a terminal and JSON."""
    match question:
        case RuleQuestion():
            return lookup.answer(question, library, reader)
        case CanIQuestion():
            return timing.answer(question, library, reader)
        case ScenarioQuestion():
            return scenario.answer(question, library, reader)
        case TermQuestion():
            return term.answer(question, library, reader)
        case ChangesQuestion():
            return changes.answer(question, library, reader)
        case HelpQuestion():
            return guide.answer(question, library, reader)


def answer_line(text: str, library: Library, language: str | None, game: str | None) -> Answer:
    """The answer to a typed line; what the line does not say, `language` and `game` do."""
    question = line.read(text, language or BASE)
    if isinstance(question, Mistake):
        return question
    return answer(question, library, reader(question, language, game))


def reader(question: Question, language: str | None, game: str | None) -> Reader:
    """Who reads an answer in a terminal: the question's own options, else what is set."""
    asked = getattr(question, "game", None)
    return Reader(question.language or language or BASE, asked or game or DEFAULT_GAME)


def answer_file(name: str, library: Library, language: str | None) -> Answer:
    """The answer to the scenario in a file; `-` is standard input."""
    language = language or BASE
    raw = sys.stdin.buffer.read(LARGEST) if name == "-" else bytes_of(Path(name))
    if isinstance(raw, Refusal):
        return Mistake("no-such-file", language, (("file", name),))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Mistake("not-utf-8", language, (("file", name),))
    question = ScenarioQuestion(text=text, language=language)
    answered = answer(question, library, reader(question, language, None))
    if isinstance(answered, Mistake) and name != "-":
        return replace(answered, file=name)
    return answered
