"""What a player pays besides, or pays with: whether the card offers it (118.8, 702.51b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic.calling import spoken
from rulesdb.engine.magic.mechanics import rows
from rulesdb.engine.magic.spells import EXTRAS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulesdb.engine.checks import Term
    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.mechanics.rows import AdditionalCost, Payment
    from rulesdb.engine.magic.position import Object
    from rulesdb.engine.magic.tries import Cast


def checks(cast: Cast, thing: Object, spell: Card) -> Iterator[Check]:
    """The card offers each additional cost and each way to pay, as often as named (118.8)."""
    named = {extra: _offered(cast, spell, extra) for extra in cast.extras}
    added = [extra for extra in cast.extras if isinstance(EXTRAS[extra], rows.AdditionalCost)]
    if added:
        held = all(named[extra] for extra in added)
        why = (rule for extra in dict.fromkeys(added) for rule in _asking(EXTRAS[extra], held=held))
        slots = (("card", thing.name), ("extras", _called(added)))
        yield Check("additional-cost", held, tuple(why), slots)
    # What may pay for mana is no additional cost (702.51b).
    if paying := [extra for extra in cast.extras if extra not in added]:
        held = all(named[extra] for extra in paying)
        why = (EXTRAS[extra].rules[0] for extra in dict.fromkeys(paying))
        slots = (("card", thing.name), ("extras", _called(paying)))
        yield Check("payment", held, tuple(why), slots)


def _called(extras: Sequence[str]) -> tuple[str | Term, ...]:
    return tuple(spoken(EXTRAS[extra].key, EXTRAS[extra].mechanic) for extra in extras)


def _asking(row: AdditionalCost | Payment, *, held: bool) -> tuple[str, ...]:
    """The rules that offer the cost: not what it reduces, nor, of what fails, that it may fail."""
    said = row.rules[:1] if isinstance(row, rows.AdditionalCost) and row.reduces else row.rules
    return tuple(rule for rule in said if held or rule != "118.8b")


def _offered(cast: Cast, spell: Card, extra: str) -> bool:
    row = EXTRAS[extra]
    if isinstance(row, rows.AdditionalCost) and row.paid == rows.SPLICED:
        return True
    keyword = row.keyword if isinstance(row, rows.AdditionalCost) else row.key
    borne = sum(each.name == keyword for each in spell.keywords)
    if isinstance(row, rows.AdditionalCost) and row.paid == rows.MODE:
        borne = min(borne, 1)
    many = isinstance(row, rows.AdditionalCost) and row.paid == rows.MANY
    return borne >= (1 if many else cast.extras.count(extra))
