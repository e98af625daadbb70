"""Facts to expect as people say them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.magic.language.holding import STATES
from rulesdb.engine.magic.language.spoken.counting import NUMBER, digits
from rulesdb.engine.magic.language.spoken.cutting import Table, listed, rewritten
from rulesdb.engine.magic.language.words import known_name

if TYPE_CHECKING:
    from rulesdb.engine.games import Scope

_WORDINGS: Table = (
    (r"^it's ", "it is "),
    (r"^(?:no one|no player|neither player) has priority$", "nobody has priority"),
    (r"^the (?=game|stack|top|step|turn)(?!game is over)", ""),
    (r"^(.+) is (?:on|at) (?:the )?top of (?:the )?stack$", r"top of stack is \1"),
    (r"^top of the stack is ", "top of stack is "),
    (r"^it is ([A-D])'s turn$", r"turn is \1"),
    (r"^(.+) (?:is|got|gets|has been) countered$", r"\1 was countered"),
    (r"^(.+) (?:is not|isn't|wasn't) countered$", r"\1 was not countered"),
    (r"^(.+) (?:resolves|has resolved)$", r"\1 resolved"),
    (r"^(.+) (?:doesn't|does not|didn't) resolve$", r"\1 did not resolve"),
    (r"^([A-D])'s (hand|library|graveyard) is empty$", r"\1 has 0 cards in \2"),
    (r"^([A-D])'s (hand|library|graveyard) has (\w+) cards?$", r"\1 has \3 cards in \2"),
    (r"^([A-D]) has an empty (hand|library|graveyard)$", r"\1 has 0 cards in \2"),
    ((r"^([A-D]) has (\w+) cards? (?:left )?in (?:their |the |his |her )?"
      r"(hand|library|graveyard|exile)$"), r"\1 has \2 cards in \3"),
    (r"^(?:an? |the )?(?:triggered )?(?:ability|trigger) of (?=[^ ]+ (?:triggers|triggered)$)", ""),
    (r"^(.+)'s (?:triggered )?(?:ability|trigger) (trigger|has trigger|does|did)", r"\1 \2"),
    (r"^(.+) (?:triggers|has triggered)$", r"\1 triggered"),
    (r"^(.+) (?:doesn't|does not|didn't) trigger$", r"\1 did not trigger"),
    (r"^([A-D])'s turn$", r"turn is \1"),
    (r"^(.+?)(?<! is)(?<! is not) on (?:the )?stack$", r"\1 is on the stack"),
    ((r"^(.+?) (?:goes|went|is put|was put|ends up) (?:to|in|into) "
      r"(?:the |its owner's |[A-D]'s )?(\w+)$"), r"\1 in \2"),
    (r"^(.+) is under ([A-D])'s control$", r"\2 controls \1"),
    (r"^(.+?) (?:is |is still |remains )?in play$", r"\1 in battlefield"),
    (r"^(.+?) (?:is not|isn't|is no longer) in play$", r"\1 is not in battlefield"),
    (r"^([A-D]) is at (\d+)$", r"\1 has \2 life"),
    (r"^([A-D]) has (\d+) energy counters?$", r"\1 has \2 energy"),
    (r"^([A-D]) isn't the monarch$", r"\1 is not the monarch"),
    (r"^([A-D])'s (speed|energy) is (\d+)$", r"\1 has \2 \3"),
    (r"^([A-D]) has energy (\d+)$", r"\1 has \2 energy"),
    (r"^(.+) (?:stays|remains) (tapped|untapped)$", r"\1 is \2"),
    (r"^(.+) (?:is|was) (?:put )?(?:back )?in(?:to)? (?:its|their|his|her|an?) owner's (\w+)$",
     r"\1 in \2"),
)  # fmt: skip
_NUMBERED = re.compile(rf"^(?P<who>.+) has (?P<number>{NUMBER})(?P<what> .+)$", re.IGNORECASE)
_BOTH = re.compile(r"^it is ([A-D])'s (?!turn$)(.+)$")


def expected(text: str, scope: Scope) -> list[str]:
    """The facts, each in the words of the language."""
    subjects = "|".join(re.escape(each) for each in (*scope.names, *scope.players)) or "it"
    parts = [part.strip().rstrip(".") for part in text.split(";")]
    apart = re.compile(rf",\s+(?:and )?(?=(?:{subjects}|it|the|stack|step|turn|top)(?:'s)? )")
    parts = [each for part in parts for each in apart.split(part)]
    if len(scope.players) == _TWO:
        parts = [_THEM.sub(scope.players[1], part) for part in parts]
    return [fact for part in parts for each in _subjects(part, scope) for fact in _each(each)]


_TWO = 2
_THEM = re.compile(r"^(?:the |my )?opponent\b(?!s)", re.IGNORECASE)
_ARE = re.compile(r"^(?P<names>.+?) (?:are|were)(?P<what> .+)$")
_STATED = re.compile(rf"^(?P<not>not )?(?P<state>{'|'.join(STATES)})$")


def _subjects(said: str, scope: Scope) -> list[str]:
    """One fact for each of several objects: `Bear and Elf are tapped`; `Bear not tapped`."""
    match = _ARE.fullmatch(said)
    names = listed(match["names"]) if match else []
    if match and len(names) > 1 and all(each in scope.names for each in names):
        return [f"{each} is{match['what']}" for each in names]
    found = known_name(said, scope.names)
    if found and (match := _STATED.fullmatch(found[1])):
        return [f"{found[0]} is {match['not'] or ''}{match['state']}"]
    return [said]


def _each(said: str) -> list[str]:
    if match := _BOTH.fullmatch(said.replace("it's", "it is")):
        return [f"turn is {match[1]}", f"step is {match[2]}"]
    if match := _NUMBERED.fullmatch(said):
        said = f"{match['who']} has {digits(match['number'])}{match['what']}"
    return [rewritten(said, _WORDINGS)]
