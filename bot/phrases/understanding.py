"""How a question in somebody's own words was understood, and what of it was not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.answers.understood import Fact, Heard
    from bot.answers.values import TimingAnswer
    from bot.words import Words

LONGEST, MOST = 80, 6
"""Nobody reads back more than this of a piece of what they typed, or more pieces."""


def line(words: Words, answer: TimingAnswer, said: Iterable[str]) -> str:
    """What was understood, part by part; nothing where nothing was in words of the asker's own."""
    if answer.heard is None:
        return ""
    found, language = answer.timing, answer.language
    means = found.said.means if found else None
    parts = [each for each in said if each]
    parts += [_means(words, language, means)] if means else []
    parts += [_quoted(words, language, answer.heard.stated)] if answer.heard.stated else []
    text = words.say(language, "list-dot").join(parts)
    return words.say(language, "understood", text=text)


def card(words: Words, answer: TimingAnswer) -> str:
    """The card as it was understood; nothing where none was described."""
    if answer.printed is None:
        return ""
    facts = [fact(words, answer.language, each) for each in answer.printed.facts]
    text = words.say(answer.language, "list-dot").join(facts)
    return words.say(answer.language, "understood-card", text=text)


def cautions(words: Words, answer: TimingAnswer) -> Iterator[str]:
    """What a reader must know before relying on the answer."""
    printed, language = answer.printed, answer.language
    if answer.heard:
        yield from _of_question(words, language, answer.heard)
        yield from _left(words, language, answer.heard)
    if printed and printed.lacks:
        yield words.say(language, "understood-lacks", name=printed.lacks)
    if printed and printed.ignored:
        quoted = _quoted(words, language, printed.ignored)
        yield words.say(language, "understood-ignored", words=quoted)


def _of_question(words: Words, language: str, heard: Heard) -> Iterator[str]:
    """What the question is about, and where it says several things."""
    if heard.in_part:
        yield words.say(language, "understood-in-part")
    if heard.happens:
        yield words.say(language, "understood-happens")
    if heard.of_opponent:
        yield words.say(language, "understood-of-opponent")
    for each in heard.at_odds:
        yield words.say(language, "understood-at-odds", words=_quoted(words, language, each))
    for option, typed in heard.overruled:
        quoted = _quoted(words, language, [typed])
        yield words.say(language, "understood-overruled", option=option, words=quoted)


def _left(words: Words, language: str, heard: Heard) -> Iterator[str]:
    """What was not understood, and what of it carries weight."""
    if heard.weighty:
        quoted = _quoted(words, language, heard.weighty)
        yield words.say(language, "understood-weighty", words=quoted)
    if plain := [each for each in heard.left if each not in heard.weighty]:
        yield words.say(language, "understood-left", words=_quoted(words, language, plain))


def fact(words: Words, language: str, each: Fact) -> str:
    """One thing that a card is or has."""
    return words.say(language, each.key, **dict(each.slots)) if each.key else each.text


def _means(words: Words, language: str, means: str) -> str:
    if means == "none":
        return words.say(language, "understood-means-none")
    return words.say(language, "understood-means", means=means)


def _quoted(words: Words, language: str, several: Iterable[str]) -> str:
    typed = list(several)
    quoted = [words.say(language, "in-quotes", name=_clipped(each)) for each in typed[:MOST]]
    more = ["…"] if len(typed) > MOST else []
    return words.say(language, "list-comma").join((*quoted, *more))


def _clipped(typed: str) -> str:
    typed = " ".join(typed.split())
    return typed if len(typed) <= LONGEST else f"{typed[:LONGEST]}…"
