"""What Auras, Equipment and Fortifications are attached to (301.5, 303.4), where it is stated."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.position import ANYONE, BATTLEFIELD
from rulesdb.engine.magic.targets import meets

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]


def unattached(position: Position, thing: Object) -> bool:
    """Whether the Aura is attached to something that is not there for it any more (704.5m)."""
    return _attached(thing) and _aura(thing) and not _legal(position, thing)


def _attached(thing: Object) -> bool:
    return bool(thing.bearer[0]) and "battle" not in thing.now.types


def _aura(thing: Object) -> bool:
    """An Aura, other than one that ends to be one and is a creature again (702.103f)."""
    types = thing.now.types
    return "enchantment" in types and "creature" not in types and thing.way != "bestow"


def _legal(position: Position, thing: Object) -> bool:
    """What it is attached to is still there, and not protected from it (702.16c, d)."""
    name, identity = thing.bearer
    if name in position.players:
        return name not in position.gone
    bearer = position.find(name)
    if bearer is None or bearer.zone != BATTLEFIELD or bearer.identity != identity:
        return False
    wants = "creature" if "equipment" in thing.now.subtypes else ""
    protected = any(
        each.name == "protection" and meets(each.quality, thing.now) for each in bearer.now.keywords
    )
    return not protected and (not wants or wants in bearer.now.types)


def released(position: Position) -> Happening:
    """With Equipment and the like unattached from what it may not be attached to (704.5n)."""
    events: list[Event] = []
    for thing in tuple(position.each(BATTLEFIELD)):
        if _attached(thing) and not _aura(thing) and not _legal(position, thing):
            bestowed = thing.way == "bestow"
            alone = replace(thing, bearer=ANYONE, attached=False)
            position = position.put(replace(alone, way="", other=None) if bestowed else alone)
            rule = "702.103f" if bestowed else "704.5n"
            events.append(Event("unattached", (rule,), (("card", thing.name),)))
    return position, tuple(events)


def attach(position: Position, thing: Object, to: str) -> Position:
    """With the permanent attached to that one (701.3a)."""
    ((name, identity),) = position.aimed((to,))
    return position.put(replace(thing, bearer=(name, identity), attached=True))


def enchanting(position: Position, thing: Object, targets: tuple[tuple[str, int], ...]) -> Position:
    """With an Aura attached to what it targeted as a spell (303.4f, 608.3c)."""
    aura = "enchantment" in thing.now.types and "creature" not in thing.now.types
    if not (aura and targets):
        return position
    return position.put(replace(thing, bearer=targets[0], attached=True))
