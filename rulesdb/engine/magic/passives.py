"""What to answer about a mechanic that acts by itself: why nothing is to be done, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic.mechanics.passive import PASSIVES

if TYPE_CHECKING:
    from rulesdb.engine.magic.mechanics.rows import Passive


def _check(row: Passive) -> Check:
    when = (("when", Term(f"when-{row.when}")),)
    return Check(f"by-itself-{row.kind}", ok=False, rules=row.rules, slots=when)


BY_ITSELF = {row.mechanic: _check(row) for row in PASSIVES}
