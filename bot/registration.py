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

    Payload = list[dict[str, Any]]

log = logging.getLogger(__name__)

REMEMBERED = "registered-commands"
"""The file beside the rules with the marks of what was registered last, and of what it is from."""


async def payload(tree: app_commands.CommandTree[Any]) -> Payload:
    """Every command as it is sent, in every language; the translator must be set."""
    translator = tree.translator
    if translator is None:
        return _untranslated(tree)
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


async def register_changed(
    tree: app_commands.CommandTree[Any], folder: Path, catalogues: Path
) -> bool:
    """Register the commands unless the same ones were registered last; whether it was done.

    Only where commands or catalogues are others than at the last start are all languages read
    to see what would be sent.  What Discord refuses is logged and tried again at the next
    start: the commands of before still answer.
    """
    sources = _mark(tree, _untranslated(tree), *_contents(catalogues))
    known_sources, known = _remembered(folder)
    if sources == known_sources:
        return False
    mark = _mark(tree, await payload(tree))
    if mark != known:
        try:
            await tree.sync()
        except discord.HTTPException:
            log.exception("the commands could not be registered")
            return False
    _remember(folder, sources, mark)
    return mark != known


def _untranslated(tree: app_commands.CommandTree[Any]) -> Payload:
    return [command.to_dict(tree) for command in tree.get_commands()]


def _mark(tree: app_commands.CommandTree[Any], commands: Payload, *contents: str) -> str:
    text = json.dumps([tree.client.application_id, commands, contents], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _contents(catalogues: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(catalogues.rglob("*.ftl"))]


def _remembered(folder: Path) -> tuple[str, str]:
    file = folder / REMEMBERED
    sources, _, mark = file.read_text("utf-8").partition("\n") if file.is_file() else ("", "", "")
    return sources, mark


def _remember(folder: Path, sources: str, mark: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / REMEMBERED).write_text(f"{sources}\n{mark}", "utf-8")
