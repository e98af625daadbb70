"""What cards say that this engine does not play: the word for it, and the rule it goes by."""

from __future__ import annotations

KEYWORDS = {"empower": "827", "empowered": "828", "flow": "829"}
"""Keywords whose rules stand in no edition that this engine follows."""

WORDS = {
    "would": "367",
    "instead": "367",
    "next time": "389",
    "do this": "386",
    "choose one": "355.3",
    "split": "355.14",
    "prevent": "437",
    "bonus damage": "712",
    "double": "432",
    "swap": "433",
    "replace": "438",
    "create": "439",
    "copy": "472.1.b",
    "discard": "422",
    "reveal": "424",
    "burn out": "431",
    "recycle": "416",
    "attach": "434",
    "detach": "435",
    "might": "472.3.a",
    "mighty": "706",
    "score": "462",
    "xp": "728",
    "any number": "355.13",
    "once each turn": "383.3.f",
}
"""Words of effects that no phrase of the closed list holds."""

LINES = {"teams": "484"}
"""Situation lines about what the engine does not play."""

GROUND = {"effect:": "187.6"}
"""What a battlefield can have and the engine does not play: abilities of its own."""
