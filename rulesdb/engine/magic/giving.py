"""Giving priority: state-based actions, then triggered abilities, then the player (117.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic.delayed import by_keywords
from rulesdb.engine.magic.mechanics.triggers import TRIGGERS, Trigger
from rulesdb.engine.magic.position import BATTLEFIELD, GRAVEYARD, Item, Object, Position

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def give(position: Position, events: tuple[Event, ...], player: str | None) -> Played[Position]:
    """The position when the player would get priority, after everything that comes first.

    `player` is none where the step gives no one priority; a cleanup step does after all if a
    state-based action was performed or something triggered (514.3a).
    """
    after = replace(position, waiting=(*position.waiting, *_triggered(position, events)))
    after = by_keywords(after, events)
    after, performed = _state_based(after)
    if player is None and position.step == "cleanup" and (performed or after.waiting):
        player, after = position.active, replace(after, held=True)
    if player is None or after.over:
        return Played(replace(after, priority=None, pinned=False), (*events, *performed))
    put = tuple(_put(after, item) for item in _in_order(after))
    after = replace(
        after,
        stack=(*after.stack, *_in_order(after)),
        waiting=(),
        priority=after.next_player(player) if player in after.gone else player,
        pinned=False,
    )
    return Played(after, (*events, *performed, *put))


def _put(position: Position, item: Item) -> Event:
    """That the ability goes on the stack, also above a spell with split second (702.61b)."""
    hurried = any(each.card.has("split second") for each in position.stack)
    rules = (*item.rules, "702.61b") if hurried else item.rules
    return Event("triggered", rules, (("ability", item.name),))


def _in_order(position: Position) -> Iterator[Item]:
    """The active player's abilities first, then each other's in turn order (603.3b)."""
    for player in position.in_turn_order():
        yield from (item for item in position.waiting if item.controller == player)


def _state_based(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Creatures with no toughness, or with lethal damage, die until none does (704.3)."""
    events: list[Event] = []
    while dying := [each for each in position.each(BATTLEFIELD) if _dies(each)]:
        died = tuple(Event("died", (_dies(each) or "",), (("card", each.name),)) for each in dying)
        waiting = (*position.waiting, *_triggered(position, died))
        for thing in dying:
            position = position.put(thing.in_zone(GRAVEYARD))
        position = replace(position, waiting=waiting)
        events += died
    return position, tuple(events)


def _dies(thing: Object) -> str | None:
    """The state-based action that puts the creature into the graveyard."""
    if _no_loyalty(thing):
        return "704.5i"
    toughness = thing.strength[1] if thing.strength else None
    if toughness is None or "creature" not in thing.now.types:
        return None
    if toughness <= 0:
        return "704.5f"
    return "704.5g" if thing.damage >= toughness else None


def _no_loyalty(thing: Object) -> bool:
    """It is a planeswalker whose stated loyalty is 0."""
    return "planeswalker" in thing.now.types and dict(thing.counters).get("loyalty") == 0


def _triggered(position: Position, events: Sequence[Event]) -> Iterator[Item]:
    """An item for each ability that one of the events triggers (603.2)."""
    bearers = [thing for thing in position.each(BATTLEFIELD) if thing.now.triggers]
    for event in events if bearers else ():
        for thing in bearers:
            for key in thing.now.triggers:
                if _matches(TRIGGERS[key], event, thing):
                    name, rules = f"trigger of {thing.name}", TRIGGERS[key].rules
                    yield Item(name, thing.controller, "triggered", thing.card, thing, rules=rules)


def _matches(trigger: Trigger, event: Event, thing: Object) -> bool:
    slots = dict(event.slots)
    if event.key != trigger.event:
        return False
    if trigger.step and slots.get("step") != Term(f"step-{trigger.step}"):
        return False
    if trigger.who == "this":
        return slots.get("card") == thing.name
    mine = slots.get("player") == thing.controller
    return trigger.who == "players" or mine is (trigger.who == "you")
