"""What a person got wrong in phrases: what it was, where, and the nearest right words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.answers.values import Mistake
    from bot.words import Words


@dataclass(frozen=True, slots=True)
class MistakePhrases:
    """The sentence, with its place in a scenario before it, and what was perhaps meant."""

    text: str
    suggestions: str


def mistake(words: Words, wrong: Mistake) -> MistakePhrases:
    """The phrases of a mistake, in the mistake's language."""
    text = words.say(wrong.language, f"mistake-{wrong.key}", **dict(wrong.slots))
    return MistakePhrases(_placed(words, wrong, text), _suggested(words, wrong))


def _placed(words: Words, wrong: Mistake, text: str) -> str:
    if wrong.line is None:
        return text
    key = "mistake-at-line" if wrong.column is None else "mistake-at-column"
    line, column = str(wrong.line), str(wrong.column or "")
    return words.say(wrong.language, key, line=line, column=column, text=text)


def _suggested(words: Words, wrong: Mistake) -> str:
    if not wrong.suggestions:
        return ""
    listed = words.either(wrong.language, wrong.suggestions)
    return words.say(wrong.language, "perhaps", suggestions=listed)
