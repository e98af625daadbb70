"""Command names and descriptions in every language, for Discord to show by the reader's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Locale, app_commands

from bot.languages import BASE, OF_LOCALE

if TYPE_CHECKING:
    from bot.words import Words


class Translator(app_commands.Translator):
    """Finds a name or a description by its key in the catalogue; reads nothing else."""

    def __init__(self, words: Words) -> None:
        self.words = words

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the key says it all
    ) -> str | None:
        """The text in the locale's language; none where Discord shows the base text anyway."""
        language = OF_LOCALE.get(locale.value, BASE)
        key = string.extras.get("key")
        return self.words.say(language, key) if key and language != BASE else None


def base(words: Words, key: str) -> app_commands.locale_str:
    """The English text with its key, by which the translator finds the others."""
    return app_commands.locale_str(words.say(BASE, key), key=key)
