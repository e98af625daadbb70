"""Copies of a spell that its own abilities put on the stack; they are not cast (707.10)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.items import Item
from rulesdb.engine.magic.position import GONE, STACK, Object

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.position import Position

COPY = "copy"
"""The type, said by no line, of an object on the stack that is a copy of a spell."""


def copied(position: Position, thing: Object, item: Item) -> tuple[Position, tuple[Event, ...]]:
    """As many copies as the keyword says, above what waits there; with the targets it had."""
    number = NUMBERS[item.name.partition(" of ")[0]](position, item.source or thing)
    spell = next((each for each in position.stack if each.name == thing.name), None)
    copy = Item(f"copy of {thing.name}", item.controller, "spell", item.card)
    if spell:
        copy = replace(copy, card=spell.card, targets=spell.targets, aim=spell.aim)
        copy = replace(copy, extras=spell.extras)
    slots = (("card", thing.name), ("number", str(number)))
    told = (Event("copied", (*item.rules[:1], "707.10"), slots),) if number else ()
    return replace(position, stack=(*position.stack, *(copy,) * number)), told


def spell_copy(name: str, card: Card, player: str) -> Object:
    """The copy of a spell as an object on the stack."""
    return Object(name, replace(card, types=(*card.types, COPY)), player, player, STACK)


def token(position: Position, copy: Item) -> Object:
    """What a resolving copy of a permanent spell is as it becomes a token (608.3f, 707.10f)."""
    now = position.find(copy.name)
    known = now is not None and COPY in now.card.types
    name = copy.name if known else _free(position, copy.name.removeprefix("copy of "))
    card = replace(copy.card, types=(*copy.card.types, "token"))
    player = copy.controller
    return Object(name, card, player, player, STACK, extras=copy.extras)


def _free(position: Position, name: str) -> str:
    """That name, or the first of the same card that no object bears."""
    bare, number = name.partition("#")[0], 2
    if position.find(name) is None:
        return name
    while position.find(f"{bare}#{number}"):
        number += 1
    return f"{bare}#{number}"


def ceased(position: Position) -> Position:
    """Without the copies of spells that are no longer on the stack (704.5e)."""
    for _, thing in position.objects:
        if COPY in thing.card.types and thing.zone != GONE:
            waits = any(item.name == thing.name for item in position.stack)
            if thing.zone != STACK or not waits:
                position = position.put(replace(thing, zone=GONE))
    return position


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
