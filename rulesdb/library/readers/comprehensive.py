"""Magic's comprehensive rules, whole or in part: contents list, rules, glossary."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from rulesdb.library.readers import glossary, outline
from rulesdb.library.readers.contents import Contents
from rulesdb.library.readers.flow import Flow, is_wrapped, paragraphs, width

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulesdb.library.readers.lines import Line
    from rulesdb.library.readers.outline import Entry
    from rulesdb.numbers import RuleNumber

# A contents list of so many headings belongs to a whole edition, even where the text breaks off.
HEADINGS_OF_A_WHOLE = 40
SECTIONS_OF_A_WHOLE = 5
NEARLY_ALL = 0.9


def read(lines: Sequence[Line], *, whole: bool = False) -> Contents:
    """The introduction, rules and glossary of comprehensive rules."""
    listed, start = _listed(lines)
    end, finish = glossary.bounds(lines, start)
    flow = Flow(wrapped=is_wrapped(lines[start:end]), width=width(lines[start:end]))
    before, entries = outline.folded(_believed(lines[start:end], flow), flow)
    complete = listed >= HEADINGS_OF_A_WHOLE or _has_nearly_all_headings(entries)
    return Contents(
        rules=outline.rules_of(entries, NUMBERING, continuous=complete),
        glossary=glossary.read(lines[end:finish], flow),
        before=paragraphs([*lines[:start], *before], flow),
        whole=whole or complete,
    )


def _listed(lines: Sequence[Line]) -> tuple[int, int]:
    """How many headings the contents list names, and where the text after it begins.

    The list is over where a number comes again before any rule has.
    """
    headings: set[RuleNumber] = set()
    for at, line in enumerate(lines):
        if line.number is None:
            continue
        if line.number in headings:
            return len(headings), at
        if len(line.number.place) > 1:
            break
        headings.add(line.number)
    return 0, 0


def _believed(lines: Sequence[Line], flow: Flow) -> Iterator[Line]:
    """The lines, numbered only where the number is a rule's and not a word of the text."""
    last: RuleNumber | None = None
    hundreds: set[int] = set()
    before = ""
    for line, after in zip(lines, _numbers_after(lines), strict=True):
        number = line.number
        if flow.wrapped and line.whole.isdigit():
            continue  # the number of a page
        broken = flow.wrapped and not line.gap
        cited = broken and outline.is_cited(line, last, before)
        if number is None or cited or not _is_rule(line, after, hundreds):
            yield line.unnumbered() if number else line
        else:
            yield line
            last = number
            hundreds.add(_hundred(number))
        before = line.whole


def _is_rule(line: Line, after: RuleNumber | None, hundreds: set[int]) -> bool:
    number = line.number
    if number is None:
        return False
    if len(number.text) < len("100"):
        return _is_section(number, after, hundreds)
    if len(number.place) > 1 or line.stopped:
        return True
    return after is not None and after.place[0][0] - number.place[0][0] in {0, 1}


def _is_section(number: RuleNumber, after: RuleNumber | None, hundreds: set[int]) -> bool:
    """Section 7 comes right before 700, once; where the text breaks off, right after section 6."""
    hundred = _hundred(number)
    if after is None:
        return hundred - 1 in hundreds and hundred not in hundreds
    return len(after.text) > len(number.text) and hundred == _hundred(after) not in hundreds


def _hundred(number: RuleNumber) -> int:
    return number.place[0][0] // 100 if len(number.text) > 1 else number.place[0][0]


def _numbers_after(lines: Sequence[Line]) -> list[RuleNumber | None]:
    """For each line, the next number after it."""
    after: list[RuleNumber | None] = []
    ahead: RuleNumber | None = None
    for line in reversed(lines):
        after.append(ahead)
        ahead = line.number or ahead
    return after[::-1]


def _under(number: RuleNumber, other: RuleNumber) -> bool:
    """Section 7 holds 702, and 702 holds 702.143."""
    if len(other.text) == 1:
        return len(number.text) > 1 and _hundred(number) == _hundred(other)
    return outline.begins(number, other)


def _level(entry: Entry) -> int:
    place = entry.number.place
    if len(entry.number.text) == 1:
        return 0
    return max(len(place), 3) if place[-1][1] else len(place)


def _has_nearly_all_headings(entries: Sequence[Entry]) -> bool:
    """Whether sections follow each other from the first, and the headings in them without holes."""
    single = [entry.number for entry in entries if len(entry.number.place) == 1]
    headings = [number.place[0][0] for number in single if len(number.text) > 1]
    steps = [b - a for a, b in pairwise(headings) if a // 100 == b // 100]
    return (
        len(entries) > 2 * len(single)
        and len(single) - len(headings) >= SECTIONS_OF_A_WHOLE
        and len(headings) >= HEADINGS_OF_A_WHOLE
        and steps.count(1) >= NEARLY_ALL * len(steps)
    )


NUMBERING = outline.Numbering(lambda lines: _believed(lines, Flow()), _level, _under)
