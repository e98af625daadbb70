"""Costs in every way that people write them, as the symbols of a scenario line."""

from __future__ import annotations

import re
import unicodedata

LETTERS = {"白": "W", "青": "U", "黒": "B", "赤": "R", "緑": "G", "無": "C", "T": "T", "X": "X"}
_BRACKETED = re.compile(rf"\((\d{{1,2}}|[WUBRGC{''.join(LETTERS)}])\)")
_BARE = re.compile(r"(?<![\w{/])(\d{0,2})([WUBRGCX]{1,6})(?![\w}/])")
_MINUS = str.maketrans({"−": "-", "–": "—", "―": "—", "─": "—"})
RUN = re.compile(r"(?:\{[^{}\s]{1,5}\})+")


def normal(text: str) -> str:
    """The text with one sign for each thing, and costs between braces.

    >>> normal("予顕（1）（青）")
    '予顕{1}{U}'
    """
    plain = unicodedata.normalize("NFKC", text).translate(_MINUS)
    plain = re.sub(r"[ \t\u3000]+", " ", plain)
    return _BRACKETED.sub(lambda sign: f"{{{LETTERS.get(sign[1], sign[1])}}}", plain)


def braced(text: str) -> str:
    """A cost that is written without braces, such as 1UU; the text as it is where it is none.

    >>> braced("foretell 1U")
    'foretell {1}{U}'
    """
    return _BARE.sub(lambda cost: "".join(f"{{{each}}}" for each in _signs(cost)), text)


def _signs(cost: re.Match[str]) -> tuple[str, ...]:
    return (*filter(None, [cost[1]]), *cost[2])
