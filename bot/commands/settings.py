"""`/settings`: how the bot answers in a server and its channels, for whoever manages it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Permissions, app_commands

from bot.commands.building import group

if TYPE_CHECKING:
    from bot.commands.building import Edge


def command(edge: Edge) -> app_commands.Group:
    """The commands, in servers only; Discord's own `guild_only` would leave the others allowed."""
    return group(
        "settings",
        edge,
        default_permissions=Permissions(manage_guild=True),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
