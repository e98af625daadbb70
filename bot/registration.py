"""The commands as Discord registers them, sent only when they changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from pathlib import Path

    from discord import app_commands

log = logging.getLogger(__name__)

REMEMBERED = "registered-commands"
"""The file beside the rules that holds the mark of what was registered last."""


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Every command as it is sent, in every language; the translator must be set."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


async def register_changed(tree: app_commands.CommandTree[Any], folder: Path) -> bool:
    """Register the commands unless the same ones were registered last; whether it was done.

    What Discord refuses is logged and tried again at the next start: the commands of before
    still answer.
    """
    mark = _mark(await payload(tree), tree.client.application_id)
    if mark == _remembered(folder):
        return False
    try:
        await tree.sync()
    except discord.HTTPException:
        log.exception("the commands could not be registered")
        return False
    _remember(folder, mark)
    return True


def _remembered(folder: Path) -> str:
    file = folder / REMEMBERED
    return file.read_text("utf-8") if file.is_file() else ""


def _remember(folder: Path, mark: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / REMEMBERED).write_text(mark, "utf-8")


def _mark(commands: list[dict[str, Any]], application: int | None) -> str:
    text = json.dumps(commands, ensure_ascii=False, sort_keys=True)
    return f"{application} {hashlib.sha256(text.encode()).hexdigest()}"
