"""Keywords that trigger: when, how often for several instances, and what then happens."""

from __future__ import annotations

from dataclasses import dataclass

from rulesdb.engine.riftbound.cards import Instruction

EACH, ONCE = "each", "once"


@dataclass(frozen=True, slots=True)
class Row:
    """A keyword's trigger; `instances` says whether several on one permanent trigger each.

    Where they trigger once, what they do is done for the sum of their numbers.
    `rules` say when it triggers, `several` what is cited besides where there are several.
    """

    keyword: str
    when: tuple[str, ...]
    instances: str
    instructions: tuple[Instruction, ...]
    rules: tuple[str, ...]
    several: tuple[str, ...]


ROWS = (
    Row(
        keyword="temporary",
        when=("beginning",),
        instances=ONCE,
        instructions=(Instruction("kill-me"),),
        rules=("816.1.b", "816.1.c"),
        several=("816.2", "816.2.a"),
    ),
    Row(
        keyword="vision",
        when=("played",),
        instances=EACH,
        instructions=(Instruction("predict-one"),),
        rules=("817.1.b", "817.1.c"),
        several=("817.2", "817.2.a"),
    ),
    Row(
        keyword="quick-draw",
        when=("played",),
        instances=ONCE,
        instructions=(Instruction("attach", target="a friendly unit"),),
        rules=("819.1.d",),
        several=("819.2",),
    ),
    Row(
        keyword="weaponmaster",
        when=("played",),
        instances=EACH,
        instructions=(Instruction("arm", target="a friendly gear with equip"),),
        rules=("821.1.c",),
        several=("821.1.c.7",),
    ),
    Row(
        keyword="hunt",
        when=("conquers", "holds"),
        instances=ONCE,
        instructions=(Instruction("xp"),),
        rules=("823.1.c.1",),
        several=("823.2",),
    ),
    Row(
        keyword="deathknell",
        when=("dies",),
        instances=EACH,
        instructions=(),
        rules=("808.1.c", "808.1.d", "808.1.d.2"),
        several=("808.2",),
    ),
)
