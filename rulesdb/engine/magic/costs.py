"""What a try costs in all (601.2f), and whether it can be paid (118.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects, on_card
from rulesdb.engine.magic.mana import FREE, paid
from rulesdb.engine.magic.mechanics.casting import ADDITIONAL_COSTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.mana import Mana
    from rulesdb.engine.magic.mechanics.rows import CastWay, SpecialAction
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Cast

PAYING = ("118.3",)
Cost = tuple["Mana | None", tuple[str, ...]]
"""A total, and the rules that changed it."""


def payable(
    position: Position, player: str, cost: Mana | None, why: tuple[str, ...] = PAYING
) -> Check:
    """The player can pay the cost in full; a cost that is not stated is taken as payable."""
    available = position.can_pay(player)
    held = cost is None or available is None or paid(cost, available) is not None
    slots = (("cost", str(cost or "")), ("available", str(available or "")))
    return Check("cost", held, tuple(dict.fromkeys(why)), slots)


def pay(position: Position, player: str, cost: Mana | None) -> Position:
    """With the cost paid from what the player has, where that is stated."""
    available = position.can_pay(player)
    if cost is None or available is None:
        return position
    rest = paid(cost, available)
    if rest is None:
        raise ValueError(cost, available)
    return position.with_mana(player, rest)


def of_action(position: Position, player: str, row: SpecialAction, cost: Mana | None) -> Cost:
    """What a special action costs after reductions; `{0}` where it costs nothing."""
    total = cost or FREE
    why: tuple[str, ...] = ()
    if row.key == "foretell":
        for _, effect in effects(position, "foretell-cheaper", player):
            total, why = total.less(effect.mana or FREE), (*why, *rules(effect))
    return total, why


def of_casting(position: Position, cast: Cast, thing: Object, row: CastWay) -> Cost:
    """The total cost of the spell (601.2f); none where the base cost is not stated."""
    total = base(thing, row)
    why: tuple[str, ...] = ()
    for extra, reasons in added(cast, thing):
        total, why = total and total.plus(extra), (*why, *reasons)
    for _, effect in on_card(position, "spells-cost-more", cast.player, thing.card):
        total, why = total and total.plus(effect.mana or FREE), (*why, *rules(effect))
    for _, effect in on_card(position, "spells-cost-less", cast.player, thing.card):
        total, why = total and total.less(effect.mana or FREE), (*why, *rules(effect))
    return total, why


def base(thing: Object, row: CastWay) -> Mana | None:
    """The mana cost, or the alternative cost in its place (118.9)."""
    if row.cost == "free":
        return FREE
    if row.cost == "printed":
        return thing.card.cost
    if thing.foretold and thing.foretold.cost:
        return thing.foretold.cost
    keyword = thing.card.keyword(row.keyword)
    return keyword.cost if keyword else None


def added(cast: Cast, thing: Object) -> Iterator[tuple[Mana, tuple[str, ...]]]:
    """The additional costs that are mandatory or that the player means to pay (118.8)."""
    for row in ADDITIONAL_COSTS:
        for keyword in thing.card.keywords:
            wanted = not row.optional or row.key in cast.extras
            if keyword.name == row.keyword and wanted and keyword.cost:
                yield keyword.cost, row.rules
