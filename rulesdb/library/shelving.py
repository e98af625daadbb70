"""Whole documents put on the shelf and taken off it; the caller holds the transaction."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.library.fold import tokens
from rulesdb.library.phrasing import scope

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator

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
PASSAGES_OF = "SELECT DISTINCT passage FROM entry WHERE document = :document"
PASSAGE = "SELECT indexed, game, language, heading, text FROM passage WHERE id = :id"
STILL_USED = "SELECT 1 FROM entry WHERE passage = :id LIMIT 1"
NOW_INDEXED = "UPDATE passage SET indexed = ? WHERE id = ?"
NO_PASSAGE = "DELETE FROM passage WHERE id = ?"
NO_ENTRIES = "DELETE FROM entry WHERE document = :document"
NO_DOCUMENT = "DELETE FROM document WHERE id = :document"
ENTER = {
    "fresh": "INSERT INTO fresh (rowid, scope, heading, text) VALUES (?, ?, ?, ?)",
    "older": "INSERT INTO older (rowid, scope, heading, text) VALUES (?, ?, ?, ?)",
}
# An index without contents has to be told what it is to forget.
FORGET = {
    "fresh": """
INSERT INTO fresh (fresh, rowid, scope, heading, text) VALUES ('delete', ?, ?, ?, ?)
""",
    "older": """
INSERT INTO older (older, rowid, scope, heading, text) VALUES ('delete', ?, ?, ?, ?)
""",
}


Row = tuple[int, str, str, str]
"""A text as the index has it: id, scope, heading and text as tokens."""


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
    before = newest(shelf.holdings(), day)
    loose = _taken_off(shelf.db, instead_of) if instead_of else set()
    added = _added(shelf.db, document, sums)
    _index(shelf, before, day, loose | _passages(shelf.db, added))


def remove(shelf: Shelf, holding: Holding, day: str) -> None:
    """Take a document off the shelf, with every text that no other has."""
    before = newest(shelf.holdings(), day)
    _index(shelf, before, day, _taken_off(shelf.db, holding))


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
        line = "\t".join(" ".join((part or "").split()) for part in entry)
        whole.update(f"{line}\n".encode())
    return whole.hexdigest()


def newest(holdings: Iterable[Holding], day: str) -> set[int]:
    """The documents that answer today or will: of whole ones, those from the one in force on.

    Excerpts and articles are none's predecessors; an undated whole text never answers.
    """
    found: set[int] = set()
    in_force: dict[tuple[str, str, str], str] = {}
    whole = [it for it in holdings if it.edition.extent == "whole"]
    for it in whole:
        kind = (it.edition.game, it.edition.language, it.edition.document)
        if it.edition.date and it.edition.date <= day:
            in_force[kind] = max(it.edition.date, in_force.get(kind, ""))
    for it in whole:
        kind = (it.edition.game, it.edition.language, it.edition.document)
        if it.edition.date and it.edition.date >= in_force.get(kind, ""):
            found.add(it.id)
    return found | {it.id for it in holdings if it.edition.extent != "whole"}


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
    loose = _passages(db, holding.id)
    db.execute(NO_ENTRIES, {"document": holding.id})
    db.execute(NO_DOCUMENT, {"document": holding.id})
    return loose


def _passages(db: sqlite3.Connection, document: int) -> set[int]:
    return {row[0] for row in db.execute(PASSAGES_OF, {"document": document})}


def _index(shelf: Shelf, before: set[int], day: str, touched: set[int]) -> None:
    """Bring every text that may have changed its standing into the index it now belongs to."""
    now = newest(shelf.holdings(), day)
    for document in before ^ now:
        touched |= _passages(shelf.db, document)
    fresh = set().union(*(_passages(shelf.db, document) for document in now))
    moves: dict[tuple[str, str], list[Row]] = {}
    for passage in sorted(touched):
        used = passage in fresh or shelf.db.execute(STILL_USED, {"id": passage}).fetchone()
        there, *row = shelf.db.execute(PASSAGE, {"id": passage}).fetchone()
        goal = "fresh" if passage in fresh else "older" if used else ""
        if there != goal:
            moves.setdefault((there, goal), []).append(_row(passage, *row))
    for (there, goal), rows in moves.items():
        _move(shelf.db, there, goal, rows)


def _row(passage: int, game: str, language: str, heading: str, text: str) -> Row:
    return passage, scope(game, language), " ".join(tokens(heading)), " ".join(tokens(text))


def _move(db: sqlite3.Connection, there: str, goal: str, rows: list[Row]) -> None:
    """Move texts between the indexes; off the shelf, where nothing uses them."""
    if there:
        db.executemany(FORGET[there], rows)
    if goal:
        db.executemany(ENTER[goal], rows)
        db.executemany(NOW_INDEXED, [(goal, row[0]) for row in rows])
    else:
        db.executemany(NO_PASSAGE, [(row[0],) for row in rows])
