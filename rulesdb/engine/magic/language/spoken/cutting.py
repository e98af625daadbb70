"""Cutting a line where it may be cut: outside quotes, brackets and mana symbols."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


_CLOSED = re.compile(r'"[^"]*"|\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]')
_ARROW = re.compile(r"\s*(?:=>|-->|\u2192|\u21d2|\u2013>|\u2014>)\s*")
_STRAIGHT = str.maketrans("\u201c\u201d\u201e\u00ab\u00bb\u2019\u2212", '"""""\'-')


def straight(text: str) -> str:
    """With plain quotation marks, apostrophes, minus signs and arrows."""
    return _ARROW.sub(" -> ", text.translate(_STRAIGHT))


def cut(text: str, mark: str) -> list[str]:
    """The parts between the marks (a pattern) that stand outside quotes and brackets.

    >>> cut('creature 1/1, "{T}, discard a card: draw"', ",")
    ['creature 1/1', '"{T}, discard a card: draw"']
    """
    covered = _CLOSED.sub(lambda found: "\0" * len(found[0]), text)
    parts, start = [], 0
    for found in re.finditer(mark, covered):
        parts.append(text[start : found.start()])
        start = found.end()
    return [part.strip() for part in (*parts, text[start:])]


def listed(text: str) -> list[str]:
    """The names of a list: between commas and "and".

    >>> listed("Bear, Wolf and Elk")
    ['Bear', 'Wolf', 'Elk']
    """
    return [part.strip() for part in re.split(r",\s*and\s+|,\s*|\s+and\s+", text) if part.strip()]


Table = tuple[tuple[str, "str | Callable[[re.Match[str]], str]"], ...]


@cache
def ignoring_case(pattern: str) -> re.Pattern[str]:
    """The pattern compiled, once somebody asks for it: most are never asked for."""
    return re.compile(pattern, re.IGNORECASE)


def rewritten(text: str, table: Table) -> str:
    """The text with each pattern of the table, in order, put as the table says it."""
    for pattern, meant in table:
        text = ignoring_case(pattern).sub(meant, text)
    return text
