"""Whether what is stored is still what was imported."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library import shelving
from rulesdb.library.closure import closure
from rulesdb.library.documents import Document

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.shelf import Holding, Shelf

INTEGRITY = "PRAGMA integrity_check"
# Each text is in the index that it says: a contentless index keeps its ids in its sizes.
NOT_INDEXED = """
SELECT count(*) FROM passage
WHERE (indexed = 'fresh' AND id NOT IN (SELECT id FROM fresh_docsize))
   OR (indexed = 'older' AND id NOT IN (SELECT id FROM older_docsize))
   OR indexed NOT IN ('fresh', 'older')
"""


@dataclass(frozen=True, slots=True)
class Checked:
    """A stored document read again: is it as it was, and how many citations lead nowhere."""

    holding: Holding
    sound: bool
    unresolved: int


def is_whole(shelf: Shelf) -> bool:
    """Whether the file is in order as SQLite sees it, and every text is in its index."""
    (found,) = shelf.db.execute(INTEGRITY).fetchone()
    (missing,) = shelf.db.execute(NOT_INDEXED).fetchone()
    return bool(found == "ok" and missing == 0)


def checked(shelf: Shelf) -> Iterator[Checked]:
    """Every stored document, read again and compared with what its import noted."""
    for holding in shelf.holdings():
        document = stored(shelf, holding)
        sound = shelving.digest(document) == holding.digest
        whole = holding.edition.extent == "whole"
        yield Checked(holding, sound, len(closure(document).unresolved) if whole else 0)


def stored(shelf: Shelf, holding: Holding) -> Document:
    """A document as it stands on the shelf."""
    it = shelf.volume(holding)
    return Document(it.edition, it.rules, it.glossary, it.notes, holding.source)
