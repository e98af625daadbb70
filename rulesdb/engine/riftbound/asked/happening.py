"""Asks about what nobody does at a time of their choice: triggers, holding, limited actions."""

from __future__ import annotations

from rulesdb.engine.questions import Ask
from rulesdb.engine.riftbound.asked.given import (
    ACTS,
    COST,
    FREE,
    HAND,
    PRINTED,
    THERE,
)
from rulesdb.engine.riftbound.mechanics.limited import LIMITED

BY_ITSELF = (
    Ask(
        key="temporary-triggers",
        mechanic="riftbound:temporary",
        about=("riftbound:temporary",),
        lines=("battlefield Summit: A's Card = {card}, temporary",),
        attempt="trigger temporary of Card",
        card="unit 3",
        by_itself=True,
        assumes=(PRINTED,),
        rules=("816.1.b", "816.1.c"),
        siblings=("hold-battlefield",),
    ),
    Ask(
        key="vision-triggers",
        mechanic="riftbound:vision",
        about=("riftbound:vision",),
        lines=("A hand: Card = {card}, vision",),
        attempt="trigger vision of Card",
        card="unit 2",
        by_itself=True,
        assumes=(ACTS, HAND, PRINTED, COST, FREE),
        rules=("817.1.b", "817.1.c"),
        siblings=("predict-at-will",),
    ),
    Ask(
        key="hold-battlefield",
        mechanic="riftbound:hold",
        about=("riftbound:hold",),
        lines=("battlefield Summit: A's Card = {card}",),
        attempt="hold Summit",
        card="unit 2",
        by_itself=True,
        assumes=(THERE, FREE),
        rules=("464.2", "315.2.b.2"),
    ),
)

NAMED = {"deal damage": "deal", "buff": "buff-action"}
"""What the names of some limited actions are, where they differ from the words of the try."""

AT_WILL = tuple(
    Ask(
        key=f"{action.replace(' ', '-')}-at-will",
        mechanic=f"riftbound:{NAMED.get(action, action).replace(' ', '-')}",
        about=(f"riftbound:{action.partition(' damage')[0].replace(' ', '-')}",),
        lines=(),
        attempt=action,
        card="",
        rules=rules,
        kind="rb-at-will",
    )
    for action, rules in LIMITED.items()
)
