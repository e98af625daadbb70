"""Whether a unit can move, a card be hidden, an ability be used, resources be added."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import (
    BASE,
    CHAMPION,
    GEAR,
    HAND,
    LEGEND,
    UNIT,
    Ability,
    Instruction,
)
from rulesdb.engine.riftbound.conditions.costs import payable, used
from rulesdb.engine.riftbound.conditions.places import BASE_WORD, named, third_player
from rulesdb.engine.riftbound.conditions.playing import forbidden
from rulesdb.engine.riftbound.conditions.timing import ABILITY, HIDE, MOVE, acts, timed
from rulesdb.engine.riftbound.costs import ANY, Cost
from rulesdb.engine.riftbound.items import Item

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.checks import Slots
    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.position import Position
    from rulesdb.engine.riftbound.tries import Add, Hide, Move, Use

HIDING = Cost(0, (ANY,))


def moving(position: Position, attempt: Move) -> Iterator[Check]:
    """Every condition of a standard move (144)."""
    yield from timed(position, attempt.player, MOVE)
    for name in attempt.names:
        card = position.card(name)
        slots = (("card", name),)
        mine = card.on_board and card.kind == UNIT and card.controller == attempt.player
        yield Check("own-unit", ok=mine, rules=("144", "188.3.a"), slots=slots)
        rules = ("144.2", "414.4", *(("423.1.b",) if card.stunned else ()))
        yield Check("unit-ready", ok=not card.exhausted, rules=rules, slots=slots, mends=mine)
        if attempt.place is not None:
            together = ("144.3.a", "144.3.b") if len(attempt.names) > 1 else ()
            yield _destination(position, card, attempt.place, together)
    if attempt.place is not None:
        yield from third_player(position, attempt.player, attempt.place, ("144.4.a.1", "444.2"))
    yield from forbidden(position, attempt.player, "no-moves")


def _destination(position: Position, card: Card, place: str, together: tuple[str, ...]) -> Check:
    slots: Slots = (("card", card.name), ("place", named(place)))
    ganks = sight.active_has(position, card, "ganking")
    if place == BASE_WORD:
        ok, rules = card.zone != BASE, ("144.4.b", *(("810.1.c.1",) if ganks else ()))
    elif card.zone == BASE:
        ok, rules = True, ("144.4.a",)
    else:
        why = sight.conditions_of(card, "ganking")
        ok, rules = ganks and card.place != place, ("144.4.c.1", "810.1.b", *why)
    return Check("destination", ok=ok, rules=(*rules, *together), slots=slots)


def hiding(position: Position, attempt: Hide) -> Iterator[Check]:
    """Every condition of hiding a card (421, 811)."""
    card, player = position.card(attempt.name), attempt.player
    slots = (("card", card.name),)
    kept = card.owner == player and card.zone in (HAND, CHAMPION)
    yield Check("hideable-zone", ok=kept, rules=("811.1.b", "811.1.c.1"), slots=slots)
    has = sight.active_has(position, card, "hidden")
    yield Check("has-hidden", ok=has, rules=("421.2.a",), slots=slots)
    yield from timed(position, player, HIDE)
    if attempt.place is not None:
        yield from _hiding_place(position, player, attempt.place)
    yield payable(position, player, HIDING, ("811.1.b",))
    yield from forbidden(position, player, "no-hiding")


def _hiding_place(position: Position, player: str, place: str) -> Iterator[Check]:
    there = position.battlefield(place)
    slots = (("place", place),)
    mine = there is not None and there.controller == player
    yield Check("own-battlefield", ok=mine, rules=("421.1", "811.1.b"), slots=slots)
    free = not position.hidden_at(place)
    yield Check("facedown-room", ok=free, rules=("107.3.b", "811.1.b"), slots=slots)


def ability_of(card: Card, verb: str) -> Ability | None:
    """The ability that is to be activated: the card's own, or its Equip."""
    if verb != "equip":
        return next((each for each in card.abilities if each.cost and not each.when), None)
    cost = next((each.cost for each in card.keywords if each.name == "equip"), None)
    if cost is None:
        return None
    return Ability((Instruction("attach", target="a friendly unit"),), cost=cost)


