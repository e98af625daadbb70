"""State-based actions (704), as far as a scenario states what they look at."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic import sagas
from rulesdb.engine.magic.attaching import unattached
from rulesdb.engine.magic.influence import has, strength
from rulesdb.engine.magic.mechanics.instructions import INSTRUCTIONS
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, GONE, GRAVEYARD, Mark
from rulesdb.engine.magic.removing import removed
from rulesdb.engine.magic.spells import instead, leaving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

Gone = tuple["Object", "Event"]
DESTROYED = (*INSTRUCTIONS["destroy"][1], "704.5g", "704.5h")
"""By which rules a permanent is destroyed, and not only put into the graveyard (701.8b)."""


def due(position: Position) -> list[Gone]:
    """Each permanent that leaves the battlefield now, and the event that tells why (704.3)."""
    permanents = tuple(position.each(BATTLEFIELD))
    dying = [
        (thing, _died(thing, rule)) for thing in permanents if (rule := _dies(position, thing))
    ]
    ending = [(it, _over(it)) for it in permanents if sagas.over(position, it)]
    auras = [(it, _died(it, "704.5m")) for it in permanents if unattached(position, it)]
    worlds = _by_the_world_rule(permanents)
    every = (*dying, *ending, *auras, *_by_the_legend_rule(permanents), *worlds)
    return [(thing, _told(position, thing, event)) for thing, event in every]


def _told(position: Position, thing: Object, event: Event) -> Event:
    """What happens to it: what is exiled instead does not die, whatever put it there (614.6)."""
    why = instead(position, thing, GRAVEYARD)
    if not why:
        return event
    slots = (("card", thing.name), ("zone", Term(f"zone-{EXILE}")))
    return Event("changed-zone", (*event.rules, *why), slots)


def _died(thing: Object, rule: str) -> Event:
    hidden = ("708.2a",) if thing.face_down else ()
    fought = ("506.4",) if thing.attacking or thing.blocking else ()
    return Event("died", (rule, *hidden, *fought), (("card", thing.name),))


def _over(thing: Object) -> Event:
    return Event("saga-over", ("714.4", "704.5s"), (("card", thing.name),))


def gone(position: Position, thing: Object) -> Position:
    """With the permanent in its owner's graveyard, or where it goes instead (702.84a)."""
    return position.put(thing.in_zone(leaving(position, thing, GRAVEYARD)))


def ceased(position: Position) -> Happening:
    """With the tokens gone that are no longer on the battlefield (704.5d)."""
    events: list[Event] = []
    for _, thing in position.objects:
        if "token" in thing.card.types and thing.zone not in (BATTLEFIELD, GONE):
            position = position.put(replace(thing, zone=GONE))
            events.append(Event("token-gone", ("704.5d",), (("card", thing.name),)))
    return position, tuple(events)


def regenerated(position: Position) -> Happening:
    """What would be destroyed is tapped, healed and out of combat, if it is shielded (701.19a)."""
    events: list[Event] = []
    for thing in tuple(position.each(BATTLEFIELD)):
        armor = _armor(position, thing)
        if armor and not thing.mark(SHIELDED) and _dies(position, thing) in DESTROYED:
            marks = tuple(each for each in thing.marks if each.kind not in ENDING)
            position = position.put(replace(thing, damage=0, marks=marks))
            position = position.put(armor.marked(Mark("destroyed", position.turn)))
            events.append(Event("armor-destroyed", ("702.89a",), (("card", armor.name),)))
            continue
        if thing.mark(SHIELDED) and _dies(position, thing) in DESTROYED:
            marks = tuple(each for each in thing.marks if each.kind not in ENDING)
            healed = replace(thing, damage=0, tapped=True, marks=marks)
            position = removed(position, healed)
            events.append(Event("regenerated", ("701.19a", "506.4"), (("card", thing.name),)))
    return position, tuple(events)


def _armor(position: Position, thing: Object) -> Object | None:
    """An Aura with umbra armor on it, which is destroyed in its place (702.89a)."""
    return next(
        (
            each
            for each in position.each(BATTLEFIELD)
            if each.now.has("umbra armor") and each.bearer == (thing.name, thing.identity)
        ),
        None,
    )


