"""Several objects on one line, and their facts in the order in which people say them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.magic.language.spoken.counting import NUMBER, digits
from rulesdb.engine.magic.language.spoken.cutting import cut, listed
from rulesdb.engine.magic.language.spoken.described import described
from rulesdb.engine.magic.mechanics.subtypes import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from rulesdb.engine.games import Scope

_SEVERAL = re.compile(rf"(?P<number>{NUMBER})(?P<other> other)? cards?", re.IGNORECASE)
_IN_BRACKETS = re.compile(r"(?P<name>[^=(,]+?)\s*\((?P<facts>.*)\)")
_IN_WORDS = re.compile(r"(?P<name>[^=,(:]+), (?P<facts>an? .+)")
_TIMES = re.compile(r"(?P<name>.+?) ?x ?(?P<number>[1-9])|(?P<before>[1-9]) ?x? (?P<many>[A-Z].*)")
_LANDS = {each.rstrip("s") for each in BASIC_LAND_TYPES}
_TIMED = re.compile(r"^\d ?x? | ?x ?\d$")
_ARTICLE = re.compile(r"^an? (?=[A-Z])")


def placed(player: str, zone: str, value: str, scope: Scope) -> tuple[str, ...]:
    """The lines that put the objects there, one each."""
    if match := _SEVERAL.fullmatch(value):
        return (f"{player} {zone}: {digits(match['number'])} cards",)
    lines = (line for part in _apart(value, scope) for line in _object(part, scope))
    return tuple(f"{player} {zone}: {line}" for line in lines)


def _apart(value: str, scope: Scope) -> list[str]:
    """The objects of the line, each with its facts."""
    parts = [part for part in cut(value, ";") if part]
    apart: list[str] = []
    for part in parts:
        known = part not in scope.names and all(each in scope.names for each in listed(part))
        apart += listed(part) if known and listed(part) else _behind_facts(part)
    return apart


def _behind_facts(part: str) -> list[str]:
    """What follows the facts of one object as `and NAME = FACTS`, or several in brackets."""
    if match := _BRACKETED.fullmatch(part):
        return [match["first"], *_behind_facts(match["rest"])]
    lead, comma, behind = part.partition(",")
    if comma and _TIMED.sub("", lead).strip().casefold().rstrip("s") in _LANDS:
        return [lead, *_behind_facts(behind.strip())]
    first, *rest = cut(part, "=") or [part]
    if len(rest) <= 1:
        return [part]
    found = [f"{first} ="]
    for each in rest[:-1]:
        *_, name = cut(each, r"(?:,\s*and |,| and )(?=[^,]+$)") or [""]
        at = each.rfind(name)
        facts = re.sub(r"(?:,|,? and)\s*$", "", each[:at].rstrip())
        found[-1] += f" {facts}"
        found.append(f"{name} =")
    found[-1] += f" {rest[-1]}"
    return found


_BRACKETED = re.compile(
    r"(?P<first>[^=,({\"]+?\s*\([^()]*\))(?:,\s*and|,|\s+and)\s+(?P<rest>[^=,({]+(?:=|\().+)"
)


def _object(part: str, scope: Scope) -> list[str]:
    """One object in the words of the language; several where it says how many there are."""
    name, equals, facts = (each.strip() for each in part.partition("="))
    for pattern in () if equals else (_IN_BRACKETS, _IN_WORDS):
        if match := pattern.fullmatch(part):
            name, equals, facts = match["name"], "=", match["facts"]
            break
    names = _names(_ARTICLE.sub("", name))
    land = names[0].partition("#")[0].casefold()
    if not equals and land in BASIC_LAND_TYPES and part not in scope.names:
        name, equals, facts = part, "=", f"basic land \N{EM DASH} {land}"
    if not equals:
        return [part]
    text = described(facts, name)
    return [f"{each} = {text}" for each in names]


def _names(name: str) -> list[str]:
    """The names that one set of facts is said of: `Bear x2`, `2 Bears`."""
    if match := _TIMES.fullmatch(name):
        bare = match["name"] or match["many"].removesuffix("s")
        number = int(match["number"] or match["before"])
        return [f"{bare}#{at}" for at in range(1, number + 1)]
    return [name]
