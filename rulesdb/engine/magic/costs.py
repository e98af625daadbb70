"""What a try costs in mana (601.2f), and whether it can be paid (118.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects, on_card, on_source
from rulesdb.engine.magic.mana import FREE, Mana, with_life
from rulesdb.engine.magic.position import BATTLEFIELD, COMMAND
from rulesdb.engine.magic.reductions import Reduced, counted, reduced
from rulesdb.engine.magic.spending import Price

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulesdb.engine.magic.demands import Demand
    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.mechanics.rows import CastWay, SpecialAction
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.spells import Proposal

PAYING = ("118.3",)
COMMANDER_TAX = 2
Cost = tuple["Mana | None", tuple[str, ...]]
"""A total, and the rules that changed it."""


def payable(
    position: Position, player: str, cost: Mana | None, why: tuple[str, ...] = PAYING
) -> Check:
    """The player can pay the cost in full; a cost that is not stated is taken as payable."""
    available = position.can_pay(player)
    life = dict(position.life).get(player)
    colored, freed = _of_any_color(position, player, cost)
    held = colored is None or available is None or with_life(colored, available, life) is not None
    slots = (("cost", str(cost or "")), ("available", str(available or "") or "{0}"))
    if cost and any(symbol.endswith("/P") for symbol in cost.symbols):
        why = (*why, "107.4f", "119.4")
    why = (*why, *freed)
    return Check("cost", held, tuple(dict.fromkeys(why)), slots)


def pay(position: Position, player: str, cost: Mana | None) -> Position:
    """With the cost paid from what the player has, where that is stated."""
    available = position.can_pay(player)
    if cost is None or available is None:
        return position
    colored, _ = _of_any_color(position, player, cost)
    left = with_life(colored or FREE, available, dict(position.life).get(player))
    if left is None:
        raise ValueError(cost, available)
    rest, life = left
    return position.with_mana(player, rest).with_life(player, -life)


def _of_any_color(
    position: Position, player: str, cost: Mana | None
) -> tuple[Mana | None, tuple[str, ...]]:
    """What any mana pays where the player may spend it as though it had any color (609.4b)."""
    freely = next(effects(position, "mana-of-any-color", player), None)
    if cost is None or freely is None:
        return cost, ()
    kept = tuple(symbol for symbol in cost.typed if symbol in ("C", "S") or "/P" in symbol)
    others = sum(2 if symbol.startswith("2/") else 1 for symbol in cost.typed) - len(kept)
    return Mana((str(cost.generic + others), *kept)), rules(freely[1])


def of_action(position: Position, player: str, thing: Object, row: SpecialAction) -> Cost:
    """What a special action costs after reductions; none where the cost is not stated."""
    if row.cost == "rolls":
        return Mana((str(position.rolls),)), ()
    if row.cost == "mana-cost":
        return thing.card.cost, ()
    if row.cost == "keyword":
        keyword = thing.card.keyword(row.keyword)
        return keyword.cost if keyword else None, ()
    total = Mana.read(row.cost or "") or FREE
    why: tuple[str, ...] = ()
    if row.key == "foretell":
        for _, effect in effects(position, "foretell-cheaper", player):
            total, why = total.less(effect.mana or FREE), (*why, *rules(effect))
    return total, why


def of_ability(position: Position, player: str, thing: Object, cost: Mana | None) -> Cost:
    """What an ability costs after what effects add and take off (602.2b)."""
    why: tuple[str, ...] = ()
    if thing.zone != BATTLEFIELD:
        return cost, why  # What is said of abilities of creatures is said of permanents (109.2).
    for _, effect in on_source(position, "abilities-cost-more", player, thing.now):
        cost, why = cost and cost.plus(effect.mana or FREE), (*why, *rules(effect))
    for _, effect in on_source(position, "abilities-cost-less", player, thing.now):
        cost, why = cost and cost.less(effect.mana or FREE), (*why, *rules(effect))
    return cost, why


def of_casting(position: Position, it: Proposal) -> Reduced:
    """The total cost of the spell (601.2f); none where the base cost is not stated."""
    total = base(it.thing, it.ways)
    why: tuple[str, ...] = ()
    if it.cast.number:
        total = total and total.plus(Mana((str(it.cast.number * variable(it)),)))
    for extra, reasons in _added(position, it):
        total, why = total and total.plus(extra), (*why, *reasons)
    for _, effect in on_card(position, "spells-cost-more", it.player, it.spell):
        total, why = total and total.plus(effect.mana or FREE), (*why, *rules(effect))
    for _, effect in on_card(position, "spells-cost-less", it.player, it.spell):
        total, why = total and total.less(effect.mana or FREE), (*why, *rules(effect))
    for amount, rule in counted(position, it.player, it.spell):
        total, why = total and total.less(Mana((str(amount),))), (*why, rule)
    found = reduced(position, it, total, why)
    for _, effect in on_card(position, "spells-cost-at-least", it.player, it.spell):
        found = _raised(found, effect)
    return found


def _raised(found: Reduced, effect: Effect) -> Reduced:
    """At least as much as an effect says, once everything else is reckoned (601.2f)."""
    least = (effect.mana or FREE).value
    if found.cost is None or found.cost.value >= least:
        return found
    raised = found.cost.plus(Mana((str(least - found.cost.value),)))
    return replace(found, cost=raised, why=(*found.why, *rules(effect)))


def priced_by(chosen: Sequence[CastWay]) -> CastWay:
    """The way that sets the base cost: an alternative cost in place of the mana cost (118.9).

    A half, a face or a set of its own has its own mana cost; the card's counts without any.
    """
    if len(chosen) == 1:
        return chosen[0]
    other = next((each for each in chosen if each.cost != "printed"), chosen[0])
    return next((each for each in chosen if each.alternative), other)


def base(thing: Object, chosen: Sequence[CastWay]) -> Mana | None:
    """The mana cost, or the alternative cost in its place (118.9)."""
    row = priced_by(chosen)
    if row.cost == "free":
        return FREE
    if row.cost == "printed":
        return thing.card.cost
    if row.cost != "keyword":
        return Mana.read(row.cost)
    mark = thing.mark(row.mark.kind) if row.mark else None
    if mark and mark.cost:
        return mark.cost
    keyword = thing.card.keyword(row.keyword)
    if row.key == "mayhem" and keyword and keyword.cost is None:
        return thing.card.cost  # Without a cost, mayhem only lets the card be played (702.187c).
    return keyword.cost if keyword else None


def variable(it: Proposal) -> int:
    """How many {X} the costs of the spell have (107.3a)."""
    found = (
        base(it.thing, it.ways),
        *(keyword and keyword.cost for _, keyword, _ in it.surcharges),
    )
    return sum(cost.symbols.count("X") for cost in found if cost)


APART = ("118.8b", "702.47b")
"""Rules of additional costs that say whether they are paid, and not how much."""


def _added(position: Position, it: Proposal) -> Iterator[tuple[Mana, tuple[str, ...]]]:
    """What is paid besides, and why: additional costs, and the commander tax (118.8, 903.8)."""
    for row, keyword, times in it.surcharges:
        if keyword and keyword.cost:
            why = tuple(rule for rule in row.rules if rule not in APART)
            yield from [(keyword.cost, why)] * times
    strive, aimed = it.spell.keyword("strive"), len(it.cast.targets)
    if strive and strive.cost and aimed > 1:
        yield from [(strive.cost, ("601.2f", "601.2c"))] * (aimed - 1)
    if it.thing.zone == COMMAND:
        before = it.thing.counted("tax") + position.times_used("commander", it.thing.name)
        yield Mana((str(COMMANDER_TAX * before),)), ("903.8",)


def demands(it: Proposal) -> tuple[Demand, ...]:
    """What the base cost and the additional costs ask for in words."""
    row = priced_by(it.ways)
    base = it.thing.card.keyword(row.keyword) if row.cost == "keyword" else None
    found = [*(base.demands if base else ())]
    for _, bearer, times in it.surcharges:
        found += (bearer.demands if bearer else ()) * times
    return tuple(found)


def prices(it: Proposal) -> Iterator[Price]:
    """What the ways and the additional costs ask for besides mana."""
    for row in it.ways:
        if row.resources:
            keyword = it.thing.card.keyword(row.keyword)
            number = keyword.number if keyword else 0
            yield Price(row.resources, row.rules, number, it.cast.paying)
    for extra, bearer, _ in it.surcharges:
        if extra.resources:
            number = bearer.number if bearer else 0
            yield Price(extra.resources, extra.rules, number, it.cast.paying)
