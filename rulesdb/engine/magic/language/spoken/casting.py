"""What follows a card that someone casts, or an ability that someone activates."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.magic.language.spoken.counting import digits
from rulesdb.engine.magic.language.spoken.cutting import Table, listed, rewritten
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS

if TYPE_CHECKING:
    from rulesdb.engine.games import Scope

_WAYS = sorted((row.key for row in CAST_WAYS), key=len, reverse=True)
_WAY = "|".join(re.escape(each).replace(r"\-", "[ -]") for each in _WAYS)
_EXTRA = "|".join(row.key for row in (*ADDITIONAL_COSTS, *PAYMENTS))
_WORDINGS: Table = (
    (r" holding priority\b| (?:while|and) (?:holding|retaining|keeping) priority\b", ""),
    (r" without paying (?:its|their|the) mana cost\b", " for free"),
    (r" fused\b", " for fuse"),
    (r" (?:to|at|in) ([A-D])'s face\b", r" targeting \1"),
    (r" as (?:an? |its )(adventure|omen)\b", r" for \1"),
    (r" for (?:its|their|the) mana cost\b", " for mana-cost"),
    ((rf" (?:(?:for|by paying|paying|using|via|with) (?:its |the |their )?|by )(?P<way>{_WAY})"
      r"(?: (?:cost|ability))?(?=$| |,)"), lambda found: f" for {found['way'].replace(' ', '-')}"),
    (r" by (?:escaping|disturbing|evoking|dashing|overloading) it\b", ""),
    (r"(?<! for) face[- ]down\b", " for face-down"),
    (r" (?:for|with|and) X ?= ?(\w+)\b|,? ?(?:where )?X (?:is|=) ?(\w+)\b",
     lambda found: f" with X={digits(found[1] or found[2])}"),
    (rf" (?:with|paying|and paying) (?:its |the |a )?({_EXTRA})(?: cost)?(?= |$|,)", r" with \1"),
    (rf" and ({_EXTRA})(?= |$)", r" and \1"),
    (r" (?:kicked twice|twice kicked|kicking it twice)\b", " with kicker and kicker"),
    (r" (?:kicked|kicking it)\b", " with kicker"),
    (r" overloaded\b", " for overload"),
    (r" bestowed\b", " for bestow"),
    (r" bargained\b", " with bargain"),
)  # fmt: skip
_USING = re.compile(
    r"(?<!paying),? (?:by )?"
    r"(?P<how>convoking(?: with)?|delving(?: away)?|improvising(?: with)?|with|using)"
    r" (?P<what>.+?)(?=$| (?:targeting|for|with|paying|sacrificing|discarding|exiling|tapping) )"
)
_VERBS = "sacrificing|discarding|exiling|tapping|returning|revealing"
_PAYING = re.compile(
    rf",? (?:and |by )?(?P<how>{_VERBS}) (?P<names>.+?)"
    r"(?: to (?:its owner's |their |the |his |her )?hand)?"
    rf"(?=$|,? (?:and |by )?(?:for|with|targeting|face up|{_VERBS})\b)"
)
_HELPING = {"convoking": "convoke", "delving": "delve", "improvising": "improvise"}
_ON = re.compile(r" (?:on|onto|at) (?P<what>.+?)(?=$| (?:for|with) )")


_TWO = 2
_THEM = re.compile(r"( (?:targeting|at|on) )(?:the |my |an )?opponent$", re.IGNORECASE)


def cast(deed: str, scope: Scope) -> str:
    """What is said behind the object, in the words of the language."""
    said = rewritten(deed, _WORDINGS)
    said = _using(said, scope)
    known = (*scope.names, *scope.players)
    if len(scope.players) == _TWO:
        said = _THEM.sub(rf"\1{scope.players[1]}", said)
    match = _ON.search(said)
    if match and all(each in known for each in listed(match["what"])):
        said = f"{said[: match.start()]}{said[match.end() :]} targeting {match['what']}"
    said, behind, payers = said.partition(" paying with ")
    lead, aimed, names = said.partition(" targeting ")
    if aimed:
        said = f"{lead} targeting {' and '.join(_bare(names))}"
    return f"{said}{behind}{payers}"


def _bare(names: str) -> list[str]:
    """The names of a list without articles, and without whose they are."""
    return [re.sub(r"^(?:the |player |[A-D]'s )(?=.)", "", each) for each in listed(names)]


def _using(said: str, scope: Scope) -> str:
    """Which objects pay: `convoking with Bear and Wolf`, `with Bear`."""
    said = _PAYING.sub(lambda found: f" {found['how']} {' and '.join(_bare(found['names']))}", said)
    for match in _USING.finditer(said):
        names = _bare(match["what"])
        if not all(each in scope.names for each in names):
            continue
        helping = _HELPING.get(match["how"].split()[0])
        extra = f" with {helping}" if helping else ""
        said = said[: match.start()] + said[match.end() :]
        lead, aimed, targets = said.partition(" targeting ")
        return f"{lead}{extra}{aimed}{targets} paying with {' and '.join(names)}"
    return said
