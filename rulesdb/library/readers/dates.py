"""The day on which a document says that it takes effect, in four languages."""

from __future__ import annotations

import re
from datetime import date

_MONTHS = (
    "january janvier januar",
    "february février februar",
    "march mars märz",
    "april avril april",
    "may mai mai",
    "june juin juni",
    "july juillet juli",
    "august août august",
    "september septembre september",
    "october octobre oktober",
    "november novembre november",
    "december décembre dezember",
)
MONTHS = {name: at for at, names in enumerate(_MONTHS, 1) for name in names.split()}
_MONTH = rf"(?P<month>{'|'.join(sorted(MONTHS, key=len, reverse=True))})"
_DAY, _NUMBER, _YEAR = r"(?P<day>\d{1,2})", r"(?P<number>\d{1,2})", r"(?P<year>\d{4})"
_EN = r"(?:effective|current|in force)\s+(?:as\s+of|on|from|since)"
_FR = r"en\s+vigueur\s+(?:à\s+(?:compter|partir)\s+du|au|le|depuis\s+le|dès\s+le)"
_DE = r"(?:gilt|gelten|gültig|in\s+kraft)\s+(?:ab|seit)(?:\s+dem)?"
_JA = rf"{_YEAR}\s*年\s*{_NUMBER}\s*月\s*{_DAY}\s*日"
_UPDATED = (
    r"(?:last\s+updated|dernière\s+mise\s+à\s+jour|zuletzt\s+aktualisiert|最終更新日?)\s*[:：]?"
)
# What a document says of itself; the more certain wording first.
_SAYS = (
    rf"{_EN}\s+{_MONTH}\s+{_DAY}\s*,?\s+{_YEAR}",
    rf"{_EN}\s+{_DAY}\s+{_MONTH}\s+{_YEAR}",
    rf"{_FR}\s+{_DAY}(?:er)?\s+{_MONTH}\s+{_YEAR}",
    rf"{_DE}\s+{_DAY}\.\s*(?:{_MONTH}|{_NUMBER}\.)\s*{_YEAR}",
    rf"{_JA}\s*(?:に|より|から|付で)?\s*(?:発効|施行|有効|適用)",
    rf"(?:発効日?|施行日?|有効)\s*[:：]?\s*{_JA}",
    rf"(?:和訳|総合ルール)\s*{_YEAR}(?P<number>\d\d)(?P<day>\d\d)(?:\.\d)?",
    rf"Règles\s+FR\s*\[{_DAY}/{_NUMBER}/{_YEAR}\]",
    rf"{_UPDATED}\s*{_YEAR}-{_NUMBER}-{_DAY}",
    rf"{_UPDATED}\s*{_MONTH}\s+{_DAY}\s*,?\s+{_YEAR}",
)
_PATTERNS = tuple(re.compile(pattern, re.IGNORECASE) for pattern in _SAYS)


def effective(text: str) -> str | None:
    """The ISO date from which the text says that it holds; nothing where it does not say.

    >>> effective("These rules are effective as of August 7, 2026.")
    '2026-08-07'
    >>> effective("Ces règles entrent en vigueur au 1er février 2010.")
    '2010-02-01'
    >>> effective("gilt ab dem 20. September 2024"), effective("(和訳 20230901.0 版)")
    ('2024-09-20', '2023-09-01')
    """
    for pattern in _PATTERNS:
        for match in pattern.finditer(text):
            if found := _day(match.groupdict()):
                return found
    return None


def _day(parts: dict[str, str]) -> str | None:
    month = int(parts["number"]) if parts.get("number") else MONTHS[parts["month"].lower()]
    try:
        return date(int(parts["year"]), month, int(parts["day"])).isoformat()
    except ValueError:
        return None
