"""A question from Discord in, its card out."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot import cards, errors, rooms, sending
from bot.answers.values import Mistake
from bot.choices import UNCHOSEN
from bot.questions import HelpQuestion, RuleQuestion, TermQuestion

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord import Interaction

    from bot.answers.mentions import Mentioned
    from bot.answers.values import Answer, Reader
    from bot.guilds import Guilds
    from bot.questions import Question
    from bot.rooms import LocaleOf, Room
    from bot.words import Words

    Answering = Callable[[Question, Reader], Answer]
    Mentioning = Callable[[str, Reader], tuple[Mentioned, ...]]

PATIENCE, BUDGET = 2.2, 8.0
"""Seconds until Discord, which gives up after three, is told that an answer is on its way;
and seconds until an answer is given up."""

# Python runs one thread at a time: more of them would only keep the loop waiting longer.
ENGINE = ThreadPoolExecutor(max_workers=2, thread_name_prefix="engine")


@dataclass(frozen=True, slots=True)
class Conversation:
    """What answers and finds, in which words, what was chosen where; and a person's locale."""

    answer: Answering
    mentioned: Mentioning
    words: Words
    guilds: Guilds | None = None
    locale: LocaleOf = rooms.locale_of

    async def ask(self, interaction: Interaction[Any], question: Question) -> None:
        """Answer in public; what is no answer, to the asker alone and in their language."""
        room = await self.room(interaction)
        place = room.place
        reader = room.reader(question, place)
        private = place == "private"
        found = await self.answered(interaction, question, reader, private=private)
        if cards.private(found) and not private:
            private = True
            if (alone := room.reader(question, "private")) != reader:
                found = await self.answered(interaction, question, alone, private=True)
        shown = cards.pinned(question, found, reader.game)
        card = cards.draw(found, self.words, shown, hidden=private)
        await sending.send(interaction, card, private=private)

    async def room(self, interaction: Interaction[Any]) -> Room:
        """Where something is asked, with what was chosen for it and by whoever asks."""
        if self.guilds is None:
            return self.bare(interaction)
        server, channel = interaction.guild_id, rooms.channel_of(interaction)
        chosen = await self.guilds.chosen(server, channel, interaction.user.id)
        return rooms.of(interaction, chosen, self.locale(interaction))

    def bare(self, interaction: Interaction[Any]) -> Room:
        """Where something is asked, as if nothing had been chosen."""
        return rooms.of(interaction, UNCHOSEN, self.locale(interaction))

    async def language(self, interaction: Interaction[Any], option: str | None = None) -> str:
        """The language of what only this person is told."""
        return (await self.room(interaction)).language(option, "private").value

    async def tell(self, interaction: Interaction[Any], key: str) -> None:
        """One sentence to this person alone."""
        await errors.tell(interaction, self.words.say(await self.language(interaction), key))

    async def answered(
        self,
        interaction: Interaction[Any],
        question: Question,
        reader: Reader,
        *,
        private: bool = False,
    ) -> Answer:
        """Look-ups answer from memory; the engine runs off the loop, and for so long only."""
        if isinstance(question, RuleQuestion | TermQuestion | HelpQuestion):
            return self.answer(question, reader)
        run = asyncio.get_running_loop().run_in_executor(ENGINE, self.answer, question, reader)
        await asyncio.wait({run}, timeout=PATIENCE)
        if not (run.done() or interaction.response.is_done()):
            await interaction.response.defer(ephemeral=private)
        await asyncio.wait({run}, timeout=BUDGET - PATIENCE)
        return run.result() if run.done() else Mistake("too-slow", reader.language)
