"""Every edition of Magic's rules at hand laid beside the next one, once a session."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.library.chronicle import Dated, chronicle
from rulesdb.library.moves import beside
from tests.claims.library.papers import EDITIONS, only

if TYPE_CHECKING:
    from rulesdb.library.beside import Side
    from rulesdb.library.documents import Document
    from rulesdb.library.lives import Lives
    from rulesdb.library.moves import Link


class Followed(NamedTuple):
    """The editions by their day, the links from each to the next, and the lives of all rules."""

    editions: dict[str, Document]
    links: dict[str, tuple[Link, ...]]
    lives: Lives


@cache
def followed() -> Followed:
    editions = {only(path).edition.date or "": only(path) for path in EDITIONS}
    days = sorted(editions)
    found: list[tuple[Link, ...]] = []

    def lay(old: Side, new: Side) -> tuple[Link, ...]:
        found.append(beside(old, new))
        return found[-1]

    lives = chronicle("magic", (Dated(day, editions[day].rules) for day in days), lay)
    return Followed(editions, dict(zip(days, found, strict=False)), lives)
