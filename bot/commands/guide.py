"""`/help`: what can be asked, and what the bot does not do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.building import build
from bot.questions import HelpQuestion

if TYPE_CHECKING:
    from bot.commands.building import Built, Edge


def command(edge: Edge) -> Built:
    """The command, answered from the catalogue."""
    return build(HelpQuestion, edge, edge.ask)
