"""What can be asked, as a phrase: "Foretell a card from your hand"."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.words import Words


def sentence(words: Words, language: str, key: str, kind: str, name: str) -> str:
    """What is asked, in a sentence of its own or by the kind of thing it is."""
    own = f"ask-{key}"
    return (
        words.say(language, own)
        if words.has(own)
        else words.say(language, f"ask-{kind}", name=name)
    )


def named(words: Words, language: str, name: str, spoken: str) -> str:
    """A mechanic's name, in quotes where it is none of the language."""
    return name if spoken in ("", language) else words.say(language, "in-quotes", name=name)
