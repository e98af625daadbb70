"""Abilities of keywords that trigger at their moment (603), and what resolving abilities do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic.cards import Keyword
from rulesdb.engine.magic.influence import has
from rulesdb.engine.magic.items import Due, Item
from rulesdb.engine.magic.mechanics.delayed import (
    DELAYED_TRIGGERS,
    EVENT_TRIGGERS,
    KEYWORD_TRIGGERS,
    Beginning,
    DelayedTrigger,
    EventTrigger,
    KeywordTrigger,
)
from rulesdb.engine.magic.occasions import WHEN, Occasion
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    GRAVEYARD,
    Object,
    Position,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    Happening = tuple[Position, tuple[Event, ...]]

DEATHS = ("died", "legend-rule", "saga-over")
"""Events by which a permanent comes from the battlefield into the graveyard (603.6c)."""
STEP = "step-began"
DUE = {row.key: row for row in DELAYED_TRIGGERS}


def by_events(position: Position, events: Sequence[Event]) -> Position:
    """With an ability waiting for each keyword that triggers on one of the events (603.2)."""
    for event in events:
        key = _key(event)
        for row in EVENT_TRIGGERS:
            if row.event == key or (row.event == "entered" and _entered(event)):
                position = _spelled(position, row, dict(event.slots), events)
    return position


def _entered(event: Event) -> bool:
    there = dict(event.slots).get("zone") == Term(f"zone-{BATTLEFIELD}")
    return event.key in ENTERING or (event.key == "changed-zone" and there)


ENTERING = ("permanent-entered", "put-land-onto-battlefield")


def _key(event: Event) -> str:
    return "died" if event.key in DEATHS else event.key


def _spelled(
    position: Position, row: EventTrigger, about: dict[str, object], events: Sequence[Event]
) -> Position:
    """With an item for each instance of the keyword, which all trigger separately."""
    for thing in tuple(position.each(row.zone)):
        if (row.paid and row.name not in thing.extras) or not has(position, thing, row.name):
            continue
        now = Occasion(position, thing, about, events)
        if _meant(now, row) and (not row.when or WHEN[row.when](now)):
            died = row.event == "died"
            source = thing.in_zone(GRAVEYARD) if died else thing
            instances = [each for each in thing.now.keywords if each.name == row.name]
            for keyword in instances or [Keyword(row.name)]:
                item = _item(row, source, thing.controller)
                item = replace(item, number=keyword.number, about=_concerned(position, row, about))
                position = replace(position, waiting=(*position.waiting, item))
    return position


def _concerned(position: Position, row: EventTrigger, about: dict[str, object]) -> tuple[str, int]:
    """Whom the event was about besides: the player hurt, or the creature."""
    slot = "target" if row.event == "combat-damaged-player" else "card"
    return position.aimed((str(about.get(slot, "")),))[0]


def _item(row: EventTrigger, source: Object, player: str) -> Item:
    name = f"{row.name} of {source.name}"
    rules = (row.rule, "603.3")
    return Item(name, player, "triggered", source.card, source, does=row.does or "", rules=rules)


def _meant(now: Occasion, row: EventTrigger) -> bool:
    """The event is about the object, about a spell of its controller's, or about any."""
    about, thing = now.about, now.thing
    if row.subject == "any":
        return True
    if row.subject == "attacker":
        # Several blockers block at once, and the attacker becomes blocked once (509.3c).
        every = row.when == "unflanked" or bool(about.get("first"))
        return every and about["attacker"] == thing.name
    if not row.subject.startswith("yours"):
        return about.get(row.subject) == thing.name
    spell = now.position.spell(str(about["card"]))
    wrong = row.subject.endswith("noncreature") and spell and "creature" in spell.types
    return about["player"] == thing.controller and not wrong


def by_keywords(position: Position, events: Sequence[Event]) -> Position:
    """With an ability waiting for each event that triggers one of a keyword (603.2)."""
    for event in events:
        key = _key(event)
        about: dict[str, object] = dict(event.slots)
        for row in KEYWORD_TRIGGERS:
            if (STEP if row.at else row.event) == key:
                position = _triggered(position, row, about)
        if key == STEP:
            position = _come_due(position, about)
    return position


def _triggered(position: Position, row: KeywordTrigger, about: dict[str, object]) -> Position:
    for thing in tuple(position.each(row.zone)):
        held = _bears(thing, row) and _concerns(position, thing, row, about)
        if held and (not row.when or WHEN[row.when](Occasion(position, thing, about, ()))):
            died = row.event == "died"
            source = thing.in_zone(GRAVEYARD) if died else thing
            position = _waiting(position, row, source, thing.controller)
    return position


def missed(position: Position, events: Sequence[Event]) -> tuple[Event, ...]:
    """That keywords do not return what dies with a counter that it must not have (603.4)."""
    return tuple(
        _missing(row, thing)
        for event in events
        for row in KEYWORD_TRIGGERS
        if _key(event) == row.event == "died" and row.keyword
        for thing in [position.find(str(dict(event.slots)["card"]))]
        if thing and thing.card.has(row.keyword) and not _bears(thing, row)
    )


def _missing(row: KeywordTrigger, thing: Object) -> Event:
    slots = (("ability", f"{row.key} of {thing.name}"),)
    return Event("trigger-missed", (*row.rules[:1], "603.4"), slots)


def _waiting(
    position: Position, row: KeywordTrigger | DelayedTrigger, source: Object, player: str
) -> Position:
    item = Item(
        f"{row.key} of {source.name}",
        player,
        "triggered",
        source.card,
        source,
        does=row.does or "",
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
