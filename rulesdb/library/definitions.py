"""Which of our rules on a mechanic says what it is, where that is not the first of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("definitions.tsv")


@cache
def definitions() -> dict[str, str]:
    """The number of the telling rule by the id of the mechanic, as the summaries number it.

    >>> definitions()["riftbound:temporary"]
    '816.1.b'
    """
    rows = FILE.read_text("utf-8").splitlines()[1:]
    return dict(row.split("\t") for row in rows)
