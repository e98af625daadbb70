"""Where an object must be for something to work, and whose it must be (113.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic.position import GONE

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position


# Why an object can not be used: it is another player's, or in another zone.
THEIRS, ELSEWHERE = "theirs", "elsewhere"


def the(position: Position, name: str) -> Object:
    """The object of that name; scenario lines name only objects that exist."""
    thing = position.find(name)
    if thing is None:
        raise KeyError(name)
    return thing


def in_zone(thing: Object, zone: str, rules: tuple[str, ...], *, theirs: bool) -> Check:
    """The object is in the zone and belongs to the player who would use it."""
    slots = (
        ("card", thing.name),
        ("zone", Term(f"zone-{thing.zone}")),
        ("needed", Term(f"zone-{zone}")),
        ("whose", THEIRS if thing.zone == zone else ELSEWHERE),
    )
    left = ("800.4a",) if thing.zone == GONE else ()
    return Check("zone", thing.zone == zone and theirs, (*left, *rules), slots)
