"""Bytes taken in as documents: decoded, read, checked against what is there, put on the shelf."""

from __future__ import annotations

import hashlib
import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library import readers, shelving
from rulesdb.library.decode import decode
from rulesdb.library.documents import Refusal
from rulesdb.library.opening import transaction, why_not

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulesdb.library.documents import Document, Edition
    from rulesdb.library.readers import Hints
    from rulesdb.library.shelf import Holding, Shelf

ADDED, PRESENT, REFUSED = "added", "present", "refused"
# A whole edition with fewer of the older one's rules than this has lost some on the way.
COMPLETE = 0.85


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of a file, and the documents it holds: one, or one a language.

    `why` says what refused it, or what to know about what was added.
    """

    status: str
    documents: tuple[Document, ...] = ()
    why: Refusal | None = None


class Refused(Exception):
    """A document of a file is not to stand on the shelf; ends the file's transaction."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Import:
    """Where documents are put, on which day, and whether they may take the place of others."""

    shelf: Shelf
    day: str
    replace: bool = False

    def take_in(self, raw: bytes, hints: Hints) -> Taken:
        """Everything that a file holds put on the shelf in one transaction, or nothing of it."""
        decoded = decode(raw)
        if isinstance(decoded, Refusal):
            return Taken(REFUSED, why=decoded)
        documents = readers.read(decoded.text, hints)
        if isinstance(documents, Refusal):
            return Taken(REFUSED, why=documents)
        sha256 = hashlib.sha256(raw).hexdigest()
        try:
            with transaction(self.shelf.db):
                added = [self._added(document, sha256) for document in documents]
        except Refused as refused:
            return Taken(REFUSED, documents, refused.why)
        except sqlite3.Error as error:
            return Taken(REFUSED, documents, why_not(error, self.shelf.path))
        if not any(added):
            return Taken(PRESENT, documents)
        return Taken(ADDED, documents, _to_know(documents, self.day))

    def _added(self, document: Document, sha256: str) -> bool:
        """Whether the document had to be added; raises `Refused` where it must not be."""
        holdings = self.shelf.holdings()
        twin = next((it for it in holdings if _same_key(it, document)), None)
        sums = shelving.Sums(sha256, shelving.digest(document))
        if twin and twin.digest == sums.digest:
            return False
        # The same bytes read otherwise than before: the reader has learned, the text is the same.
        if twin and twin.sha256 != sha256 and not self.replace:
            raise Refused(Refusal("other-text", (("name", twin.name),)))
        if lost := _incomplete(document, holdings):
            raise Refused(lost)
        shelving.put(self.shelf, document, sums, self.day, instead_of=twin)
        return True


def _same_key(holding: Holding, document: Document) -> bool:
    return (*_key(holding.edition), holding.part) == (
        *_key(document.edition),
        shelving.part(document),
    )


def _key(edition: Edition) -> tuple[str | None, ...]:
    return edition.game, edition.language, edition.document, edition.extent, edition.date


def _incomplete(document: Document, holdings: Iterable[Holding]) -> Refusal | None:
    """Why a whole edition cannot be whole: the one before it has many more rules."""
    older = _nearest_older(document.edition, holdings)
    if older is None or len(document.rules) >= COMPLETE * older.rules:
        return None
    counts = (("rules", str(len(document.rules))), ("before", str(older.rules)))
    return Refusal("incomplete", (("name", older.name), *counts))


def _nearest_older(edition: Edition, holdings: Iterable[Holding]) -> Holding | None:
    if edition.extent != "whole" or edition.date is None:
        return None
    kind = _key(edition)[:4]
    older = [it for it in holdings if _key(it.edition)[:4] == kind and it.edition.date]
    before = [it for it in older if (it.edition.date or "") < edition.date]
    return max(before, key=lambda it: it.edition.date or "", default=None)


def _to_know(documents: Iterable[Document], day: str) -> Refusal | None:
    """What an operator should know of what was added."""
    for edition in (document.edition for document in documents):
        if edition.date is None and edition.extent == "whole":
            return Refusal("undated")
        if edition.date and edition.date > day:
            return Refusal("ahead", (("date", edition.date),))
    return None
