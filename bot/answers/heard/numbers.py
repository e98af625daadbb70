"""The mechanic that a rule number in a question stands for."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rulesdb.library.names import Names

FEW = 3
"""A rule that more mechanics share, such as that of all ability words, means none of them."""
NUMBER = r"\d{3}\.\d{1,3}(?:(?:\.(?:\d{1,2}|[a-z]))+|[a-z])?(?![0-9a-z])"
_WHOLE = re.compile(rf"{NUMBER}|\d{{3}}")
_PARTS = {"magic": re.compile(r"(?<=\d)[a-z]$"), "riftbound": re.compile(r"\.[0-9a-z]+$")}
"""What a number ends with that names a part of the rule; those of Magic's keywords stay."""


def ruled(key: str, game: str, names: Names) -> tuple[str, ...]:
    """The mechanics of the rule, or of the one that it is a part of.

    >>> from rulesdb.library.names import Names
    >>> ruled("702.143a", "magic", Names.load()), ruled("816.1.b", "riftbound", Names.load())
    (('magic:foretell',), ('riftbound:temporary',))
    """
    if not _WHOLE.fullmatch(key):
        return ()
    known = _by_rule(names)
    found = (known.get((game, each), ()) for each in _outwards(key, game))
    mechanics: tuple[str, ...] = next(filter(None, found), ())
    return mechanics if len(mechanics) <= FEW else ()


def _outwards(number: str, game: str) -> Iterator[str]:
    while True:
        yield number
        whole = _PARTS[game].sub("", number)
        if whole == number:
            return
        number = whole


@lru_cache(maxsize=4)
def _by_rule(names: Names) -> Mapping[tuple[str, str], tuple[str, ...]]:
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for mechanic in names.by_mechanic:
        at = (mechanic.partition(":")[0], names.rule(mechanic))
        found[at] = (*found.get(at, ()), mechanic)
    return found
