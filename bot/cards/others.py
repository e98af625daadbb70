"""A button to what else was perhaps meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.cards.changes import leads
from bot.cards.presses import Change, Offer
from bot.phrases.rules import name_of

if TYPE_CHECKING:
    from bot.answers.values import Also
    from bot.words import Words


def offer(words: Words, language: str, other: Also) -> Offer | None:
    """What opens it: by its number where that leads to it, else by its name; none for a note."""
    name = name_of(words, language, other)
    if other.there:
        label = f"{name} {other.there}" if other.there == other.number else name
        return Offer(label, leads(other.game, other.there, other.paper))
    if not other.mechanic or not other.spoken:
        return None
    game = words.say(language, f"game-{other.game}")
    label = words.say(language, "list-dot").join((name, game))
    return Offer(label, Change("called", other.mechanic))
