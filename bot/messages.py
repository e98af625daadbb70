"""What can be read on a message: its words, and on a card of ours its question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord.components import TextDisplay

from bot.cards import asked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from discord import Embed, Message, MessageSnapshot

    from bot.questions import Question


def question(message: Message) -> Question | None:
    """The question that a card shows; none where it shows none."""
    return asked.read(_shown(message.components))


def words(message: Message) -> str:
    """All that people read on a message, on what it forwards as well."""
    parts: tuple[Message | MessageSnapshot, ...] = (message, *message.message_snapshots)
    return "\n".join(text for part in parts for text in _said(part))


def _said(message: Message | MessageSnapshot) -> Iterator[str]:
    yield message.content
    for embed in message.embeds:
        yield from filter(None, _embedded(embed))
    yield from _shown(message.components)


def _embedded(embed: Embed) -> Iterator[str | None]:
    yield from (embed.title, embed.description)
    for field in embed.fields:
        yield from (field.name, field.value)
    yield embed.footer.text


def _shown(components: Iterable[Any]) -> Iterator[str]:
    """The texts among components, however deep they stand in others."""
    for each in components:
        if isinstance(each, TextDisplay):
            yield each.content
        yield from _shown(getattr(each, "children", ()))
