"""The chain: what is put there, what resolves, and who may act after it (327-340)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound.cards import CHAIN, TRASH
from rulesdb.engine.riftbound.flow.cleanup import cleanup
from rulesdb.engine.riftbound.flow.course import Course
from rulesdb.engine.riftbound.flow.decks import recycle
from rulesdb.engine.riftbound.flow.effects import execute
from rulesdb.engine.riftbound.flow.finalizing import AFTER_ENTERING, reopen
from rulesdb.engine.riftbound.flow.showdowns import leave_focus_open
from rulesdb.engine.riftbound.flow.triggers import played

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.items import Item
    from rulesdb.engine.riftbound.position import Position

AFTER_RESOLVING = ("340.2.a", "346")


def opened(course: Course) -> None:
    """A card is played or an ability activated: that, not a trigger, makes the chain (346.1)."""
    position = course.position
    course.change(opened=position.opened if position.chain else "play", passed=0)


def add(course: Course, item: Item) -> None:
    """The item is on the chain, the newest."""
    course.change(chain=(*course.position.chain, item), passed=0)


def resolve_newest(course: Course) -> None:
    """Everyone passed: the newest item resolves (340)."""
    *rest, item = course.position.chain
    course.change(chain=tuple(rest), passed=0)
    slots = {"card": item.source, "player": item.controller}
    more = ("340.4",) if rest else ()
    if item.label:
        what = Term(f"rift-{item.label}")
        course.tell("ability-resolves", ("339.1", "340.1", *more), what=what, **slots)
    else:
        again = ("820.1.d.1", "820.3.a") if item.times > 1 else ()
        rules = ("339.1", "340.1", "359.3.d", *again, *more)
        course.tell("spell-resolves", rules, **slots)
    course.resolving = True
    if execute(course, item):
        finish(course, item)


def finish(course: Course, item: Item) -> None:
    """The item is done: a spell goes to the trash, then the game is put in order."""
    course.resolving = False
    card = course.position.card(item.source)
    if item.kind == "spell" and card.zone == CHAIN:
        course.card(card.moved(TRASH))
        played(course, item.controller, "spell")
    settle(course)


def settle(course: Course, *, entered: bool = False) -> None:
    """The state opens again, in a showdown with focus passed on (340.2.a), then a cleanup.

    A combat that begins in the cleanup gives focus to its attacker as well (459.2.c).
    """
    rules = AFTER_ENTERING if entered else AFTER_RESOLVING
    showdown, closes = course.position.showdown, course.position.opened == "play"
    reopen(course, rules)
    cleanup(course)
    if closes and showdown and not showdown.combat:
        leave_focus_open(course, rules)


def decided(course: Course, kept: tuple[str, ...], recycled: tuple[str, ...]) -> None:
    """The look ends: some cards go to the bottom, the rest lie on top in the order named."""
    look = course.position.look
    if look is None:
        return
    player = look.player
    course.change(look=None)
    recycle(course, player, recycled)
    seat = course.position.seat(player)
    if seat.deck is not None and kept:
        rest = tuple(name for name in seat.deck if name not in kept)
        course.seat(player, deck=(*kept, *rest))
    rules = ("436.1", "817.2.b") if look.rest.label == "vision" else ("436.1", "436.1.b")
    for name in kept:
        course.tell("kept", rules, player=player, card=name)
    if execute(course, look.rest):
        finish(course, look.rest)


def undecided(position: Position) -> Course:
    """A course on which a look that is still open has ended with every card kept."""
    course = Course(position)
    while course.position.look:
        look = course.position.look
        kept = tuple(name for name in look.cards if name not in look.recycled)
        decided(course, kept, look.recycled)
    return course


def announced(course: Course, item: Item) -> None:
    """A spell leaves its zone and is on the chain (354)."""
    moved = course.position.card(item.source).moved(CHAIN)
    course.card(moved, controller=item.controller)
    add(course, replace(item, incarnation=moved.incarnation))
