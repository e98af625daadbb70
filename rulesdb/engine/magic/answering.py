"""Answering something before it happens: whether it uses the stack, and who may act (117.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.games import Played
from rulesdb.engine.magic import prohibitions, turn, windows
from rulesdb.engine.magic.mechanics.responses import RESPONSES

NO_ONE: tuple[tuple[str, ...], None] = ((), None)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.position import Position
    from rulesdb.engine.magic.tries import PassOn, Respond


def conditions(position: Position, attempt: Respond) -> Iterator[Check]:
    """It waits on the stack, and the player has priority while it does."""
    row = RESPONSES[attempt.what]
    slots = (("what", attempt.what),)
    yield Check("uses-stack", row.stack, row.rules, slots)
    if row.stack:
        yield Check("on-stack", bool(position.stack), ("117.7", "405.1"), mends=True)
        yield from windows.priority(position, attempt.player)
        yield prohibitions.split_second(position)


def passing(position: Position, attempt: PassOn) -> Iterator[Check]:
    """Who has priority may pass (117.3d)."""
    yield from windows.priority(position, attempt.player, ("117.3d",))


def passed(position: Position, attempt: PassOn) -> Played[Position]:
    """The next player has priority (117.3d), or everyone has passed in succession (117.4)."""
    now = replace(position, priority=None, pinned=False, passed=NO_ONE)
    before, then = position.passed
    passing = (*before, attempt.player) if then == now else (attempt.player,)
    following = position.next_player(attempt.player)
    if set(position.in_turn_order()) <= set(passing):
        return _going_on(replace(position, pinned=False, passed=NO_ONE))
    return Played(replace(position, priority=following, pinned=True, passed=(passing, now)))


def _going_on(position: Position) -> Played[Position]:
    """The top resolves or the step ends, and on to when a player may act again."""
    played = turn.advance(position)
    idle = played.position.priority is None and played.position.resolving is None
    if not idle or played.position.over:
        return played
    then = _going_on(played.position)
    return Played(then.position, (*played.events, *then.events))


def play(position: Position, _: Respond) -> Played[Position]:
    """That something can be answered changes nothing."""
    return Played(position)
