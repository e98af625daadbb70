"""Which language an answer is in, decided in one place from what was asked where and by whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bot.choices import strongest

if TYPE_CHECKING:
    from bot.choices import Held, Why

BASE = "en"

# Only what stands here is spoken: `zh-TW` must not become `zh`, nor `pt-BR` anything.
OF_LOCALE = {"en-US": "en", "en-GB": "en", "fr": "fr", "de": "de", "ja": "ja"}
"""Discord's locale codes to our languages."""

Place = Literal["public", "private", "dm"]


@dataclass(frozen=True, slots=True)
class Asked:
    """Where a question was asked, and every choice of language that could count there.

    `option`, `channel`, `server` and `own` are languages of ours; `guild_locale` and `locale`
    are Discord's codes.  The server's locale means something only in a `community`.
    """

    place: Place
    option: str | None = None
    channel: str | None = None
    server: str | None = None
    own: str | None = None
    guild_locale: str | None = None
    community: bool = False
    locale: str | None = None


def resolve(asked: Asked) -> str:
    """The language of the answer: in public the room's, in private the person's.

    >>> resolve(Asked("public", locale="fr"))
    'en'
    >>> resolve(Asked("private", locale="fr", server="de"))
    'fr'
    """
    return held(asked).value


def held(asked: Asked) -> Held:
    """The language of the answer, and by whose choice it is that one."""
    return strongest(_wishes(asked), BASE)


def _wishes(asked: Asked) -> tuple[tuple[str | None, Why], ...]:
    """What is wished for, the strongest wish first."""
    option: tuple[str | None, Why] = (asked.option, "option")
    server: tuple[str | None, Why] = (asked.server, "server")
    if asked.place == "public":
        room = _spoken(asked.guild_locale) if asked.community else None
        return option, (asked.channel, "channel"), server, (room, "community")
    person: tuple[tuple[str | None, Why], ...] = (
        option,
        (asked.own, "own"),
        (_spoken(asked.locale), "locale"),
    )
    return person if asked.place == "dm" else (*person, server)


def _spoken(locale: str | None) -> str | None:
    return OF_LOCALE.get(locale or "")
