"""Single words and names in scenario lines: steps, zones, and the names of objects."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.position import ZONES
from rulesdb.engine.magic.steps import STEPS, step
from rulesdb.engine.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Iterable

# A name is any run of words without the signs that the language itself uses.
_NAME = re.compile(r"[^:;,=#{}\n]*[^\s:;,=#{}](?:#\d+)?")
_SEAT_WORD = re.compile(r"(?<!\w)[A-D](?!\w)")


MINE = ("my ", "your ")
THEIRS = ("my opponent's ", "an opponent's ", "the opponent's ", "opponent's ", "their ")


def read_step(word: str, scope: Scope) -> str | Unread:
    """The step meant by the word, in any language of the vocabulary."""
    found = step(word) or step(scope.vocabulary(word) or "")
    return found or Unread("step", word, nearest(word, STEPS))


def possessed(value: str, scope: Scope) -> str:
    """A step of "my" turn or of "the opponent's", with the player in place of the word."""
    me, they = scope.players[:2]
    for said, player in (
        ("my opponent's ", they),
        *((each, me) for each in MINE),
        *((each, they) for each in THEIRS),
    ):
        if value.startswith(said):
            return f"{player}, {value.removeprefix(said)}"
    return value


def read_zone(word: str, scope: Scope) -> str | None:
    """The zone meant by the word, in any language of the vocabulary."""
    said = word.strip().casefold()
    said = said if said in ZONES else (scope.vocabulary(word) or "")
    return said if said in ZONES else None


def new_name(text: str) -> str | Unread:
    """A name that an object may bear; a lone capital A to D would be a player."""
    name = text.strip()
    if not _NAME.fullmatch(name) or _SEAT_WORD.search(name):
        return Unread("name", name)
    return name


def unknown(text: str, names: Iterable[str]) -> Unread:
    """That no object of that name is known, and the nearest that are."""
    return Unread("object", text, nearest(text, names) or tuple(names)[:3])


def known_name(text: str, names: Iterable[str]) -> tuple[str, str] | None:
    """The longest known name that the text begins with, and the words after it."""
    for name in sorted(names, key=len, reverse=True):
        if text.casefold().startswith(name.casefold()):
            rest = text[len(name) :]
            if not rest or rest[0] == " ":
                return name, rest.strip()
    return None
