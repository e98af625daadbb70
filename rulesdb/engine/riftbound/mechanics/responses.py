"""What can be answered: whether a thing uses the chain, so that a Reaction fits in, and why."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """Something that a player does or that happens; `chain` where it waits there to resolve."""

    what: str
    chain: bool
    rules: tuple[str, ...]


ROWS = (
    Row("spell", chain=True, rules=("359.3.c",)),
    Row("ability", chain=True, rules=("377.3", "377.3.b.2")),
    Row("trigger", chain=True, rules=("383.3", "406.4")),
    Row("temporary", chain=True, rules=("816.1", "383.3", "406.4")),
    Row("vision", chain=True, rules=("817.1", "383.3", "406.4")),
    Row("equip", chain=True, rules=("818.1", "377.3", "377.3.b.2")),
    Row("quick-draw", chain=True, rules=("819.1", "383.3", "406.4")),
    Row("weaponmaster", chain=True, rules=("821.1", "383.3", "406.4")),
    Row("unit", chain=False, rules=("337.1.c",)),
    Row("gear", chain=False, rules=("337.1.c",)),
    Row("add", chain=False, rules=("337.1.c", "429.2", "429.2.a")),
    Row("move", chain=False, rules=("441.3.c",)),
    Row("cost", chain=False, rules=("337.1.a", "357")),
    Row("hide", chain=False, rules=("811.1.c.2",)),
    Row("scoring", chain=False, rules=("315.2.b.2", "335.3")),
    Row("awaken", chain=False, rules=("315.1.b", "335.3")),
)

RESPONSES = {row.what: row for row in ROWS}
