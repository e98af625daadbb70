"""What holds somewhere or for someone, on a card for them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import phrases
from bot.cards.sheet import BLUE, Sheet, card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.cards.sheet import Card
    from bot.phrases import StandingPhrases
    from bot.standing import Standing
    from bot.words import Words


def standing(it: Standing, words: Words) -> Card:
    """One line a thing; it asks nothing, so there is nothing to press."""
    said = phrases.standing(words, it)
    return card(
        Sheet(
            question=None,
            language=it.language,
            colour=BLUE,
            head=f"### {said.title}",
            blocks=tuple(_blocks(words, it, said)),
            foot=(said.note,),
        ),
        words,
    )


def _blocks(words: Words, it: Standing, said: StandingPhrases) -> Iterator[str]:
    if said.done:
        yield f"**{said.done}**"
    yield "\n".join(
        words.say(it.language, "labelled", label=f"**{name}**", text=text)
        for name, text in said.held
    )
    if said.stored:
        yield said.stored
    if said.channels:
        label = words.say(it.language, "standing-channels")
        yield "\n".join((f"**{label}**", *(f"- {each}" for each in said.channels)))
