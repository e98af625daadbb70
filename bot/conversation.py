"""A question from Discord in, its card out; a press on a card in, the changed card out."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from discord.ui import LayoutView, TextDisplay

from bot import cards, errors, rooms, sending
from bot.cards import asked
from bot.cards.changes import changed, page_of
from bot.cards.text_box import TextBox
from bot.questions import RuleQuestion, ScenarioQuestion

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord import Interaction, Message

    from bot.answers.values import Answer, Reader
    from bot.cards.presses import Change
    from bot.languages import Place
    from bot.questions import Question
    from bot.rooms import LocaleOf
    from bot.words import Words

    Answering = Callable[[Question, Reader], Answer]

PATIENCE = 2.2
"""Seconds until Discord is told that an answer is on its way; it gives up after three."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """What answers, the words it is said in, and where a person's locale comes from."""

    answer: Answering
    words: Words
    locale: LocaleOf = rooms.locale_of

    async def ask(self, interaction: Interaction[Any], question: Question) -> None:
        """Answer in public; what is no answer, to the asker alone and in their language."""
        reader = self._reader(interaction, question, "public")
        found = await self._answered(interaction, question, reader)
        private = cards.private(found)
        if private and (alone := self._reader(interaction, question, "private")) != reader:
            found = await self._answered(interaction, question, alone)
        card = cards.draw(found, self.words, question, hidden=private)
        await sending.send(interaction, card, private=private)

    async def press(self, interaction: Interaction[Any], change: Change) -> None:
        """Do what the pressed button says."""
        message = interaction.message
        question = _question(message) if message else None
        if message is None or question is None:
            await self.tell(interaction, "card-unreadable")
            return
        match change.name:
            case "remove":
                await self._remove(interaction, message)
            case "share":
                await self._share(interaction, question, change.value)
            case "wrong":
                await self._report(interaction, question)
            case "edit" if isinstance(question, ScenarioQuestion):
                box = TextBox(question, self.words, self.language(interaction))
                await interaction.response.send_modal(box)
            case _:
                await self._change(interaction, message, question, change)

    async def tell(self, interaction: Interaction[Any], key: str) -> None:
        """One sentence to this person alone."""
        await errors.tell(interaction, self.words.say(self.language(interaction), key))

    def language(self, interaction: Interaction[Any]) -> str:
        """The language of what only this person is told."""
        return rooms.language(interaction, None, "private", self.locale)

    async def _change(
        self, interaction: Interaction[Any], message: Message, question: Question, change: Change
    ) -> None:
        """Change the card of whoever asked; anyone else gets a changed copy for themselves."""
        hidden, mine = rooms.hidden(message), rooms.is_asker(interaction, message)
        place: Place = "public" if mine and not hidden else "private"
        turned = page_of(change)
        usual = rooms.usual_game(interaction)
        then = question if turned else changed(question, change, usual)
        if then is None:
            await self.tell(interaction, "card-unreadable")
            return
        reader = self._reader(interaction, then, place)
        language, page = turned or (reader.language, 1)
        found = await self._answered(interaction, then, replace(reader, language=language))
        stays = type(then) is type(question) and (hidden or (mine and not cards.private(found)))
        card = cards.draw(found, self.words, then, page=page, hidden=hidden or not stays)
        await (
            sending.edit(interaction, card)
            if stays
            else sending.send(interaction, card, private=True)
        )

    async def _share(
        self, interaction: Interaction[Any], question: Question, language: str
    ) -> None:
        """The same answer again, for everyone in the channel."""
        reader = replace(self._reader(interaction, question, "private"), language=language)
        found = await self._answered(interaction, question, reader)
        await sending.send(interaction, cards.draw(found, self.words, question), private=False)

    async def _report(self, interaction: Interaction[Any], question: Question) -> None:
        """What to copy for saying that the answer is wrong."""
        reader = self._reader(interaction, question, "private")
        found = await self._answered(interaction, question, reader)
        view = cards.report(found, question, self.words, reader.language)
        await sending.send(interaction, cards.Card(view), private=True)

    async def _remove(self, interaction: Interaction[Any], message: Message) -> None:
        if rooms.may_remove(interaction, message):
            await sending.remove(interaction)
        else:
            await self.tell(interaction, "remove-not-yours")

    async def _answered(
        self, interaction: Interaction[Any], question: Question, reader: Reader
    ) -> Answer:
        """Look-ups answer from memory; the engine runs off the loop, and may be waited for."""
        if isinstance(question, RuleQuestion):
            return self.answer(question, reader)
        run = asyncio.ensure_future(asyncio.to_thread(self.answer, question, reader))
        await asyncio.wait({run}, timeout=PATIENCE)
        if not (run.done() or interaction.response.is_done()):
            await interaction.response.defer()
        return await run

    def _reader(self, interaction: Interaction[Any], question: Question, place: Place) -> Reader:
        return rooms.reader(interaction, question, place, self.locale)


def _question(message: Message) -> Question | None:
    """The question that a card shows."""
    view = LayoutView.from_message(message, timeout=None)
    return asked.read(
        each.content for each in view.walk_children() if isinstance(each, TextDisplay)
    )
