"""The bot on Discord: listens, hands on what is asked, and stops without dropping an answer."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import choosing, commands, errors, finding, leaving, pressing, wire
from bot.answers.values import Reader
from bot.cards.presses import Choose, Press
from bot.translator import Translator
from bot.tree import Tree

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from discord import Interaction

    from bot.cards.presses import Change
    from bot.completion import Completion
    from bot.conversation import Conversation
    from bot.questions import Option, Question
    from bot.wishes import Wish
    from bot.words import Words

    Register = Callable[[app_commands.CommandTree[Any]], Awaitable[object]]

LANDING = 8.0
"""Seconds that answers on their way are given when the bot is told to stop."""

# No voice is used; without this each start warns of two libraries that are not needed.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Foresight(discord.AutoShardedClient):
    """The connection to Discord, and every edge at which a failure ends."""

    def __init__(
        self,
        conversation: Conversation,
        completion: Completion,
        register: Register | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **settings,
        )
        self.conversation = conversation
        self.completion = completion
        self.register = register
        self.tree = Tree(self)
        self._flying: set[asyncio.Task[Any]] = set()
        for module in commands.MODULES:
            self.tree.add_command(module.command(self))

    @property
    def words(self) -> Words:
        return self.conversation.words

    async def setup_hook(self) -> None:
        """Before the gateway: nothing is opened here that `close` does not close."""
        self.add_dynamic_items(Press, Choose)
        await self.translate()
        if self.register:
            await self.register(self.tree)

    async def translate(self) -> None:
        """Let the commands have their names in every language."""
        await self.tree.set_translator(Translator(self.words))

    async def on_ready(self) -> None:
        """Every shard listens, perhaps not for the first time."""
        if chosen := self.conversation.guilds:
            await leaving.forget_left(chosen, self)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server; one that is only unavailable is none such."""
        if chosen := self.conversation.guilds:
            await chosen.forget_server(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is no more."""
        if chosen := self.conversation.guilds:
            await chosen.forget_place(channel.guild.id, channel.id)

    def connected(self) -> bool:
        """Whether every shard listens to Discord."""
        shards = self.shards.values()
        return self.is_ready() and not any(shard.is_closed() for shard in shards)

    async def language(self, interaction: Interaction[Any], option: str | None = None) -> str:
        """The language of what only this person is told."""
        return await self.conversation.language(interaction, option)

    async def ask(self, interaction: Interaction[Any], question: Question) -> None:
        """Answer the question; every failure ends here."""
        async with self._edge(interaction):
            await self.conversation.ask(interaction, question)

    async def press(self, interaction: Interaction[Any], change: Change) -> None:
        """Do what a pressed button says; every failure ends here."""
        async with self._edge(interaction):
            await pressing.press(self.conversation, interaction, change)

    async def wish(self, interaction: Interaction[Any], wish: Wish) -> None:
        """Show or set what was chosen; every failure ends here."""
        async with self._edge(interaction):
            await choosing.fulfil(self.conversation, interaction, wish)

    async def find(self, interaction: Interaction[Any], message: discord.Message) -> None:
        """Offer the rules that a message speaks of; every failure ends here."""
        async with self._edge(interaction):
            await finding.find(self.conversation, interaction, message)

    async def complete(
        self, interaction: Interaction[Any], option: Option, typed: str
    ) -> list[app_commands.Choice[str]]:
        """What completion offers for an option, in the language of whoever types."""
        given = {name: value for name, value in interaction.namespace}  # noqa: C416 - no mapping
        room = await self.conversation.room(interaction)
        reader = Reader(room.language(None, "private").value, room.game().value)
        return wire.choices(self.completion.offer(option, typed, given, reader))

    async def report(self, interaction: Interaction[Any], error: Exception) -> None:
        """Apologise once, log once."""
        try:
            language = await self.language(interaction)
        except Exception:  # noqa: BLE001 - what was chosen may be what can not be read
            language = self.conversation.bare(interaction).language(None, "private").value
        await errors.report(interaction, error, self.words, language)

    async def close(self) -> None:
        """Let the answers on their way arrive, then leave."""
        if flying := self._flying - {asyncio.current_task()}:
            await asyncio.wait(flying, timeout=LANDING)
        await super().close()

    @contextlib.asynccontextmanager
    async def _edge(self, interaction: Interaction[Any]) -> AsyncIterator[None]:
        """The edge of one interaction: counted while it lasts, and nothing escapes it."""
        if (task := asyncio.current_task()) is None:
            raise RuntimeError
        self._flying.add(task)
        try:
            yield
        except Exception as error:  # noqa: BLE001 - the one edge; it is reported and logged
            await self.report(interaction, error)
        finally:
            self._flying.discard(task)
