"""The first message of the page: what to type, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ui import Container, LayoutView, TextDisplay

from bot.cards.sheet import BLUE
from bot.languages import OF_LOCALE

if TYPE_CHECKING:
    from bot.words import Words


def welcome(words: Words) -> LayoutView:
    """One short paragraph a language."""
    drawn = LayoutView(timeout=None)
    shown: Container[LayoutView] = Container(accent_colour=BLUE)
    for language in dict.fromkeys(OF_LOCALE.values()):
        shown.add_item(TextDisplay(words.say(language, "welcome")))
    drawn.add_item(shown)
    return drawn
