"""What a try costs in all (601.2f), and whether it can be paid (118.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
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


def payable(
    position: Position, player: str, cost: Mana | None, rules: tuple[str, ...] = PAYING
) -> Check:
    """The player can pay the cost in full; a cost that is not stated is taken as payable."""
    available = position.can_pay(player)
    held = cost is None or available is None or paid(cost, available) is not None
    slots = (("cost", str(cost or "")), ("available", str(available or "")))
    return Check("cost", held, rules, slots)


def pay(position: Position, player: str, cost: Mana | None) -> Position:
    """With the cost paid from what the player has, where that is stated."""
    available = position.can_pay(player)
    if cost is None or available is None:
        return position
    rest = paid(cost, available)
    if rest is None:
        raise ValueError(cost, available)
    return position.with_mana(player, rest)


def of_action(position: Position, player: str, row: SpecialAction, cost: Mana | None) -> Mana:
    """What a special action costs after reductions; `{0}` where it costs nothing."""
    total = cost or FREE
    if row.key == "foretell":
        for _, effect in effects(position, "foretell-cheaper", player):
            total = total.less(effect.mana or FREE)
    return total


def of_casting(position: Position, cast: Cast, thing: Object, row: CastWay) -> Mana | None:
    """The total cost of the spell (601.2f); none where the base cost is not stated."""
    total = base(thing, row)
    if total is None:
        return None
    for extra in added(cast, thing):
        total = total.plus(extra)
    for _, effect in on_card(position, "spells-cost-more", cast.player, thing.card):
        total = total.plus(effect.mana or FREE)
    for _, effect in on_card(position, "spells-cost-less", cast.player, thing.card):
        total = total.less(effect.mana or FREE)
    return total


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


def added(cast: Cast, thing: Object) -> Iterator[Mana]:
    """The additional costs that are mandatory or that the player means to pay (118.8)."""
    for row in ADDITIONAL_COSTS:
        for keyword in thing.card.keywords:
            wanted = not row.optional or row.key in cast.extras
            if keyword.name == row.keyword and wanted and keyword.cost:
                yield keyword.cost
