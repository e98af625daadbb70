"""Giving priority: state-based actions, then triggered abilities, then the player (117.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import (
    attaching,
    copying,
    designations,
    leaving,
    losing,
    sieges,
    state_based,
)
from rulesdb.engine.magic.changing import changed
from rulesdb.engine.magic.delayed import DEATHS, by_events, by_keywords, missed
from rulesdb.engine.magic.items import Item
from rulesdb.engine.magic.mechanics.triggers import ONCE, OTHER, TARGET, TRIGGERS, Trigger
from rulesdb.engine.magic.needs import DRAWN, SEVERAL_DRAWN
from rulesdb.engine.magic.position import BATTLEFIELD, GRAVEYARD, Object, Position

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def give(
    position: Position,
    events: tuple[Event, ...],
    player: str | None,
    before: Position | None = None,
) -> Played[Position]:
    """The position when the player would get priority, after everything that comes first.

    `player` is none where the step gives no one priority; a cleanup step does after all if a
    state-based action was performed or something triggered (514.3a).  `before` is how it was
    before the events, where what left the battlefield by one of them may have an ability that
    triggers on that (603.10a).
    """
    after = _noticed(_drawn(position, events), events, before)
    after = designations.noticed(after, events)
    if after.resolving:
        # Whatever triggered waits until what lets a card be cast has resolved (608.2g, 603.3).
        return Played(changed(after, priority=None, pinned=False), events)
    after, performed = _state_based(after)
    if player is None and position.step == "cleanup" and (performed or after.waiting):
        player, after = position.active, changed(after, held=True)
    if player is None or after.over:
        return Played(changed(after, priority=None, pinned=False), (*events, *performed))
    put = tuple(_put(after, item) for item in _in_order(after))
    after = changed(
        after,
        stack=(*after.stack, *_in_order(after)),
        waiting=(),
        priority=after.next_player(player) if player in after.gone else player,
        pinned=False,
    )
    return Played(after, (*events, *performed, *put))


def _drawn(position: Position, events: tuple[Event, ...]) -> Position:
    """With it remembered who drew a card this turn, and who more than one (702.94a)."""
    for event in events:
        if event.key == "drew":
            player = str(dict(event.slots)["player"])
            again = (player, DRAWN) in position.happened
            now = {(player, SEVERAL_DRAWN)} if again else {(player, DRAWN)}
            position = changed(position, happened=position.happened | now)
    return position


def _noticed(position: Position, events: tuple[Event, ...], before: Position | None) -> Position:
    """With an ability waiting for each that one of the events triggers (603.2)."""
    left = tuple(event for event in events if before and _left(before, position, event))
    if before and left:
        known = len(before.waiting)
        looked = replace(before, waiting=(*before.waiting, *_triggered(before, left)))
        looked = by_events(by_keywords(looked, left), left)
        position = changed(position, waiting=(*position.waiting, *looked.waiting[known:]))
        events = tuple(event for event in events if event not in left)
    if found := tuple(_triggered(position, events)):
        position = changed(position, waiting=(*position.waiting, *found))
    return by_events(by_keywords(position, events), events)


def _left(before: Position, after: Position, event: Event) -> bool:
    """Whether by that event a permanent went from the battlefield (603.6c, 603.10a)."""
    slots = dict(event.slots)
    if event.key != "changed-zone" or slots["zone"] == Term(f"zone-{BATTLEFIELD}"):
        return event.key in DEATHS
    name = str(slots["card"])
    was, now = before.find(name), after.find(name)
    return bool(was and now and was.zone == BATTLEFIELD and was.identity != now.identity)


def _put(position: Position, item: Item) -> Event:
    """That the ability goes on the stack, also above a spell with split second (702.61b)."""
    hurried = any(each.card.has("split second") for each in position.stack)
    rules = (*item.rules, "702.61b") if hurried else item.rules
    rules = (*rules, "514.3a") if position.step == "cleanup" else rules
    rules = (*rules, "603.3b") if len(position.waiting) > 1 else rules
    return Event("triggered", rules, (("ability", item.name),))


def _in_order(position: Position) -> Iterator[Item]:
    """The active player's abilities first, then each other's in turn order (603.3b)."""
    for player in position.in_turn_order():
        yield from (item for item in position.waiting if item.controller == player)


def _state_based(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Everything that is due happens at once, again until nothing is (704.3)."""
    events: list[Event] = []
    position = sieges.defeated(position)
    while any(True for _ in position.each(BATTLEFIELD)):
        position, changed = state_based.regenerated(position)
        events += changed
        leaving = state_based.due(position)
        told = tuple(event for _, event in leaving)
        told = (*told, *missed(position, told))
        if leaving:
            waiting = (*position.waiting, *_triggered(position, told))
            position = by_events(by_keywords(replace(position, waiting=waiting), told), told)
        for thing, _ in leaving:
            position = state_based.gone(position, thing)
        position, changed = _settled(position)
        events += (*told, *changed)
        if not (told or changed):
            break
    position, ceased = state_based.ceased(copying.ceased(state_based.forgotten(position)))
    position, ended = _without_life(position)
    return position, (*events, *ceased, *ended)


