"""What most asks take for granted, and the board around what is asked about."""

from __future__ import annotations

HOME = "battlefield Summit: A's Guard = unit 2"
FOES = ("battlefield Vale: B's Foe = unit 2", "B base: Relic = gear")
IN_HAND = "A hand: Card = {card}"

ACTS = ("priority-passed", "")
HAND = ("card-in-hand", "")
COST = ("cost-payable", "means")
TARGET = ("target-exists", "card")
FREE = ("nothing-forbids", "more")
THERE = ("own-units-there", "more")
PRINTED = ("keyword-printed", "")
