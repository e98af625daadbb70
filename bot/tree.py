"""The tree of commands: in servers, in direct messages, and for who installed the app alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

if TYPE_CHECKING:
    from discord import Interaction

    from bot.edge import Foresight


class Tree(app_commands.CommandTree["Foresight"]):
    """Where every failure of a command ends up that none of our own edges has met."""

    def __init__(self, client: Foresight) -> None:
        super().__init__(
            client,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )

    async def on_error(
        self, interaction: Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        await self.client.report(interaction, error)