def _settled(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """What changes on permanents that stay: attachments and counters (704.5n, q)."""
    position, apart = attaching.released(position)
    position, fewer = state_based.annulled(position)
    return position, (*apart, *fewer)


def _without_life(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Whoever has no life left, or is poisoned, loses and leaves the game (704.5a, c, 104.5)."""
    events: list[Event] = []
    for player, rule in dict(losing.lost(position)).items():
        left = leaving.left(position, player)
        position = left.position
        slots, why = (("player", player),), (rule, LOSING[rule])
        dead = Event("lost-the-game", why, slots)
        events += (dead if rule == "704.5a" else Event("lost-to-poison", why, slots), *left.events)
    return position, tuple(events)


# The rule of the game's end that says the same as the state-based action.
LOSING = {"704.5a": "104.3b", "704.5c": "104.3d"}


def _triggered(position: Position, events: Sequence[Event]) -> Iterator[Item]:
    """An item for each ability that one of the events triggers (603.2)."""
    bearers = [thing for thing in position.each(BATTLEFIELD) if thing.now.triggers]
    seen: set[tuple[str, str]] = set()
    for event in events if bearers else ():
        for thing in bearers:
            for key in thing.now.triggers:
                row = TRIGGERS[key]
                if not _matches(position, row, event, thing):
                    continue
                if ONCE in row.traits and (key, thing.name) in seen:
                    continue
                seen.add((key, thing.name))
                name = f"trigger of {thing.name}"
                died = row.event in ("died", "left") and row.who == "this"
                source = thing.in_zone(GRAVEYARD) if died and event.key in DEATHS else thing
                yield Item(name, thing.controller, "triggered", thing.card, source, rules=row.rules)


# Events that are one and the same to what triggers.
ALSO = {
    "died": DEATHS,
    "card-discarded": ("card-discarded", "discarded-to-hand-size", "discard-at-will"),
    "entered": ("permanent-entered", "put-land-onto-battlefield", "changed-zone"),
    "turn-face-up": ("turn-face-up", "turn-face-up-grown"),
    "left": (*DEATHS, "changed-zone"),
    "struck": ("combat-damaged", "combat-damaged-player"),
    "damaged": ("combat-damaged", "hurt"),
}


def _matches(position: Position, trigger: Trigger, event: Event, thing: Object) -> bool:
    slots = dict(event.slots)
    if event.key not in ALSO.get(trigger.event, (trigger.event,)):
        return False
    if trigger.step and slots.get("step") != Term(f"step-{trigger.step}"):
        return False
    blocked = trigger.who == "attacker"
    about = TARGET if TARGET in trigger.traits else "card"
    card = position.find(str(slots.get("attacker" if blocked else about, "")))
    moves = trigger.event in ("entered", "left")
    itself = OTHER in trigger.traits and card is not None and card.name == thing.name
    if itself or (moves and not _moved(trigger, event, card)):
        return False
    if trigger.about and not _about(trigger.about, _types(position, event, card)):
        return False
    if blocked or trigger.who == "this":
        # By however many creatures, it becomes blocked once (509.3c).
        once = not blocked or bool(slots.get("first"))
        return once and card is not None and card.name == thing.name
    player = slots.get("player") or (card.controller if card else "")
    return trigger.who == "players" or (player == thing.controller) is (trigger.who == "you")


def _moved(trigger: Trigger, event: Event, card: Object | None) -> bool:
    """It is on the battlefield as it enters; as it leaves, it goes elsewhere."""
    there = card is not None and card.zone == BATTLEFIELD
    stays = dict(event.slots).get("zone") == Term(f"zone-{BATTLEFIELD}")
    entered = stays or event.key != "changed-zone"
    return there and (entered if trigger.event == "entered" else not stays)


def _types(position: Position, event: Event, thing: Object | None) -> tuple[str, ...]:
    """The types that what happened is about: of a spell as it was cast (601.3e, 707.10)."""
    name = str(dict(event.slots).get("card", ""))
    spell = position.spell(name) if event.key == "cast" else None
    return spell.types if spell else thing.now.types if thing else ()


def _about(wanted: tuple[str, ...], types: tuple[str, ...]) -> bool:
    """Whether a card of those types is what the trigger is about."""
    return any(
        each.removeprefix("non") not in types if each.startswith("non") else each in types
        for each in wanted
    )
