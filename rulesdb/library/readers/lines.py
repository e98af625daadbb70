"""The lines of a document, each with the number that it begins with."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from rulesdb.numbers import canonical

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.numbers import RuleNumber

_BULLET = r"(?:[•*·‣◦●▪○\u2013-]\s+)?"
_CJK = r"[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]"
# "606. 8b" and "702. 37a" are misprints of real editions; "901.4.All" lacks its space.
_NUMBERED = re.compile(
    rf"""{_BULLET}(?P<bold>[*_]{{1,2}})?
    (\d{{3}}(?:\.\ ?\d{{1,3}}[a-zA-Z]{{1,2}}(?![^\W\d_])|\.\d{{1,3}})?
        (?:\.(?:\d{{1,2}}|[a-z])(?![^\W_]))*
    |\d{{1,2}}(?=\.?\s))
    (?:(\.)(?=\s|$|[*:]|[^\W\d_a-z]|["“„«(‘]|{_CJK})|(?=\s|$|{_CJK}|[*_:]))
    (?(bold)(?:(?P=bold))?):?\s*""",
    re.VERBOSE,
)
_WIDE = re.compile(rf"^\s*{_BULLET}[０-９][０-９．.ａ-ｚa-z]*")
_EXAMPLE = re.compile(
    r"\s*[_*]{0,2}(?:Examples?|Exemples?|Beispiele?|例)(?:\s?\d{1,2})?[_*]{0,2}\s?(?:[:：]|[-–—]\s)",
    re.IGNORECASE,
)
_MARKS = re.compile(r"^\s*(?:={2,}\s*PAGE\s+\d+\s*={2,}|-{3,}|={3,}|_{3,})\s*$", re.IGNORECASE)
_DOUBLED = re.compile(r"(?<=\S)[ \t\u00a0]{2,}(?=\S)")
_SINGLE = re.compile(r"(?<=\S) (?=\S)")
# A page that lost its lines has the contents list behind its heading.
_FLAT_CONTENTS = re.compile(
    r"(?:Contents|Sommaire|Table des matières|Inhaltsverzeichnis|もくじ|目次)[ \t=-]*"
    r"(?=\d{1,2}\.\s\D{2,60}\s\d{1,3}\.\s\D)"
)
_LISTED = re.compile(r"(?<!\s)\s+(?=\d{1,3}\.\s[^\W\d_])")
SAMPLE = 20_000
_LIGATURES = re.compile(r"[\ufb00-\ufb06]")


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number if it begins with one, the text after it, and how it stands.

    `whole` is the line with its number, `stopped` says that a full stop follows the number,
    `gap` that a blank line goes before, `indented` that it starts away from the margin.
    """

    number: RuleNumber | None
    text: str
    whole: str
    stopped: bool = False
    gap: bool = False
    indented: bool = False

    @property
    def is_example(self) -> bool:
        return self.number is None and bool(_EXAMPLE.match(self.text))

    def unnumbered(self) -> Line:
        """The same line where its number turns out to be no rule's."""
        return replace(self, number=None, text=self.whole)


def lines_of(text: str) -> tuple[Line, ...]:
    """The lines of a tidy text that are not blank and no marks of pages.

    >>> [(str(at.number), at.text) for at in lines_of("702.143. Foretell\\n\\n７０２．１ 能力")]
    [('702.143', 'Foretell'), ('702.1', '能力')]
    """
    return tuple(_lines(text))


def tidied(text: str) -> str:
    """The text with its ligatures as letters, its spaces single and its contents list in lines.

    >>> tidied("the  battle\ufb01eld  is  there")
    'the battlefield is there'
    >>> tidied("Contents1. Concepts 100. General 101. Players").split("\\n")
    ['Contents', '1. Concepts', '100. General', '101. Players']
    """
    plain = _LIGATURES.sub(lambda found: unicodedata.normalize("NFKC", found[0]), text)
    if flat := _FLAT_CONTENTS.search(plain):
        plain = plain[: flat.end()] + _LISTED.sub("\n", "\n" + plain[flat.end() :])
    if len(_DOUBLED.findall(plain[:SAMPLE])) * 2 > len(_SINGLE.findall(plain[:SAMPLE])):
        return _DOUBLED.sub(" ", plain)
    return plain


def _lines(text: str) -> Iterator[Line]:
    gap = False
    narrow = partial(_WIDE.sub, lambda found: unicodedata.normalize("NFKC", found[0]))
    for raw in text.split("\n"):
        line = raw.strip()
        if not line or _MARKS.match(line):
            gap = gap or not line
            continue
        indented = raw[0].isspace()
        line = narrow(line)
        match = _NUMBERED.match(line)
        number = canonical(match[2].replace(" ", "").lower()) if match else None
        if match and number:
            yield Line(number, line[match.end() :], line, bool(match[3]), gap, indented)
        else:
            yield Line(None, line, line, gap=gap, indented=indented)
        gap = False
