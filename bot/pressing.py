"""A press on a card in, the changed card out, or whatever else the button says."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot import cards, messages, rooms, sending
from bot.answers.values import Reader
from bot.cards.changes import changed, opened, page_of
from bot.cards.text_box import TextBox
from bot.choices import DEFAULT_GAME
from bot.questions import LANGUAGES, ScenarioQuestion

if TYPE_CHECKING:
    from discord import Interaction, Message

    from bot.cards.presses import Change
    from bot.conversation import Conversation
    from bot.languages import Place
    from bot.questions import Question
    from bot.rooms import Room


@dataclass(frozen=True, slots=True)
class Pressed:
    """A card that somebody pressed: its message, its question, and where they did it."""

    interaction: Interaction[Any]
    message: Message
    question: Question
    room: Room

    def reader(self, place: Place, language: str = "") -> Reader:
        """Who an answer to the card's own question is for."""
        return reader(self.room, self.question, place, language)


def reader(room: Room, question: Question, place: Place, language: str = "") -> Reader:
    """Who the answer to a card's question is for; the card says which game, not the room.

    A language that a button carries is the one that the card is in.
    """
    spoken = language if language in LANGUAGES else room.language(question.language, place).value
    return Reader(spoken, getattr(question, "game", None) or DEFAULT_GAME)


async def press(talk: Conversation, interaction: Interaction[Any], change: Change) -> None:
    """Do what the pressed button says."""
    if change.name == "open":
        await _open(talk, interaction, change)
        return
    message = interaction.message
    question = messages.question(message) if message else None
    if message is None or question is None:
        await talk.tell(interaction, "card-unreadable")
        return
    pressed = Pressed(interaction, message, question, await talk.room(interaction))
    match change.name:
        case "remove":
            await _remove(talk, pressed)
        case "share":
            await _share(talk, pressed, change.value)
        case "wrong":
            await _report(talk, pressed, change.value)
        case "cite":
            await _cite(talk, pressed, change.value)
        case "edit" if isinstance(question, ScenarioQuestion):
            spoken = pressed.reader("private").language
            await interaction.response.send_modal(TextBox(question, talk.words, spoken))
        case _:
            await _change(talk, pressed, change)


async def _change(talk: Conversation, pressed: Pressed, change: Change) -> None:
    """Change the card of whoever asked; anyone else gets a changed copy for themselves."""
    interaction, question = pressed.interaction, pressed.question
    hidden, mine = rooms.hidden(pressed.message), rooms.is_asker(interaction, pressed.message)
    place: Place = "public" if mine and not hidden else "private"
    turned = page_of(change)
    then = question if turned else changed(question, change)
    if then is None:
        await talk.tell(interaction, "card-unreadable")
        return
    language, page = turned or ("", 1)
    found = await talk.answered(interaction, then, reader(pressed.room, then, place, language))
    stays = type(then) is type(question) and (hidden or (mine and not cards.private(found)))
    card = cards.draw(found, talk.words, then, page=page, hidden=hidden or not stays)
    if stays:
        await sending.edit(interaction, card)
    else:
        await sending.send(interaction, card, private=True)


async def _open(talk: Conversation, interaction: Interaction[Any], change: Change) -> None:
    """A rule that a menu offers beside no question of its own, for this person alone."""
    question = opened(change.value)
    if question is None:
        await talk.tell(interaction, "card-unreadable")
        return
    found = await talk.answered(
        interaction, question, reader(await talk.room(interaction), question, "private")
    )
    card = cards.draw(found, talk.words, question, hidden=True)
    await sending.send(interaction, card, private=True)


async def _share(talk: Conversation, pressed: Pressed, language: str) -> None:
    """The same answer again, for everyone in the channel."""
    alone = pressed.reader("private", language)
    usual = pressed.reader("public").language
    found = await talk.answered(pressed.interaction, pressed.question, alone)
    question = pressed.question
    if alone.language != usual:
        question = replace(question, language=alone.language)
    card = cards.draw(found, talk.words, question)
    await sending.send(pressed.interaction, card, private=False)


async def _report(talk: Conversation, pressed: Pressed, language: str) -> None:
    """What to copy for saying that the answer is wrong."""
    found = await talk.answered(
        pressed.interaction, pressed.question, pressed.reader("private", language)
    )
    said_in = pressed.room.language(None, "private").value
    view = cards.report(found, pressed.question, talk.words, said_in)
    await sending.send(pressed.interaction, cards.Card(view), private=True)


async def _cite(talk: Conversation, pressed: Pressed, language: str) -> None:
    """What to copy for citing the rules that were found, as the card names them."""
    found = await talk.answered(
        pressed.interaction, pressed.question, pressed.reader("private", language)
    )
    said_in = pressed.room.language(None, "private").value
    view = cards.citation(found, talk.words, said_in)
    await sending.send(pressed.interaction, cards.Card(view), private=True)


async def _remove(talk: Conversation, pressed: Pressed) -> None:
    if rooms.may_remove(pressed.interaction, pressed.message):
        await sending.remove(pressed.interaction)
    else:
        await talk.tell(pressed.interaction, "remove-not-yours")
