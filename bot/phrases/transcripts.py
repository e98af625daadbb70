"""A scenario played to its end in phrases: what was tried, what happened, what was expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.phrases import citations
from bot.phrases.timings import Condition, condition, waits

if TYPE_CHECKING:
    from bot.answers.values import ScenarioAnswer
    from bot.words import Words
    from rulesdb.engine.scenario import Told, Tried


@dataclass(frozen=True, slots=True)
class TryPhrases:
    """A try with its mark, its conditions, and for a "no" the next moment."""

    line: int
    text: str
    legal: bool
    mark: str
    conditions: tuple[Condition, ...]
    next: str


@dataclass(frozen=True, slots=True)
class ToldPhrases:
    """What happened during a line, with the rules behind it."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class ExpectedPhrases:
    """What a line expected, and whether it was so."""

    line: int
    text: str
    met: bool
    mark: str


@dataclass(frozen=True, slots=True)
class TranscriptPhrases:
    """Everything that a played scenario says."""

    title: str
    verdict: str
    tries: tuple[TryPhrases, ...]
    told: tuple[ToldPhrases, ...]
    expected: tuple[ExpectedPhrases, ...]


def transcript(words: Words, answer: ScenarioAnswer) -> TranscriptPhrases:
    """The phrases of a transcript, in the answer's language."""
    played, language, game = answer.transcript, answer.language, answer.game
    return TranscriptPhrases(
        title=played.scenario.title,
        verdict=words.say(language, f"scenario-{_verdict(answer)}"),
        tries=tuple(_tried(words, language, game, each) for each in played.tries),
        told=tuple(_told(words, language, game, each) for each in played.told),
        expected=tuple(
            ExpectedPhrases(
                line=each.line,
                text=each.text,
                met=each.met,
                mark=words.say(language, "expectation-met" if each.met else "expectation-unmet"),
            )
            for each in played.expectations
        ),
    )


def _verdict(answer: ScenarioAnswer) -> str:
    if not answer.transcript.expectations:
        return "ran"
    return "met" if answer.transcript.ok else "unmet"


def _tried(words: Words, language: str, game: str, tried: Tried) -> TryPhrases:
    return TryPhrases(
        line=tried.line,
        text=tried.text,
        legal=tried.legal,
        mark=words.say(language, "try-legal" if tried.legal else "try-illegal"),
        conditions=tuple(condition(words, language, game, check) for check in tried.checks),
        next="" if tried.legal else waits(words, language, game, tried.next),
    )


def _told(words: Words, language: str, game: str, told: Told) -> ToldPhrases:
    cited = citations.rules(words, language, game, told.event.rules)
    text = words.event(language, told.event)
    return ToldPhrases(told.line, citations.because(words, language, text, cited))
