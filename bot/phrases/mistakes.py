"""What a person got wrong in phrases: what it was, where, and the nearest right words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.phrases import asking

if TYPE_CHECKING:
    from bot.answers.understood import Wish
    from bot.answers.values import Mistake
    from bot.words import Words


LONGEST = 200
"""Nobody reads back more of what they typed than this."""


@dataclass(frozen=True, slots=True)
class MistakePhrases:
    """The sentence, with its place in a scenario before it, and what was perhaps meant."""

    text: str
    suggestions: str


def mistake(words: Words, wrong: Mistake) -> MistakePhrases:
    """The phrases of a mistake, in the mistake's language."""
    slots = {name: _clipped(value) for name, value in wrong.slots}
    text = words.say(wrong.language, f"mistake-{wrong.key}", **slots)
    return MistakePhrases(_placed(words, wrong, text), _suggested(words, wrong))


def _placed(words: Words, wrong: Mistake, text: str) -> str:
    """The sentence, after the file, line and column that it is about."""
    line, column = str(wrong.line or ""), str(wrong.column or "")
    if line:
        key = "mistake-at-column" if column else "mistake-at-line"
        text = words.say(wrong.language, key, line=line, column=column, text=text)
    if wrong.file:
        file = _clipped(wrong.file)
        text = words.say(wrong.language, "mistake-in-file", file=file, text=text)
    return text


def wish(words: Words, language: str, near: Wish) -> str:
    """What can be asked instead, in a phrase."""
    name = asking.named(words, language, near.name, near.name_language)
    return asking.sentence(words, language, near.action, near.kind, name)


def _suggested(words: Words, wrong: Mistake) -> str:
    if not wrong.suggestions:
        return ""
    clipped = [_clipped(each) for each in wrong.suggestions]
    if wrong.wishes:
        asked = (wish(words, wrong.language, each) for each in wrong.wishes)
        clipped = [words.say(wrong.language, "quoted", text=each) for each in dict.fromkeys(asked)]
    listed = words.either(wrong.language, clipped)
    return words.say(wrong.language, "perhaps", suggestions=listed)


def _clipped(typed: str) -> str:
    return typed if len(typed) <= LONGEST else f"{typed[:LONGEST]}…"
