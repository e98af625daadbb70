"""Answers as Discord shows them: an answer in, a card out, and nothing sent."""

from bot.cards.drawing import draw, private
from bot.cards.reports import card as report
from bot.cards.sheet import ATTACHED, Card

__all__ = ["ATTACHED", "Card", "draw", "private", "report"]