SHIELDED = "regenerating"
ENDING = (SHIELDED, "destroyed", "deathtouched")


def forgotten(position: Position) -> Position:
    """Without what counted only until these actions were checked: deathtouch's damage (704.5h)."""
    for thing in tuple(position.each(BATTLEFIELD)):
        if thing.mark("deathtouched"):
            marks = tuple(each for each in thing.marks if each.kind != "deathtouched")
            position = position.put(replace(thing, marks=marks))
    return position


def annulled(position: Position) -> Happening:
    """With as many +1/+1 as -1/-1 counters removed from what has both (704.5q)."""
    events: list[Event] = []
    for thing in tuple(position.each(BATTLEFIELD)):
        number = min(thing.counted("+1/+1"), thing.counted("-1/-1"))
        if number:
            left = thing.with_counters("+1/+1", -number).with_counters("-1/-1", -number)
            position = position.put(left)
            slots = (("card", thing.name), ("number", str(number)))
            events.append(Event("counters-annulled", ("704.5q",), slots))
    return position, tuple(events)


def _dies(position: Position, thing: Object) -> str | None:
    """The state-based action that puts the creature or planeswalker into the graveyard."""
    if thing.mark("destroyed"):
        return next(iter(INSTRUCTIONS["destroy"][1]), "704.3")
    if "planeswalker" in thing.now.types and dict(thing.counters).get("loyalty") == 0:
        return "704.5i"
    if "battle" in thing.now.types and dict(thing.counters).get("defense") == 0:
        # A Siege stays until its own ability has exiled it, or has left the stack.
        return "704.5w" if "siege" not in thing.now.subtypes else _undefended(position, thing)
    own = strength(position, thing) if "creature" in thing.now.types else None
    return _lethal(position, thing, own[1]) if own else None


def _undefended(position: Position, thing: Object) -> str | None:
    """Whether no ability of the Siege waits that would exile it (704.5v)."""
    waits = any(
        item.kind == "triggered" and item.name.endswith(f" of {thing.name}")
        for item in (*position.stack, *position.waiting)
    )
    return None if waits else "704.5v"


def _lethal(position: Position, thing: Object, toughness: int) -> str | None:
    """Why a creature of that toughness dies, if it does."""
    if toughness <= 0:
        return "704.5f"
    if has(position, thing, "indestructible"):
        return None
    if thing.mark("deathtouched"):
        return "704.5h"
    return "704.5g" if thing.damage >= toughness else None


def _by_the_world_rule(permanents: tuple[Object, ...]) -> Iterator[Gone]:
    """All world permanents but the newest; all of them where two are (704.5k)."""
    worlds = [thing for thing in permanents if "world" in thing.now.supertypes]
    newest = max((thing.since for thing in worlds), default=0)
    stay = [thing for thing in worlds if thing.since == newest]
    for thing in worlds if len(worlds) > 1 else ():
        if len(stay) > 1 or thing not in stay:
            yield thing, _died(thing, "704.5k")


def spared(position: Position, thing: Object) -> tuple[str, ...]:
    """Why a legend may stay beside one of its name: another player controls that one (704.5j)."""
    name = thing.name.partition("#")[0]
    others = (each for each in position.each(BATTLEFIELD) if each.controller != thing.controller)
    alike = (each.now.legendary and each.name.partition("#")[0] == name for each in others)
    return ("704.5j",) if thing.now.legendary and any(alike) else ()


def _by_the_legend_rule(permanents: tuple[Object, ...]) -> Iterator[Gone]:
    """Of several legendary permanents of one name and player all but one; the newest stays."""
    legends: dict[tuple[str, str], list[Object]] = {}
    for thing in permanents:
        if thing.now.legendary:
            name = thing.name.partition("#")[0]
            legends.setdefault((thing.controller, name), []).append(thing)
    for (player, name), alike in legends.items():
        for thing in sorted(alike, key=lambda each: each.since)[:-1]:
            slots = (("player", player), ("card", thing.name), ("name", name))
            yield thing, Event("legend-rule", ("704.5j",), slots)
