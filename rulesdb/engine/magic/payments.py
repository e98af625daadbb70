"""What pays for mana in its place once the total cost is fixed: convoke, delve, improvise."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from rulesdb.engine.magic import measures, resources
from rulesdb.engine.magic.mana import Mana, paid
from rulesdb.engine.magic.mechanics.surcharges import PAYMENTS, WATERBEND
from rulesdb.engine.magic.reductions import Reduced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.spells import Proposal

# More colored symbols than any card has among its costs need not be tried one by one.
MOST_SYMBOLS = 8


def left(position: Position, it: Proposal, total: Mana | None) -> Reduced:
    """What is left to pay with mana, and what was used for the rest (702.51b, 702.66b)."""
    used: list[tuple[str, tuple[Object, ...]]] = []
    why: tuple[str, ...] = ()
    for row in PAYMENTS if it.cast.extras else ():
        if total is None or row.key not in it.cast.extras:
            continue
        taken = {each.name for _, things in used for each in things}
        found = resources.RESOURCES[row.resource].serves(position, it.player, it.thing, 0)
        serving = [each for each in found if each.name not in taken]
        if helpers := [each for each in serving if each.name in it.cast.paying]:
            serving = helpers
        pay = _for_colors(position, it.player, total, serving) if row.colors else ((), ())
        symbols, helping = pay
        rest = [each for each in serving if each not in helping][: total.generic]
        total = total.less(Mana((*symbols, str(len(rest)))))
        used.append((row.resource, (*helping, *rest)))
        why += row.rules
    total, bending = _waterbent(position, it, total)
    return Reduced(total, (*used, *bending), (*why, *(WATERBENT * bool(bending))))


def _waterbent(
    position: Position, it: Proposal, total: Mana | None
) -> tuple[Mana | None, tuple[tuple[str, tuple[Object, ...]], ...]]:
    """What is tapped for the generic mana of a waterbend cost, and for no other (701.67a, b)."""
    if total is None or WATERBEND not in it.cast.extras:
        return total, ()
    costs = (each.cost for each in it.spell.keywords if each.name == WATERBEND)
    bound = sum(cost.generic for cost in costs if cost)
    found = resources.RESOURCES["untapped-helpers"].serves(position, it.player, it.thing, 0)
    serving = list(found)
    helpers = [each for each in serving if each.name in it.cast.paying]
    tapped = (helpers or serving)[: min(bound, total.generic)]
    return total.less(Mana((str(len(tapped)),))), (("untapped-helpers", tuple(tapped)),)


WATERBENT = ("701.67a", "701.67b")
Chosen = tuple[tuple[str, ...], tuple["Object", ...]]


def _for_colors(position: Position, player: str, total: Mana, serving: Sequence[Object]) -> Chosen:
    """The colored symbols that creatures pay, and which: as many as leaves a cost to be paid."""
    available = position.can_pay(player)
    typed = total.typed[:MOST_SYMBOLS]
    best: Chosen = ((), ())
    for size in range(min(len(typed), len(serving)), -1, -1):
        for symbols in dict.fromkeys(combinations(typed, size)):
            creatures = _matched(symbols, serving)
            if creatures is None:
                continue
            generic = str(min(len(serving) - size, total.generic))
            rest = total.less(Mana((*symbols, generic)))
            if available is None or paid(rest, available) is not None:
                return symbols, creatures
            best = max(best, (symbols, creatures), key=lambda each: len(each[0]))
    return best


def _matched(symbols: Sequence[str], serving: Sequence[Object]) -> tuple[Object, ...] | None:
    """A creature of its own for each symbol, of the color that the symbol asks for."""
    if not symbols:
        return ()
    first, *others = symbols
    for each in serving:
        theirs = measures.colors(each.now)
        if theirs is None or theirs & set(first):
            rest = _matched(others, [other for other in serving if other is not each])
            if rest is not None:
                return (each, *rest)
    return None
