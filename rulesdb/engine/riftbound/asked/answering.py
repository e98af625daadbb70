"""Asks about answering something with a Reaction before it happens."""

from __future__ import annotations

from rulesdb.engine.questions import Ask
from rulesdb.engine.riftbound.mechanics.responses import RESPONSES

ANSWERED = tuple(
    Ask(
        key=f"respond-to-{what}",
        mechanic="riftbound:reaction",
        about=("riftbound:reaction", mechanic),
        lines=(),
        attempt=f"respond to {what}",
        card="",
        assumes=(("reaction-at-hand", ""),) if RESPONSES[what].chain else (),
        rules=RESPONSES[what].rules,
    )
    for what, mechanic in (
        ("unit", "riftbound:type-unit"),
        ("gear", "riftbound:type-gear"),
        ("spell", "riftbound:type-spell"),
        ("move", "riftbound:standard-move"),
        ("equip", "riftbound:equip"),
        ("add", "riftbound:type-rune"),
        ("hide", "riftbound:hide"),
        ("ability", "riftbound:activated-ability"),
        ("trigger", "riftbound:triggered-ability"),
        ("temporary", "riftbound:temporary"),
        ("vision", "riftbound:vision"),
        ("quick-draw", "riftbound:quick-draw"),
        ("weaponmaster", "riftbound:weaponmaster"),
        ("scoring", "riftbound:scoring"),
    )
)
