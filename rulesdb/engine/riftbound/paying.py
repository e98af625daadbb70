"""Costs paid and resources added: the rune pool and the runes behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.costs import ANY, Cost, Purse, Rune
from rulesdb.engine.riftbound.flow.course import keep_focus
from rulesdb.engine.riftbound.flow.deeds import AT_ONCE
from rulesdb.engine.riftbound.flow.deeds import add as add_resources
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTION

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.tries import Add


def pay(course: Course, player: str, cost: Cost, rules: tuple[str, ...] = ()) -> None:
    """The player pays, where resources were stated at all."""
    seat = course.position.seat(player)
    if seat.purse and (left := seat.purse.after(cost)):
        recycled = len(seat.purse.runes) - len(left.runes)
        course.seat(player, purse=left, rune_deck=_with(seat.rune_deck, recycled))
        if cost != Cost():
            runes = ("357.1.a", "163.2") if left.runes != seat.purse.runes else ()
            course.tell("cost-paid", ("357.1", *runes, *rules), player=player, cost=str(cost))


def add(course: Course, attempt: Add) -> None:
    """A rune is exhausted for energy or recycled for power, with no chain (429.2.a)."""
    purse = course.position.seat(attempt.player).purse
    if attempt.word == "energy":
        if purse and (left := purse.after(Cost(purse.pool.energy + 1))):
            course.seat(attempt.player, purse=Purse(purse.pool, left.runes))
        rules = INSTRUCTION["add-energy"].rules
        add_resources(course, attempt.player, Cost(1), rules)
    else:
        _add_power(course, attempt.player, purse)
    if course.position.showdown and not course.position.chain:
        keep_focus(course, ("429.2.a",))


def _add_power(course: Course, player: str, purse: Purse | None) -> None:
    if purse:
        _recycle_rune(course, player, purse)
    course.tell("added", ("429.1", *AT_ONCE), player=player, cost="1 power")


def _recycle_rune(course: Course, player: str, purse: Purse) -> None:
    """The first exhausted rune, else the first, goes to the rune deck for power of its domain."""
    runes = sorted(purse.runes, key=lambda rune: not rune.exhausted)
    used: Rune = runes[0]
    pool = purse.pool + Cost(0, (used.domain or ANY,))
    deck = _with(course.position.seat(player).rune_deck, 1)
    course.seat(player, purse=Purse(pool, tuple(runes[1:])), rune_deck=deck)


def _with(rune_deck: int | None, recycled: int) -> int | None:
    """The rune deck with recycled runes under it (416.1.b), where a line stated it."""
    return None if rune_deck is None else rune_deck + recycled
