"""The citations of a look-up, to be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ui import Container, LayoutView, TextDisplay

from bot import phrases, wire
from bot.answers.values import RuleAnswer
from bot.cards.sheet import GREY

if TYPE_CHECKING:
    from bot.answers.values import Answer
    from bot.words import Words


def card(answer: Answer, words: Words, language: str) -> LayoutView:
    """What to copy, a citation a line, in the words of the answer; what it is for in `language`."""
    hits = phrases.rule(words, answer).hits if isinstance(answer, RuleAnswer) else ()
    cited = "\n".join(dict.fromkeys(hit.citation for hit in hits))
    drawn = LayoutView(timeout=None)
    shown: Container[LayoutView] = Container(accent_colour=GREY)
    shown.add_item(TextDisplay(words.say(language, "citation-copy")))
    if cited:
        shown.add_item(TextDisplay(wire.code_block(cited)))
    drawn.add_item(shown)
    return drawn
