"""Cards on their way to Discord: sent new, or in place of the one that was pressed."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord

from bot.cards import ATTACHED

if TYPE_CHECKING:
    from discord import Interaction

    from bot.cards import Card


async def send(interaction: Interaction[Any], card: Card, *, private: bool) -> None:
    """A new message; one that was announced is filled in, and stays as public as it began."""
    _let_go(card)
    if not interaction.response.is_done():
        await interaction.response.send_message(
            view=card.view, files=_files(card), ephemeral=private
        )
    elif interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(view=card.view, attachments=_files(card))
    else:
        await interaction.followup.send(view=card.view, files=_files(card), ephemeral=private)


async def edit(interaction: Interaction[Any], card: Card) -> None:
    """The message whose button was pressed, changed."""
    _let_go(card)
    if interaction.response.is_done():
        await interaction.edit_original_response(view=card.view, attachments=_files(card))
    else:
        await interaction.response.edit_message(view=card.view, attachments=_files(card))


async def remove(interaction: Interaction[Any]) -> None:
    """The message whose button was pressed, taken away."""
    await interaction.response.defer()
    await interaction.delete_original_response()


def _let_go(card: Card) -> None:
    """Presses are known by their ids; else the library keeps a private card for a while."""
    card.view.stop()


def _files(card: Card) -> list[discord.File]:
    return [discord.File(io.BytesIO(card.attached.encode()), ATTACHED)] if card.attached else []
