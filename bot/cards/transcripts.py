"""A scenario played to its end, on a card: what was tried, what happened, what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import phrases, wire
from bot.cards.presses import Change, Offer
from bot.cards.sheet import BLUE, GREEN, RED, Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import ScenarioAnswer
    from bot.phrases import TranscriptPhrases
    from bot.words import Words


def sheet(words: Words, answer: ScenarioAnswer) -> Sheet:
    """The verdict, then every line that did something."""
    said = phrases.transcript(words, answer)
    verdict = f"**{wire.escape(said.verdict)}**"
    blocks = (verdict, *_lines(words, answer.language, said))
    return Sheet(
        question=answer.question,
        language=answer.language,
        colour=_colour(answer),
        head=f"### {wire.escape(said.title)}" if said.title else "",
        blocks=blocks,
        offers=(Offer(words.say(answer.language, "button-edit"), Change("edit")),),
        attached=wire.plain("\n\n".join((answer.question.text or "", *blocks))),
    )


def _colour(answer: ScenarioAnswer) -> int:
    if not answer.transcript.expectations:
        return BLUE
    return GREEN if answer.transcript.ok else RED


def _lines(words: Words, language: str, said: TranscriptPhrases) -> Iterator[str]:
    """One paragraph a line of the scenario, in their order."""
    numbers = [each.line for each in said.tries] + [each.line for each in said.told]
    numbers += [each.line for each in said.expected]
    for number in sorted(set(numbers)):
        at = words.say(language, "at-line", line=str(number))
        yield "\n".join((f"-# {wire.escape(at)}", *_line(said, number)))


def _line(said: TranscriptPhrases, number: int) -> Iterator[str]:
    for tried in (each for each in said.tries if each.line == number):
        yield f"**{tried.mark}** · {wire.escape(tried.text)}"
        for check in tried.conditions:
            if not check.ok:
                yield wire.escape(f"{check.mark} · {check.text}")
        if tried.next:
            yield wire.escape(tried.next)
    for told in (each for each in said.told if each.line == number):
        yield f"- {wire.escape(told.text)}"
    for expected in (each for each in said.expected if each.line == number):
        yield f"**{expected.mark}** · {wire.escape(expected.text)}"
