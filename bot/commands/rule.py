"""`/rule`: the rules that a number, a name or words lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.building import build
from bot.questions import RuleQuestion

if TYPE_CHECKING:
    from bot.commands.building import Built, Edge


def command(edge: Edge) -> Built:
    """The command, answered by the look-up."""
    return build(RuleQuestion, edge, edge.ask)
