"""Whether a document is all there: what it cites exists in it, and its numbers have no holes."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from rulesdb.numbers import canonical, mentions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.documents import Document
    from rulesdb.numbers import RuleNumber

    Place = tuple[tuple[int, str], ...]

# Magic leaves out the letters that look like digits.
LETTERS = {"magic": "abcdefghijkmnpqrstuvwxyz", "riftbound": "abcdefghijklmnopqrstuvwxyz"}

# Tournament rules share numbers with the core rules and cite them so.
_OF_THE_CORE_RULES = re.compile(r"\bCR \d[\w.]*")


@dataclass(frozen=True, slots=True)
class Reference:
    """A citation that leads nowhere: where it stands, and what it cites."""

    where: str
    cited: str


@dataclass(frozen=True, slots=True)
class Closure:
    """What a document cites and does not hold, numbers that it skips or repeats, and its counts."""

    unresolved: tuple[Reference, ...]
    holes: tuple[str, ...]
    repeated: tuple[str, ...]
    rules: int
    examples: int
    glossary: int
    notes: int


def closure(document: Document) -> Closure:
    """Every citation of a document followed, every number looked for that should be there."""
    numbers = [number for rule in document.rules if (number := canonical(rule.number))]
    places = {number.place for number in numbers}
    return Closure(
        tuple(_unresolved(document, places)),
        tuple(_holes(numbers, LETTERS[document.edition.game])),
        tuple(_repeated(numbers)),
        len(document.rules),
        sum(len(rule.examples) for rule in document.rules),
        len(document.glossary),
        len(document.notes),
    )


def _unresolved(document: Document, places: set[Place]) -> Iterator[Reference]:
    for where, text in _texts(document):
        for span in mentions(text):
            yield from (
                Reference(where, end.text)
                for end in dict.fromkeys((span.first, span.last))
                if end.place not in places
            )


def _texts(document: Document) -> Iterator[tuple[str, str]]:
    for where, text in _all_texts(document):
        elsewhere = document.edition.document == "tournament"
        yield where, _OF_THE_CORE_RULES.sub("", text) if elsewhere else text


def _all_texts(document: Document) -> Iterator[tuple[str, str]]:
    for rule in document.rules:
        for text in (rule.text, *rule.examples):
            yield rule.number, text
    for entry in document.glossary:
        yield entry.headword, entry.text


def _holes(numbers: list[RuleNumber], letters: str) -> Iterator[str]:
    """What is left out between two numbers of a family, or before the first of one."""
    families: dict[str, set[RuleNumber]] = defaultdict(set)
    for number in numbers:
        families[_family(number)].add(number)
    for family in families.values():
        members = sorted(family)
        for before, after in pairwise(members):
            if _rank(after, letters) - _rank(before, letters) > 1:
                yield f"{before}–{after}"
        if len(members[0].place) > 1 and _rank(members[0], letters) > 1:
            yield f"–{members[0]}"


def _family(number: RuleNumber) -> str:
    """What numbers that follow each other share: 702.143 of its subrules, 7 of 702."""
    if len(number.place) > 1:
        return str(number.place[:-1])
    return number.text[0] if len(number.text) > 1 else ""


def _rank(number: RuleNumber, letters: str) -> int:
    """How many come up to a number in its family: 1 for 702.143a, 25 for 704.5aa."""
    value, letter = number.place[-1]
    if not letter:
        return value
    rank = 0
    for mark in letter:
        rank = rank * len(letters) + letters.find(mark) + 1
    return rank


def _repeated(numbers: list[RuleNumber]) -> Iterator[str]:
    seen: set[Place] = set()
    for number in numbers:
        if number.place in seen:
            yield number.text
        seen.add(number.place)
