"""The bot as a process: started with its token, stopped by a signal, registered, asked if alive."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import sys
from functools import partial
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot import ask, guilds, logs, pulse, registration
from bot.answers import mentions
from bot.answers.games import read_engines
from bot.completion import Completion
from bot.conversation import Conversation
from bot.edge import Foresight
from bot.fetching import keep_fetching
from bot.rooms import locale_of
from bot.settings import NoToken
from bot.stopping import asked_to_stop, first
from bot.words import LOCALES, Words
from rulesdb.library.library import Library

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.answers.mentions import Mentioned
    from bot.answers.values import Answer, Reader
    from bot.guilds import Guilds
    from bot.questions import Question
    from bot.rooms import LocaleOf
    from bot.settings import Settings

FINE, FAILED, MISTAKEN = 0, 1, 2

NO_TOKEN = "Set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to the name of a file that holds the token."  # noqa: S105 - a sentence about a token
NO_TOKEN_IN = "DISCORD_TOKEN_FILE is {}, and no token can be read from it."  # noqa: S105 - likewise
REFUSED = "Discord does not accept the token."
UNREACHABLE = "Discord can not be reached: {}"
UNUSABLE = "{} can not be used: {}"


def build(
    library: Library,
    chosen: Guilds | None = None,
    *,
    locale: LocaleOf = locale_of,
    **settings: Any,
) -> Foresight:
    """The bot over a library and over what was chosen, connected to nothing yet."""
    words = Words()

    def answer(question: Question, reader: Reader) -> Answer:
        return ask.answer(question, library, reader)

    def mentioned(text: str, reader: Reader) -> tuple[Mentioned, ...]:
        return mentions.mentioned(text, library, reader)

    conversation = Conversation(answer, mentioned, words, chosen, locale)
    return Foresight(conversation, Completion(library, words), **settings)


def run(settings: Settings) -> int:
    """Run the bot until it is told to stop; the exit status."""
    return _connected(settings, partial(_serve, settings))


def sync(settings: Settings, guild: int | None, *, dry_run: bool) -> int:
    """Register the commands everywhere or in one server, or only show what would be sent."""
    if dry_run:
        asyncio.run(_show(settings))
        return FINE
    return _connected(settings, partial(_sync, settings, guild))


def health(settings: Settings) -> int:
    """0 if the bot that runs on these data is connected to Discord."""
    return FINE if pulse.alive(settings.data) else FAILED


def _connected(settings: Settings, work: Callable[[str], Awaitable[None]]) -> int:
    """Do work that needs Discord; what an operator must mend is one sentence, not a traceback."""
    try:
        token = settings.token()
    except NoToken as error:
        return _fail(NO_TOKEN_IN.format(error.file) if error.file else NO_TOKEN, MISTAKEN)
    try:
        asyncio.run(_awaited(work(_carried(token))))
    except discord.LoginFailure:
        return _fail(REFUSED, MISTAKEN)
    except guilds.Unusable as error:
        return _fail(UNUSABLE.format(settings.data / guilds.FILE, error), FAILED)
    except (aiohttp.ClientError, discord.GatewayNotFound) as error:
        return _fail(UNREACHABLE.format(error), FAILED)
    except KeyboardInterrupt:
        return FINE
    return FINE


def _carried(token: str) -> str:
    """The token as a header can carry it; one that none can, Discord would not accept."""
    if not (token.isascii() and token.isprintable()) or " " in token:
        raise discord.LoginFailure
    return token


async def _awaited(work: Awaitable[None]) -> None:
    await work


async def _serve(settings: Settings, token: str) -> None:
    logs.begin(settings.log, token)
    register = partial(registration.register_changed, folder=settings.data, catalogues=LOCALES)
    with Library.open(settings.data, beside=True) as library, asked_to_stop() as stop:
        async with (
            guilds.opened(settings.data) as chosen,
            build(library, chosen, register=register) as bot,
        ):
            running = asyncio.create_task(bot.start(token))
            warming = asyncio.create_task(_warm(bot, library))
            fetching = asyncio.create_task(keep_fetching(settings))
            async with pulse.beating(settings.data, bot.connected):
                told = await first(stop, running)
            if told:
                await bot.close()
                # A gateway that can not be reached is tried for ever, also after the end.
                running.cancel()
            warming.cancel()
            fetching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running


async def _warm(bot: Foresight, library: Library) -> None:
    """Make ready, once the bot listens, what the first to ask would have to wait for.

    What is in memory then stays there: looking for garbage in it would only hold answers up,
    and so would looking for it several times an answer.
    """
    await bot.wait_until_ready()
    await asyncio.to_thread(bot.words.warm)
    await asyncio.to_thread(library.warm)
    await asyncio.to_thread(read_engines)
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def _sync(settings: Settings, guild: int | None, token: str) -> None:
    with Library.open(settings.data) as library:
        async with build(library) as bot:
            await bot.login(token)
            where = discord.Object(guild) if guild else None
            if where:
                bot.tree.copy_global_to(guild=where)
            registered = await bot.tree.sync(guild=where)
    sys.stdout.write(f"{len(registered)} commands registered\n")


async def _show(settings: Settings) -> None:
    with Library.open(settings.data) as library:
        async with build(library) as bot:
            await bot.translate()
            commands = await registration.payload(bot.tree)
    sys.stdout.write(json.dumps(commands, ensure_ascii=False, indent=2) + "\n")


def _fail(sentence: str, status: int) -> int:
    sys.stderr.write(sentence + "\n")
    return status
