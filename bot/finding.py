"""A message in somebody's menu in, the rules that it speaks of out, to be chosen from."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot import cards, messages, sending
from bot.answers.values import Reader

if TYPE_CHECKING:
    from discord import Interaction, Message

    from bot.conversation import Conversation


async def find(talk: Conversation, interaction: Interaction[Any], message: Message) -> None:
    """Offer the rules for this person alone; the message's words are neither kept nor shown."""
    room = await talk.room(interaction)
    reader = Reader(room.language(None, "private").value, room.game().value)
    found = await asyncio.to_thread(talk.mentioned, messages.words(message), reader)
    if not found:
        await talk.tell(interaction, "message-without-rules")
        return
    view = cards.mentions(found, talk.words, reader)
    await sending.send(interaction, cards.Card(view), private=True)
