"""Whose turn it is, which of the four states the turn is in, and who may act (307-313)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.riftbound.position import Position

Rules = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Window:
    """The default time for something, and the rules that say so for it in particular."""

    own_turn: Rules = ("310.1.a",)
    no_showdown: Rules = ("308.1.a", "313.1.a", "343.1.a")
    no_chain: Rules = ("309.1.a", "331.1.a")
    main_phase: Rules = ("312.2.a", "316.2.a", "335.3")


INCLUSIVE = {"action": ("806.2",), "reaction": ("813.2",)}
"""What permits more times takes none of the usual ones away."""

ORIGIN = ("312.1", "312.2.c", "333.1", "338.1.a.5")
"""Whoever controls the newest item has priority first."""

PLAY = Window()
ABILITY = Window(
    own_turn=("381", "310.1.a"),
    no_showdown=("308.1.a", "313.1.a", "343.1.b"),
    no_chain=("381", "309.1.a", "331.1.b"),
)
MOVE = Window(
    own_turn=("144.1.a", "410.1.a"),
    no_showdown=("144.1.c",),
    no_chain=("144.1.b",),
    main_phase=("144.1.a",),
)
HIDE = Window(
    own_turn=("811.1.b", "410.1.a"),
    no_showdown=("421.2", "410.1.a"),
    no_chain=("811.1.b", "421.2", "410.1.a"),
)


def timed(
    position: Position, player: str, window: Window, speed: str = "", why: Rules = ()
) -> Iterator[Check]:
    """Whether the moment is right: the default window, or what Action or Reaction add to it."""
    showdown, closed = position.showdown is not None, bool(position.chain)
    if speed == "reaction" and (showdown or closed):
        yield Check("reaction-timing", ok=True, rules=why)
    elif speed == "action" and showdown:
        yield Check("action-timing", ok=True, rules=why)
        yield _no_chain(closed=closed, rules=(*window.no_chain, "338.1.a.2"))
    else:
        yield from _default(position, player, window, speed, why)
    yield acts(position, player)


def _default(
    position: Position, player: str, window: Window, speed: str, why: Rules
) -> Iterator[Check]:
    mine, action = position.turn_player == player, speed == "action"
    closed = bool(position.chain)
    rules = (*window.own_turn, *why, *INCLUSIVE.get(speed, ()))
    yield Check("turn-player", ok=mine, rules=rules, mends=True)
    if not action:
        calm = position.showdown is None
        yield Check("no-showdown", ok=calm, rules=(*window.no_showdown, *why), mends=True)
    rules = (*window.no_chain, "338.1.a.2") if action else (*window.no_chain, *why)
    yield _no_chain(closed=closed, rules=rules)
    main = position.step == "main"
    yield Check("in-main-phase", ok=main, rules=window.main_phase, mends=True)


def _no_chain(*, closed: bool, rules: Rules) -> Check:
    return Check("no-chain", ok=not closed, rules=rules, mends=True)


def acts(position: Position, player: str) -> Check:
    """Whether the player has priority, or in an open showdown the focus."""
    ok = position.acting == player
    if position.unsettled:
        return Check("settled", ok=False, rules=position.unsettled)
    if position.showdown and not position.chain:
        if position.showdown.unsettled:
            return Check("focus-settled", ok=False, rules=position.showdown.unsettled)
        return Check("has-focus", ok=ok, rules=("313.1", "347"), mends=True)
    if position.chain and position.chain[-1].controller == player:
        return Check("has-priority", ok=ok, rules=ORIGIN, mends=True)
    rules = ("312.1", "312.2.d", "338.1.a") if position.chain else ("312.1",)
    return Check("has-priority", ok=ok, rules=rules, mends=True)
