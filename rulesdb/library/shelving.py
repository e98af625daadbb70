"""Whole documents put on the shelf and taken off it; the caller holds the transaction."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.library.indexing import passages, settle

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from rulesdb.library.documents import Document, Edition
    from rulesdb.library.shelf import Holding, Shelf

DOCUMENT = """
INSERT INTO document (game, language, document, standing, extent, title, date, part,
                      source, sha256, digest, rules, examples, glossary, notes)
VALUES (:game, :language, :document, :standing, :extent, :title, :date, :part,
        :source, :sha256, :digest, :rules, :examples, :glossary, :notes)
"""
ENTRY = """
INSERT INTO entry (document, place, kind, number, parent, about, passage)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
SAME_PASSAGE = """
SELECT id FROM passage
WHERE hash = :hash AND game = :game AND language = :language
  AND heading = :heading AND text = :text
"""
NEW_PASSAGE = """
INSERT INTO passage (hash, game, language, heading, text, indexed)
VALUES (:hash, :game, :language, :heading, :text, '')
"""
NO_ENTRIES = "DELETE FROM entry WHERE document = :document"
NO_DOCUMENT = "DELETE FROM document WHERE id = :document"


class Sums(NamedTuple):
    """The SHA-256 of the bytes of a file, and the digest of what was read from them."""

    sha256: str
    digest: str


class Entry(NamedTuple):
    """One row of a document."""

    kind: str
    number: str | None
    parent: str | None
    about: str | None
    heading: str
    text: str


def put(
    shelf: Shelf, document: Document, sums: Sums, day: str, instead_of: Holding | None = None
) -> None:
    """Put a document on the shelf, in the place of another where one is given."""
    loose = _taken_off(shelf.db, instead_of) if instead_of else set()
    added = _added(shelf.db, document, sums)
    settle(shelf, day, loose | passages(shelf.db, added))


def remove(shelf: Shelf, holding: Holding, day: str) -> None:
    """Take a document off the shelf, with every text that no other has."""
    settle(shelf, day, _taken_off(shelf.db, holding))


def part(document: Document) -> str:
    """What tells a document from others of its game, language, kind, extent and date."""
    edition = document.edition
    if edition.document == "article":
        return ", ".join(filter(None, (edition.title, document.source)))
    if edition.extent == "excerpt":
        return document.rules[0].number if document.rules else edition.title
    return "" if edition.date else edition.title


def digest(document: Document) -> str:
    """The SHA-256 of what is said and in which order, however the file wrote it."""
    whole = hashlib.sha256()
    for entry in _entries(document):
        said = (" ".join(text.split()) for text in (entry.heading, entry.text))
        whole.update("\t".join((*map(str, entry[:4]), *said, "\n")).encode())
    return whole.hexdigest()


def _entries(document: Document) -> Iterator[Entry]:
    for rule in document.rules:
        yield Entry("rule", rule.number, rule.parent, None, rule.heading, rule.text)
        for example in rule.examples:
            yield Entry("example", None, None, None, "", example)
    for term in document.glossary:
        yield Entry("term", None, None, None, term.headword, term.text)
    for note in document.notes:
        yield Entry("note", None, None, note.about, note.heading, note.text)


def _added(db: sqlite3.Connection, document: Document, sums: Sums) -> int:
    edition = document.edition
    row = {
        **{name: getattr(edition, name) for name in edition.__slots__},
        "part": part(document),
        "source": document.source,
        **sums._asdict(),
        "rules": len(document.rules),
        "examples": sum(len(rule.examples) for rule in document.rules),
        "glossary": len(document.glossary),
        "notes": len(document.notes),
    }
    added = _inserted(db.execute(DOCUMENT, row))
    rows = [
        (added, place, *entry[:4], _passage(db, edition, entry.heading, entry.text))
        for place, entry in enumerate(_entries(document))
    ]
    db.executemany(ENTRY, rows)
    return added


def _passage(db: sqlite3.Connection, edition: Edition, heading: str, text: str) -> int:
    brief = hashlib.blake2b(f"{heading}\0{text}".encode(), digest_size=8).digest()
    row = {
        "hash": int.from_bytes(brief, "big", signed=True),
        "game": edition.game,
        "language": edition.language,
        "heading": heading,
        "text": text,
    }
    found = db.execute(SAME_PASSAGE, row).fetchone()
    return int(found[0]) if found else _inserted(db.execute(NEW_PASSAGE, row))


def _inserted(cursor: sqlite3.Cursor) -> int:
    assert cursor.lastrowid is not None  # noqa: S101  # an INSERT of one row always has one
    return cursor.lastrowid


def _taken_off(db: sqlite3.Connection, holding: Holding) -> set[int]:
    loose = passages(db, holding.id)
    db.execute(NO_ENTRIES, {"document": holding.id})
    db.execute(NO_DOCUMENT, {"document": holding.id})
    return loose
