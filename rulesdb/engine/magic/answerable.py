"""Asks about answering something of Magic before it happens."""

from __future__ import annotations

from rulesdb.engine.magic.mechanics.responses import RESPONSES
from rulesdb.engine.questions import Ask

RESPOND = "magic:term-respond"
# What is answered, and the mechanics by which it is named.
_NAMED = {
    "special action": ("special-action",),
    "foretelling": ("foretell",),
    "suspending": ("suspend",),
    "plotting": ("plot",),
    "playing a land": ("play-land",),
    "turning face up": ("morph", "megamorph", "disguise", "manifest", "cloak"),
    "companion": ("companion",),
    "unlocking": ("unlock",),
    "planar die": ("planar-die",),
    "mana ability": ("mana-ability",),
    "declaring attackers": ("step-attackers",),
    "declaring blockers": ("step-blockers",),
    "state-based action": ("state-based-action",),
    "legend rule": ("legend-rule",),
    "conceding": ("concede",),
    "spell": ("cast",),
    "activated ability": ("activated-ability",),
    "loyalty ability": ("loyalty-ability",),
    "triggered ability": ("triggered-ability",),
}


def _ask(what: str, mechanic: str) -> Ask:
    row = RESPONSES[what]
    return Ask(
        key=f"respond-to-{mechanic}",
        mechanic=f"magic:{mechanic}",
        about=(RESPOND, f"magic:{mechanic}"),
        lines=(),
        attempt=f"respond to {what}",
        card="",
        assumes=(("priority-passed", ""), ("nothing-forbids", "more")) if row.stack else (),
        rules=row.rules,
        kind="respond",
    )


ANSWERED = {
    ask.key: ask
    for ask in (_ask(what, mechanic) for what, named in _NAMED.items() for mechanic in named)
}
