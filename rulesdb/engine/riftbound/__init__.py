"""Riftbound: its position, its tries, its turn, and the words of its scenarios."""

from rulesdb.engine.riftbound.game import RIFTBOUND

__all__ = ["RIFTBOUND"]
