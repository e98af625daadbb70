"""`/can-i`: whether something may be done now, why, and otherwise when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.building import build
from bot.questions import CanIQuestion

if TYPE_CHECKING:
    from bot.commands.building import Built, Edge


def command(edge: Edge) -> Built:
    """The command, answered by the engine."""
    return build(CanIQuestion, edge, edge.ask)
