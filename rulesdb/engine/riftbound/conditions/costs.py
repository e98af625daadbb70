"""What something costs in all, and whether the player can pay it (356-357)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import FACEDOWN, SPELL
from rulesdb.engine.riftbound.costs import ANY, Cost, Purse, Rune
from rulesdb.engine.riftbound.mechanics.phrases import PASSIVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.checks import Slots
    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.position import Position
    from rulesdb.engine.riftbound.tries import Play, Use

CHANNELED = 2

Priced = tuple[Cost, tuple[str, ...]]


def total(position: Position, attempt: Play) -> Priced:
    """The total cost of a play, and the rules by which it differs from what is printed."""
    card = position.card(attempt.name)
    cost, rules = _base(card, attempt)
    for more, why in (
        *_extras(card, attempt),
        *_deflected(position, attempt),
        *_increased(position, card, attempt.player),
    ):
        cost, rules = cost + more, (*rules, *why)
    for less, why in _discounts(position, card, attempt.player):
        floor = ("356.5",) if less > cost.energy else ()
        cost, rules = cost.less(less), (*rules, *why, *floor)
    return cost, rules


def _base(card: Card, attempt: Play) -> Priced:
    if card.zone == FACEDOWN:
        return Cost(), ("811.1.b", "356.1.b")
    if attempt.free:
        return Cost(), ("356.1.b.1",)
    return card.cost or Cost(), ()


def _extras(card: Card, attempt: Play) -> Iterator[Priced]:
    """Optional additional costs that are paid: Accelerate, and every Repeat asked for."""
    free = ("356.1.b.3",) if attempt.free or card.zone == FACEDOWN else ()
    repeats = [each.cost for each in card.keywords if each.name == "repeat" and each.cost]
    for extra in attempt.extras:
        if extra == "accelerate":
            one = len(card.domains) == 1
            power = card.domains[0] if one else ANY
            rules = ("356.2.b.1", "805.2", "805.1.a.1" if one else "805.1.a.2")
            yield Cost(1, (power,)), (*free, *rules)
        elif extra == "repeat" and repeats:
            yield repeats.pop(0), (*free, "356.2.b.1", "820.1.c.1", "820.1.d")


def _deflected(position: Position, attempt: Play | Use) -> Iterator[Priced]:
    more = sight.deflected(position, attempt.player, attempt.targets or ())
    if more != Cost():
        yield more, ("809.1.c", "809.1.c.1", "356.2.a.2")


def used(position: Position, attempt: Use, cost: Cost) -> Priced:
    """What activating an ability of that cost takes from the pool, with Deflect (403)."""
    paid = Cost(cost.energy, cost.power)
    rules: tuple[str, ...] = ("404.1",)
    for more, why in _deflected(position, attempt):
        paid, rules = paid + more, (*rules, "403.2", *why)
    return paid, rules


def _increased(position: Position, card: Card, player: str) -> Iterator[Priced]:
    for each in position.sources() if card.kind == SPELL else ():
        for passive in each.statements:
            if passive.key == "spells-cost-more" and each.controller != player:
                yield Cost(passive.number), PASSIVE[passive.key].rules


def _discounts(
    position: Position, card: Card, player: str
) -> Iterator[tuple[int, tuple[str, ...]]]:
    for keyword in card.active:
        if keyword.name == "legion" and not keyword.grants:
            works = sight.depends(position, card, keyword)
            yield keyword.value if works else 0, ("812.1.b.1", "812.1.c", "356.4")
    for each in position.sources(player):
        for passive in each.statements:
            if passive.key == "spells-cost-less" and card.kind == SPELL:
                yield passive.number, PASSIVE[passive.key].rules


def payable(
    position: Position, player: str, cost: Cost, rules: tuple[str, ...], *, stated: bool = True
) -> Check:
    """Whether the player can pay; where resources are not stated, every cost can be paid."""
    seat = position.seat(player)
    ok = seat.purse is None or seat.purse.pays(cost)
    mends = not ok and seat.purse is not None and _later(seat.purse, seat.rune_deck).pays(cost)
    said = str(cost) if stated or cost != Cost() else Term("rift-unstated")
    slots: Slots = (("cost", said),)
    domains = ("162.2",) if set(cost.power) - {ANY} else ()
    why = tuple(dict.fromkeys(("357.1", *domains, *rules)))
    return Check("payable", ok=ok, rules=why, slots=slots, mends=mends)


def _later(purse: Purse, rune_deck: int | None) -> Purse:
    """The purse after the player's next start of turn, less what is floating now."""
    more = min(rune_deck or 0, CHANNELED)
    return Purse(runes=(*purse.awake().runes, *(Rune() for _ in range(more))))
