"""A permanent as it enters: how it was cast, with which counters, and what it misses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic import sagas
from rulesdb.engine.magic.mechanics.triggers import TRIGGERS
from rulesdb.engine.magic.position import BATTLEFIELD
from rulesdb.engine.magic.spells import WAYS, gaining

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]


def arrived(position: Position, name: str) -> Happening:
    """What comes with the permanent: a Saga's first lore counter (714.3a), a trigger missed."""
    thing = position.find(name)
    if thing is None:
        return position, ()
    events: list[Event] = [*unsaid(thing)]
    if thing.now.has(sagas.SAGA):
        position, event = sagas.advanced(position, thing, "714.3a")
        events.append(event)
    if any(TRIGGERS[key].step == position.step for key in thing.now.triggers):
        late = TOO_LATE.get(position.step, ())
        events.append(Event("too-late-to-trigger", ("603.2b", *late), (("card", name),)))
    return position, tuple(events)


TOO_LATE = {"end": ("513.2",), "upkeep": ("503.1a",), "combat-end": ("511.2",)}


def entering(spell: Object, turn: int) -> Object:
    """The permanent that the spell becomes, as it was cast (608.3)."""
    row = WAYS.get(spell.way)
    other = gaining(spell.now, row) if row and row.gains else spell.other
    counters = dict(spell.in_zone(BATTLEFIELD).counters) | _printed(spell)
    sneaking = spell.way == "sneak"
    return replace(
        spell.in_zone(BATTLEFIELD),
        controller=spell.controller,
        since=turn,
        face_down=spell.face_down,
        way=spell.way,
        extras=spell.extras,
        tapped=sneaking,
        attacking=sneaking and "creature" in spell.now.types,
        other=other,
        counters=tuple(counters.items()),
    )


# Keywords by whose number a permanent enters with counters of a kind.
ENTERING = {
    "vanishing": "time",
    "fading": "fade",
    "modular": "+1/+1",
    "graft": "+1/+1",
}


def _printed(spell: Object) -> dict[str, int]:
    """With how many counters of which kind it enters, by its keywords (702.63a, 702.176a)."""
    counters: dict[str, int] = {}
    for keyword in spell.now.keywords:
        kind = ENTERING.get(keyword.name)
        if kind and keyword.number:
            counters[kind] = counters.get(kind, 0) + keyword.number
    impending = spell.card.keyword("impending") if spell.way == "impending" else None
    return counters | ({"time": max(impending.number, 1)} if impending else {})


def unsaid(thing: Object) -> tuple[Event, ...]:
    """What a player chooses as it enters, or what counts then, is for lines to say (614.12)."""
    return tuple(
        Event("not-played", (rule,), (("ability", f"{name} of {thing.name}"),))
        for name, rule in CHOSEN.items()
        if thing.now.has(name)
    )


CHOSEN = {
    "amplify": "702.38a",
    "sunburst": "702.44a",
    "bloodthirst": "702.54a",
    "devour": "702.82a",
    "unleash": "702.98a",
    "tribute": "702.104a",
    "riot": "702.136a",
    "ravenous": "702.156a",
}
