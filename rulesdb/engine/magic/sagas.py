"""Lore counters of Sagas, the chapters that they trigger, and the end of a Saga (714)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.items import Item

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position

SAGA, LORE = "saga", "lore"


def advanced(position: Position, thing: Object, rule: str) -> tuple[Position, Event]:
    """With one lore counter more, and the chapter ability of that number waiting (714.2b)."""
    number = thing.counted(LORE) + 1
    counters = dict(thing.counters) | {LORE: number}
    after = replace(thing, counters=tuple(counters.items()))
    chapter = Item(
        f"chapter {number} of {thing.name}",
        thing.controller,
        "triggered",
        thing.card,
        after,
        rules=("714.2b", "603.3"),
    )
    slots = (("card", thing.name), ("number", str(number)))
    position = replace(position.put(after), waiting=(*position.waiting, chapter))
    return position, Event("lore-counter", (rule,), slots)


def over(position: Position, thing: Object) -> bool:
    """Whether its last chapter is past and none of its chapters waits any more (714.4)."""
    keyword = thing.now.keyword(SAGA)
    if keyword is None or not keyword.number or thing.counted(LORE) < keyword.number:
        return False
    pending = (*position.stack, *position.waiting)
    return not any(
        item.name.startswith("chapter ") and item.name.endswith(f" of {thing.name}")
        for item in pending
    )
