"""Leaving the game (800.4a) and its end: face-down foretold cards are shown (702.143f)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Event
from rulesdb.engine.games import Played
from rulesdb.engine.magic import designations
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, GONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Position
    from rulesdb.engine.magic.tries import Concede


def conceding(position: Position, attempt: Concede) -> Iterator[Check]:
    """A player who is in the game may concede at any time, priority or not (104.3a)."""
    yield Check("in-the-game", attempt.player not in position.gone, ("104.3a",))


def concede(position: Position, attempt: Concede) -> Played[Position]:
    """The player leaves of their own accord (104.3a)."""
    return left(position, attempt.player, ("104.3a", "800.4a"))


def left(
    position: Position, player: str, rules: tuple[str, ...] = ("104.5", "800.4a")
) -> Played[Position]:
    """The player leaves; the game ends when one player is left (104.2a)."""
    after = replace(position, gone=position.gone | {player})
    told = (Event("left-the-game", rules, (("player", player),)),)
    over = after.over
    after, shown = _shown(after, after.players if over else (player,))
    after = _without(after, player)
    after, crowned = designations.left(after, player)
    if over:
        after = replace(after, priority=None, pinned=False)
    elif after.priority == player:
        after = replace(after, priority=after.next_player(player))
    ended = (Event("game-ended", ("104.2a",)),) if over else ()
    return Played(after, (*told, *ended, *shown, *crowned))


def _shown(position: Position, owners: tuple[str, ...]) -> tuple[Position, tuple[Event, ...]]:
    """Those players' face-down foretold cards turned up for all to see."""
    events = []
    for _, thing in position.objects:
        if thing.owner in owners and thing.mark("foretold") and thing.face_down:
            position = position.put(replace(thing, revealed=True))
            slots = (("player", thing.owner), ("card", thing.name))
            events.append(Event("foretold-shown", ("702.143f",), slots))
    return position, tuple(events)


def _without(position: Position, player: str) -> Position:
    """Without what the player owned; what else the player controlled is exiled (800.4a)."""
    for _, thing in position.objects:
        if thing.owner == player:
            position = position.put(replace(thing, zone=GONE))
    for thing in tuple(position.each(BATTLEFIELD, player)):
        position = position.put(thing.in_zone(EXILE))
    left = [item for item in position.stack if not _leaves(item, player)]
    waiting = [item for item in position.waiting if item.controller != player]
    due = tuple(each for each in position.due if each.player != player)
    return replace(position, stack=tuple(left), waiting=tuple(waiting), due=due)


def _leaves(item: Item, player: str) -> bool:
    """Whether the object on the stack is the player's own, by control or by ownership."""
    owned = item.kind == "spell" and item.source is not None and item.source.owner == player
    return item.controller == player or owned