def ability_item(card: Card, attempt: Use, ability: Ability) -> Item:
    """The ability as it would be on the chain."""
    label = "equip" if attempt.verb == "equip" else "ability"
    return Item(
        "ability",
        card.name,
        attempt.player,
        ability.instructions,
        label,
        incarnation=card.incarnation,
    )


_USUAL = {UNIT: ("145.2",), GEAR: ("150.2",)}
"""What else says that abilities of units and of gear are not for showdowns."""


def using(position: Position, attempt: Use) -> Iterator[Check]:
    """Every condition of activating an ability (377, 381)."""
    card = position.card(attempt.name)
    slots = (("card", card.name),)
    mine = card.in_force and card.controller == attempt.player
    yield Check("own-source", ok=mine, rules=_having(card), slots=slots)
    ability = ability_of(card, attempt.verb)
    rules = ("818.1",) if attempt.verb == "equip" else ("377.1",)
    yield Check("has-ability", ok=ability is not None, rules=rules, slots=slots)
    if card.top:
        yield Check("text-active", ok=False, rules=("718.2", "721.2"), slots=slots)
    if ability is None:
        return
    why = {"reaction": ("813.1.c.2",), "action": ("806.1.c.2",)}.get(ability.speed, ())
    usual = replace(ABILITY, no_showdown=(*ABILITY.no_showdown, *_USUAL.get(card.kind, ())))
    yield from timed(position, attempt.player, usual, ability.speed, why)
    yield from _ability_choices(position, attempt, ability_item(card, attempt, ability))
    cost = ability.cost or Cost()
    if cost.exhausts:
        ready = not card.exhausted
        yield Check("source-ready", ok=ready, rules=("414.4", "414.5"), slots=slots, mends=mine)
    yield from _deeds(position, attempt, card, cost)
    yield payable(position, attempt.player, *used(position, attempt, cost))


def _deeds(position: Position, attempt: Use, card: Card, cost: Cost) -> Iterator[Check]:
    """Whether the source can be killed and the cards discarded that the cost asks for."""
    if cost.kills:
        rules = ("357.2", "428.1.a.1")
        yield Check("on-board", ok=card.on_board, rules=rules, slots=(("card", card.name),))
    if cost.discards:
        hand = [it for it in position.cards if it.zone == HAND and it.owner == attempt.player]
        ok = len(hand) >= cost.discards
        slots = (("number", str(cost.discards)),)
        yield Check("cards-to-discard", ok=ok, rules=("422.3", "357.2"), slots=slots)


def _having(card: Card) -> tuple[str, ...]:
    """The rules by which an object on the board has abilities to activate."""
    return ("173.8", "107.4.c", "380") if card.kind == LEGEND else ("188.3.b", "380")


def _ability_choices(position: Position, attempt: Use, item: Item) -> Iterator[Check]:
    wanted, made = sight.chosen(item), attempt.targets or ()
    if wanted:
        ok = len(made) == len(wanted) and all(
            sight.allowed(position, phrase, item, name)
            for phrase, name in zip(wanted, made, strict=True)
        )
        rules = ("818.1.b.1", "818.1.c.2", "402.2") if attempt.verb == "equip" else ("402.2",)
        yield Check("targets", ok=ok, rules=rules, slots=(("target", " + ".join(wanted)),))


def adding(position: Position, attempt: Add) -> Iterator[Check]:
    """Every condition of adding with a basic rune, a Reaction by nature (163.2)."""
    yield Check("reaction-timing", ok=True, rules=("163.2", "813.1.c.2"))
    yield acts(position, attempt.player)
    purse = position.seat(attempt.player).purse
    energy = attempt.word == "energy"
    runes = purse.runes if purse else ()
    ok = purse is None or any(not energy or not rune.exhausted for rune in runes)
    rules = ("163.2.a",) if energy else ("163.2.b",)
    word = Term("rift-energy" if energy else "rift-power")
    yield Check("has-rune", ok=ok, rules=rules, slots=(("word", word),), mends=bool(runes))
