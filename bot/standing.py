"""What holds in a server, in a channel or for a person, and what was just done about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from bot.choices import Choices, Held

Done = Literal["shown", "set", "reset", "forgotten"]
Whose = Literal["server", "channel", "person"]


@dataclass(frozen=True, slots=True)
class Standing:
    """What holds, each with its name; `language` is the one in which it is told.

    `channel` is the one that is spoken of; `stored` is what is kept about a person; `others`
    are the channels of a server for which something of their own was chosen.
    """

    language: str
    whose: Whose
    done: Done
    held: tuple[tuple[str, Held], ...]
    channel: int | None = None
    stored: Choices | None = None
    others: tuple[tuple[int, Choices], ...] = ()
