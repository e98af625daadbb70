"""What a search works on, and what it finds: values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.library.index import Find, Index
    from rulesdb.library.shelf import Holding, Shelf


@dataclass(frozen=True, slots=True, eq=False)
class Stock:
    """What is searched: the memory, and the shelves of bundled and imported texts.

    `alone` says that the memory holds one document only, which may be of the past.
    """

    day: str
    index: Index
    bundled: Shelf
    imported: Shelf | None = None
    holdings: tuple[Holding, ...] = ()
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """What is searched for: the words, and for whom.  `games` are tried in turn."""

    query: str
    games: tuple[str, ...]
    language: str


@dataclass(frozen=True, slots=True)
class Other:
    """What the words could mean besides: a mechanic or a find, and the key of the reason."""

    why: str
    mechanic: str | None = None
    find: Find | None = None


@dataclass(frozen=True, slots=True)
class Near:
    """A number or name near to what was typed, with the words it stands for."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found, and how: by number, name, text, fuzzy, or none."""

    by: str
    game: str
    finds: tuple[Find, ...] = ()
    others: tuple[Other, ...] = ()
    nearest: tuple[Near, ...] = ()
