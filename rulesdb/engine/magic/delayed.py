"""Abilities of keywords that trigger at their moment (603), and what resolving abilities do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic.cards import Keyword
from rulesdb.engine.magic.copying import copied
from rulesdb.engine.magic.exiling import cascade
from rulesdb.engine.magic.items import Due, Item, Resolving
from rulesdb.engine.magic.mechanics.delayed import (
    DELAYED_TRIGGERS,
    EVENT_TRIGGERS,
    KEYWORD_TRIGGERS,
    Beginning,
    DelayedTrigger,
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
from rulesdb.engine.magic.resources import sacrificed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Happening = tuple[Position, tuple[Event, ...]]

HASTE = Keyword("haste")
UNBOUND = ("cascade", "copy")
"""What is done although the object that triggered is gone, for it is not about that object."""
DEATHS = ("died", "legend-rule", "saga-over")
"""Events by which a permanent comes from the battlefield into the graveyard (603.6c)."""
STEP = "step-began"
DUE = {row.key: row for row in DELAYED_TRIGGERS}


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
        paid = not row.paid or row.name in thing.extras
        if paid and thing.now.has(row.name) and _meant(position, thing, row, about):
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
    spell = position.spell(str(about["card"]))
    wrong = row.subject.endswith("noncreature") and spell and "creature" in spell.types
    return about["player"] == thing.controller and not wrong


def by_keywords(position: Position, events: Sequence[Event]) -> Position:
    """With an ability waiting for each event that triggers one of a keyword (603.2)."""
    for event in events:
        key, about = _key(event), dict(event.slots)
        for row in KEYWORD_TRIGGERS:
            if (STEP if row.at else row.event) == key:
                position = _triggered(position, row, about)
        if key == STEP:
            position = _come_due(position, about)
    return position


def _triggered(position: Position, row: KeywordTrigger, about: dict[str, object]) -> Position:
    for thing in tuple(position.each(row.zone)):
        if _bears(thing, row) and _concerns(position, thing, row, about):
            died = row.event == "died"
            source = thing.in_zone(GRAVEYARD) if died else thing
            position = _waiting(position, row, source, thing.controller)
    return position


def _waiting(
    position: Position, row: KeywordTrigger | DelayedTrigger, source: Object, player: str
) -> Position:
    item = Item(
        f"{row.key} of {source.name}",
        player,
        "triggered",
        source.card,
        source,
        does=row.does,
        rules=row.rules,
    )
    return replace(position, waiting=(*position.waiting, item))


def _bears(thing: Object, row: KeywordTrigger) -> bool:
    """The object has what the row asks for."""
    return (
        (not row.keyword or thing.card.has(row.keyword))
        and (not row.way or thing.way == row.way)
        and (not row.counters or bool(thing.counted(row.counters.kind)) == row.counters.there)
    )


def _concerns(
    position: Position, thing: Object, row: KeywordTrigger, about: dict[str, object]
) -> bool:
    """The event is about the object, or is the step of the right player."""
    if not row.at:
        return about["card"] == thing.name
    return _begins(position, row.at, thing.controller, about)


def _begins(position: Position, at: Beginning, player: str, about: dict[str, object]) -> bool:
    step = about["step"] == Term(f"step-{at.step}")
    return step and (not at.own or position.active == player)


def due(position: Position, key: str, thing: Object, player: str) -> Position:
    """With the delayed ability that the keyword creates about the object (603.7)."""
    return replace(position, due=(*position.due, Due(key, thing.name, thing.identity, player)))


def _come_due(position: Position, about: dict[str, object]) -> Position:
    """With the delayed abilities of this step waiting, and never to trigger again (603.7b)."""
    for each in position.due:
        row, thing = DUE[each.key], position.find(each.name)
        if _begins(position, row.at, each.player, about):
            left = tuple(other for other in position.due if other != each)
            position = replace(position, due=left)
            if thing and (thing.zone, thing.identity) == (row.zone, each.identity):
                position = _waiting(position, row, thing, each.player)
    return position


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


def _prowess(position: Position, thing: Object, _: Item) -> Happening:
    power, toughness = thing.boost
    return position.put(replace(thing, boost=(power + 1, toughness + 1))), ()


def _draw(position: Position, _: Object, item: Item) -> Happening:
    """Its controller draws a card, as far as the library is stated (121.1)."""
    player = item.controller
    top = next((each for each in position.each(LIBRARY) if each.owner == player), None)
    if top is None:
        return position, ()
    drew = Event("drew", (*item.rules[:1], "121.1"), (("player", player), ("card", top.name)))
    return position.put(top.in_zone(HAND)), (drew,)


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
    "cascade": cascade,
    "copy": copied,
    "draw": _draw,
}
