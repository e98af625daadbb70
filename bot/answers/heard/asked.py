"""What a question asks: what somebody may do now, what happens, or what can be answered."""

from __future__ import annotations

import csv
import re
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("asked.tsv")
_SENTENCE = re.compile(r"[.!?;:。！？\n]+")
"""Behind such a sign another sentence begins."""


def happens(text: str, spoken: str) -> bool:
    """Whether the last sentence asks what happens, and not what somebody may do.

    >>> happens("My unit has Vision. Do I draw?", "en"), happens("May I draw?", "en")
    (True, False)
    """
    last, other = _last(text), _patterns()[spoken][1]
    return not may(text, spoken) and other.search(last) is not None


def may(text: str, spoken: str) -> bool:
    """Whether the last sentence asks what somebody may do.

    >>> may("May I draw?", "en"), may("draw", "en")
    (True, False)
    """
    return _patterns()[spoken][0].search(_last(text)) is not None


def responds(text: str, spoken: str) -> bool:
    """Whether the last sentence asks whether something can be answered.

    >>> responds("They foretell. Can I respond?", "en"), responds("Can I foretell?", "en")
    (True, False)
    """
    return _patterns()[spoken][2].search(_last(text)) is not None


def _last(text: str) -> str:
    said = [each.strip() for each in _SENTENCE.split(text.casefold()) if each.strip(" )\"'»“”")]
    return said[-1] if said else ""


@cache
def _patterns() -> dict[str, tuple[re.Pattern[str], ...]]:
    with FILE.open(encoding="utf-8", newline="") as text:
        lines = csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {
            row["language"]: tuple(re.compile(row[each]) for each in ("may", "happens", "responds"))
            for row in lines
        }
