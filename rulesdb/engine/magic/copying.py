"""Copies of a spell that its own abilities put on the stack; they are not cast (707.10)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.items import Item

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.position import Object, Position


def copied(position: Position, thing: Object, item: Item) -> tuple[Position, tuple[Event, ...]]:
    """As many copies as the keyword says, above what waits there; with the targets it had."""
    number = NUMBERS[item.name.partition(" of ")[0]](position, item.source or thing)
    spell = next((each for each in position.stack if each.name == thing.name), None)
    copy = Item(f"copy of {thing.name}", item.controller, "spell", item.card)
    if spell:
        copy = replace(copy, card=spell.card, targets=spell.targets, aim=spell.aim)
    slots = (("card", thing.name), ("number", str(number)))
    told = (Event("copied", (*item.rules[:1], "707.10"), slots),) if number else ()
    return replace(position, stack=(*position.stack, *(copy,) * number)), told


def _cast_before(position: Position, spell: Object) -> int:
    """How many other spells were cast before it this turn (702.40a)."""
    names = [each.name for each in position.cast]
    return max((at for at, name in enumerate(names) if name == spell.name), default=len(names))


NUMBERS: dict[str, Callable[[Position, Object], int]] = {
    "storm": _cast_before,
    "replicate": lambda _, spell: spell.extras.count("replicate"),
    "conspire": lambda _, spell: spell.extras.count("conspire"),
    "casualty": lambda _, spell: spell.extras.count("casualty"),
}
