"""Keywords of Riftbound: what each is written with, and the rules that define it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A keyword: `shape` says what follows its name (nothing, a number, a cost, an ability,
    something that it depends on), `kinds` which cards can have it.
    """

    name: str
    rule: str
    shape: str = "plain"
    kinds: tuple[str, ...] = ("unit",)


ROWS = (
    Row("accelerate", "805"),
    Row("action", "806", kinds=("unit", "gear", "spell")),
    Row("assault", "807", shape="number"),
    Row("deathknell", "808", shape="ability", kinds=("unit", "gear")),
    Row("deflect", "809", shape="number", kinds=("unit", "gear")),
    Row("ganking", "810"),
    Row("hidden", "811", kinds=("unit", "gear", "spell")),
    Row("legion", "812", shape="dependent", kinds=("unit", "gear", "spell")),
    Row("reaction", "813", kinds=("unit", "gear", "spell")),
    Row("shield", "814", shape="number"),
    Row("tank", "815"),
    Row("temporary", "816", kinds=("unit", "gear")),
    Row("vision", "817", kinds=("unit", "gear")),
    Row("equip", "818", shape="cost", kinds=("gear",)),
    Row("quick-draw", "819", kinds=("gear",)),
    Row("repeat", "820", shape="cost", kinds=("spell",)),
    Row("weaponmaster", "821"),
    Row("ambush", "822"),
    Row("hunt", "823", shape="number"),
    Row("level", "824", shape="dependent", kinds=("unit", "gear", "spell")),
    Row("unique", "825", kinds=("unit", "gear", "spell")),
    Row("backline", "826"),
)

KEYWORDS = {row.name: row for row in ROWS}

UNMODELLED = {"empower": "827", "empowered": "828", "flow": "829"}
"""Keywords whose rules stand in no edition that this engine follows."""

SPEEDS = (
    ("quick-draw", "reaction", ("819.1.b",)),
    ("reaction", "reaction", ("813.1.c.1",)),
    ("action", "action", ("806.1.c.1",)),
)
"""Keywords that permit a time: the speed that they give, and the rules that say so."""
