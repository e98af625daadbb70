"""The rules that a message speaks of, as a menu that opens any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ui import Container, LayoutView, TextDisplay

from bot.cards.presses import menu
from bot.cards.sheet import BLUE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.answers.mentions import Mentioned
    from bot.answers.values import Reader
    from bot.words import Words


def mentions(found: Sequence[Mentioned], words: Words, reader: Reader) -> LayoutView:
    """A title and the menu; what belongs to another game than the reader's says so."""
    language = reader.language
    drawn = LayoutView(timeout=None)
    shown: Container[LayoutView] = Container(accent_colour=BLUE)
    shown.add_item(TextDisplay(f"### {words.say(language, 'menu-in-message')}"))
    drawn.add_item(shown)
    items = [(f"{each.game}.{each.query}", _label(each, words, reader)) for each in found]
    drawn.add_item(menu("open", words.say(language, "message-choose"), None, items))
    return drawn


def _label(each: Mentioned, words: Words, reader: Reader) -> str:
    number = "" if each.query == each.title else each.query
    said = f"{number} {each.title}".strip()
    if each.game == reader.game:
        return said
    game = words.say(reader.language, f"game-{each.game}")
    return words.say(reader.language, "list-dot").join((said, game))
