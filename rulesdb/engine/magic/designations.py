"""What a player may be or have: the monarch (725), and the city's blessing (702.131)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic.cards import Card
from rulesdb.engine.magic.items import Item
from rulesdb.engine.magic.position import HAND, LIBRARY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulesdb.engine.magic.position import Position

    Happening = tuple[Position, tuple[Event, ...]]

MONARCH, BLESSING = "the monarch", "the city's blessing"
DESIGNATIONS = (MONARCH, BLESSING)
RULES = ("725.2", "603.3")


def monarch(position: Position) -> str | None:
    """Who is the monarch."""
    return next((player for player, what in position.designated if what == MONARCH), None)


def designated(position: Position, player: str, what: str) -> Position:
    """With that player being, or having, that; there is one monarch at a time (725.3)."""
    kept = {each for each in position.designated if what != MONARCH or each[1] != MONARCH}
    return replace(position, designated=frozenset(kept | {(player, what)}))


def noticed(position: Position, events: Sequence[Event]) -> Position:
    """With the monarch's two abilities waiting where an event triggers them (725.2)."""
    crowned = monarch(position)
    if crowned is None:
        return position
    for event in events:
        slots = dict(event.slots)
        if event.key == "step-began" and slots["step"] == END and position.active == crowned:
            position = _waiting(position, crowned, DRAWS)
        if event.key == "combat-damaged-player" and slots.get("target") == crowned:
            position = _waiting(position, crowned, CROWNS, str(slots["player"]))
    return position


END = Term("step-end")
DRAWS, CROWNS = "monarch-draws", "monarch-crowns"
BLANK = Card()
"""An ability without a source (725.2)."""


def _waiting(position: Position, player: str, does: str, whom: str = "") -> Position:
    item = Item(
        "monarch", player, "triggered", BLANK, does=does, rules=RULES, about=(whom or player, 0)
    )
    return replace(position, waiting=(*position.waiting, item))


def _draw(position: Position, item: Item) -> Happening:
    player = item.about[0]
    top = next((each for each in position.each(LIBRARY) if each.owner == player), None)
    if top is None:
        return position, (Event("not-played", RULES[:1], (("ability", item.name),)),)
    drew = Event("drew", ("725.2", "121.1"), (("player", player), ("card", top.name)))
    return position.put(top.in_zone(HAND)), (drew,)


def _crown(position: Position, item: Item) -> Happening:
    player = item.about[0]
    told = Event("became-monarch", ("725.2", "725.3"), (("player", player),))
    return designated(position, player, MONARCH), (told,)


RESOLVES: dict[str, Callable[[Position, Item], Happening]] = {DRAWS: _draw, CROWNS: _crown}


def left(position: Position, player: str) -> Happening:
    """With a new monarch where the monarch leaves the game (725.4)."""
    if monarch(position) != player or position.over:
        return position, ()
    after = position.next_player(player) if position.active == player else position.active
    told = Event("became-monarch", ("725.4",), (("player", after),))
    return designated(position, after, MONARCH), (told,)
