"""The real bot in a page like Discord on this machine: its commands and buttons, no token."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import sys
import tempfile
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord

from bot import client, guilds
from bot.cards.welcome import welcome
from bot.stopping import asked_to_stop, first
from rulesdb.library.library import Library

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from discord import Interaction
    from simcord import ChannelHandle, Env, MemberActor

    from bot.edge import Foresight
    from bot.settings import Settings

FINE, MISTAKEN = 0, 2
NEEDED = ("simcord", "markdown_it", "PIL")
"""One of each kind that the extra brings."""

NOT_INSTALLED = "The page needs an extra: pip install 'foresight-rules[try]'"
TAKEN = "Port {} is taken; name another with --port, or none to get a free one."
SERVED = "Foresight is at {}\nChoose who you are at the top. Ctrl-C ends it.\n"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody to be on the page: how they are shown, and the locale their Discord is in."""

    name: str
    shown: str
    locale: str
    manages: bool = False


PEOPLE = (
    Person("alex", "Alex (English)", "en-US"),
    Person("camille", "Camille (français)", "fr"),
    Person("jonas", "Jonas (Deutsch)", "de"),
    Person("sakura", "さくら（日本語）", "ja"),
    Person("morgan", "Morgan (Manage Server)", "en-US", manages=True),
)


class PortTaken(Exception):
    """Another program listens on the port."""


def serve(settings: Settings, port: int, *, browser: bool) -> int:
    """Serve the page until it is closed or a signal comes; the exit status."""
    if any(importlib.util.find_spec(each) is None for each in NEEDED):
        return _fail(NOT_INSTALLED)
    try:
        asyncio.run(_serve(settings, port, browser=browser))
    except PortTaken:
        return _fail(TAKEN.format(port))
    except KeyboardInterrupt:
        return FINE
    return FINE


async def _serve(settings: Settings, port: int, *, browser: bool) -> None:
    locales: dict[int, str] = {}

    def locale(interaction: Interaction[Any]) -> str:
        return locales[interaction.user.id]

    # The server is made up, and so is all that is chosen for it: nothing of it outlasts the page.
    with (
        Library.open(settings.data, beside=True) as library,
        tempfile.TemporaryDirectory() as folder,
        asked_to_stop() as stop,
    ):
        async with guilds.opened(Path(folder)) as chosen:
            bot = client.build(library, chosen, locale=locale, register=_register, shard_count=1)
            async with _page(bot, locales, port) as page:
                sys.stdout.write(SERVED.format(page.url))
                sys.stdout.flush()
                if browser:
                    await asyncio.to_thread(webbrowser.open, page.url)
                await first(stop, asyncio.ensure_future(page.wait_closed()))


@contextlib.asynccontextmanager
async def _page(bot: Foresight, locales: dict[int, str], port: int) -> AsyncIterator[Any]:
    """The page over a made-up server with one channel, and everyone in it."""
    import simcord  # noqa: PLC0415 - an extra, which `serve` has looked for

    async with simcord.run(bot, check_errors=False) as env:
        channel, people = _server(env)
        locales |= {each.id: person.locale for each, person in zip(people, PEOPLE, strict=True)}
        await env.settle()
        await _greet(bot, channel)
        page = env.preview(channel, viewers=people, layout="channel", port=port)
        try:
            await page.__aenter__()
        except simcord.SetupError as error:
            raise PortTaken from error
        try:
            yield page
        finally:
            await page.close()


def _server(env: Env) -> tuple[ChannelHandle, list[MemberActor]]:
    guild = env.create_guild("Foresight")
    keeper = guild.create_role(
        "Manage Server", permissions=discord.Permissions(manage_guild=True, manage_messages=True)
    )
    people = [
        guild.add_member(
            env.create_user(person.name, global_name=person.shown),
            roles=[keeper] if person.manages else [],
        )
        for person in PEOPLE
    ]
    return guild.create_text_channel("rules"), people


async def _greet(bot: Foresight, channel: ChannelHandle) -> None:
    """The bot under its own name, and the first message, which says what to type."""
    if bot.user:
        await bot.user.edit(username="Foresight")
    room = bot.get_channel(channel.id)
    if isinstance(room, discord.TextChannel):
        await room.send(view=welcome(bot.words))


async def _register(tree: discord.app_commands.CommandTree[Any]) -> None:
    await tree.sync()


def _fail(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return MISTAKEN
