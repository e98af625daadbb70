"""Permanents removed from combat (506.4), and permanents that phase out and in (702.26)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.position import ANYONE, BATTLEFIELD, NOTHING, PHASED_OUT, Mark

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

UNBLOCKED = "unblocked"
INDIRECTLY = "phased out indirectly"


def apart(thing: Object) -> Object:
    """The permanent no longer attacking, blocking, blocked or unblocked."""
    out = replace(thing, attacking=False, blocking=False, blocked=False, blocks="")
    marks = tuple(mark for mark in thing.marks if mark.kind != UNBLOCKED)
    return replace(out, attacks=ANYONE, struck=False, marks=marks)


def removed(position: Position, thing: Object) -> Position:
    """With it removed from combat; what attacked it attacks nothing any more (506.4c)."""
    for each in tuple(position.each(BATTLEFIELD)):
        if each.attacking and each.attacks == (thing.name, thing.identity):
            position = position.put(replace(each, attacks=NOTHING))
    return position.put(apart(thing))


def phased_out(position: Position, thing: Object) -> Happening:
    """With it phased out, and with it what is attached to it (702.26g)."""
    worn = [
        each for each in position.each(BATTLEFIELD) if each.bearer == (thing.name, thing.identity)
    ]
    events: list[Event] = []
    for each in (thing, *worn):
        position = removed(position, each)
        out = replace(apart(each), zone=PHASED_OUT)
        indirect = each is not thing
        out = out.marked(Mark(INDIRECTLY, position.turn)) if indirect else out
        position = position.put(out)
        why = ("702.26g",) if indirect else ("702.26b", "506.4")
        events.append(Event("phased-out", why, (("card", each.name),)))
    return position, tuple(events)


def phasing(position: Position) -> Happening:
    """What has phasing phases out, and what phased out phases in, all at once (502.1)."""
    player = position.active
    back = [each for each in position.each(PHASED_OUT, player) if not each.mark(INDIRECTLY)]
    leaving = [each for each in position.each(BATTLEFIELD, player) if each.now.has("phasing")]
    events: list[Event] = []
    for thing in leaving:
        if any(thing.bearer == (each.name, each.identity) for each in leaving):
            continue  # It only phases out indirectly (702.26h).
        position, told = phased_out(position, thing)
        events += told
    for thing in back:
        worn = [
            each
            for each in position.each(PHASED_OUT)
            if each.mark(INDIRECTLY) and each.bearer == (thing.name, thing.identity)
        ]
        for each in (thing, *worn):
            marks = tuple(mark for mark in each.marks if mark.kind != INDIRECTLY)
            position = position.put(replace(each, zone=BATTLEFIELD, marks=marks))
            events.append(Event("phased-in", ("502.1", "702.26c"), (("card", each.name),)))
    return position, tuple(events)


def after_combat(position: Position) -> Position:
    """Everything is removed from combat when its phase is over (511.3)."""
    for thing in tuple(position.each(BATTLEFIELD)):
        if thing.attacking or thing.blocking:
            position = position.put(apart(thing))
    return replace(position, assigned=()) if position.assigned else position
