"""What a spell or ability does as it resolves, where a scenario says so (608.2c)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.magic import targets
from rulesdb.engine.magic.mechanics.effects import GIVEN
from rulesdb.engine.magic.mechanics.instructions import INSTRUCTIONS, RESTATED
from rulesdb.engine.magic.mechanics.wordings import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.checks import Event
    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import (
        Object,
        Position,
    )

    Happening = tuple[Position, tuple[Event, ...]]
    Doing = Callable[[Position, Object, "Instruction", Item], Happening]

PRINTED = ("602.2a",)
"""By which an ability was activated that is no keyword of the card's."""
_GAPS = {
    "{number}": r"(?P<number>\d{1,2})",
    "{boost}": r"(?P<power>[+-]\d{1,2})/(?P<toughness>[+-]\d{1,2})",
    "{keyword}": rf"(?P<keyword>{'|'.join(GIVEN)})",
    "{kind}": r"(?P<kind>[\w+/-]+)",
}


def _pattern(phrase: str) -> re.Pattern[str]:
    parts = re.split(r"(\{\w+\})", phrase)
    return re.compile("".join(_GAPS.get(part, re.escape(part)) for part in parts))


_RESTATED = tuple((re.compile(said), meant) for said, meant in RESTATED)
_PATTERNS = {kind: _pattern(phrase) for kind, (phrase, _) in INSTRUCTIONS.items()}


@dataclass(frozen=True, slots=True)
class Instruction:
    """An instruction as it was said: its kind, what fills its gaps, and of which ability it is."""

    kind: str
    said: str
    number: int = 0
    boost: tuple[int, int] = (0, 0)
    keyword: str = ""
    counter: str = ""
    of: str = ""

    def __str__(self) -> str:
        return f"does{f' of {self.of}' if self.of else ''}: {self.said}"


def read(text: str, of: str = "") -> Instruction | None:
    """The instruction that the words state, if it is one of the list.

    >>> read("give creatures you control +1/+0 until end of turn").boost
    (1, 0)
    """
    said = text.strip().casefold().rstrip(".").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    said = " ".join(NUMBERS.get(word, word) for word in said.split())
    for pattern, meant in _RESTATED:
        said = pattern.sub(meant, said)
    for kind, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(said):
            gaps = match.groupdict()
            boost = (int(gaps.get("power") or 0), int(gaps.get("toughness") or 0))
            number, keyword = int(gaps.get("number") or 0), gaps.get("keyword") or ""
            return Instruction(kind, said, number, boost, keyword, gaps.get("kind") or "", of)
    return None


def stopped(position: Position, item: Item) -> bool:
    """Whether the item had targets and all of them are illegal by now (608.2b)."""
    return bool(item.targets) and not any(legal(position, item, *each) for each in item.targets)


def legal(position: Position, item: Item, name: str, identity: int) -> bool:
    """Whether that target is still the object that it was, and one that the item may have."""
    thing = position.find(name)
    if thing is not None and thing.identity != identity:
        return False
    source, aim = item.card, item.aim
    found = targets.checks(position, item.controller, (name,), source, aim, rule="608.2b")
    return all(check.ok for check in found if check.key != "target-exists")
