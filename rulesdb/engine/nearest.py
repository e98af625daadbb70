"""The words nearest to one that is not known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

if TYPE_CHECKING:
    from collections.abc import Iterable

FLOOR = 55.0


def nearest(word: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """Up to `most` known words that resemble `word`, the closest first.

    >>> nearest("mian1", ("main1", "main2", "upkeep"))
    ('main1', 'main2')
    """
    found = process.extract(
        word,
        tuple(known),
        scorer=fuzz.ratio,
        processor=str.casefold,
        score_cutoff=FLOOR,
        limit=most,
    )
    return tuple(name for name, _, _ in found)
