"""Keywords of Riftbound: what each is written with, and which cards can have it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A keyword: `shape` says what follows its name (nothing, a number, a cost, an ability,
    something that it depends on), `kinds` which cards can have it.
    """

    name: str
    shape: str = "plain"
    kinds: tuple[str, ...] = ("unit",)


ROWS = (
    Row("accelerate"),
    Row("action", kinds=("unit", "gear", "spell")),
    Row("assault", shape="number"),
    Row("deathknell", shape="ability", kinds=("unit", "gear")),
    Row("deflect", shape="number", kinds=("unit", "gear")),
    Row("ganking"),
    Row("hidden", kinds=("unit", "gear", "spell")),
    Row("legion", shape="dependent", kinds=("unit", "gear", "spell")),
    Row("reaction", kinds=("unit", "gear", "spell")),
    Row("shield", shape="number"),
    Row("tank"),
    Row("temporary", kinds=("unit", "gear")),
    Row("vision", kinds=("unit", "gear")),
    Row("equip", shape="cost", kinds=("gear",)),
    Row("quick-draw", kinds=("gear",)),
    Row("repeat", shape="cost", kinds=("spell",)),
    Row("weaponmaster"),
    Row("ambush"),
    Row("hunt", shape="number"),
    Row("level", shape="dependent", kinds=("unit", "gear", "spell")),
    Row("unique", kinds=("unit", "gear", "spell")),
    Row("backline"),
)

KEYWORDS = {row.name: row for row in ROWS}

SPEEDS = (
    ("quick-draw", "reaction", ("819.1.b",)),
    ("reaction", "reaction", ("813.1.b", "813.1.c.1")),
    ("action", "action", ("806.1.b", "806.1.c.1")),
)
"""Keywords that permit a time: the speed that they give, and the rules that say so."""
