"""Total costs that are lower because of what is sacrificed or tapped to cast the spell (601.2f)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.magic import measures, spending
from rulesdb.engine.magic.mana import FREE, Mana, paid
from rulesdb.engine.magic.mechanics.effects import PLURALS
from rulesdb.engine.magic.position import BATTLEFIELD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.mechanics.rows import AdditionalCost, CastWay
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.spells import Proposal


@dataclass(frozen=True, slots=True)
class Reduced:
    """A cost that is left, what was used to come to it (the cost's name, and objects), and why."""

    cost: Mana | None
    used: tuple[tuple[str, tuple[Object, ...]], ...] = ()
    why: tuple[str, ...] = ()


def _generic(amount: float, total: Mana) -> Mana:
    """The total with that much generic mana less; what is not stated takes all of it."""
    return total.less(Mana((str(int(min(amount, total.generic))),)))


def _by_mana_cost(thing: Object, total: Mana) -> Mana:
    """Less by the mana cost of what is sacrificed (702.48a, c)."""
    if measures.mana_value(thing) == float("inf"):
        return FREE
    return total.less(thing.now.cost or FREE)


BY: dict[str, Callable[[Object, Mana], Mana]] = {
    "mana-value": lambda thing, total: _generic(measures.mana_value(thing), total),
    "mana-cost": _by_mana_cost,
    "power": lambda thing, total: _generic(max(measures.power(thing), 0), total),
}


def reduced(position: Position, it: Proposal, total: Mana | None, why: tuple[str, ...]) -> Reduced:
    """The total cost less what the chosen object takes off; a free choice is made as needed."""
    used: list[tuple[str, tuple[Object, ...]]] = []
    for name, by, rules in _reducing(it):
        if total is None or (name in spending.OPTIONAL and _enough(position, it.player, total)):
            continue
        why = (*why, *rules)
        for chosen in (
            spending.choose(name, position, it.player, it.thing, 0, named=it.cast.paying) or ()
        ):
            total = BY[by](chosen, total)
            used += [(name, (chosen,))] if name in spending.OPTIONAL else []
    return Reduced(total, tuple(used), why)


def counted(position: Position, player: str, spell: Card) -> Iterator[tuple[int, str]]:
    """By how much generic mana affinity and undaunted reduce the cost, and the rule for it."""
    for keyword in spell.keywords:
        if keyword.name == "affinity":
            wanted = PLURALS.get(keyword.quality, keyword.quality) or "artifact"
            mine = position.each(BATTLEFIELD, player)
            yield sum(wanted in each.now.types for each in mine), "702.41a"
        if keyword.name == "undaunted":
            yield len(position.opponents(player)), "702.125a"


def _enough(position: Position, player: str, total: Mana) -> bool:
    available = position.can_pay(player)
    return available is None or paid(total, available) is not None


def _reducing(it: Proposal) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Each cost besides mana that lowers the total, by what, and the rules for it."""
    rows: list[CastWay | AdditionalCost] = [*it.ways, *(extra for extra, *_ in it.surcharges)]
    for row in rows:
        if row.reduces:
            yield row.resources[0], row.reduces, row.rules
