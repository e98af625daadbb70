"""Static abilities in the words that cards print: effects, restrictions, costs and flash."""

from __future__ import annotations

import re

from rulesdb.engine.magic import demands, effects
from rulesdb.engine.magic.language.spoken.cutting import Table, rewritten
from rulesdb.engine.magic.mechanics.keywords import PLAIN

_WORDINGS: Table = (
    (r"^this(?: spell| creature| permanent)? (?=can't |doesn't |attacks )", ""),
    (r"^attacks each (?:combat|turn) if able$", "must attack"),
    (r"^doesn't untap during (?:its controller's|your) untap step$", "doesn't untap"),
    (r"^you may cast this(?: spell)? as though it had flash$", "flash"),
)  # fmt: skip
_INSTEAD = re.compile(
    r"^you may (?P<cost>.+) rather than pay (?:this spell's|this's|its) mana cost$", re.IGNORECASE
)
_BESIDES = re.compile(
    r"^as an additional cost to cast this(?: spell)?, (?P<cost>.+)$", re.IGNORECASE
)
_BOTH = re.compile(
    r"^(?P<who>.+?) (?P<how>has|have|gets?) (?P<one>.+) and "
    r"(?:(?P<then>has|have|gets?) )?(?P<other>.+)$"
)


def printed(said: str) -> list[str] | None:
    """The facts that say the same, where the words are such an ability."""
    bare = rewritten(said, _WORDINGS)
    if bare in (*PLAIN, "flash"):
        return [bare]
    for pattern, name in ((_INSTEAD, "alternative cost"), (_BESIDES, "additional cost")):
        if match := pattern.fullmatch(said):
            rest, found = demands.apart(match["cost"])
            return [f"{name} {' and '.join(map(str, found))}"] if found and not rest else None
    if effects.read(said) is not None:
        return [f"effect: {said}"]
    match = _BOTH.fullmatch(said)
    if match is None:
        return None
    then = match["then"] or match["how"]
    both = (
        f"{match['who']} {match['how']} {match['one']}",
        f"{match['who']} {then} {match['other']}",
    )
    known = all(effects.read(each) is not None for each in both)
    return [f"effect: {each}" for each in both] if known else None
