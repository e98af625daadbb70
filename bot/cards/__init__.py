"""Answers as Discord shows them: an answer in, a card out, and nothing sent."""

from bot.cards.drawing import ATTACHED, Card, draw, private

__all__ = ["ATTACHED", "Card", "draw", "private"]
