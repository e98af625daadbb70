"""What a try costs in mana (601.2f), and whether it can be paid (118.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic.influence import effects, on_card
from rulesdb.engine.magic.mana import FREE, Mana, paid
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS
from rulesdb.engine.magic.resources import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Keyword
    from rulesdb.engine.magic.mechanics.rows import AdditionalCost, CastWay, SpecialAction
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Cast

PAYING = ("118.3",)
COMMANDER_TAX = 2


def payable(
    position: Position, player: str, cost: Mana | None, rules: tuple[str, ...] = PAYING
) -> Check:
    """The player can pay the cost in full; a cost that is not stated is taken as payable."""
    available = position.can_pay(player)
    held = cost is None or available is None or paid(cost, available) is not None
    slots = (("cost", str(cost or "")), ("available", str(available or "{0}")))
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


def of_action(position: Position, player: str, thing: Object, row: SpecialAction) -> Mana | None:
    """What a special action costs after reductions; none where the cost is not stated."""
    if row.key == "planar-die":
        return Mana((str(sum(used.action == row.key for used in position.used) // 2),))
    if row.cost == "mana-cost":
        return thing.card.cost
    if row.cost == "keyword":
        keyword = thing.card.keyword(row.keyword)
        return keyword.cost if keyword else None
    total = Mana.read(row.cost) or FREE
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
    if row.key == "commander" and (tax := COMMANDER_TAX * thing.counted("tax")):
        total = total.plus(Mana((str(tax),)))
    for _, effect in on_card(position, "spells-cost-more", cast.player, thing.card):
        total = total.plus(effect.mana or FREE)
    for _, effect in on_card(position, "spells-cost-less", cast.player, thing.card):
        total = total.less(effect.mana or FREE)
    return total.less(Mana((str(_helped(position, cast, thing)),)))


def base(thing: Object, row: CastWay) -> Mana | None:
    """The mana cost, or the alternative cost in its place (118.9)."""
    if row.cost == "free":
        return FREE
    if row.cost == "printed":
        return thing.card.cost
    if row.cost != "keyword":
        return Mana.read(row.cost)
    mark = thing.mark(row.mark) if row.mark else None
    if mark and mark.cost:
        return mark.cost
    keyword = thing.card.keyword(row.keyword)
    return keyword.cost if keyword else None


def surcharges(cast: Cast, thing: Object) -> Iterator[tuple[AdditionalCost, Keyword]]:
    """The additional costs that are mandatory or that the player means to pay (118.8)."""
    for row in ADDITIONAL_COSTS:
        for keyword in thing.card.keywords:
            wanted = not row.optional or row.key in cast.extras
            if keyword.name == row.keyword and wanted:
                yield row, keyword


def added(cast: Cast, thing: Object) -> Iterator[Mana]:
    """What they cost in mana; one that is named twice is paid twice."""
    for row, keyword in surcharges(cast, thing):
        if keyword.cost:
            yield from [keyword.cost] * max(cast.extras.count(row.key), 1)


def _helped(position: Position, cast: Cast, thing: Object) -> int:
    """How much generic mana convoke, improvise or delve pay once the total is fixed."""
    return sum(
        len(tuple(RESOURCES[row.resource].serves(position, cast.player, thing)))
        for row in PAYMENTS
        if row.key in cast.extras and thing.card.has(row.key)
    )
