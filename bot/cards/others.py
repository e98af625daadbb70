"""Buttons to what else was perhaps meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.cards.changes import leads
from bot.cards.presses import Change, Offer
from bot.phrases.rules import name_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.answers.called import Also
    from bot.words import Words


def offers(words: Words, language: str, every: Iterable[Also]) -> Iterator[Offer]:
    """What opens each: its number where that leads to it, else its name."""
    for other in every:
        name = name_of(words, language, other)
        if other.there:
            label = f"{name} {other.there}" if other.there == other.number else name
            yield Offer(label, leads(other.game, other.there, other.paper))
        elif other.mechanic and other.spoken:
            game = words.say(language, f"game-{other.game}")
            yield named(words.say(language, "list-dot").join((name, game)), other.mechanic)


def named(label: str, mechanic: str) -> Offer:
    """What opens a mechanic by its name: what it is called, and all that is known of it."""
    return Offer(label, Change("called", mechanic))
