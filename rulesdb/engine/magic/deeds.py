"""What special actions and activations do to an object, by the name that a row gives it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.cards import Card
from rulesdb.engine.magic.discarding import discarded
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, HAND, Mark, Object, Position

if TYPE_CHECKING:
    from collections.abc import Callable

TIME = "time"


def _foretell(position: Position, thing: Object) -> Position:
    """Exiled face down and foretold (702.143a), after the others of its owner (702.143e)."""
    last = max((order for order, _ in _foretold_of(position, thing.owner)), default=0)
    mark = Mark("foretold", position.turn, order=last + 1)
    return position.put(replace(thing.in_zone(EXILE), face_down=True).marked(mark))


def _foretold_of(position: Position, player: str) -> list[tuple[int, str]]:
    """The foretold cards that the player owns in exile, in the order they came there."""
    marked = ((thing, thing.mark("foretold")) for thing in position.each(EXILE))
    return sorted((mark.order, it.name) for it, mark in marked if mark and it.owner == player)


def kept_apart(position: Position, player: str) -> tuple[Event, ...]:
    """That a player with several foretold cards keeps them apart, in their order (702.143e)."""
    names = [name for _, name in _foretold_of(position, player)]
    slots = (("player", player), ("cards", ", ".join(names)))
    return (Event("kept-apart", ("702.143e",), slots),) if len(names) > 1 else ()


def _plot(position: Position, thing: Object) -> Position:
    """Exiled face up and plotted (702.170a)."""
    return position.put(thing.in_zone(EXILE).marked(Mark("plotted", position.turn)))


def _suspend(position: Position, thing: Object) -> Position:
    """Exiled with as many time counters as the keyword says (702.62a)."""
    keyword = thing.card.keyword("suspend")
    number = keyword.number if keyword else 0
    return position.put(replace(thing.in_zone(EXILE), counters=((TIME, max(number, 1)),)))


def _put_land(position: Position, thing: Object) -> Position:
    land = replace(thing.in_zone(BATTLEFIELD), controller=thing.owner, since=position.turn)
    back = thing.card.keyword("back face")
    if back and "land" in back.types and "land" not in thing.card.types:
        land = replace(land, other=Card(types=back.types))  # That face is up (712.12).
    return position.put(land)


def _turn_up(position: Position, thing: Object) -> Position:
    return position.put(replace(thing, face_down=False))


def _turn_up_grown(position: Position, thing: Object) -> Position:
    """Face up with a +1/+1 counter, as its megamorph cost was paid (702.37b)."""
    counters = dict(thing.counters) | {"+1/+1": thing.counted("+1/+1") + 1}
    return position.put(replace(thing, face_down=False, counters=tuple(counters.items())))


def _unlock(position: Position, thing: Object) -> Position:
    return position.put(thing.marked(Mark("unlocked", position.turn)))


def _to_hand(position: Position, thing: Object) -> Position:
    return position.put(thing.in_zone(HAND))


def _reveal(position: Position, thing: Object) -> Position:
    return position.put(replace(thing, revealed=True))


def _nothing(position: Position, _: Object) -> Position:
    return position


EFFECTS: dict[str, Callable[[Position, Object], Position]] = {
    "exile-face-down-foretold": _foretell,
    "exile-plotted": _plot,
    "exile-suspended": _suspend,
    "put-land-onto-battlefield": _put_land,
    "turn-face-up": _turn_up,
    "turn-face-up-grown": _turn_up_grown,
    "unlock": _unlock,
    "put-into-hand": _to_hand,
    "reveal": _reveal,
    "roll-planar-die": _nothing,
    "stop-effect": _nothing,
    "ignore-effect": _nothing,
    "discard-at-will": discarded,
}
