"""Buttons to what else was perhaps meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import wire
from bot.cards.changes import leads
from bot.cards.presses import Change, Offer
from bot.phrases.rules import name_of, parts_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.answers.called import Also
    from bot.words import Words

FEWEST = 8
"""So much is left of the longest part of a label."""


def offers(words: Words, language: str, every: Iterable[Also]) -> Iterator[Offer]:
    """What opens each: its number where that leads to it, else its name."""
    for other in every:
        if other.there:
            label = _label(words, language, other)
            yield Offer(label, leads(other.game, other.there, other.paper))
        elif other.mechanic and other.spoken:
            name = name_of(words, language, other)
            game = words.say(language, f"game-{other.game}")
            yield named(words.say(language, "list-dot").join((name, game)), other.mechanic)


def _label(words: Words, language: str, other: Also) -> str:
    """A name and its number; of a text its longest part is cut where all would be too long."""
    number = other.own or (other.there if other.there == other.number else "")
    if not other.title:
        return f"{name_of(words, language, other)} {number}".strip()
    dot, parts = words.say(language, "list-dot"), list(parts_of(words, language, other))
    end = f"{dot}{number}" if number else ""
    while (over := wire.size(dot.join(parts) + end) - wire.LABEL) > 0:
        at = max(range(len(parts)), key=lambda place: wire.size(parts[place]))
        parts[at] = wire.clip(parts[at], max(wire.size(parts[at]) - over, FEWEST))
    return dot.join(parts) + end


def named(label: str, mechanic: str) -> Offer:
    """What opens a mechanic by its name: what it is called, and all that is known of it."""
    return Offer(label, Change("called", mechanic))
