"""A bot whose one command sends a fixed view: the least that discord.py can be asked to do."""

from __future__ import annotations

import os
import sys
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.ui import ActionRow, Button, Container, LayoutView, TextDisplay


def view(texts: int, letters: int, buttons: int) -> LayoutView:
    """A view of so many texts and buttons, built anew as every answer is."""
    rows = [
        ActionRow(*(Button(label="x", custom_id=f"x{at}") for at in range(first, last)))
        for first, last in ((at, min(at + 5, buttons)) for at in range(0, buttons, 5))
    ]
    built = LayoutView(timeout=None)
    built.add_item(Container(*(TextDisplay("x" * (letters // texts)) for _ in range(texts))))
    for row in rows:
        built.add_item(row)
    return built


class Empty(discord.AutoShardedClient):
    """Listens as our bot does, and knows one command."""

    def __init__(self, *size: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="rule", description="x")
        async def rule(interaction: discord.Interaction[Any], query: str) -> None:
            del query
            await interaction.response.send_message(view=view(*size))

    async def setup_hook(self) -> None:
        await self.tree.sync()


if __name__ == "__main__":
    port, *size = sys.argv[1:]
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    Empty(*map(int, size)).run(os.environ["DISCORD_TOKEN"], log_handler=None)
