"""A permanent enters the board: where, ready or exhausted, and what triggers by that (359.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.cards import BASE, FACEDOWN, FIELD, GEAR
from rulesdb.engine.riftbound.flow import changes
from rulesdb.engine.riftbound.flow.triggers import Given, played, trigger
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTION, PASSIVE

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.items import Item

IMMEDIATELY = "337.1.c"
"""Permanents are finalized and have entered before anybody can answer."""


@dataclass(frozen=True, slots=True)
class Entry:
    """How a permanent enters: the battlefield, or none for its base; why it is ready, if it is.

    `wanted` are the choices for what triggers.
    """

    player: str
    place: str = ""
    ready: tuple[str, ...] = ()
    wanted: tuple[str, ...] = ()


def enter(course: Course, card: Card, entry: Entry) -> None:
    """The permanent is on the board, and its play effects trigger (359.2, 383.4.a)."""
    zone, place = (FIELD, entry.place) if entry.place else (BASE, entry.player)
    bound = card.place if card.zone == FACEDOWN else ""
    ready, rules = _readiness(card, entry)
    entered = course.card(card.moved(zone, place), controller=entry.player, exhausted=not ready)
    key = "entered-ready" if ready else "entered-exhausted"
    waits = ("337.1.c.3",) if course.position.chain else ()
    still = ("441.2",) if place and any(each.when == "moves" for each in card.abilities) else ()
    rules = (*rules, IMMEDIATELY, *waits, *still)
    course.tell(key, rules, card=card.name, player=entry.player)
    if entry.place and card.kind != GEAR:
        changes.arrive(course, entry.player, place)
    trigger(course, "played", [entered], Given(entry.wanted, bound))
    played(course, entry.player, card.kind, token=card.token)


def _readiness(card: Card, entry: Entry) -> tuple[bool, tuple[str, ...]]:
    """Whether it enters ready, and the rules that say so."""
    if entry.ready:
        return True, entry.ready
    if card.kind == GEAR:
        return True, ("359.2.d", "149.1")
    if any(each.key == "enters-ready" for each in card.passives):
        return True, PASSIVE["enters-ready"].rules
    return False, ("359.2.c", "143.4")


def enter_token(course: Course, item: Item) -> None:
    """A token is played by its owner, to the battlefield said or to base (182.1.a, 355.2.a)."""
    position = course.position
    there = position.battlefield(item.place)
    place = there.name if there and there.controller == item.controller else ""
    (instruction,) = item.instructions
    row = INSTRUCTION[instruction.verb]
    course.tell("token-played", row.rules, card=item.source, player=item.controller)
    token = course.card(position.card(item.source), owner=item.controller)
    ready = row.rules if instruction.verb == "token-ready" else ()
    enter(course, token, Entry(item.controller, place, ready))
