"""Costs that someone wrote without braces: `1G`, `flashback 2U`, `equip 2`, `suspend 3-U`."""

from __future__ import annotations

import re

from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.special import SPECIAL_ACTIONS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS

# Behind these stands a number of something else than mana, before their cost if they have one.
NUMBERED = frozenset({
    "awaken", "casualty", "class level", "crew", "escape", "impending", "reinforce", "saddle",
    "station", "suspend", "teamwork", "tiered",
})  # fmt: skip
COSTED = frozenset({
    *(row.keyword for row in CAST_WAYS if row.cost == "keyword"),
    *(row.keyword for row in SPECIAL_ACTIONS if row.cost == "keyword"),
    *(row.key for row in KEYWORD_ABILITIES),
    *(row.keyword for row in ADDITIONAL_COSTS),
    *("ward", "echo", "cumulative upkeep", "recover"),
}) - NUMBERED  # fmt: skip
_LETTERS = r"\d{0,2}[WUBRGC]{1,8}|\d{0,2}X[WUBRGC]*"
_BARE = re.compile(rf"^(?:{_LETTERS})$")
_KEYWORD = re.compile(
    rf"^(?P<name>{'|'.join(sorted(COSTED, key=len, reverse=True))})(?: cost)?:?"
    rf"\s*[-\u2013\u2014 ]\s*(?P<cost>\d{{1,2}}|{_LETTERS})$",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    rf"^(?P<name>{'|'.join(NUMBERED)}) (?P<number>\d{{1,2}})"
    rf"\s*[-\u2013\u2014 ]\s*(?P<cost>{_LETTERS})$",
    re.IGNORECASE,
)


def braced(fact: str) -> str:
    """The fact with braces around the symbols of its cost.

    >>> braced("1GG"), braced("equip 2"), braced("suspend 3-U"), braced("crew 3")
    ('{1}{G}{G}', 'equip {2}', 'suspend 3 {U}', 'crew 3')
    """
    if _BARE.fullmatch(fact):
        return _symbols(fact)
    if (match := _KEYWORD.fullmatch(fact)) and match["cost"] == match["cost"].upper():
        return f"{match['name']} {_symbols(match['cost'])}"
    if (match := _COUNTED.fullmatch(fact)) and match["cost"] == match["cost"].upper():
        return f"{match['name']} {match['number']} {_symbols(match['cost'])}"
    return fact


def _symbols(letters: str) -> str:
    return "".join(f"{{{each}}}" for each in re.findall(r"\d+|[A-Z]", letters))
