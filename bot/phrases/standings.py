"""What holds somewhere or for someone in phrases: each thing, its value, and by whose choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.choices import Choices
    from bot.standing import Standing
    from bot.words import Words

BEFORE_A_PERSON = {"channel", "server"}
"""Whose choice of a game comes before a person's."""
MOST = 15
"""How many channels are listed."""


@dataclass(frozen=True, slots=True)
class StandingPhrases:
    """What was done, what holds, what is stored; what need not be said is empty.

    In `title` and before each of `channels` a channel is named as Discord names it.
    """

    title: str
    done: str
    held: tuple[tuple[str, str], ...]
    stored: str
    channels: tuple[str, ...]
    note: str


def standing(words: Words, it: Standing) -> StandingPhrases:
    """The phrases of what holds, in the language in which it is told."""
    language = it.language
    return StandingPhrases(
        title=words.say(language, f"standing-{it.whose}", channel=_channel(it.channel)),
        done=_done(words, it),
        held=tuple(
            (
                words.say(language, f"setting-{name}"),
                words.say(
                    language,
                    "held",
                    value=_value(words, language, name, held.value),
                    why=words.say(language, f"held-by-{held.why}"),
                ),
            )
            for name, held in it.held
        ),
        stored=_stored(words, it),
        channels=tuple(_channels(words, it)),
        note=words.say(language, f"note-{'person' if it.whose == 'person' else 'place'}"),
    )


def _channels(words: Words, it: Standing) -> Iterator[str]:
    """The channels with choices of their own, and how many more there are."""
    for channel, chosen in it.others[:MOST]:
        text = _all(words, it, chosen)
        yield words.say(it.language, "labelled", label=_channel(channel), text=text)
    if (more := len(it.others) - MOST) > 0:
        yield words.say(it.language, "standing-more", count=str(more))


def _channel(channel: int | None) -> str:
    return f"<#{channel}>" if channel else ""


def _done(words: Words, it: Standing) -> str:
    if it.done == "shown":
        return ""
    key = f"done-reset-{it.whose}" if it.done == "reset" else f"done-{it.done}"
    game = dict(it.held).get("game")
    own = it.stored.game if it.stored else None
    if game is None or game.why not in BEFORE_A_PERSON or own in {None, game.value}:
        return words.say(it.language, key)
    value = _value(words, it.language, "game", game.value)
    return words.say(it.language, f"done-but-{game.why}", game=value)


def _stored(words: Words, it: Standing) -> str:
    if it.stored is None:
        return ""
    chosen = _all(words, it, it.stored)
    if not chosen:
        return words.say(it.language, "stored-nothing")
    return words.say(it.language, "stored-own", choices=chosen)


def _all(words: Words, it: Standing, chosen: Choices) -> str:
    """Everything that was chosen, in one line."""
    named = (
        ("language", chosen.language),
        ("game", chosen.game),
        ("visibility", chosen.visibility),
    )
    said = (_value(words, it.language, name, value) for name, value in named if value)
    return words.say(it.language, "list-comma").join(said)


def _value(words: Words, language: str, name: str, value: str) -> str:
    if name == "visibility":
        return words.say(language, f"choice-visibility-{value}")
    return words.say(language, f"{name.removeprefix('own-')}-{value}")
