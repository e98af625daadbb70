"""The user's side of Discord: people in a server talk to the bot in an in-memory Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
import pytest_asyncio
import simcord

from bot import client
from bot.guilds import opened
from rulesdb.library.library import Library

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.guilds import Guilds

LOCALES = {"alex": "en-US", "camille": "fr", "jonas": "de", "sakura": "ja", "morgan": "en-US"}
"""Who is there, and the locale of their Discord; morgan may manage the server."""

TEXT, ROW, BUTTON, SELECT = 10, 1, 2, 3


@dataclass
class Room:
    """A server with one channel, people with a language each, one of them its keeper; the bot."""

    env: simcord.Env
    library: Library
    guilds: Guilds
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: dict[str, simcord.MemberActor]

    def __getattr__(self, name: str) -> Any:
        return self.people[name]

    async def restart(self) -> None:
        """The bot's process ends, and another begins."""
        await self.env.restart_bot(bot(self.library, self.guilds))


def bot(library: Library, guilds: Guilds) -> Any:
    return client.build(
        library,
        guilds,
        locale=lambda asked: LOCALES[asked.user.name],
        register=_register,
        shard_count=1,
    )


async def _register(tree: Any) -> None:
    await tree.sync()


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    with Library.open(tmp_path) as library:
        async with opened(tmp_path) as guilds:
            env = simcord.Env(bot(library, guilds))
            await env.start()
            try:
                guild = env.create_guild()
                people = dict(members(env, guild))
                channel = guild.create_text_channel("rules")
                yield Room(env, library, guilds, guild, channel, people)
            finally:
                await env.shutdown()
            env.raise_errors()


def members(
    env: simcord.Env, guild: simcord.GuildHandle
) -> Iterator[tuple[str, simcord.MemberActor]]:
    keeper = guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    for name in LOCALES:
        roles = [keeper] if name == "morgan" else []
        yield name, guild.add_member(env.create_user(name), roles=roles)


def parts(message: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message."""
    waiting = list(message.components)
    while waiting:
        each = waiting.pop(0)
        yield each
        waiting[:0] = each.get("components") or []


def read(message: Any) -> str:
    """All the text that stands on a message."""
    texts = [each["content"] for each in parts(message) if each["type"] == TEXT]
    return "\n".join([message.content, *texts])


def labels(message: Any) -> list[str]:
    """The labels of the buttons on a message."""
    return [each["label"] for each in parts(message) if each["type"] == BUTTON]
