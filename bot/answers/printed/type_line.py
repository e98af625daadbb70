"""Where a pasted card says what type it is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.heard.spots import units_of
from bot.answers.printed.symbols import RUN

if TYPE_CHECKING:
    from bot.answers.printed.lexicon import Lexicon

MOST_WORDS = 12
"""No name of a type is longer, in Japanese characters."""
_BEHIND = re.compile(r"\s*(?:$|—|:|·|-\s|\d+/\d+\s*$)")
_POWER = re.compile(r"(?<![\w/+{-])(\d{1,2})/(\d{1,2})(?![\w/}])\s*$")


@dataclass(frozen=True, slots=True)
class Typed:
    """Types, and where in the text the words for them begin and end."""

    types: tuple[str, ...]
    start: int
    stop: int


def of_line(line: str, lexicon: Lexicon) -> Typed | None:
    """The types of a line that is nothing but a type line."""
    found = at(line, 0, lexicon)
    return found if found and _BEHIND.match(line, found.stop) else None


def within(text: str, lexicon: Lexicon) -> Typed | None:
    """The types of a card that stands on one line: those behind its cost, else the first."""
    cost = RUN.search(text)
    behind = at(text, cost.end(), lexicon) if cost else None
    if behind and behind.start - cost.end() <= 1:  # type: ignore[union-attr]  # there is a cost
        return behind
    starts = (unit.start for unit in units_of(text[: cost.start() if cost else None]))
    return next((found for start in starts if (found := at(text, start, lexicon))), None)


def at(text: str, start: int, lexicon: Lexicon) -> Typed | None:
    """The types whose words begin at a place, with what else stands before types."""
    units = tuple(units_of(text[start : start + 80]))
    types: list[str] = []
    here = 0
    stop = start
    while here < len(units):
        for end in range(min(len(units), here + MOST_WORDS), here, -1):
            said = text[start + units[here].start : start + units[end - 1].stop]
            if meaning := lexicon.meaning(said):
                break
        else:
            break
        types += meaning.value.split("+") if meaning.part == "type" else []
        here, stop = end, start + units[end - 1].stop
    if not types or not units:
        return None
    return Typed(tuple(dict.fromkeys(types)), start + units[0].start, stop)


def power(text: str) -> tuple[str, str]:
    """A text without the power and toughness at its end, and those."""
    found = _POWER.search(text)
    return (text[: found.start()].rstrip(), found[0].strip()) if found else (text, "")
