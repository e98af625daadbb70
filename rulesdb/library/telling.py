"""Which names tell what a sentence is about, and which are named in passing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.library.documents import GAMES

if TYPE_CHECKING:
    from rulesdb.library.names import Names

# What players always do, and what they do it with: hardly what a sentence is about.
DONE = frozenset(
    f"{game}:{each}"
    for game in GAMES
    for each in (
        *("activate", "add", "attach", "cast", "control", "counter", "create", "deal", "destroy"),
        *("discard", "double", "draw", "exile", "movement", "play", "playing-cards", "reveal"),
        *("sacrifice", "search", "tap-and-untap", "triple", "term-activating", "term-attack"),
        *("term-block", "term-casting", "term-dies", "term-draw", "term-enters", "term-leaves"),
        *("term-pass", "term-resolve", "term-respond", "enchant"),
    )
)
THINGS = frozenset(
    f"{game}:{each}"
    for game in GAMES
    for each in (
        *("permanent", "spell", "token", "base", "trash", "term-ability", "term-mana", "term-card"),
        *("term-color", "term-object", "term-player", "term-opponent", "term-owner", "term-turn"),
        *("term-controller", "term-phase", "term-step", "term-damage", "term-life", "term-cost"),
        *("term-target", "term-name", "term-zone", "term-effect", "term-source", "term-x"),
        *("term-power", "term-legendary", "term-deck", "term-hand", "term-event", "term-zones"),
        *("term-basic-land", "term-type-line", "term-text-box", "term-special", "term-class"),
    )
)
# What names of kinds of it say more about: a sorcery spell.
VAGUEST = frozenset(f"{game}:{each}" for game in GAMES for each in ("spell", "term-card"))
# Names of many things, each of which has a rule of its own.
SEVERAL = frozenset(
    {"magic:term-predefined-token", "riftbound:modes-of-play", "riftbound:turn-states"}
)
_STEP, _FRAME = re.compile("[a-z]+:step-"), re.compile("[a-z]+:(?:step|zone|type)-")
_OF_ABILITIES = {
    "magic": re.compile(r"70[12]\.|207\.2c"),
    "riftbound": re.compile(r"80[5-9]|8[12]\d|41[3-9]|42\d|43\d"),
}

_KEYWORDS = {"magic": re.compile(r"702\.|207\.2c"), "riftbound": re.compile(r"80[5-9]|8[12]\d")}


def is_common(mechanic: str) -> bool:
    """Whether sentences about anything name a mechanic: a step, a zone, what is always done.

    >>> is_common("magic:cast"), is_common("magic:foretell")
    (True, False)
    """
    return mechanic in DONE or mechanic in THINGS or _FRAME.match(mechanic) is not None


def is_ability(names: Names, mechanic: str) -> bool:
    """Whether a mechanic is an ability or action with a name of its own, and no common one."""
    ruled = _OF_ABILITIES.get(mechanic.partition(":")[0])
    has_rule = ruled is not None and ruled.match(names.rule(mechanic)) is not None
    return has_rule and not is_common(mechanic)


def is_keyword(names: Names, mechanic: str) -> bool:
    """Whether a mechanic is an ability that objects have, and no action."""
    return _KEYWORDS[mechanic.partition(":")[0]].match(names.rule(mechanic)) is not None


def vagueness(names: Names, mechanic: str) -> int:
    """How little a mechanic tells beside others: abilities least, then actions, sections, steps."""
    if not is_common(mechanic):
        is_section = "." not in names.rule(mechanic) and not is_ability(names, mechanic)
        return 2 if is_section else int(not is_keyword(names, mechanic))
    if _STEP.match(mechanic):
        return 3
    return 4 if mechanic in DONE else 6 if mechanic in VAGUEST else 5
