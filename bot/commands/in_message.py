"""The entry in a message's menu that offers the rules which the message speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import (
    Interaction,
    Message,
    app_commands,
)

from bot.translator import base

if TYPE_CHECKING:
    from bot.commands.building import Edge


def command(edge: Edge) -> app_commands.ContextMenu:
    """The entry; the message comes along with the press, so no intent is needed to read it."""

    async def find(interaction: Interaction[Any], message: Message) -> None:
        await edge.find(interaction, message)

    return app_commands.ContextMenu(name=base(edge.words, "menu-in-message"), callback=find)
