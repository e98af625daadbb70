"""Cards exiled from the library until one may be cast, and where the others go (702.85a)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic.items import Resolving
from rulesdb.engine.magic.measures import mana_value
from rulesdb.engine.magic.position import EXILE, HAND, LIBRARY

if TYPE_CHECKING:
    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

# Where the card goes that may be cast and is not, and the rule for it and for the others.
PUTTING_BACK = {"cascade": (LIBRARY, "702.85a"), "discover": (HAND, "701.57a")}


def cascade(position: Position, _: Object, item: Item) -> Happening:
    """Cards are exiled until one may be cast: no land, and of lesser mana value (702.85a)."""
    value = mana_value(item.source) if item.source else 0
    return _exiled(position, item, "cascade", None if value == float("inf") else int(value) - 1)


def discover(position: Position, number: int, item: Item) -> Happening:
    """The same until a card of at most that mana value may be cast (701.57a)."""
    return _exiled(position, item, "discover", number)


def _exiled(position: Position, item: Item, way: str, bound: int | None) -> Happening:
    """Cards are exiled until one may be cast that is no land and within the bound."""
    rule = PUTTING_BACK[way][1]
    exiled: list[str] = []
    events: list[Event] = []
    for card in [each for each in position.each(LIBRARY) if each.owner == item.controller]:
        position = position.put(card.in_zone(EXILE))
        events.append(_moved(card, rule, EXILE))
        within = bound is None or mana_value(card) <= bound
        if "land" not in card.card.types and within:
            now = Resolving(item.controller, card.name, way, bound, tuple(exiled))
            slots = (("player", item.controller), ("card", card.name))
            events.append(Event("may-cast", (rule, "608.2g"), slots))
            return replace(position, resolving=now, priority=None), tuple(events)
        exiled.append(card.name)
    position, told = _to_bottom(position, tuple(exiled), rule)
    return position, (*events, *told)


def put_back(position: Position, now: Resolving | None, cast: str = "") -> Happening:
    """What was exiled and not cast goes to the hand or to the bottom of the library."""
    if now is None or now.way not in PUTTING_BACK:
        return position, ()
    zone, rule = PUTTING_BACK[now.way]
    thing = position.find(now.name)
    kept = now.name != cast and thing is not None and zone == HAND
    events: tuple[Event, ...] = ()
    if kept and thing:
        position, events = position.put(thing.in_zone(HAND)), (_moved(thing, rule, HAND),)
    left = now.others if kept or now.name == cast else (*now.others, now.name)
    position, told = _to_bottom(position, left, rule)
    return position, (*events, *told)


def _to_bottom(position: Position, names: tuple[str, ...], rule: str) -> Happening:
    """Those cards at the bottom of their owners' libraries, in no order that is known."""
    events: tuple[Event, ...] = ()
    for name in names:
        if thing := position.find(name):
            others = tuple(each for each in position.objects if each[0] != name)
            position = replace(position, objects=(*others, (name, thing.in_zone(LIBRARY))))
            events = (*events, _moved(thing, rule, LIBRARY))
    return position, events


def _moved(thing: Object, rule: str, zone: str) -> Event:
    return Event("changed-zone", (rule,), (("card", thing.name), ("zone", Term(f"zone-{zone}"))))
