"""What can be asked in phrases: each command with examples, then what else is to be known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.answers.values import Asking, HelpAnswer
    from bot.words import Words

NOTES = ("menu", "language", "not", "privacy")
NOTICES = ("magic", "riftbound")


@dataclass(frozen=True, slots=True)
class AskingPhrases:
    """A command, what Discord calls it in this language if otherwise, and what it does."""

    name: str
    local: str
    says: str
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GuidePhrases:
    """All that help says; the notices are about both publishers."""

    title: str
    commands: tuple[AskingPhrases, ...]
    notes: tuple[str, ...]
    notices: tuple[str, ...]


def plain(note: str) -> str:
    """A note without the marks that Discord draws."""
    return note.replace("**", "").replace("`", "")


def guide(words: Words, answer: HelpAnswer) -> GuidePhrases:
    """The phrases of the help, in the answer's language."""
    language = answer.language
    menu = words.say(language, "menu-in-message")
    return GuidePhrases(
        title=words.say(language, "help-title"),
        commands=tuple(_command(words, language, each) for each in answer.commands),
        notes=tuple(words.say(language, f"help-{note}", menu=menu) for note in NOTES),
        notices=tuple(words.say(language, f"notice-{game}") for game in NOTICES),
    )


def _command(words: Words, language: str, asking: Asking) -> AskingPhrases:
    key = f"command-{asking.command}"
    local = words.say(language, key)
    return AskingPhrases(
        name=f"/{asking.command}",
        local="" if local == asking.command else f"/{local}",
        says=words.say(language, f"{key}.says"),
        examples=asking.examples,
    )
