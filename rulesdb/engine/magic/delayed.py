"""Abilities of keywords that trigger at their moment (603), and what resolving abilities do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic.cards import Keyword
from rulesdb.engine.magic.items import Item, Resolving
from rulesdb.engine.magic.mechanics.delayed import (
    EVENT_TRIGGERS,
    KEYWORD_TRIGGERS,
    EventTrigger,
    KeywordTrigger,
)
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    Mark,
    Object,
    Position,
)
from rulesdb.engine.magic.resources import mana_value, sacrificed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Happening = tuple[Position, tuple[Event, ...]]

HASTE = Keyword("haste")
UNBOUND = ("cascade",)
"""What is done although the object that triggered is gone, for it is not about that object."""
DEATHS = ("died", "legend-rule", "saga-over")
"""Events by which a permanent comes from the battlefield into the graveyard (603.6c)."""
WAITED_FOR = frozenset(row.event for row in KEYWORD_TRIGGERS)


def by_events(position: Position, events: Sequence[Event]) -> Position:
    """With an ability waiting for each keyword that triggers on one of the events (603.2)."""
    for event in events:
        key = _key(event)
        for row in EVENT_TRIGGERS:
            if row.event == key:
                position = _spelled(position, row, dict(event.slots))
    return position


def _key(event: Event) -> str:
    return "died" if event.key in DEATHS else event.key


def _spelled(position: Position, row: EventTrigger, about: dict[str, object]) -> Position:
    for thing in tuple(position.each(row.zone)):
        if thing.now.has(row.name) and _meant(position, thing, row, about):
            died = row.event == "died"
            item = Item(
                f"{row.name} of {thing.name}",
                thing.controller,
                "triggered",
                thing.card,
                thing.in_zone(GRAVEYARD) if died else thing,
                does=row.does,
                rules=(row.rule, "603.3"),
            )
            # Several blockers block at once, and the attacker becomes blocked once.
            if row.subject != "attacker" or item not in position.waiting:
                position = replace(position, waiting=(*position.waiting, item))
    return position


def _meant(position: Position, thing: Object, row: EventTrigger, about: dict[str, object]) -> bool:
    """The event is about the object, or about a spell of its controller's."""
    if not row.subject.startswith("yours"):
        return about[row.subject] == thing.name
    spell = position.find(str(about["card"]))
    wrong = row.subject.endswith("noncreature") and spell and "creature" in spell.now.types
    return about["player"] == thing.controller and not wrong


def by_keywords(position: Position, events: Sequence[Event]) -> Position:
    """With an ability waiting for each event that triggers one of a keyword (603.2)."""
    for event in events:
        key = _key(event)
        if key in WAITED_FOR:
            for row in KEYWORD_TRIGGERS:
                if row.event == key:
                    position = _triggered(position, row, dict(event.slots))
    return position


def _triggered(position: Position, row: KeywordTrigger, about: dict[str, object]) -> Position:
    if row.step and about["step"] != Term(f"step-{row.step}"):
        return position
    for thing in tuple(position.each(row.zone)):
        if _bears(thing, row) and _concerns(position, thing, row, about):
            item = Item(
                f"{row.key} of {thing.name}",
                thing.controller,
                "triggered",
                thing.card,
                thing.in_zone(GRAVEYARD) if row.event == "died" else thing,
                does=row.does,
                rules=row.rules,
            )
            position = replace(position, waiting=(*position.waiting, item))
            if row.once:
                marks = tuple(mark for mark in thing.marks if mark.kind != row.mark)
                position = position.put(replace(thing, way="", marks=marks))
    return position


def _bears(thing: Object, row: KeywordTrigger) -> bool:
    """The object has what the row asks for."""
    return (
        (not row.keyword or thing.card.has(row.keyword))
        and (not row.way or thing.way == row.way)
        and (not row.mark or thing.mark(row.mark) is not None)
        and (not row.counter or thing.counted(row.counter) > 0)
        and (not row.without or not thing.counted(row.without))
    )


def _concerns(
    position: Position, thing: Object, row: KeywordTrigger, about: dict[str, object]
) -> bool:
    """The event is about the object, or is the step of the right player."""
    if not row.step:
        return about["card"] == thing.name
    return not row.own or position.active == thing.controller


def resolve(position: Position, item: Item) -> Happening:
    """What the ability does as it resolves, if its object is still the one it was (400.7)."""
    thing = position.find(item.name.partition(" of ")[2])
    if not item.does or thing is None or item.source is None:
        return position, ()
    same = thing.identity == item.source.identity or item.does in UNBOUND
    return RESOLVES[item.does](position, thing, item) if same else (position, ())


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
    )
    return position.put(entered), (_moved(thing, (*item.rules[:1], "508.4"), BATTLEFIELD),)


def _unearth(position: Position, thing: Object, item: Item) -> Happening:
    """Back onto the battlefield with haste; the next end step exiles it (702.84a)."""
    hasty = replace(thing.card, keywords=(*thing.card.keywords, HASTE))
    entered = replace(thing.in_zone(BATTLEFIELD), since=position.turn, way="unearth", other=hasty)
    return position.put(entered), (_moved(thing, item.rules[:1], BATTLEFIELD),)


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


def _prowess(position: Position, thing: Object, _: Item) -> Happening:
    power, toughness = thing.boost
    return position.put(replace(thing, boost=(power + 1, toughness + 1))), ()


def _cascade(position: Position, _: Object, item: Item) -> Happening:
    """Cards are exiled until one may be cast: no land, and of lesser mana value (702.85a)."""
    events: list[Event] = []
    library = [each for each in position.each(LIBRARY) if each.owner == item.controller]
    for card in library:
        position = position.put(card.in_zone(EXILE))
        events.append(_moved(card, item.rules[:1], EXILE))
        if "land" not in card.card.types and mana_value(card) < _value(item):
            now = Resolving(item.controller, card.name, "cascade")
            slots = (("player", item.controller), ("card", card.name))
            events.append(Event("may-cast", (*item.rules[:1], "608.2g"), slots))
            return replace(position, resolving=now, priority=None), tuple(events)
    return position, tuple(events)


def _value(item: Item) -> float:
    return mana_value(item.source) if item.source else 0


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
    "prowess": _prowess,
    "cascade": _cascade,
}
