"""What is known of a document before it is read: from the person who imports it, or its header."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING

from rulesdb.library.documents import DOCUMENTS, EXTENTS, GAMES, LANGUAGES, STANDINGS

if TYPE_CHECKING:
    from rulesdb.library.names import Names

_FIELD = re.compile(
    r"\s*(game|language|document|standing|extent|title|date|source)\s*:[ \t]*(.*)", re.IGNORECASE
)
_SHORT = {"mtg": "magic"}
_ALLOWED = {
    "game": GAMES,
    "language": LANGUAGES,
    "document": DOCUMENTS,
    "standing": STANDINGS,
    "extent": EXTENTS,
}


@dataclass(frozen=True, slots=True)
class Hints:
    """What need not be read from the text; none where the text is to tell.

    `names` are the names of mechanics by which notes find what they are about; ours without.
    """

    game: str | None = None
    language: str | None = None
    document: str | None = None
    standing: str | None = None
    extent: str | None = None
    title: str | None = None
    date: str | None = None
    source: str = ""
    names: Names | None = None


def from_header(text: str, hints: Hints) -> tuple[Hints, str]:
    """The hints with what a header of `key: value` lines adds, and the text after it.

    >>> hints, rest = from_header("game: magic\\ntitle: Ours\\n\\n1. Concepts", Hints())
    >>> hints.game, hints.title, rest
    ('magic', 'Ours', '1. Concepts')
    """
    found: dict[str, str] = {}
    lines = text.lstrip().split("\n")
    while lines and (match := _FIELD.fullmatch(lines[0])):
        key, value = match[1].lower(), match[2].strip()
        value = _SHORT.get(value, value) if key == "game" else value
        if _fits(key, value):
            found[key] = value
        lines.pop(0)
    if "game" not in found:
        return hints, text
    # What has a header was written as a document of its own.
    found.setdefault("extent", "whole")
    kept = {key: value for key, value in found.items() if not getattr(hints, key)}
    return replace(hints, **kept), "\n".join(lines).lstrip("\n")  # type: ignore[arg-type]  # every key is a field of str


def _fits(key: str, value: str) -> bool:
    if key == "date":
        return is_date(value)
    return bool(value) and value in _ALLOWED.get(key, (value,))


def is_date(text: str) -> bool:
    """Whether `text` is a day of the calendar written as 2026-08-07."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
