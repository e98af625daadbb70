"""A try carried out: what it puts on the chain or onto the board, and what follows at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound.cards import BASE, FACEDOWN, FIELD, GEAR, SPELL
from rulesdb.engine.riftbound.conditions.board import HIDING, ability_item, ability_of
from rulesdb.engine.riftbound.conditions.choices import item_of
from rulesdb.engine.riftbound.conditions.costs import total
from rulesdb.engine.riftbound.conditions.places import BASE_WORD
from rulesdb.engine.riftbound.costs import Cost
from rulesdb.engine.riftbound.flow import chain, changes
from rulesdb.engine.riftbound.flow.effects import execute
from rulesdb.engine.riftbound.flow.triggers import trigger
from rulesdb.engine.riftbound.flow.turn import advance
from rulesdb.engine.riftbound.paying import add, pay
from rulesdb.engine.riftbound.tries import Add, Decide, Hide, Move, Pass, Play, Use

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Item, Position


def play_card(course: Course, attempt: Play) -> None:
    """A card is played: a spell waits on the chain, a permanent enters at once (359)."""
    chain.opened(course)
    card = course.position.card(attempt.name)
    cost, _ = total(course.position, attempt)
    if card.kind == SPELL:
        item = replace(item_of(course.position, attempt), targets=_pairs(course.position, attempt))
        chain.announced(course, item)
        pay(course, attempt.player, cost)
        _kill_for(course, attempt)
        _finalized(course, attempt)
        course.tell("spell-played", ("359.3", "333.1"), card=card.name, player=attempt.player)
    else:
        pay(course, attempt.player, cost)
        _kill_for(course, attempt)
        _enter(course, card, attempt)
    chain.settle(course, chain.AFTER_RESOLVING if card.kind == SPELL else chain.AFTER_ENTERING)


def _pairs(position: Position, attempt: Play) -> tuple[tuple[str, int], ...]:
    return tuple((name, position.card(name).incarnation) for name in attempt.targets or ())


def _kill_for(course: Course, attempt: Play) -> None:
    if attempt.killed:
        killed = course.position.card(attempt.killed)
        changes.kill(course, [killed], ("357.2", "428.1.a.1"))


def _finalized(course: Course, attempt: Play) -> None:
    finalized = course.position.seat(attempt.player).finalized
    course.seat(attempt.player, finalized=(*finalized, attempt.name))


def _enter(course: Course, card: Card, attempt: Play) -> None:
    """The permanent leaves the chain for the board, and its play effects trigger (359.2)."""
    home = attempt.place in (None, BASE_WORD)
    zone, place = (BASE, attempt.player) if home else (FIELD, attempt.place or "")
    bound = card.place if card.zone == FACEDOWN else ""
    ready = card.kind == GEAR or _enters_ready(card, attempt)
    entered = course.card(card.moved(zone, place), controller=attempt.player, exhausted=not ready)
    _finalized(course, attempt)
    key = "entered-ready" if ready else "entered-exhausted"
    course.tell(key, _entering(card, attempt), card=card.name, player=attempt.player)
    if not home:
        changes.arrive(course, attempt.player, place)
    trigger(course, "played", [entered], attempt.targets or (), bound)


def _entering(card: Card, attempt: Play) -> tuple[str, ...]:
    """The rules by which the permanent enters as it does, with no chance to answer (337.1.c)."""
    if "accelerate" in attempt.extras:
        return ("805.6", "337.1.c")
    if card.kind == GEAR:
        return ("359.2.d", "149.1", "337.1.c")
    return ("359.2.c", "143.4", "337.1.c")


def _enters_ready(card: Card, attempt: Play) -> bool:
    return "accelerate" in attempt.extras or any(
        passive.key == "enters-ready" for passive in card.passives
    )


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
    pay(course, attempt.player, Cost(cost.energy, cost.power))
    targets = tuple(
        (name, course.position.card(name).incarnation) for name in attempt.targets or ()
    )
    item = replace(ability_item(card, attempt, ability), targets=targets)
    if all(each.verb == "add-energy" for each in item.instructions):
        execute(course, item)
        return
    _activate(course, item)


def _activate(course: Course, item: Item) -> None:
    chain.opened(course)
    chain.add(course, item)
    what = Term(f"rift-{item.label}")
    course.tell(
        "ability-activated", ("377.3",), card=item.source, what=what, player=item.controller
    )
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


PLAYERS: dict[type, Callable[..., None]] = {
    Play: play_card,
    Move: move,
    Hide: hide,
    Use: use,
    Add: add,
    Decide: decide,
    Pass: pass_on,
}
"""How each try is carried out; what is not here is only ever asked about."""
