"""Answers as Discord shows them: an answer in, a card out, and nothing sent."""

from bot.cards.changes import pinned
from bot.cards.citing import card as citation
from bot.cards.drawing import draw, private
from bot.cards.mentions import mentions
from bot.cards.reports import card as report
from bot.cards.sheet import ATTACHED, Card
from bot.cards.standings import standing

__all__ = [
    "ATTACHED",
    "Card",
    "citation",
    "draw",
    "mentions",
    "pinned",
    "private",
    "report",
    "standing",
]
