"""Total costs that are lower because of what is sacrificed or tapped to cast the spell (601.2f)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.magic import resources
from rulesdb.engine.magic.mana import FREE, Mana, paid
from rulesdb.engine.magic.spells import surcharges, ways

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Cast


@dataclass(frozen=True, slots=True)
class Reduced:
    """A cost that is left, and what was used to come to it: the cost's name, and objects."""

    cost: Mana | None
    used: tuple[tuple[str, tuple[Object, ...]], ...] = ()


def _generic(amount: float, total: Mana) -> Mana:
    """The total with that much generic mana less; what is not stated takes all of it."""
    return total.less(Mana((str(int(min(amount, total.generic))),)))


def _by_mana_cost(thing: Object, total: Mana) -> Mana:
    """Less by the mana cost of what is sacrificed (702.48a, c)."""
    if resources.mana_value(thing) == float("inf"):
        return FREE
    return total.less(thing.now.cost or FREE)


BY: dict[str, Callable[[Object, Mana], Mana]] = {
    "mana-value": lambda thing, total: _generic(resources.mana_value(thing), total),
    "mana-cost": _by_mana_cost,
    "power": lambda thing, total: _generic(max(resources.power(thing), 0), total),
}


def reduced(position: Position, cast: Cast, thing: Object, spell: Card, total: Mana) -> Reduced:
    """The total cost less what the chosen object takes off; a free choice is made as needed."""
    used: list[tuple[str, tuple[Object, ...]]] = []
    for name, by in _reducing(position, cast, spell):
        if name in resources.OPTIONAL and _enough(position, cast.player, total):
            continue
        for chosen in resources.choose(name, position, cast.player, thing, 0) or ():
            total = BY[by](chosen, total)
            used += [(name, (chosen,))] if name in resources.OPTIONAL else []
    return Reduced(total, tuple(used))


def _enough(position: Position, player: str, total: Mana) -> bool:
    available = position.can_pay(player)
    return available is None or paid(total, available) is not None


def _reducing(position: Position, cast: Cast, spell: Card) -> Iterator[tuple[str, str]]:
    """Each cost besides mana that lowers the total, and by what."""
    for row in ways(cast):
        yield from ((row.resources[0], row.reduces) for _ in range(bool(row.reduces)))
    for extra, *_ in surcharges(position, cast, spell):
        yield from ((extra.resources[0], extra.reduces) for _ in range(bool(extra.reduces)))
