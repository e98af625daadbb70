"""`/my`: what a person chose for themselves, wherever they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.building import group

if TYPE_CHECKING:
    from discord import app_commands

    from bot.commands.building import Edge


def command(edge: Edge) -> app_commands.Group:
    """The commands, for everyone and everywhere."""
    return group("my", edge)
