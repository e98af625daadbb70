"""What deals the damage of a spell or ability, and what comes of it (120)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic import damage
from rulesdb.engine.magic.mechanics.instructions import INSTRUCTIONS
from rulesdb.engine.magic.position import BATTLEFIELD, STACK, Object

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.instructions import Instruction
    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Position

    Happening = tuple[Position, tuple[Event, ...]]


def itself(position: Position, item: Item) -> Iterator[Object]:
    thing = position.find(item.source.name) if item.source else None
    if thing and item.source and thing.identity == item.source.identity:
        yield thing


def rules_of(each: Instruction) -> tuple[str, ...]:
    return INSTRUCTIONS[each.kind][1]


def source_of(position: Position, item: Item) -> Object:
    """What deals the damage: the object as it is, or as it last was (702.2e, 702.15c)."""
    if item.source is None:
        return Object(item.name, item.card, item.controller, item.controller, STACK)
    now = position.find(item.source.name)
    return now if now and now.identity == item.source.identity else item.source


def struck(position: Position, thing: Object, source: Object, amount: int) -> Happening:
    """With that much damage dealt by the source, with all that comes of it (120.3)."""
    amount = damage.unabsorbed(thing, amount)
    if amount <= 0 or thing.zone != BATTLEFIELD:
        return position, ()
    if damage.protected(thing, source):
        slots = (("card", source.name), ("amount", str(amount)), ("target", thing.name))
        return position, (Event("damage-prevented", ("702.16e",), slots),)
    hurt, more = damage.harmed(position, thing, source, amount)
    slots = (("card", thing.name), ("amount", str(amount)), ("target", thing.name))
    told = Event("hurt", more or ("120.3e",), slots)
    after = damage.gained(position.put(hurt), source, amount)
    return after, (told, *damage.after_damage(after, source, thing.name, amount))
