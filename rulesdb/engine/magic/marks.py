"""What a rule remembers of an object: foretold, plotted, goaded and so on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.mana import Mana


@dataclass(frozen=True, slots=True)
class Mark:
    """What a rule remembers of an object: its kind, since which turn, and a cost it was given.

    Kinds are those of `MARKS`: foretold, plotted and so on; a new object has none (400.7).
    `order` counts a player's foretold cards as they came into exile.
    """

    kind: str
    turn: int
    cost: Mana | None = None
    order: int = 0


MARKS = (
    "foretold",
    "plotted",
    "warped",
    "on an adventure",
    "prepared",
    "airbent",
    "discarded",
    "attacked",
    "manifested",
    "cloaked",
    "unlocked",
    "goaded",
    "detained",
    "suspected",
    "renowned",
    "monstrous",
    "saddled",
)


def hides_with_ward(card: Card, way: str, marks: tuple[Mark, ...]) -> bool:
    """Whether disguise or cloak is what put it face down (702.168a, 701.58a)."""
    kinds = {mark.kind for mark in marks}
    disguised = card.has("disguise") and not card.has("morph") and way in ("", "disguise")
    return "cloaked" in kinds or (disguised and "manifested" not in kinds)
