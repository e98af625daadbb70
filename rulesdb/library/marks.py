"""Two wordings of one rule with the words marked that went and that came."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

STAYS, GOES, COMES = "stays", "goes", "comes"
# Words with what follows them; each Japanese character is a word.
_WORD = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]|[^\s\u3040-\u30ff\u3400-\u9fff]+|\s+")

_QUOTES = re.compile(r"[\"'?_*‘’“”]+")


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of a text that stays, goes or comes."""

    kind: str
    text: str


def marked(old: str, new: str) -> tuple[Piece, ...]:
    """The newer wording, with what it no longer says and what it says now.

    >>> [(it.kind, it.text) for it in marked("Pay one mana now.", "Pay two mana now.")]
    [('stays', 'Pay '), ('goes', 'one'), ('comes', 'two'), ('stays', ' mana now.')]
    """
    before, after = _WORD.findall(old), _WORD.findall(new)
    matcher = SequenceMatcher(None, list(map(_key, before)), list(map(_key, after)), autojunk=False)
    return tuple(_joined(_pieces(matcher, before, after)))


def _key(word: str) -> str:
    """What a word is told from others by: not its case, nor quotes that copies write otherwise."""
    return _QUOTES.sub("", word).lower() if word.strip() else " "


def _pieces(matcher: SequenceMatcher[str], before: list[str], after: list[str]) -> Iterator[Piece]:
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind == "equal":
            yield Piece(STAYS, "".join(after[c:d]))
            continue
        yield Piece(GOES, "".join(before[a:b]))
        yield Piece(COMES, "".join(after[c:d]))


def _joined(pieces: Iterator[Piece]) -> Iterator[Piece]:
    """Pieces that say something; a space between two changes is part of both."""
    went, came = "", ""
    for piece in pieces:
        if piece.kind == STAYS and (piece.text.strip() or not (went or came)):
            yield from _changed(went, came)
            went, came = "", ""
            yield piece
        elif piece.kind == STAYS:
            went, came = went + piece.text, came + piece.text
        else:
            went += piece.text if piece.kind == GOES else ""
            came += piece.text if piece.kind == COMES else ""
    yield from _changed(went, came)


def _changed(went: str, came: str) -> Iterator[Piece]:
    """What went and what came, and the space after both by itself."""
    end = " " if went.endswith(" ") and came.endswith(" ") else ""
    for kind, text in ((GOES, went), (COMES, came)):
        if text := text.removesuffix(end) if end else text:
            yield Piece(kind, text)
    if end:
        yield Piece(STAYS, end)
