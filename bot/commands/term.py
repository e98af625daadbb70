"""`/term`: what something is called in every language, and what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.building import build
from bot.questions import TermQuestion

if TYPE_CHECKING:
    from bot.commands.building import Built, Edge


def command(edge: Edge) -> Built:
    """The command, answered from the tables of names."""
    return build(TermQuestion, edge, edge.ask)
