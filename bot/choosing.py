"""A wish from Discord in: stored by whoever may, and what then holds shown to them alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot import cards, choices, rooms, sending
from bot.choices import Chosen
from bot.standing import Standing
from bot.wishes import (
    ForgetMine,
    OfPerson,
    OfServer,
    ResetSettings,
    SetGame,
    SetLanguage,
    SetMyGame,
    SetMyLanguage,
    SetVisibility,
    ShowMine,
    ShowSettings,
)

if TYPE_CHECKING:
    from discord import Interaction

    from bot.conversation import Conversation
    from bot.guilds import Guilds
    from bot.rooms import Room
    from bot.standing import Done
    from bot.wishes import Wish


class NothingStored(Exception):
    """The bot was built without a place to store choices in: our mistake."""


@dataclass(frozen=True, slots=True)
class Place:
    """A server, or one channel of it."""

    server: int
    channel: int | None

    @property
    def key(self) -> tuple[int, int]:
        return self.server, self.channel or 0


async def fulfil(talk: Conversation, interaction: Interaction[Any], wish: Wish) -> None:
    """Do what is wished for, if the person may, and say what holds then."""
    guilds, server = talk.guilds, interaction.guild_id
    if guilds is None:
        raise NothingStored
    if isinstance(wish, OfPerson):
        done = await _for_person(guilds, interaction.user.id, wish)
        standing = _of_person(await talk.room(interaction), done)
    elif server is None or not rooms.may_choose(interaction):
        await talk.tell(interaction, "settings-not-allowed")
        return
    else:
        place = Place(server, wish.channel)
        done = await _for_place(guilds, place, wish)
        standing = await _of_place(guilds, place, await talk.room(interaction), done)
    card = cards.standing(standing, talk.words)
    await sending.send(interaction, card, private=True)


async def _for_person(guilds: Guilds, person: int, wish: OfPerson) -> Done:
    match wish:
        case ShowMine():
            return "shown"
        case SetMyLanguage():
            await guilds.choose_for_person(person, "language", wish.language)
            return "set"
        case SetMyGame():
            await guilds.choose_for_person(person, "game", wish.game)
            return "set"
        case ForgetMine():
            await guilds.forget_person(person)
            return "forgotten"


async def _for_place(guilds: Guilds, place: Place, wish: OfServer) -> Done:
    match wish:
        case ShowSettings():
            return "shown"
        case SetLanguage():
            await guilds.choose_for_place(*place.key, "language", wish.language)
            return "set"
        case SetGame():
            await guilds.choose_for_place(*place.key, "game", wish.game)
            return "set"
        case SetVisibility():
            await guilds.choose_for_place(*place.key, "visibility", wish.visibility)
            return "set"
        case ResetSettings():
            await guilds.forget_place(*place.key)
            return "reset"


def _of_person(room: Room, done: Done) -> Standing:
    """What holds for a person where they ask, and all that is stored about them."""
    language = room.language(None, "private")
    held = (("own-language", language), ("game", room.game()))
    return Standing(language.value, "person", done, held, stored=room.chosen.own)


async def _of_place(guilds: Guilds, place: Place, here: Room, done: Done) -> Standing:
    """What holds for everyone in a server or a channel, whoever asks."""
    server = await guilds.chosen(place.server, place.channel, 0)
    chosen = Chosen(server.channel, server.server)
    room = replace(here, chosen=chosen)
    held = (
        ("language", room.language(None, "public")),
        ("game", choices.game(None, chosen)),
        ("visibility", room.visibility()),
    )
    told_in = here.language(None, "private").value
    if place.channel:
        return Standing(told_in, "channel", done, held, channel=place.channel)
    others = await guilds.channels(place.server)
    return Standing(told_in, "server", done, held, others=others)
