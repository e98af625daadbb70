"""The one edge for what goes wrong, in commands, presses and text boxes alike."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

if TYPE_CHECKING:
    from discord import Interaction

    from bot.words import Words

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062


async def report(
    interaction: Interaction[Any], error: Exception, words: Words, language: str
) -> None:
    """Tell the person once that it failed, and the log once if it is ours to mend."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if gone(cause):
        log.info("answered too late: %s", _asked(interaction))
        return
    log.error("%s failed", _asked(interaction), exc_info=cause)
    if interaction.type is discord.InteractionType.autocomplete:
        return
    try:
        await tell(interaction, words.say(language, _key(cause)))
    except discord.HTTPException:
        log.warning("could not deliver the apology", exc_info=True)


async def tell(interaction: Interaction[Any], text: str) -> None:
    """One private sentence, whether or not the interaction was answered before."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


def gone(error: Exception) -> bool:
    """Whether Discord no longer waits for an answer, so that another would fail as well."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION


def _key(cause: Exception) -> str:
    """A command that changed since it was registered is stale; all else is our fault."""
    stale = app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
    return "fault-stale" if isinstance(cause, stale) else "fault-ours"


def _asked(interaction: Interaction[Any]) -> str:
    """What was asked, for the log: a command's name or a button's id, never what was typed."""
    data: Any = interaction.data or {}
    return str(data.get("name") or data.get("custom_id") or interaction.type.name)
