"""Power, mana value and colors as far as a scenario states them (202)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.magic.position import STACK

if TYPE_CHECKING:
    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.position import Object


def power(thing: Object) -> float:
    """Its power; of what has none stated, as much as anyone could ask for."""
    return thing.strength[0] if thing.strength else float("inf")


HALVES = ("other half", "aftermath")


def mana_value(thing: Object) -> float:
    """Its mana value (202.3); of what has no cost stated, as much as anyone could ask for."""
    value, card = value_of(thing.now), thing.now
    split = (card.keyword(name) for name in HALVES)
    halves = [each.cost.value for each in split if each and each.cost]
    # A split card has both halves together anywhere but on the stack (202.3d).
    return value if thing.zone == STACK else value + sum(halves)


def value_of(card: Card) -> float:
    """The mana value of what has those characteristics (202.3)."""
    if card.cost is None:
        return 0 if card.uncosted or "token" in card.types else float("inf")
    return card.cost.value


def human(card: Card) -> bool:
    """Whether it is a Human, as what has every creature type is too (702.73a)."""
    return "human" in card.types or card.has("changeling")


def colors(card: Card) -> frozenset[str] | None:
    """The colors that are stated, or that its cost gives it (202.2); none where neither is."""
    if card.has("devoid"):
        return frozenset()  # It is colorless everywhere (702.114a).
    if card.colors:
        return frozenset(card.colors)
    return card.cost.colors if card.cost else None
