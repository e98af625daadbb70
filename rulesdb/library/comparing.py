"""Stored editions compared with each other, and one rule looked up in many of them."""

from __future__ import annotations

import contextlib
import threading
from collections import OrderedDict
from typing import TYPE_CHECKING

from rulesdb import numbers
from rulesdb.library.differences import Change, differences
from rulesdb.library.likeness import plainly
from rulesdb.library.opening import open_shelf, reading

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from rulesdb.library.shelf import Holding, Shelf

# Where an edition has a number twice, the first counts.
SAID = """
SELECT heading, text
FROM entry JOIN passage ON passage.id = entry.passage
WHERE document = :document AND kind = 'rule' AND number = :number
ORDER BY place
LIMIT 1
"""
KEPT = 8


class Comparing:
    """What was compared last is kept: one turns the pages of a long list of changes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: OrderedDict[tuple[str, ...], tuple[Change, ...]] = OrderedDict()
        self._keeping = threading.Lock()

    def differences(
        self, before: Holding, after: Holding, number: str | None = None
    ) -> tuple[Change, ...]:
        """The changes from one stored edition to another, of all rules or of one."""
        key = (before.digest, after.digest, number or "")
        with self._keeping:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        with self._shelf() as shelf:
            old, new = shelf.volume(before).rules, shelf.volume(after).rules
        found = differences(old, new, number)
        with self._keeping:
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def reworded(self, numbered: Sequence[tuple[Holding, str]]) -> Iterator[Holding]:
        """The editions in which a rule says something else than in the one before.

        It is given with its number in each edition, in their order.
        """
        with self._shelf() as shelf:
            before: str | None = None
            for holding, number in numbered:
                named = {"document": holding.id, "number": number}
                row = shelf.db.execute(SAID, named).fetchone()
                said = plainly(numbers.uncited("\n".join(row))) if row else None
                if before is not None and said is not None and said != before:
                    yield holding
                before = said

    @contextlib.contextmanager
    def _shelf(self) -> Iterator[Shelf]:
        with open_shelf(self._folder) as shelf, reading(shelf):
            yield shelf
