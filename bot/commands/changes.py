"""`/changes`: what is otherwise in a newer edition, or what has become of one rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.building import build
from bot.questions import ChangesQuestion

if TYPE_CHECKING:
    from bot.commands.building import Built, Edge


def command(edge: Edge) -> Built:
    """The command, answered from the stored editions."""
    return build(ChangesQuestion, edge, edge.ask)
