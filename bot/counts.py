"""How many entries each language has, and which it lacks, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.questions import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from bot.words import Words


def counts(words: Words, language: str, of: Callable[[str], int]) -> str:
    """The count of each language, as one list."""
    said = (
        words.say(
            language,
            "names-count",
            language=words.say(language, f"language-{spoken}"),
            count=str(of(spoken)),
        )
        for spoken in LANGUAGES
    )
    return words.say(language, "list-comma").join(said)


def lacking(words: Words, language: str, found: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """A line for each language that lacks something, with what it lacks."""
    comma = words.say(language, "list-comma")
    for spoken, names in found.items():
        if names:
            said = words.say(language, f"language-{spoken}")
            line = words.say(language, "names-lacking", language=said, names=comma.join(names))
            yield f"  {line}"
