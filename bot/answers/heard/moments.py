"""Whose turn, which step, what waits to resolve: what the words of a question say of the moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.answers.heard.places import after, around, before
from bot.answers.heard.waiting import waiting
from rulesdb.engine.questions import HERE, NOT_HERE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.answers.heard.spots import Spot

TURN, STEP, STACK = "turn", "step", "stack"
OTHER = {HERE: NOT_HERE, NOT_HERE: HERE}
# "Before", "after": the moment is not the one that is named, and which one it is stays open.
BESIDE = "side"
# Who declares these is not the one whose turn it is.
BLOCKS = "blockers"


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that is said of the moment: any of some values, by which spots."""

    part: str
    values: tuple[str, ...]
    by: tuple[int, ...]


def moments(spots: Sequence[Spot]) -> tuple[Told, ...]:
    """Everything that is said of the moment, from left to right; what is denied is not said."""
    told = (*_turns(spots), *_steps(spots), *_states(spots))
    stacks = (Told(STACK, values, by) for values, by in waiting(spots, _taken(told)))
    found = (_affirmed(spots, each) for each in (*told, *stacks))
    return tuple(sorted((each for each in found if each), key=lambda each: each.by))


def _taken(told: Sequence[Told]) -> frozenset[int]:
    return frozenset(at for each in told for at in each.by)


def _turns(spots: Sequence[Spot]) -> Iterator[Told]:
    """A turn by itself, or one with whose it is: of somebody, or somebody's step."""
    for at, spot in enumerate(spots):
        if spot.part == "turn":
            yield Told(TURN, (spot.value,), (at,))
        elif (spot.part, spot.value) == ("noun", "turn") or spot.part == "step":
            own = _owner(spots, at)
            if own is not None:
                yield Told(TURN, (spots[own].value,), tuple(sorted((own, at))))


def _owner(spots: Sequence[Spot], at: int) -> int | None:
    """The spot that says whose this is, directly before it or behind it."""
    left, right = before(spots, at), after(spots, at)
    if left is not None and spots[left].part == "edge":
        left = before(spots, left)
    if left is not None and spots[left].part == "owner":
        return left
    if right is not None and spots[right].part == "owner-after":
        return right
    if spots[at].value == BLOCKS:
        return None
    if left is not None and _is_player(spots[left]):
        return left
    last = right == len(spots) - 1 or (right is not None and spots[right + 1].apart)
    return right if right is not None and last and _is_player(spots[right]) else None


def _is_player(spot: Spot) -> bool:
    """Whether somebody is named without a word for whose it is: "opp end step", "eot opp".

    In Japanese it is then not somebody who does something.
    """
    return spot.part == "they" and not spot.text.endswith("が")


def _steps(spots: Sequence[Spot]) -> Iterator[Told]:
    """A step or phase by its name, or the end or beginning of a turn."""
    for at, spot in enumerate(spots):
        of_turn = any(_is_turn(spots[it]) for it in around(spots, at))
        if spot.part == "step" or (spot.part == "edge" and of_turn):
            own = _owner(spots, at)
            by = (at,) if own is None else tuple(sorted((own, at)))
            yield Told(STEP, tuple(spot.value.split("+")), by)


def _is_turn(spot: Spot) -> bool:
    return spot.part == "turn" or (spot.part, spot.value) == ("noun", "turn")


def _states(spots: Sequence[Spot]) -> Iterator[Told]:
    """A state of the turn that says several things at once."""
    for at, spot in enumerate(spots):
        if spot.part == "moment":
            for each in spot.value.split():
                part, _, values = each.partition(":")
                yield Told(part, tuple(values.split("+")), (at,))


def _affirmed(spots: Sequence[Spot], told: Told) -> Told | None:
    """What is said, or the other turn where one is denied; nothing where it stays open.

    "Not in my upkeep" leaves open whose turn it is, and which step.
    """
    left, right = before(spots, told.by[0]), after(spots, told.by[-1])
    denials = [
        at
        for at, part in ((left, "not"), (right, "not-after"))
        if at is not None and spots[at].part == part
    ]
    if not denials:
        return told
    stays_open = any(spots[at].part == "step" for at in told.by)
    if told.part != TURN or stays_open or any(spots[at].value == BESIDE for at in denials):
        return None
    by = tuple(sorted((*told.by, *denials)))
    return replace(told, values=tuple(OTHER[value] for value in told.values), by=by)
