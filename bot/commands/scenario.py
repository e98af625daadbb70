"""`/scenario`: lines played by the rules; without lines a text box asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bot.cards.text_box import TextBox
from bot.commands.building import build
from bot.questions import ScenarioQuestion

if TYPE_CHECKING:
    from discord import Interaction

    from bot.commands.building import Built, Edge
    from bot.questions import Question


def command(edge: Edge) -> Built:
    """The command, answered by the engine, or at first by a text box."""

    async def play(interaction: Interaction[Any], question: Question) -> None:
        asked = cast("ScenarioQuestion", question)
        if asked.text:
            await edge.ask(interaction, asked)
        else:
            language = await edge.language(interaction, asked.language)
            box = TextBox(asked, edge.words, language)
            await interaction.response.send_modal(box)

    return build(ScenarioQuestion, edge, play)
