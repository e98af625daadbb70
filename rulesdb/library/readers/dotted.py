"""Riftbound's rules: dotted numbers of any depth, in text that was lifted from pages."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING

from rulesdb.library.readers import outline
from rulesdb.library.readers.contents import Contents
from rulesdb.library.readers.flow import Flow, paragraphs, width
from rulesdb.library.readers.lines import Line
from rulesdb.library.readers.outline import Entry
from rulesdb.numbers import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rulesdb.numbers import RuleNumber

SECTIONS_OF_A_WHOLE = 4
RULES_OF_A_WHOLE = 200
HOLES_OF_A_WHOLE = 0.03
TORN, RUNS = 0.05, 5
FULL = 0.85
_EXAMPLES = re.compile(
    r"(?<=[.!?:;”\")\]])\s+(?=(?:Examples?|Exemples?|Beispiele?)\s?:)", re.IGNORECASE
)
_GLUED = re.compile(r"(?<=[.!?)”\"])\s+(\d{3})\.\s+([^\W\d_a-z][^.:;!?]{1,60})$")
_SCRAP = re.compile(r"([^\W\d_]{1,6})(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.\s(.+)")


def read(lines: Sequence[Line], *, whole: bool = False) -> Contents:
    """The rules of a document whose numbers go on with full stops: 103, 103.1, 103.1.b."""
    believed = list(_believed(lines))
    flow = Flow(torn=True, width=int(FULL * width(believed)), examples_go_on=True)
    before, entries = outline.folded(believed, flow)
    entries = list(_with_examples(_unglued(entries)))
    _find_leaves(entries)
    complete = _is_whole(entries)
    numbering = _NUMBERING_OF_A_WHOLE if whole or complete else NUMBERING
    return Contents(
        rules=outline.rules_of(entries, numbering, continuous=complete),
        glossary=(),
        before=paragraphs(before, flow),
        whole=whole or complete,
    )


def is_torn(lines: Sequence[Line]) -> bool:
    """Whether the numbers stand in a column of their own, away from the texts they belong to.

    Pages read column by column give runs of numbers without texts; nobody can tell any more
    which text is whose.
    """
    numbered = sum(line.number is not None for line in lines)
    bare = sum(
        bool(a.number and b.number) and not a.text and a.number != b.number
        for a, b in pairwise(lines)
    )
    return bare >= RUNS and bare > TORN * numbered


def _believed(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines, numbered only where the number is a rule's and not a word of the text."""
    last: RuleNumber | None = None
    before = ""
    for line in lines:
        for part in _apart(line, last):
            if part.number is None or _is_cited(part, last, before):
                yield part.unnumbered() if part.number else part
            else:
                yield part
                last = part.number
            before = part.whole


def _apart(line: Line, last: RuleNumber | None) -> Iterator[Line]:
    """The line, or two where the next number sticks to a scrap of the page before it."""
    match = _SCRAP.fullmatch(line.whole) if line.number is None else None
    number = canonical(match[2]) if match else None
    if match and number and last and outline.follows(number, last):
        yield replace(line, text=match[1], whole=match[1])
        yield Line(number, match[3], match[0], stopped=True)
    else:
        yield line


def _is_cited(line: Line, last: RuleNumber | None, before: str) -> bool:
    number = line.number
    if number is None or len(number.text) < len("100"):
        return True
    if len(number.place) == 1 and not line.stopped:
        return last is None or not outline.follows(number, last)
    return not line.gap and outline.is_cited(line, last, before)


def _with_examples(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, where examples within the text stand beside it."""
    for entry in entries:
        text, *examples = _EXAMPLES.split(entry.text)
        if examples:
            entry.texts = [text]
            entry.examples = [*examples, *entry.examples]
        yield entry


def _unglued(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The entries, where a heading that stuck to the end of a rule is one of its own."""
    known = {entry.number for entry in entries}
    for entry, after in zip_longest(entries, entries[1:]):
        yield entry
        match = _GLUED.search(entry.texts[-1]) if entry.texts else None
        number = canonical(match[1]) if match else None
        if match and number and number not in known and _fits(entry, number, after):
            entry.texts[-1] = entry.texts[-1][: match.start()]
            yield Entry(number, [match[2]])


def _fits(entry: Entry, number: RuleNumber, after: Entry | None) -> bool:
    return entry.number < number and (after is None or number < after.number)


def _find_leaves(entries: Sequence[Entry]) -> None:
    """Deep down, what is short and has nothing under it is an item of a list, not a heading."""
    for entry, after in zip_longest(entries, entries[1:]):
        deep = len(entry.number.place) > 1
        entry.is_leaf = deep and not (after and outline.begins(after.number, entry.number))


def _level(entry: Entry) -> int:
    """Hundreds over headings over texts, which all have three digits, over what has stops."""
    depth = len(entry.number.place)
    if depth > 1:
        return depth + 1
    if entry.number.place[0][0] % 100 == 0:
        return 0
    return 1 if entry.is_title else 2


def _under(number: RuleNumber, other: RuleNumber) -> bool:
    """What the numbers alone tell: 100 is over 102, and 103.1 over 103.1.b."""
    if len(number.place) == len(other.place) == 1:
        return other.place[0][0] == number.place[0][0] // 100 * 100
    return outline.begins(number, other)


def _under_heading(number: RuleNumber, other: RuleNumber) -> bool:
    """What order tells too, where nothing is left out: 101 is a heading over 102 and 103.1."""
    if len(other.place) == 1 and (len(number.place) == 1 or number.place[0] != other.place[0]):
        return number.place[0][0] // 100 == other.place[0][0] // 100
    return outline.begins(number, other)


def _is_whole(entries: Sequence[Entry]) -> bool:
    numbers = {entry.number.text for entry in entries}
    sections = {entry.number.place[0][0] // 100 for entry in entries}
    holes = sum(_lacks_the_one_before(entry.number, numbers) for entry in entries)
    return (
        len(sections) >= SECTIONS_OF_A_WHOLE
        and len(entries) >= RULES_OF_A_WHOLE
        and holes <= HOLES_OF_A_WHOLE * len(entries)
    )


def _lacks_the_one_before(number: RuleNumber, numbers: set[str]) -> bool:
    """Whether a number like 103.1.c stands without 103.1.b, or 103.2 without 103.1."""
    value, letter = number.place[-1]
    if letter in {"a", "aa"} or (not letter and value in {0, 1}):
        return False
    one_before = chr(ord(letter[-1]) - 1) if letter else str(value - 1).zfill(3)
    stem = re.sub(r"[^.]+$", "", number.text)
    return stem + (one_before if not stem or letter else one_before.lstrip("0")) not in numbers


NUMBERING = outline.Numbering(_believed, _level, _under)
_NUMBERING_OF_A_WHOLE = outline.Numbering(_believed, _level, _under_heading)
