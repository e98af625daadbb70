"""What became of each rule from one edition to the next: kept, moved, split, merged, gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library.beside import Side
from rulesdb.library.matching import Matching
from rulesdb.library.parting import parted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesdb.library.documents import Rule


@dataclass(frozen=True, slots=True, order=True)
class Link:
    """A rule at its place in the older edition, and what it is at its place in the newer."""

    old: int
    new: int


def align(old: Sequence[Rule], new: Sequence[Rule]) -> tuple[Link, ...]:
    """The links of two editions, in the order of the older.

    A rule that was split has several, rules that were merged share what they lead to, and what
    has no link is gone, or new.
    """
    return beside(Side(old), Side(new))


def beside(old: Side, new: Side) -> tuple[Link, ...]:
    """The same for editions that are laid beside others too."""
    matching = Matching(old, new)
    return tuple(sorted(Link(*pair) for pair in {*matching.after.items(), *parted(matching)}))
