"""What abilities of keywords do as they resolve (608.2c)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic import designations
from rulesdb.engine.magic.boosting import BOOSTS, not_played
from rulesdb.engine.magic.cards import Keyword
from rulesdb.engine.magic.copying import copied
from rulesdb.engine.magic.delayed import due
from rulesdb.engine.magic.departing import DEPARTED
from rulesdb.engine.magic.exiling import cascade
from rulesdb.engine.magic.items import Resolving
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    EXILE,
    GONE,
    HAND,
    Mark,
)
from rulesdb.engine.magic.resources import sacrificed

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

HASTE = Keyword("haste")
UNBOUND = ("cascade", "copy", *DEPARTED)
"""What is done although the object that triggered is gone, for it is not about that object."""


def resolve(position: Position, item: Item) -> Happening:
    """What the ability does as it resolves, if its object is still the one it was (400.7)."""
    if item.does in designations.RESOLVES:
        return designations.RESOLVES[item.does](position, item)
    thing = position.find(item.name.partition(" of ")[2])
    if not item.does and item.kind == "triggered" and not item.name.startswith(UNSAID):
        return position, not_played(
            item, ("608.2c",) if "603.3" in item.rules[:1] else item.rules[:1]
        )
    if not item.does or thing is None or item.source is None:
        return position, ()
    # A token that died is no more by then (704.5d).
    there = thing.identity == item.source.identity and thing.zone != GONE
    same = there or item.does in UNBOUND
    return RESOLVES[item.does](position, thing, item) if same else (position, ())


UNSAID = ("trigger of ", "chapter ")
"""What a card's own text does, which it is for the scenario to say."""


def _moved(thing: Object, rules: tuple[str, ...], zone: str) -> Event:
    return Event("changed-zone", rules, (("card", thing.name), ("zone", Term(f"zone-{zone}"))))


def _to(zone: str, mark: str = "") -> Callable[[Position, Object, Item], Happening]:
    """What puts the object there, with a mark of this turn."""

    def put(position: Position, thing: Object, item: Item) -> Happening:
        moved = thing.in_zone(zone)
        moved = moved.marked(Mark(mark, position.turn)) if mark else moved
        return position.put(moved), (_moved(thing, item.rules[:1], zone),)

    return put


def _sacrifice(position: Position, thing: Object, item: Item) -> Happening:
    """Only its controller sacrifices a permanent (701.21a)."""
    if thing.controller != item.controller:
        return position, ()
    return sacrificed(position, thing, item.rules[:1])


def _count_down(position: Position, thing: Object, item: Item) -> Happening:
    """One time counter less; the last one is what suspend waits for (702.62a)."""
    time = thing.counted("time")
    if not time:
        return position, ()
    others = tuple(each for each in thing.counters if each[0] != "time")
    slots = (("card", thing.name), ("number", str(time - 1)))
    events = [Event("counter-removed", item.rules[:1], slots)]
    if time == 1:
        events.append(Event("last-counter-removed", item.rules[:1], slots[:1]))
    left = replace(thing, counters=(*others, ("time", time - 1)))
    return position.put(left), tuple(events)


def _let_cast(position: Position, thing: Object, item: Item) -> Happening:
    """The player may cast the card while the ability resolves (608.2g)."""
    way = item.name.partition(" of ")[0]
    now = replace(position, resolving=Resolving(item.controller, thing.name, way), priority=None)
    slots = (("player", item.controller), ("card", thing.name))
    return now, (Event("may-cast", (*item.rules[:1], "608.2g"), slots),)


def _put_attacking(position: Position, thing: Object, item: Item) -> Happening:
    """Onto the battlefield tapped and attacking; it was never declared (702.49a, 508.4)."""
    entered = replace(
        thing.in_zone(BATTLEFIELD),
        controller=item.controller,
        since=position.turn,
        tapped=True,
        attacking=True,
        attacks=position.followed,
    )
    return position.put(entered), (_moved(thing, (*item.rules[:1], "508.4"), BATTLEFIELD),)


def _unearth(position: Position, thing: Object, item: Item) -> Happening:
    """Back onto the battlefield with haste; the next end step exiles it (702.84a)."""
    hasty = replace(thing.card, keywords=(*thing.card.keywords, HASTE))
    entered = replace(thing.in_zone(BATTLEFIELD), since=position.turn, way="unearth", other=hasty)
    position = due(position.put(entered), "unearth", entered, item.controller)
    return position, (_moved(thing, item.rules[:1], BATTLEFIELD),)


def _crew(position: Position, thing: Object, item: Item) -> Happening:
    slots = (("card", thing.name),)
    animated = position.put(replace(thing, animated=True))
    return animated, (Event("became-creature", item.rules[:1], slots),)


def _level(position: Position, thing: Object, item: Item) -> Happening:
    slots = (("card", thing.name), ("level", str(thing.level + 1)))
    risen = position.put(replace(thing, level=thing.level + 1))
    return risen, (Event("became-level", item.rules[:1], slots),)


def _returned(counter: str) -> Callable[[Position, Object, Item], Happening]:
    """What puts the card back onto the battlefield with a counter (702.79a, 702.93a)."""

    def put(position: Position, thing: Object, item: Item) -> Happening:
        entered = replace(thing.in_zone(BATTLEFIELD), controller=thing.owner, since=position.turn)
        entered = replace(entered, counters=((counter, 1),))
        return position.put(entered), (_moved(thing, item.rules[:1], BATTLEFIELD),)

    return put


def _decay(position: Position, thing: Object, item: Item) -> Happening:
    """It is sacrificed at end of combat (702.147a)."""
    return due(position, "decayed", thing, item.controller), ()


RESOLVES: dict[str, Callable[[Position, Object, Item], Happening]] = {
    "remove-time-counter": _count_down,
    "let-cast": _let_cast,
    "sacrifice": _sacrifice,
    "return-to-hand": _to(HAND),
    "exile-warped": _to(EXILE, "warped"),
    "exile-it": _to(EXILE),
    "put-attacking": _put_attacking,
    "unearth": _unearth,
    "crew": _crew,
    "level": _level,
    "return-persist": _returned("-1/-1"),
    "return-undying": _returned("+1/+1"),
    "cascade": cascade,
    "copy": copied,
    "decay": _decay,
    **BOOSTS,
    **DEPARTED,
}
