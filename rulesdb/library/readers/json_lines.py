"""Rules that come one a line as JSON, each with its number and its text."""

from __future__ import annotations

import json
from typing import Any

from rulesdb.library.readers.lines import Line
from rulesdb.numbers import canonical

_NUMBER = ("id", "number", "rule")
_TEXT = ("text", "body", "content")


def from_json(text: str) -> tuple[Line, ...] | None:
    """The lines of a file that holds one rule a line as JSON; nothing where it does not.

    >>> [str(line.number) for line in from_json('{"id": "053.1", "text": "* Units"}')]
    ['053.1']
    """
    rows = [row for row in text.split("\n") if row.strip()]
    if not rows or not all(row.lstrip().startswith("{") for row in rows):
        return None
    try:
        found = [_line(json.loads(row)) for row in rows]
    except (ValueError, RecursionError):
        return None
    return tuple(line for line in found if line.number or line.text)


def _line(row: Any) -> Line:
    number = next((str(row[name]) for name in _NUMBER if name in row), "")
    text = next((str(row[name]) for name in _TEXT if name in row), "")
    plain = " ".join(text.split()).removeprefix("* ")
    return Line(canonical(number.strip(" .").lower()), plain, f"{number} {plain}", stopped=True)
