"""What a server, a channel and a person chose, and which of it holds for an answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bot.questions import GAMES, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

DEFAULT_GAME = "magic"
VISIBILITIES = ("public", "private")

ALLOWED = {"language": LANGUAGES, "game": GAMES, "visibility": VISIBILITIES}
"""What can be chosen, and the values of each."""

Why = Literal["option", "channel", "server", "own", "community", "locale", "usual"]
"""By whose choice something holds; `usual` where nobody chose."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen for one server, channel or person; none where nothing was."""

    language: str | None = None
    game: str | None = None
    visibility: str | None = None


NOTHING = Choices()


@dataclass(frozen=True, slots=True)
class Chosen:
    """All that was chosen where something is asked, and by whoever asks."""

    channel: Choices = NOTHING
    server: Choices = NOTHING
    own: Choices = NOTHING


UNCHOSEN = Chosen()


@dataclass(frozen=True, slots=True)
class Held:
    """What holds, and by whose choice."""

    value: str
    why: Why


def game(option: str | None, chosen: Chosen, *, dm: bool = False) -> Held:
    """The game that is meant, in public and in private alike: the room's before the person's.

    >>> game(None, Chosen(server=Choices(game="riftbound"), own=Choices(game="magic")))
    Held(value='riftbound', why='server')
    """
    wishes: list[tuple[str | None, Why]] = [(option, "option")]
    if not dm:
        wishes += [(chosen.channel.game, "channel"), (chosen.server.game, "server")]
    return strongest([*wishes, (chosen.own.game, "own")], DEFAULT_GAME)


def visibility(chosen: Chosen) -> Held:
    """Whether everyone in the channel reads the answers, or whoever asks alone.

    >>> visibility(Chosen(server=Choices(visibility="private"))).value
    'private'
    """
    wishes: list[tuple[str | None, Why]] = [
        (chosen.channel.visibility, "channel"),
        (chosen.server.visibility, "server"),
    ]
    return strongest(wishes, "public")


def strongest(wishes: Iterable[tuple[str | None, Why]], usual: str) -> Held:
    """The first of the wishes that was wished, else what is usual."""
    return next((Held(value, why) for value, why in wishes if value), Held(usual, "usual"))
