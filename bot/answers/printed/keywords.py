"""A list of keywords at the beginning of a card's paragraph, with their numbers and costs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.answers.heard.spots import units_of

if TYPE_CHECKING:
    from bot.answers.printed.lexicon import Lexicon

MOST_WORDS, MOST = 12, 20
_NEXT = re.compile(r"[\s,、;·.。]*")
_BEHIND = re.compile(
    r"(?: (?P<number>\d{1,2})(?![\d/]))?"
    r"(?:(?:\s*—\s*|\s*)(?P<cost>(?:\{[^{}\s]{1,5}\})+))?"
)
# Another item, another line, or a sentence that begins with a capital or with a cost.
_ENDS = re.compile(r"\s*(?:$|[,、;·.。\n(])|\s+(?=[^\W\d_a-zß-öø-ÿぁ-ん]|[{+\-\d\[])")
_WORDED_COST = re.compile(r"\s*—\s*(?=\S)")


def leading(text: str, head: str, lexicon: Lexicon) -> tuple[tuple[str, ...], str]:
    """The keywords that a paragraph begins with as facts, and the rest of it."""
    found: list[str] = []
    rest = text.strip()
    while len(found) < MOST and (item := _one(rest, head, lexicon)):
        fact, rest = item
        found.append(fact)
        rest = rest[_NEXT.match(rest).end() :]  # type: ignore[union-attr]  # it matches anywhere
    return tuple(dict.fromkeys(found)), rest


def _one(text: str, head: str, lexicon: Lexicon) -> tuple[str, str] | None:
    """The first keyword, and what stands behind it."""
    units = tuple(units_of(text[:120]))[:MOST_WORDS]
    if not units or units[0].start > 1:
        return None
    for end in range(len(units), 0, -1):
        said = text[units[0].start : units[end - 1].stop]
        word = lexicon.keyword(said)
        behind = text[units[end - 1].stop :]
        if word and (item := _with_cost(word, behind, head, lexicon)):
            return item
    return None


def _with_cost(word: str, behind: str, head: str, lexicon: Lexicon) -> tuple[str, str] | None:
    """The keyword as a fact with its number and cost, where the game knows it as one."""
    match = _BEHIND.match(behind)
    names = dict.fromkeys((word.replace("-", " "), word))
    if match and _ENDS.match(behind, match.end()):
        more = " ".join(filter(None, (match["number"], match["cost"])))
        for name in names:
            fact = f"{name} {more}".strip()
            if lexicon.takes(head, fact):
                return fact, behind[match.end() :]
    if worded := _WORDED_COST.match(behind):
        for name in names:
            if lexicon.takes(head, name):
                return name, behind[worded.end() :]
    return None
