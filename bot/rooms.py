"""Where a question was asked and by whom, and so in which language it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.answers.values import Reader
from bot.ask import DEFAULT_GAME
from bot.languages import Asked, resolve

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord import Interaction, Message

    from bot.languages import Place
    from bot.questions import Question

    LocaleOf = Callable[[Interaction[Any]], str]


def locale_of(interaction: Interaction[Any]) -> str:
    """The locale that Discord says the person uses; a test or the page may say otherwise."""
    return interaction.locale.value


def usual_game(interaction: Interaction[Any]) -> str:
    """The game that is meant where none is named."""
    del interaction
    return DEFAULT_GAME


def reader(
    interaction: Interaction[Any], question: Question, place: Place, locale: LocaleOf = locale_of
) -> Reader:
    """Who the answer is for: the room in public, the person in private."""
    spoken = language(interaction, question.language, place, locale)
    return Reader(spoken, getattr(question, "game", None) or usual_game(interaction))


def language(
    interaction: Interaction[Any],
    option: str | None,
    place: Place,
    locale: LocaleOf = locale_of,
) -> str:
    """The language of an answer that is given here."""
    guild = interaction.guild
    asked = Asked(
        place="dm" if guild is None else place,
        option=option,
        guild_locale=interaction.guild_locale.value if interaction.guild_locale else None,
        community=guild is not None and "COMMUNITY" in guild.features,
        locale=locale(interaction),
    )
    return resolve(asked)


def is_asker(interaction: Interaction[Any], message: Message) -> bool:
    """Whether the person is the one whose question the message answers."""
    about = message.interaction_metadata
    return about is not None and about.user.id == interaction.user.id


def may_remove(interaction: Interaction[Any], message: Message) -> bool:
    """Whoever asked may take the answer away, and whoever keeps the channel in order."""
    return is_asker(interaction, message) or interaction.permissions.manage_messages


def hidden(message: Message) -> bool:
    """Whether only one person sees the message."""
    return message.flags.ephemeral
