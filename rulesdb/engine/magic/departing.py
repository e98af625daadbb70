"""What keyword abilities do whose cost took their own card away: cycling, reinforce, craft."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic.boosting import counted
from rulesdb.engine.magic.instructions import legal
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, HAND, LIBRARY

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]


def drawn(position: Position, _: Object, item: Item) -> Happening:
    """Its controller draws a card, as far as the library is stated (121.1)."""
    player = item.controller
    top = next((each for each in position.each(LIBRARY) if each.owner == player), None)
    if top is None:
        return position, ()
    drew = Event("drew", (*item.rules[:1], "121.1"), (("player", player), ("card", top.name)))
    return position.put(top.in_zone(HAND)), (drew,)


def _reinforce(position: Position, thing: Object, item: Item) -> Happening:
    """As many +1/+1 counters as the keyword says (702.77a)."""
    keyword = thing.card.keyword("reinforce")
    return _counters(position, item, keyword.number if keyword else 0)


def _scavenge(position: Position, thing: Object, item: Item) -> Happening:
    """As many +1/+1 counters as the card that was exiled has power (702.97a)."""
    return _counters(position, item, thing.card.power[0] if thing.card.power else 0)


def _counters(position: Position, item: Item, number: int) -> Happening:
    events: tuple[Event, ...] = ()
    for name, identity in item.targets:
        target = position.find(name)
        if target and legal(position, item, name, identity):
            position, told = counted(position, target, (number, "+1/+1"), item.rules[:1])
            events += told
    return position, events


def _craft(position: Position, thing: Object, item: Item) -> Happening:
    """Back onto the battlefield transformed, if it is still where the cost put it (702.167a)."""
    if item.source is None or thing.zone != EXILE or thing.identity != item.source.identity + 1:
        return position, ()
    entered = replace(thing.in_zone(BATTLEFIELD), controller=thing.owner, since=position.turn)
    slots = (("card", thing.name), ("zone", Term(f"zone-{BATTLEFIELD}")))
    return position.put(entered), (Event("changed-zone", item.rules[:1], slots),)


DEPARTED: dict[str, Callable[[Position, Object, Item], Happening]] = {
    "draw": drawn,
    "reinforce": _reinforce,
    "scavenge": _scavenge,
    "craft": _craft,
}
