"""State-based actions (704), as far as a scenario states what they look at."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic import sagas
from rulesdb.engine.magic.influence import has
from rulesdb.engine.magic.mechanics.instructions import INSTRUCTIONS
from rulesdb.engine.magic.position import BATTLEFIELD, GONE, GRAVEYARD
from rulesdb.engine.magic.spells import leaving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

Gone = tuple["Object", "Event"]


def due(position: Position) -> list[Gone]:
    """Each permanent that leaves the battlefield now, and the event that tells why (704.3)."""
    permanents = tuple(position.each(BATTLEFIELD))
    dying = [
        (thing, _died(thing, rule)) for thing in permanents if (rule := _dies(position, thing))
    ]
    ending = [(it, _over(it)) for it in permanents if sagas.over(position, it)]
    return [*dying, *ending, *_by_the_legend_rule(permanents)]


def _died(thing: Object, rule: str) -> Event:
    return Event("died", (rule,), (("card", thing.name),))


def _over(thing: Object) -> Event:
    return Event("saga-over", ("714.4", "704.5s"), (("card", thing.name),))


def gone(position: Position, thing: Object) -> Position:
    """With the permanent in its owner's graveyard, or where it goes instead (702.84a)."""
    return position.put(thing.in_zone(leaving(thing, GRAVEYARD)))


def ceased(position: Position) -> Happening:
    """With the tokens gone that are no longer on the battlefield (704.5d)."""
    events: list[Event] = []
    for _, thing in position.objects:
        if "token" in thing.card.types and thing.zone not in (BATTLEFIELD, GONE):
            position = position.put(replace(thing, zone=GONE))
            events.append(Event("token-gone", ("704.5d",), (("card", thing.name),)))
    return position, tuple(events)


def lost(position: Position) -> tuple[str, ...]:
    """The players with no life left, as far as life is stated (704.5a)."""
    return tuple(
        player for player, life in position.life if life <= 0 and player not in position.gone
    )


def _dies(position: Position, thing: Object) -> str | None:
    """The state-based action that puts the creature or planeswalker into the graveyard."""
    if thing.mark("destroyed"):
        return next(iter(INSTRUCTIONS["destroy"][1]), "704.3")
    if "planeswalker" in thing.now.types and dict(thing.counters).get("loyalty") == 0:
        return "704.5i"
    if "creature" not in thing.now.types or thing.strength is None:
        return None
    return _lethal(position, thing, thing.strength[1])


def _lethal(position: Position, thing: Object, toughness: int) -> str | None:
    """Why a creature of that toughness dies, if it does."""
    if toughness <= 0:
        return "704.5f"
    if has(position, thing, "indestructible"):
        return None
    if thing.mark("deathtouched"):
        return "704.5h"
    return "704.5g" if thing.damage >= toughness else None


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
