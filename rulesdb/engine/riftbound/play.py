"""A try carried out: what it puts on the chain or onto the board, and what follows at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound.cards import FACEDOWN, SPELL
from rulesdb.engine.riftbound.conditions.board import HIDING, ability_item, ability_of
from rulesdb.engine.riftbound.conditions.choices import item_of
from rulesdb.engine.riftbound.conditions.costs import total, used
from rulesdb.engine.riftbound.conditions.places import BASE_WORD
from rulesdb.engine.riftbound.costs import Cost
from rulesdb.engine.riftbound.flow import chain, changes, entering, leaving
from rulesdb.engine.riftbound.flow.cleanup import cleanup
from rulesdb.engine.riftbound.flow.course import keep_focus
from rulesdb.engine.riftbound.flow.deeds import ADDS, discard
from rulesdb.engine.riftbound.flow.effects import execute
from rulesdb.engine.riftbound.flow.entering import Entry
from rulesdb.engine.riftbound.flow.triggers import chose
from rulesdb.engine.riftbound.flow.turn import advance, follow
from rulesdb.engine.riftbound.paying import add, pay
from rulesdb.engine.riftbound.tries import Add, Concede, Decide, Hide, Move, Pass, Play, Use

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.items import Item
    from rulesdb.engine.riftbound.position import Position


def play_card(course: Course, attempt: Play) -> None:
    """A card is played: a spell waits on the chain, a permanent enters at once (359)."""
    chain.opened(course)
    card = course.position.card(attempt.name)
    cost, why = total(course.position, attempt)
    if card.kind == SPELL:
        item = replace(item_of(course.position, attempt), targets=_pairs(course.position, attempt))
        chain.announced(course, item)
        pay(course, attempt.player, cost, why)
        _kill_for(course, attempt)
        _finalized(course, attempt)
        course.tell(
            "spell-played", ("354", "359.3", "333.1"), card=card.name, player=attempt.player
        )
        chose(course, item)
    else:
        pay(course, attempt.player, cost, why)
        _kill_for(course, attempt)
        _enter(course, card, attempt)
    chain.settle(course, entered=card.kind != SPELL)


def _pairs(position: Position, attempt: Play) -> tuple[tuple[str, int], ...]:
    return tuple((name, position.card(name).incarnation) for name in attempt.targets or ())


def _kill_for(course: Course, attempt: Play) -> None:
    if attempt.killed:
        killed = course.position.card(attempt.killed)
        changes.kill(course, [killed], ("357.2", "428.1.a.1"))
        if course.position.card(attempt.killed).on_board:
            course.tell("cost-still-paid", ("357.2.a",), card=attempt.killed)


def _finalized(course: Course, attempt: Play) -> None:
    finalized = course.position.seat(attempt.player).finalized
    course.seat(attempt.player, finalized=(*finalized, attempt.name))


def _enter(course: Course, card: Card, attempt: Play) -> None:
    """The permanent leaves the chain for the board (359.2)."""
    home = attempt.place in (None, BASE_WORD)
    place = "" if home else attempt.place or ""
    ready = ("805.1.a", "805.6", "805.6.a") if "accelerate" in attempt.extras else ()
    _finalized(course, attempt)
    entering.enter(course, card, Entry(attempt.player, place, ready, attempt.targets or ()))


def move(course: Course, attempt: Move) -> None:
    """Units are exhausted and move together; nothing can be played in between (441.3.c)."""
    for name in attempt.names:
        course.card(course.position.card(name), exhausted=True)
    place = attempt.player if attempt.place == BASE_WORD else attempt.place or ""
    changes.move(course, [course.position.card(name) for name in attempt.names], place)
    chain.settle(course)


def hide(course: Course, attempt: Hide) -> None:
    """The card lies facedown at the battlefield; that opens no chain (811.1.c.2)."""
    pay(course, attempt.player, HIDING)
    place = attempt.place or ""
    hidden = course.position.card(attempt.name).moved(FACEDOWN, place)
    course.card(hidden, hidden_on=course.position.number)
    course.tell(
        "hid", ("421.1", "811.1.c.2"), card=attempt.name, player=attempt.player, place=place
    )
    chain.settle(course)


def use(course: Course, attempt: Use) -> None:
    """The ability goes on the chain; one that adds resources resolves at once (337.1.c)."""
    card = course.position.card(attempt.name)
    ability = ability_of(card, attempt.verb)
    if ability is None:
        return
    cost = ability.cost or Cost()
    if cost.exhausts:
        course.card(card, exhausted=True)
    paid, why = used(course.position, attempt, cost)
    pay(course, attempt.player, paid, why)
    targets = tuple(
        (name, course.position.card(name).incarnation) for name in attempt.targets or ()
    )
    item = replace(ability_item(card, attempt, ability), targets=targets)
    if all(each.verb in ADDS for each in item.instructions):
        _sacrifice(course, attempt, cost)
        execute(course, item)
        cleanup(course)
        if course.position.showdown and not course.position.chain:
            keep_focus(course, ("429.2.a",))
        return
    chain.opened(course)
    chain.add(course, item)
    _sacrifice(course, attempt, cost)
    _activated(course, item)


def _sacrifice(course: Course, attempt: Use, cost: Cost) -> None:
    """What is killed and discarded for the cost; what that triggers comes above (818.1.c.1)."""
    if cost.discards:
        discard(course, attempt.player, cost.discards, ("422.1", "422.3"))
    if cost.kills:
        changes.kill(course, [course.position.card(attempt.name)], ("357.2", "428.1.a.1"))


def _activated(course: Course, item: Item) -> None:
    what = Term(f"rift-{item.label}")
    course.tell(
        "ability-activated", ("377.3",), card=item.source, what=what, player=item.controller
    )
    chose(course, item)
    chain.settle(course)


def decide(course: Course, attempt: Decide) -> None:
    """Cards looked at are recycled, or kept in the order named; then what waited goes on."""
    look = course.position.look
    if look is None:
        return
    left = tuple(name for name in look.cards if name not in attempt.names)
    if attempt.verb == "keep":
        others = tuple(name for name in left if name not in look.recycled)
        chain.decided(course, (*attempt.names, *others), look.recycled)
        return
    recycled = (*look.recycled, *attempt.names)
    if set(recycled) == set(look.cards):
        chain.decided(course, (), recycled)
    else:
        course.change(look=replace(look, recycled=recycled))


def pass_on(course: Course, attempt: Pass) -> None:
    """Priority or focus goes to the next player; after the last, time moves on (339, 347)."""
    position = course.position
    last = position.passed + 1 >= len(position.players)
    if last or not (position.chain or position.showdown):
        played = advance(position)
        course.position = played.position
        course.events += played.events
        return
    course.change(passed=position.passed + 1)
    if not position.chain:
        course.change(focus=position.after(position.focus))
    rules = ("338.1.c.1", "313.3") if position.chain else ("347.4",)
    course.tell("passed", rules, player=attempt.player)


def concede(course: Course, attempt: Concede) -> None:
    """The player is out; the only one left wins (651.1), among several the game goes on (652)."""
    before = course.position
    left = [player for player in before.players if player != attempt.player]
    course.tell("conceded", ("650", "651"), player=attempt.player)
    if len(left) == 1:
        course.change(winner=left[0])
        course.tell("won", ("651.1",), player=left[0])
        return
    leaving.remove(course, attempt.player)
    if before.turn_player == attempt.player and not course.position.unsettled:
        follow(course, before.after(attempt.player))
    elif leaving.everyone_passed(before, attempt.player):
        played = advance(course.position)
        course.position = played.position
        course.events += played.events
    else:
        cleanup(course)


PLAYERS: dict[type, Callable[..., None]] = {
    Play: play_card,
    Move: move,
    Hide: hide,
    Use: use,
    Add: add,
    Decide: decide,
    Pass: pass_on,
    Concede: concede,
}
"""How each try is carried out; what is not here is only ever asked about."""
