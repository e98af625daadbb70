"""The glossary at the end of comprehensive rules."""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise
from typing import TYPE_CHECKING

from rulesdb.library.documents import GlossaryEntry
from rulesdb.library.readers.flow import is_title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulesdb.library.readers.flow import Flow
    from rulesdb.library.readers.lines import Line

HEADING = re.compile(r"\W*(?:glossary|glossaire|glossar|用語集)\W*", re.IGNORECASE)
AFTER = re.compile(r"\W*(?:credits|crédits|mitwirkende|danksagung|クレジット)\W*", re.IGNORECASE)
_LAST = "\U0010ffff"
_SENSE = re.compile(r"\d{1,2}[.．]\s?")
_SENTENCE_END = re.compile(r"[.!?。”\")»」]$")


def bounds(lines: Sequence[Line], start: int) -> tuple[int, int]:
    """Where the glossary's heading stands and where it is over; the end twice without one."""
    headings = [at for at, line in enumerate(lines) if at > start and HEADING.fullmatch(line.text)]
    if not headings:
        return len(lines), len(lines)
    begin = headings[-1]
    ends = [at for at, line in enumerate(lines) if at > begin and AFTER.fullmatch(line.text)]
    return begin, ends[-1] if ends else len(lines)


def read(lines: Sequence[Line], flow: Flow) -> tuple[GlossaryEntry, ...]:
    """The entries between the heading of the glossary and its end.

    An entry without a text is where an edition breaks off: it explains nothing and is left out.
    """
    blocks = list(_parted(_listed(_blocks(lines[1:])), flow))
    entries = (GlossaryEntry(block[0].whole, _text(block[1:], flow)) for block in blocks)
    return tuple(entry for entry in entries if entry.text)


def _blocks(lines: Sequence[Line]) -> Iterator[list[Line]]:
    block: list[Line] = []
    for line in lines:
        if line.gap and block:
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def _listed(blocks: Iterator[list[Line]]) -> Iterator[list[Line]]:
    """The blocks, where lines that stand alone belong to the list before them."""
    last: list[Line] | None = None
    for block in blocks:
        alone = len(block) == 1
        if last is not None and alone and (block[0].indented or _is_list(last)):
            last += block
            continue
        if last is not None:
            yield last
        last = block
    if last is not None:
        yield last


def _is_list(block: Sequence[Line]) -> bool:
    return all(line.gap for line in block)


def _parted(blocks: Iterator[list[Line]], flow: Flow) -> Iterator[list[Line]]:
    """The blocks, where a headword that lost its blank line begins an entry of its own."""
    last: list[Line] | None = None
    for block in [*blocks, []]:
        if last is not None:
            yield from _split(last, block[0].whole if block else "", flow)
        last = block


def _split(block: list[Line], following: str, flow: Flow) -> Iterator[list[Line]]:
    first, last = _order(block[0].whole), _order(following) or _LAST
    cuts = [
        at
        for at in range(2, len(block) - 1)
        if _is_headword(block, at, flow) and first <= _order(block[at].whole) <= last
    ]
    for begin, end in pairwise([0, *cuts, len(block)]):
        yield block[begin:end]


def _is_headword(block: list[Line], at: int, flow: Flow) -> bool:
    before, line, after = block[at - 1 : at + 2]
    full = flow.wrapped and len(f"{line.whole} {after.whole.split()[0]}") > flow.width
    return (
        not (line.indented or line.number or full or line.gap)
        and is_title(line.whole)
        and bool(_SENTENCE_END.search(before.whole))
    )


def _order(headword: str) -> str:
    plain = unicodedata.normalize("NFKD", headword).casefold()
    return "".join(mark for mark in plain if mark.isalnum())


def _text(lines: Sequence[Line], flow: Flow) -> str:
    text = ""
    before: Line | None = None
    for line in lines:
        new = line.is_example or _SENSE.match(line.whole)
        text += ("\n" if new else flow.joint(before, line)) + line.whole
        before = line
    return text.strip()
