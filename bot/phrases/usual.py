"""A whole question is about the usual moments: when players act, with nothing said to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.answers.understood import Heard
    from rulesdb.engine.questions import Cell, Timing

IDLE = {
    "magic": ("untap", "cleanup"),
    "riftbound": ("awaken", "beginning", "scoring", "channel", "draw", "ending"),
}
"""Steps that nobody means who does not name them, by game."""
EMPTY, RESPOND = "empty", "respond"
MAIN = {"main", "main1", "main2"}
"""A main phase is one's own, where nobody says whose."""
DECLARED = {"attack": ("mine", "attackers"), "block": ("theirs", "blockers")}
"""What is only ever done in one step, so that nobody has to name it."""


def possible(heard: Heard, found: Timing, game: str) -> bool:
    """Whether it can be done whenever a player would try, so that the question has a plain "yes".

    That it can not be done at other moments is said with it.
    """
    if not heard.whole or heard.in_doubt or found.answer != "depends":
        return False
    cells = [each for each in found.cells if _is_usual(each, found, game)]
    return bool(cells) and all(each.legal for each in cells)


def _is_usual(cell: Cell, found: Timing, game: str) -> bool:
    said, at = found.said, cell.moment
    named = bool(said.step or said.steps)
    if not named and (moment := DECLARED.get(said.action)) and not (said.pending or said.pendings):
        return (at.turn, at.step, at.pending) == (said.turn or moment[0], moment[1], EMPTY)
    if found.ask.kind == RESPOND and at.pending == EMPTY:
        return False
    if not said.turn and named and {said.step, *said.steps} - {None} <= MAIN:
        return at.turn == "mine" and bool(said.pending or said.pendings or at.pending == EMPTY)
    waits = said.pending or said.pendings or at.pending == EMPTY or not (named and said.turn)
    return bool((named or at.step not in IDLE[game]) and waits)
