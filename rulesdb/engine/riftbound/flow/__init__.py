"""How a game of Riftbound goes on: the chain, cleanups, showdowns, scoring, and the turn."""
