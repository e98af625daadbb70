"""Single words and names in scenario lines: steps, places, keywords, the names of objects."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.nearest import nearest
from rulesdb.engine.riftbound.mechanics.keywords import KEYWORDS
from rulesdb.engine.riftbound.mechanics.steps import ALIASES, SURVEYED_STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable

# A name is any run of words without the signs that the language itself uses.
_NAME = re.compile(r"[^:;,=\n]*[^\s:;,=]")
_SEAT_WORD = re.compile(r"(?<!\w)[A-D](?!\w)")
_AND = re.compile(r"\s*,\s*|\s+and\s+")


def read_step(word: str, scope: Scope) -> str | Unread:
    """The step meant by the word, in any language of the vocabulary."""
    said = word.casefold()
    named = (scope.vocabulary(word) or "").removeprefix("rb-")
    for each in (said, ALIASES.get(said), named):
        if each in SURVEYED_STEPS:
            return each
    return Unread("step", word, nearest(said, SURVEYED_STEPS))


def new_name(text: str) -> str | Unread:
    """A name that an object may bear; a lone capital A to D would be a player."""
    name = text.strip()
    if not _NAME.fullmatch(name) or _SEAT_WORD.search(name):
        return Unread("name", name)
    return name


def known_name(text: str, names: Iterable[str]) -> tuple[str, str] | None:
    """The longest known name that the text begins with, and the words after it."""
    for name in sorted(names, key=len, reverse=True):
        if text.casefold().startswith(name.casefold()):
            rest = text[len(name) :]
            if not rest or rest[0] in " ,":
                return name, rest.strip()
    return None


def known_names(text: str, names: tuple[str, ...]) -> tuple[str, ...] | Unread:
    """Names between commas or "and", each of them known."""
    found = tuple(_AND.split(text.strip()))
    for name in found:
        if name not in names:
            return unknown_name(name, names)
    return found


def unknown_name(text: str, names: Iterable[str]) -> Unread:
    """An object that no line has brought in."""
    return Unread("object", text, nearest(text, names) or tuple(names)[:3])


def keyword(text: str, scope: Scope) -> str | None:
    """The keyword meant by the text, in any language of the vocabulary."""
    said = text.strip().casefold()
    said = said if said in KEYWORDS else (scope.vocabulary(text.strip()) or "")
    return said if said in KEYWORDS else None
