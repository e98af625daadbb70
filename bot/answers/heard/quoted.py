"""What a card does, in parentheses or quotes: the effects that scenario lines have words for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.answers.games import GAMES
from bot.answers.heard.owning import belongs_to_opponent
from rulesdb.engine.games import Scope, Unread

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS = Scope(("A", "B"))
_QUOTED = re.compile(r"\(([^()]{8,200})\)|[\"\N{LEFT DOUBLE QUOTATION MARK}]([^\"”]{8,200})[\"”]")
_SENTENCE = re.compile(r"[.;]\s*")
_ONESELF = (
    (re.compile(r"\bi\b", re.IGNORECASE), "you"),
    (re.compile(r"\bmy opponents?\b", re.IGNORECASE), "opponents"),
    (re.compile(r"\bmy\b", re.IGNORECASE), "your"),
)


def effects(text: str, game: str, spoken: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """The effects that stand so in a text, each as a line with its place."""
    for quoted in _QUOTED.finditer(text):
        group = 1 if quoted[1] else 2
        phrases = [it for it in _SENTENCE.split(quoted[group]) if it.strip()]
        read = [_read(each, game) for each in phrases]
        if read and all(read):
            theirs = belongs_to_opponent(text.casefold(), quoted.start(), spoken)
            if theirs is not None:
                seat = "B" if theirs else "A"
                yield " && ".join(f"effect:{seat} {each}" for each in read), quoted.span()


def _read(phrase: str, game: str) -> str:
    """An effect in the words of a scenario line; nothing where it is none that is known."""
    for said, meant in _ONESELF:
        phrase = said.sub(meant, phrase)
    found = GAMES[game].situation("A", "effect", phrase.strip(), SEATS)
    return "" if isinstance(found, Unread) else str(found).partition("effect: ")[2]
