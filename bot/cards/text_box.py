"""The text box for a scenario, empty or with the lines that are to be mended."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol, cast

from discord import TextStyle
from discord.ui import Label, Modal, TextInput

from bot import wire

if TYPE_CHECKING:
    from discord import Interaction

    from bot.questions import Question, ScenarioQuestion
    from bot.words import Words


OPEN = 3_600.0
"""Seconds that a box waits for its lines; Discord does not tell when one is closed unsent."""


class Answers(Protocol):
    """The client, as far as a text box knows it."""

    async def ask(self, interaction: Interaction[Any], question: Question) -> None:
        """Answer the question; every failure ends there."""


class TextBox(Modal):
    """Asks for the lines of a scenario, then asks the scenario."""

    def __init__(self, question: ScenarioQuestion, words: Words, language: str) -> None:
        title = wire.clip(words.say(language, "modal-scenario"), wire.MODAL_TITLE)
        super().__init__(title=title, timeout=OPEN)
        self.question = question
        self.lines: TextInput[TextBox] = TextInput(
            style=TextStyle.paragraph,
            max_length=wire.MODAL_TEXT,
            placeholder=wire.clip(words.say(language, "modal-scenario.example"), wire.PLACEHOLDER),
            default=question.text,
        )
        label: Label[TextBox] = Label(
            text=wire.clip(words.say(language, "modal-scenario.label"), wire.MODAL_TITLE),
            description=wire.clip(words.say(language, "modal-scenario.says"), wire.DESCRIPTION),
            component=self.lines,
        )
        self.add_item(label)

    async def on_submit(self, interaction: Interaction[Any], /) -> None:
        question = replace(self.question, text=self.lines.value)
        await cast("Answers", interaction.client).ask(interaction, question)
