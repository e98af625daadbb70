"""One frozen value for each command that shows or sets what was chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.choices import VISIBILITIES
from bot.questions import GAMES, LANGUAGES, option


@dataclass(frozen=True, slots=True)
class ShowSettings:
    """What holds in this server or channel, and why?"""

    command: ClassVar[str] = "settings show"

    channel: int | None = option(channel=True)


@dataclass(frozen=True, slots=True)
class SetLanguage:
    """Answers here shall be in this language."""

    command: ClassVar[str] = "settings language"

    language: str = option(choices=LANGUAGES, default=...)
    channel: int | None = option(channel=True)


@dataclass(frozen=True, slots=True)
class SetGame:
    """Questions here that name no game are about this one."""

    command: ClassVar[str] = "settings game"

    game: str = option(choices=GAMES, default=...)
    channel: int | None = option(channel=True)


@dataclass(frozen=True, slots=True)
class SetVisibility:
    """Answers here are read by everyone, or by whoever asks."""

    command: ClassVar[str] = "settings visibility"

    visibility: str = option(choices=VISIBILITIES, default=...)
    channel: int | None = option(channel=True)


@dataclass(frozen=True, slots=True)
class ResetSettings:
    """What was set for this server or channel shall be deleted."""

    command: ClassVar[str] = "settings reset"

    channel: int | None = option(channel=True)


@dataclass(frozen=True, slots=True)
class ShowMine:
    """What holds for me, and why?"""

    command: ClassVar[str] = "my show"


@dataclass(frozen=True, slots=True)
class SetMyLanguage:
    """What only I read shall be in this language."""

    command: ClassVar[str] = "my language"

    language: str = option(choices=LANGUAGES, default=...)


@dataclass(frozen=True, slots=True)
class SetMyGame:
    """My questions that name no game are about this one, where nothing is set."""

    command: ClassVar[str] = "my game"

    game: str = option(choices=GAMES, default=...)


@dataclass(frozen=True, slots=True)
class ForgetMine:
    """What is stored about me shall be deleted."""

    command: ClassVar[str] = "my forget"


OfServer = ShowSettings | SetLanguage | SetGame | SetVisibility | ResetSettings
OfPerson = ShowMine | SetMyLanguage | SetMyGame | ForgetMine
Wish = OfServer | OfPerson

OF_SERVER: tuple[type[OfServer], ...] = (
    ShowSettings,
    SetLanguage,
    SetGame,
    SetVisibility,
    ResetSettings,
)
OF_PERSON: tuple[type[OfPerson], ...] = (ShowMine, SetMyLanguage, SetMyGame, ForgetMine)
WISHES: dict[str, type[Wish]] = {kind.command: kind for kind in (*OF_SERVER, *OF_PERSON)}
GROUPS = tuple(dict.fromkeys(command.partition(" ")[0] for command in WISHES))
