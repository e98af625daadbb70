"""How the lines of a document go together: which begin a paragraph and which go on with one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rulesdb.library.readers.lines import Line

TITLE_LENGTH = 70
WRAPPED_LENGTH = 50
ENDS = tuple('.:;?,。．：；？、”"»)]」')
_CLOSING = '”"»)]」'
_OPENING = re.compile(r"[(“\"«「\[]")
_LISTED = re.compile(r"\d{1,3}\.?\s\S.{0,60}$")


@dataclass(frozen=True, slots=True)
class Flow:
    """The habit of a document.

    In a `wrapped` one, broken at a `width`, a line goes on with the paragraph unless a blank
    line or an indent is before it; in a `torn` one, which came from pages, it does where the
    line before is as long as `width` or stops within a sentence.  `examples_go_on` where all
    that follows an example belongs to it.
    """

    wrapped: bool = False
    torn: bool = False
    width: int = 0
    examples_go_on: bool = False

    def joint(self, before: Line | None, line: Line) -> str:
        """What goes between two lines: a space, nothing in Japanese, or the end of a line."""
        if before is None or not self._goes_on(before, line):
            return "\n"
        return "" if before.whole[-1] > "\u2fff" and line.whole[0] > "\u2fff" else " "

    def _goes_on(self, before: Line, line: Line) -> bool:
        if self.torn:
            length = len(before.whole)
            goes_on = line.whole[0].islower() or length >= WRAPPED_LENGTH
            unfinished = goes_on and not before.whole.endswith(ENDS)
            return unfinished or length >= self.width or " " not in line.whole
        return self.wrapped and not line.gap and not line.indented


def is_wrapped(lines: Sequence[Line]) -> bool:
    """Whether the paragraphs of a document are broken into lines of a page's width."""
    numbered = sum(line.number is not None for line in lines)
    rests = sum(
        line.number is None
        and not (line.gap or line.indented or line.is_example)
        and len(before.whole) >= WRAPPED_LENGTH
        and not before.whole.endswith(ENDS)
        for before, line in pairwise(lines)
    )
    return rests * 4 > numbered


def width(lines: Sequence[Line]) -> int:
    """How long the long lines are: where text was broken at a width, that width."""
    lengths = sorted(len(line.whole) for line in lines)
    return lengths[len(lengths) * 9 // 10] if lengths else 0


def is_title(text: str) -> bool:
    """Whether a text could be a heading: short, and not ending as sentences do.

    >>> [is_title(text) for text in ("Start Your Engines!", "∞ (Infinity)", "It ends.")]
    [True, True, False]
    """
    if not text or len(text) > TITLE_LENGTH:
        return False
    if not text.endswith(ENDS):
        return True
    inside = text.rstrip(_CLOSING)
    return inside != text and bool(_OPENING.search(text)) and not inside.endswith(ENDS)


def paragraphs(lines: Iterable[Line], flow: Flow) -> tuple[str, ...]:
    """The lines as paragraphs, without those that name a heading in a contents list."""
    found: list[str] = []
    before: Line | None = None
    for line in lines:
        if line.number is not None or _LISTED.match(line.whole):
            continue
        joint = flow.joint(before, line)
        if found and joint != "\n":
            found[-1] += joint + line.whole
        else:
            found.append(line.whole)
        before = line
    return tuple(found)
