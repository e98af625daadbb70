"""Keywords that trigger: when, how often for several instances, and what then happens."""

from __future__ import annotations

from dataclasses import dataclass

from rulesdb.engine.riftbound.cards import Instruction

EACH, ONCE, SUMMED = "each", "once", "summed"


@dataclass(frozen=True, slots=True)
class Row:
    """A keyword's trigger; `instances` says what several of them on one permanent do."""

    keyword: str
    when: tuple[str, ...]
    instances: str
    instructions: tuple[Instruction, ...]
    rules: tuple[str, ...]


ROWS = (
    Row("temporary", ("beginning",), ONCE, (Instruction("kill-me"),), ("816.1.b", "816.2.a")),
    Row("vision", ("played",), EACH, (Instruction("predict"),), ("817.1.b", "817.2")),
    Row(
        "quick-draw",
        ("played",),
        ONCE,
        (Instruction("attach", target="a friendly unit"),),
        ("819.1.d", "819.2"),
    ),
    Row(
        "weaponmaster",
        ("played",),
        EACH,
        (Instruction("arm", target="a friendly gear with equip"),),
        ("821.1.c", "821.1.c.7"),
    ),
    Row("hunt", ("conquers", "holds"), SUMMED, (Instruction("xp"),), ("823.1.c.1", "823.2")),
    Row("deathknell", ("dies",), EACH, (), ("808.1.c", "808.2")),
)
