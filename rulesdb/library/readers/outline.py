"""Numbered lines folded into rules: texts, headings, examples, and what stands under what."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulesdb.library.documents import Rule
from rulesdb.library.readers.flow import ENDS, is_title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from rulesdb.library.readers.flow import Flow
    from rulesdb.library.readers.lines import Line
    from rulesdb.numbers import RuleNumber

    Place = tuple[tuple[int, str], ...]

# In lower case but in German: a heading may end with "Rule" or "The Hand".
_BREAKS_BEFORE_A_NUMBER = re.compile(
    r"(?:^|[\s(])(?:rules?|règles?|Regeln?|sections?|Abschnitt|and|or|see|through|to)$"
)


@dataclass(frozen=True, slots=True)
class Numbering:
    """How a game numbers: the lines it believes, how deep an entry is, what belongs under what."""

    believed: Callable[[Sequence[Line]], Iterable[Line]]
    level: Callable[[Entry], int]
    under: Callable[[RuleNumber, RuleNumber], bool]


@dataclass(slots=True)
class Entry:
    """A numbered entry while its lines are gathered.

    `is_leaf` says that nothing stands under it although something could: no heading, then.
    """

    number: RuleNumber
    texts: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)
    last: Line | None = None
    in_example: bool = False
    is_leaf: bool = False

    def add(self, line: Line, flow: Flow) -> None:
        """Take in a line that stands under the number: an example, a paragraph or a rest of one."""
        joint = flow.joint(self.last, line)
        self.last = line
        if line.is_example:
            self.examples.append(line.text)
            self.in_example = True
        elif self.in_example and (flow.examples_go_on or joint != "\n"):
            self.examples[-1] += joint + line.text
        else:
            self.in_example = False
            self._add_text(line.text, joint)

    def _add_text(self, text: str, joint: str) -> None:
        if self.texts and joint != "\n":
            self.texts[-1] += joint + text
        else:
            self.texts.append(text)

    @property
    def text(self) -> str:
        return "\n".join(self.texts)

    @property
    def is_title(self) -> bool:
        """Whether the text is a heading: short, on one line, no sentence, not behind a letter."""
        could_be = len(self.texts) == 1 and not self.is_leaf and not self.number.place[-1][1]
        return could_be and is_title(self.texts[0])


def folded(lines: Iterable[Line], flow: Flow) -> tuple[list[Line], list[Entry]]:
    """The lines before the first number, and an entry for each number."""
    before: list[Line] = []
    entries: list[Entry] = []
    for line in lines:
        if line.number is not None:
            entries.append(Entry(line.number, [line.text] if line.text else [], last=line))
        elif entries:
            entries[-1].add(line, flow)
        else:
            before.append(line)
    return before, entries


def rules_of(
    entries: Sequence[Entry], numbering: Numbering, *, continuous: bool
) -> tuple[Rule, ...]:
    """The entries as rules, each under the entry that the document puts it under."""
    parents = _parents(entries, numbering, continuous=continuous)
    return tuple(
        Rule(
            entry.number.text,
            parent.text if parent else None,
            entry.text if entry.is_title else "",
            "" if entry.is_title else entry.text,
            tuple(entry.examples),
        )
        for entry, parent in zip(entries, parents, strict=True)
    )


def _parents(
    entries: Sequence[Entry], numbering: Numbering, *, continuous: bool
) -> Iterator[RuleNumber | None]:
    seen: dict[Place, RuleNumber] = {}
    opened: list[tuple[int, RuleNumber]] = []
    for entry in entries:
        depth = numbering.level(entry)
        while opened and opened[-1][0] >= depth:
            opened.pop()
        above = [number for _, number in opened]
        under = next((it for it in reversed(above) if numbering.under(entry.number, it)), None)
        if continuous and above and len(above[-1].text) > 1:
            # A misprint (423.3 between 432.2b and 433) stays where the document has it.
            yield above[-1]
        else:
            yield (
                under if above and under is above[-1] else seen.get(entry.number.place[:-1], under)
            )
        opened.append((depth, entry.number))
        seen[entry.number.place] = entry.number


def begins(number: RuleNumber, other: RuleNumber) -> bool:
    """Whether `number` goes on where `other` ends, as 103.1.b does after 103.1."""
    return len(number.place) > len(other.place) and number.place[: len(other.place)] == other.place


def follows(number: RuleNumber, last: RuleNumber) -> bool:
    """Whether `number` can come right after `last`: one further on its level, or first under it.

    >>> from rulesdb.numbers import canonical as n
    >>> follows(n("702.144"), n("702.143f")), follows(n("704.5m"), n("704.5k"))
    (True, True)
    >>> follows(n("103.1.a"), n("103.1")), follows(n("508.1"), n("702.143f"))
    (True, False)
    """
    *stem, (value, letter) = number.place
    if letter:
        return tuple(stem) in (last.place, last.place[: len(stem)]) and number > last
    return number.place[:-1] == last.place[: len(stem)] and (
        value == 1 if len(last.place) == len(stem) else value == last.place[len(stem)][0] + 1
    )


def is_cited(line: Line, last: RuleNumber | None, before: str) -> bool:
    """Whether a line broken off from the one `before` only begins with a number that it cites."""
    breaks = _BREAKS_BEFORE_A_NUMBER.search(before) is not None
    if breaks and (not line.text or line.text[0].islower()):
        return True
    if line.number is None or last is None or follows(line.number, last):
        return False
    return breaks or (line.number <= last and not before.endswith(ENDS))
