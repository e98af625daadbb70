"""A line as someone says it, as one or several lines of the scenario language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.magic.language.spoken.cutting import cut, straight
from rulesdb.engine.magic.language.spoken.expected import expected
from rulesdb.engine.magic.language.spoken.sentences import sentence
from rulesdb.engine.magic.language.spoken.situations import situation, when
from rulesdb.engine.magic.language.spoken.tried import tried
from rulesdb.engine.magic.language.wishes import VERBS
from rulesdb.engine.verbs import bare

if TYPE_CHECKING:
    from rulesdb.engine.games import Scope

_ME = re.compile(r"^(?:i|me|my)\b(?!')", re.IGNORECASE)
_THEM = re.compile(r"^(?:the |my )?opponent\b(?!s)", re.IGNORECASE)
_TWO = 2


def spoken(line: str, scope: Scope) -> tuple[str, ...]:
    """The lines of the language that say the same; the line itself where it is one."""
    said = _seated(straight(line), scope)
    words, arrow, verdict = (part.strip() for part in said.rpartition("->"))
    if arrow:
        return tried(words, verdict, scope)
    if (match := _JUDGED.fullmatch(said)) and bare(match["verb"], VERBS):
        return tried(match["words"], match["verdict"], scope)
    if match := _EXPECT.fullmatch(said):
        return (f"expect: {'; '.join(expected(match['facts'], scope))}",)
    return _stated(said, scope) or sentence(said, scope) or tried(said, "", scope)


def _stated(said: str, scope: Scope) -> tuple[str, ...] | None:
    """A line `HEAD: VALUE`; nothing where there is no colon outside quotes."""
    head, colon, value = _headed(said)
    if not colon:
        return None
    if head.casefold() == "until":
        return (f"until: {when(value, scope)}",)
    first = head.partition(" ")[0].removesuffix("'s")
    if head.casefold() in HEADS or first in scope.players:
        return _owned(said, scope) or situation(head, value, scope)
    return (said,)


HEADS: tuple[str, ...] = (
    *("turn", "stack", "on the stack", "mana", "active player", "priority", "daytime"),
    *("day/night", "step", "phase", "whose turn"),
)
_EXPECT = re.compile(r"expect(?:s|ed|ation)?(?: that|:)? ?(?P<facts>.+)", re.IGNORECASE)
_JUDGED = re.compile(
    r"(?P<words>[A-D] (?:may |can )?(?P<verb>\w+) [^:=]+): (?P<verdict>yes|no|legal|illegal)",
    re.IGNORECASE,
)


def _owned(said: str, scope: Scope) -> tuple[str, ...] | None:
    """`B controls Cage = artifact, effect: …`, where the colon belongs to a fact."""
    before, equals, _ = said.partition("=")
    return sentence(said, scope) if equals and ":" not in before else None


def _headed(said: str) -> tuple[str, str, str]:
    """What stands before the first colon outside quotes, and after it."""
    head, *rest = cut(said, ":")
    return head, ":" if rest else "", said[len(head) :].lstrip().removeprefix(":").strip()


def _seated(line: str, scope: Scope) -> str:
    """With the player who is meant by "I", "my" and, where there are two, "opponent"."""
    line = re.sub(r"\b[Pp]layer (?=[A-D]\b)", "", line)
    if re.match(r"I\b", line) or line.casefold().startswith("my "):
        line = _ME.sub(scope.players[0], line)
    if len(scope.players) == _TWO:
        line = _THEM.sub(scope.players[1], line)
    return line
