"""A scenario in, its transcript or the place where it can not be read out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.games import GAMES, vocabularies
from bot.answers.values import Answer, Mistake, Reader, ScenarioAnswer
from rulesdb.engine.scenario import Unreadable, read, run

if TYPE_CHECKING:
    from bot.questions import ScenarioQuestion
    from rulesdb.library.library import Library


def answer(question: ScenarioQuestion, library: Library, reader: Reader) -> Answer:
    """What happened when the lines were played."""
    if not (question.text or "").strip():
        return Mistake("scenario-empty", reader.language)
    games = {reader.game: GAMES[reader.game], **GAMES}
    scenario = read(question.text or "", games, vocabularies(library))
    if isinstance(scenario, Unreadable):
        return mistaken(scenario, reader)
    transcript = run(scenario, GAMES[scenario.game])
    if isinstance(transcript, Unreadable):
        return mistaken(transcript, reader)
    return ScenarioAnswer(question, scenario.game, reader.language, transcript)


def mistaken(why: Unreadable, reader: Reader, *, placed: bool = True) -> Mistake:
    """The place that can not be read, as a mistake to be worded."""
    return Mistake(
        key=f"unreadable-{why.key}",
        language=reader.language,
        slots=(("found", why.found), ("limit", next(iter(why.nearest), ""))),
        line=why.line if placed else None,
        column=why.column if placed else None,
        suggestions=() if why.key in LIMITS else why.nearest,
    )


LIMITS = ("too-long", "too-many-lines", "too-many-objects", "too-many-events", "not-modelled")
