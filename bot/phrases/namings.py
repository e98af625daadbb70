"""What something is called in every language, in phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.answers.called import Naming
    from bot.words import Words

BASE = "en"


def in_language(namings: Iterable[Naming], language: str) -> str:
    """The name in a language; nothing where none is known."""
    return next((it.name for it in namings if it.language == language), "")


def names(words: Words, language: str, namings: Sequence[Naming]) -> Iterator[str]:
    """A line a language; the English name stands in where another has none."""
    for naming in namings:
        said = words.say(language, f"language-{naming.language}")
        key, name = "term-name", _name(words, language, naming)
        if not name:
            key, name = "term-unnamed", in_language(namings, BASE)
        yield words.say(language, key, language=said, name=name)


def _name(words: Words, language: str, naming: Naming) -> str:
    said = naming.name
    if said and naming.reading:
        said = words.say(language, "term-read", name=said, reading=naming.reading)
    if said and naming.old:
        old = words.say(language, "list-comma").join(naming.old)
        said = words.say(language, "term-once", name=said, old=old)
    return said
