"""Turn-based actions (703): what happens by itself as a step begins, before anyone may act."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic import damage, sagas
from rulesdb.engine.magic.discarding import discarded
from rulesdb.engine.magic.influence import EMBLEM, effects, has
from rulesdb.engine.magic.position import BATTLEFIELD, COMMAND, GONE, HAND, LIBRARY
from rulesdb.engine.magic.removing import phasing
from rulesdb.engine.magic.state_based import SHIELDED

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

OF_THE_TURN = (SHIELDED, "saddled")
MOST_IN_HAND = 7
MOST_AT_NIGHT = 2
DAY, NIGHT = "day", "night"


def performed(position: Position) -> Happening:
    """The position after the turn-based actions of the step that begins."""
    act = ACTIONS.get(position.step)
    return act(position) if act else (position, ())


def _untap(position: Position) -> Happening:
    """Phasing (502.1), day or night (502.2), then the active player's permanents untap (502.3)."""
    position, phased = phasing(position)
    position, events = _day_or_night(position)
    events = (*phased, *events)
    for thing in tuple(position.each(BATTLEFIELD, position.active)):
        if thing.tapped:
            after, event = _untapped(position, thing)
            position, events = position.put(after), (*events, event)
    return position, events


def _untapped(position: Position, thing: Object) -> tuple[Object, Event]:
    """A stun counter is removed instead (122.1d); an effect may keep it tapped (502.3)."""
    slots = (("card", thing.name),)
    if thing.counted("stun"):
        counters = dict(thing.counters) | {"stun": thing.counted("stun") - 1}
        return replace(thing, counters=tuple(counters.items())), Event(
            "stun-removed", ("122.1d",), slots
        )
    if has(position, thing, "doesn't untap"):
        return thing, Event("stays-tapped", ("502.3",), slots)
    return replace(thing, tapped=False), Event("untapped", ("502.3",), slots)


def _day_or_night(position: Position) -> Happening:
    """What the last turn's player cast decides whether it becomes day or night (731.2)."""
    spells = position.cast_before
    if position.daytime == DAY and not spells:
        return replace(position, daytime=NIGHT), (Event("became-night", ("731.2a", "502.2")),)
    if position.daytime == NIGHT and spells >= MOST_AT_NIGHT:
        return replace(position, daytime=DAY), (Event("became-day", ("731.2b", "502.2")),)
    return position, ()


def _draw(position: Position) -> Happening:
    """The active player draws the top card of the library, if one is stated (504.1)."""
    library = (each for each in position.each(LIBRARY) if each.owner == position.active)
    top = next(library, None)
    if top is None:
        return position, ()
    drawn = Event("drew", ("504.1",), (("player", position.active), ("card", top.name)))
    return position.put(top.in_zone(HAND)), (drawn,)


def _lore(position: Position) -> Happening:
    """Each Saga of the active player gets a lore counter (714.3c)."""
    events: tuple[Event, ...] = ()
    for thing in tuple(position.each(BATTLEFIELD, position.active)):
        if thing.now.has(sagas.SAGA):
            position, event = sagas.advanced(position, thing, "714.3c")
            events = (*events, event)
    return position, events


def _damage(position: Position) -> Happening:
    if any(thing.attacking for thing in position.each(BATTLEFIELD)):
        return damage.dealt(position)
    return position, ()


def _cleanup(position: Position) -> Happening:
    """Too many cards are discarded (514.1), then damage and effects of the turn end (514.2)."""
    position, events = _hand_size(position)
    ended = False
    for thing in tuple(position.each(BATTLEFIELD)):
        ending = thing.boost != (0, 0) or thing.animated or thing.gained or thing.lost
        if thing.damage or ending or any(mark.kind in OF_THE_TURN for mark in thing.marks):
            marks = tuple(mark for mark in thing.marks if mark.kind not in OF_THE_TURN)
            as_before = replace(thing, damage=0, boost=(0, 0), animated=False, gained=())
            position, ended = position.put(replace(as_before, lost=(), marks=marks)), True
    for thing in tuple(position.each(COMMAND)):
        if EMBLEM in thing.card.types and thing.mark("this turn"):
            position, ended = position.put(replace(thing, zone=GONE)), True
    return position, (*events, Event("ended-with-turn", ("514.2",))) if ended else events


def _hand_size(position: Position) -> Happening:
    """The active player discards down to seven: those stated last, as the player might (514.1)."""
    player = position.active
    hand = [each for each in position.each(HAND) if each.owner == player]
    if next(effects(position, "no-hand-limit", player), None):
        return position, ()
    events = []
    for thing in hand[MOST_IN_HAND:]:
        position = discarded(position, thing)
        slots = (("player", player), ("card", thing.name))
        events.append(Event("discarded-to-hand-size", ("514.1", "402.2"), slots))
    return position, tuple(events)


ACTIONS: dict[str, Callable[[Position], Happening]] = {
    "untap": _untap,
    "draw": _draw,
    "main1": _lore,
    "damage": _damage,
    "cleanup": _cleanup,
}
