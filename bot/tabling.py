"""Every mechanic that can be asked about: what one does, by which rules, and when, as a table."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from bot import phrases
from bot.answers import timing
from bot.answers.games import ASKS, BY_ITSELF
from bot.answers.values import Reader, TimingAnswer
from bot.questions import CanIQuestion
from bot.stocktaking import Report

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.phrases.timings import TimingPhrases
    from bot.words import Words
    from rulesdb.library.library import Library


def reports(words: Words, library: Library, reader: Reader) -> Iterator[Report]:
    """A report for each thing that can be asked, then for each mechanic that acts by itself."""
    for key in (*ASKS[reader.game], *BY_ITSELF[reader.game]):
        answer = timing.answer(CanIQuestion(key, game=reader.game), library, reader)
        if isinstance(answer, TimingAnswer):
            yield _report(words, key, answer)


def _report(words: Words, key: str, answer: TimingAnswer) -> Report:
    said = phrases.timing(words, answer)
    ask = answer.timing.ask if answer.timing else None
    row = {
        "game": answer.game,
        "ask": key,
        "mechanic": answer.mechanic,
        "kind": ask.kind or "own" if ask else "by-itself",
        "asked": said.asked,
        "answer": said.answer,
        "rules": list(answer.rules),
        "windows": [asdict(each) for each in said.windows],
    }
    when = "; ".join(_when(said))
    return Report(row, words.say(answer.language, "list-dot").join((said.asked, said.mark, when)))


def _when(said: TimingPhrases) -> Iterator[str]:
    """When it is possible, by which rules; where that never changes, why, with its own."""
    possible = [each.when for each in said.windows if each.legal]
    yield from (*possible, said.rules) if possible else (said.reason or said.verdict,)
