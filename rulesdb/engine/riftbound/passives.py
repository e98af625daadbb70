"""What to answer about a name that acts by itself: why nothing is to be done, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.riftbound.mechanics.passive import PASSIVES

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.mechanics.passive import Passive

OF_KEYWORD = {row.key: row for row in PASSIVES}


def by_itself(row: Passive) -> Check:
    """That it acts by itself, with the moment at which it does."""
    when = (("when", Term(f"when-rb-{row.words}")),)
    return Check(f"by-itself-rb-{row.what}", ok=False, rules=row.rules, slots=when)


BY_ITSELF = {row.mechanic: by_itself(row) for row in PASSIVES}
