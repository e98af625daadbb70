"""What a keyword is called: by the name of its mechanic, in the language of whoever asks."""

from __future__ import annotations

from rulesdb.engine.checks import Term

VARIANTS = ("multikicker",)
"""Keywords that have a name of their own beside the mechanic that they are a form of (702.33c)."""


def spoken(keyword: str, mechanic: str) -> str | Term:
    """The keyword as each language calls it, where the mechanic bears its name.

    >>> spoken("level up", "magic:level-up"), spoken("back face", "magic:term-double-faced")
    (Term(key='magic:level-up'), 'back face')
    """
    if keyword in VARIANTS:
        return Term(f"magic:{keyword}")
    named = mechanic.partition(":")[2] == keyword.replace(" ", "-")
    return Term(mechanic) if named else keyword
