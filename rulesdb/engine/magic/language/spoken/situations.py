"""Situation lines as people say them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.magic.language.spoken.counting import NUMBER, digits, mana
from rulesdb.engine.magic.language.spoken.cutting import Table, listed, rewritten
from rulesdb.engine.magic.language.spoken.described import described
from rulesdb.engine.magic.language.spoken.objects import placed
from rulesdb.engine.magic.language.spoken.words import CALLED, ZONES

if TYPE_CHECKING:
    from rulesdb.engine.games import Scope

_POSSESSED = re.compile(r"^([A-D])(?:'s)?(?: (?:in|has in|has on|on))? (.+)$")
_COUNTED = re.compile(rf"({NUMBER})( (?:[\w/+-]+ )?(?:counters?|cards?|lands?|spells?|life|mana))?")
_STACKED = re.compile(r"^([A-D])(?:'s| casts?| activates?| triggers?| copies| copy)? (.+)$")
_TWO = 2
MINE = "'s"


def situation(head: str, value: str, scope: Scope) -> tuple[str, ...]:
    """The line `HEAD: VALUE` in the words of the language."""
    if match := _POSSESSED.fullmatch(head):
        return _of_player(match[1], match[2], value, scope)
    what = CALLED.get(head.casefold(), head)
    if what == "turn":
        bare = _EMPTY_STACK.sub("", value)
        empty = ("stack: empty",) if bare != value else ()
        return (f"turn: {when(bare, scope)}", *empty)
    if what == "priority":
        return (f"priority: {value.removesuffix(MINE)}",)
    if what == "stack":
        return (f"stack: {_stacked(value)}",)
    return (f"{what}: {value}",)


def _of_player(player: str, what: str, value: str, scope: Scope) -> tuple[str, ...]:
    said = what.casefold().removeprefix("the ")
    said = CALLED.get(said, said)
    if said == "stack":
        name = value.partition("=")[0].strip()
        known = name in scope.names and "=" not in value
        cast = f"{player} casts {value}"
        return (f"{player} casts {name} -> yes" if known else f"stack: {_stacked(cast)}",)
    if said in ZONES:
        return placed(player, said, value, scope)
    if said in ("mana", "pool"):
        return (f"{player} {said}: {mana(value)}",)
    if said == "turn":
        return (f"turn: {player}, {value}",)
    if match := _COUNTED.fullmatch(value.casefold()):
        return (f"{player} {said}: {digits(match[1])}{match[2] or ''}",)
    return (f"{player} {what}: {value}",)


def when(value: str, scope: Scope) -> str:
    """Whose turn and which step: `B's upkeep`, `my second main phase`.

    >>> from rulesdb.engine.games import Scope
    >>> when("opponent's end step", Scope(("A", "B")))
    'B, end step'
    """
    said = re.sub(r"^(?:the )?end of ([A-D]|my|\w+ ?opponent)('s)? turn$", r"\1\2 end step", value)
    said = re.sub(r"^([A-D])(?: \(([^()]+)\)| [-/\u2013\u2014] (.+))$", r"\1, \2\3", said)
    said = re.sub(r"^(?:my|i)\b,?", f"{scope.players[0]},", said, flags=re.IGNORECASE)
    if len(scope.players) == _TWO:
        theirs = r"^(?:(?:the |my )?opponent(?:'s)?|their|his|her)\b,?"
        said = re.sub(theirs, f"{scope.players[1]},", said, flags=re.IGNORECASE)
    said = re.sub(r"^([A-D])'s\b,?", r"\1,", said)
    said = re.sub(r", *(?:the |next |own |turn\b,? ?)*", ", ", said)
    return rewritten(said.rstrip(", "), _STEPS)


_EMPTY_STACK = re.compile(
    r",? (?:with )?(?:(?:an |the )?empty stack|(?:the )?stack (?:is )?empty)$"
)
_STEPS: Table = (
    (r"\bmain(?: phase)?,? after combat$", "main2"),
    (r"\bmain(?: phase)?,? before combat$", "main1"),
    (r"\bmain phase one$|\bmain one$", "main1"),
    (r"\bmain phase two$|\bmain two$", "main2"),
    (r"\b(pre|post)-combat\b", r"\1combat"),
    (r"\b(?:the )?(?:beginning|start) of (?:the )?(upkeep|draw|end)\b", r"\1"),
    (r"\bfirst[- ]strike (?:combat )?damage(?: step)?$", "first strike damage"),
)  # fmt: skip


def _stacked(value: str) -> str:
    """`B's Bolt = instant, targeting A` as a spell that B cast."""
    said = re.sub(r"^([A-D])'s (?!trigger\b)(.+)$", r"\1 casts \2", value)
    said = re.sub(r"^(.+?),? (?:controlled|cast) by ([A-D])$", r"\2 casts \1", said)
    targets = ""
    if match := _TARGETING.search(said):
        said = said[: match.start()] + said[match.end() :]
        targets = f" targeting {' and '.join(listed(match['names']))}"
    lead, equals, facts = (part.strip() for part in said.partition("="))
    if not equals:
        return said + targets
    return f"{lead} = {described(facts, lead.split(' ', 2)[-1])}{targets}"


# Outside quotes.
_TARGETING = re.compile(
    r",? targeting (?P<names>[^\",={}]+)(?=,|$)(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"
)
