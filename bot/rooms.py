"""Where a question was asked and by whom, and so in which language, about which game, to whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from discord import Thread

from bot import choices, languages
from bot.answers.values import Reader
from bot.choices import UNCHOSEN
from bot.languages import Asked

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord import Interaction, Message

    from bot.choices import Chosen, Held
    from bot.languages import Place
    from bot.questions import Question

    LocaleOf = Callable[[Interaction[Any]], str]


@dataclass(frozen=True, slots=True)
class Room:
    """All that decides language, game and who reads the answer; of no person in particular.

    `guild_locale` and `locale` are Discord's codes; the first counts only in a `community`.
    """

    chosen: Chosen = UNCHOSEN
    dm: bool = False
    guild_locale: str | None = None
    community: bool = False
    locale: str | None = None

    def language(self, option: str | None, place: Place) -> Held:
        """The language of what is said here, before everyone or to one person alone."""
        return languages.held(
            Asked(
                place="dm" if self.dm else place,
                option=option,
                channel=self.chosen.channel.language,
                server=self.chosen.server.language,
                own=self.chosen.own.language,
                guild_locale=self.guild_locale,
                community=self.community,
                locale=self.locale,
            )
        )

    def game(self, option: str | None = None) -> Held:
        """The game that is meant here."""
        return choices.game(option, self.chosen, dm=self.dm)

    def visibility(self) -> Held:
        """Whether answers are for everyone here."""
        return choices.visibility(self.chosen)

    @property
    def place(self) -> Place:
        """Where answers stand that are no mistakes."""
        return "private" if self.visibility().value == "private" else "public"

    def reader(self, question: Question, place: Place) -> Reader:
        """Who an answer is for: the room in public, the person in private."""
        language = self.language(question.language, place).value
        return Reader(language, self.game(getattr(question, "game", None)).value)


def of(interaction: Interaction[Any], chosen: Chosen, locale: str) -> Room:
    """The room in which somebody asks something, given what was chosen there."""
    guild = interaction.guild
    return Room(
        chosen=chosen,
        dm=interaction.guild_id is None,
        guild_locale=interaction.guild_locale.value if interaction.guild_locale else None,
        community=guild is not None and "COMMUNITY" in guild.features,
        locale=locale,
    )


def locale_of(interaction: Interaction[Any]) -> str:
    """The locale that Discord says the person uses; a test or the page may say otherwise."""
    return interaction.locale.value


def channel_of(interaction: Interaction[Any]) -> int | None:
    """The channel that something may be chosen for; a thread belongs to its channel."""
    here = interaction.channel
    return here.parent_id if isinstance(here, Thread) else interaction.channel_id


def is_asker(interaction: Interaction[Any], message: Message) -> bool:
    """Whether the person is the one whose question the message answers."""
    about = message.interaction_metadata
    return about is not None and about.user.id == interaction.user.id


def may_remove(interaction: Interaction[Any], message: Message) -> bool:
    """Whoever asked may take the answer away, and whoever keeps the channel in order."""
    return is_asker(interaction, message) or interaction.permissions.manage_messages


def may_choose(interaction: Interaction[Any]) -> bool:
    """Whether the person may say how the bot answers in this server."""
    allowed = interaction.permissions
    return interaction.guild_id is not None and (allowed.manage_guild or allowed.administrator)


def hidden(message: Message) -> bool:
    """Whether only one person sees the message."""
    return message.flags.ephemeral
