"""The file in which imported documents stand: opened, brought up to date, read."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.library.documents import Edition, GlossaryEntry, Note, Refusal, Rule
from rulesdb.library.volume import Place, Volume, bind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FILE = "rules.db"
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 10.0  # seconds that a reader or writer waits for another's transaction

HOLDINGS = """
SELECT game, language, document, standing, extent, title, date,
       id, part, source, sha256, digest, rules, examples, glossary, notes
FROM document
ORDER BY game, document, language, date IS NULL, date, extent DESC, part
"""

ENTRIES = """
SELECT kind, number, parent, about, passage, heading, text
FROM entry JOIN passage ON passage.id = entry.passage
WHERE document = :document
ORDER BY place
"""

FRESH = "SELECT rowid FROM fresh WHERE fresh MATCH :match ORDER BY rank LIMIT :limit"
OLDER = "SELECT rowid FROM older WHERE older MATCH :match ORDER BY rank LIMIT :limit"

COUNT = "SELECT count(*) FROM fresh WHERE fresh MATCH :match"

# Where a text of the past was last: bare columns follow max().
LAST_HOME = """
SELECT document.id, entry.place, max(coalesce(document.date, ''))
FROM entry JOIN document ON document.id = entry.document
WHERE entry.passage = :passage AND coalesce(document.date, '') <= :today
"""

# An example belongs to the rule before it.
LEAF = """
SELECT kind, number, parent, about, passage, heading, text
FROM entry JOIN passage ON passage.id = entry.passage
WHERE document = :document AND place <= :place
  AND (place = :place OR kind = 'rule')
ORDER BY place DESC
LIMIT 2
"""


class NotAShelf(Exception):
    """The file cannot be used; carries the refusal that says why."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Holding:
    """A document on the shelf: its edition, what tells it from others, and how much it holds."""

    edition: Edition
    id: int
    part: str
    source: str
    sha256: str
    digest: str
    rules: int
    examples: int
    glossary: int
    notes: int

    @property
    def name(self) -> str:
        """What an operator calls it: `magic:comprehensive:en:2026-08-07`."""
        it = self.edition
        named = (it.game, it.document, it.language, it.date or "undated", self.part)
        return ":".join(part for part in named if part)


@dataclass(frozen=True, slots=True)
class Shelf:
    """An open shelf; every read is one statement, fetched whole."""

    db: sqlite3.Connection
    path: Path | None

    def holdings(self) -> tuple[Holding, ...]:
        """Every document, by game, document, language and date; the undated last."""
        return tuple(Holding(Edition(*row[:7]), *row[7:]) for row in self.db.execute(HOLDINGS))

    def volume(self, holding: Holding) -> Volume:
        """One document, read whole."""
        rows = self.db.execute(ENTRIES, {"document": holding.id}).fetchall()
        return _volume(holding.edition, rows)

    def sought(self, match: str, limit: int) -> list[int]:
        """The texts of newest editions that match, best first."""
        return self._ids(FRESH, match, limit)

    def sought_before(self, match: str, limit: int) -> list[int]:
        """The texts that only past editions have and that match, best first."""
        return self._ids(OLDER, match, limit)

    def count(self, match: str) -> int:
        """How many texts of newest editions match."""
        found: int = self.db.execute(COUNT, {"match": match}).fetchone()[0]
        return found

    def last_home(self, passage: int, today: str) -> tuple[int, int] | None:
        """The newest document that had a text by that day, and the place of the text in it."""
        named = {"passage": passage, "today": today}
        document, place, _ = self.db.execute(LAST_HOME, named).fetchone()
        return None if document is None else (document, place)

    def leaf(self, edition: Edition, document: int, place: int) -> Volume:
        """One entry of a document, as an edition that holds nothing else."""
        rows = self.db.execute(LEAF, {"document": document, "place": place}).fetchall()
        own, *before = rows
        return _volume(edition, [*before, own] if own[0] == "example" else [own])

    def copy(self, to: Path) -> None:
        """Write everything, as it is at one moment, into a new file; no part of one is left."""
        begun = to.with_name(f"{to.name}.part")
        try:
            with contextlib.closing(sqlite3.connect(begun)) as copy:
                self.db.backup(copy)
            begun.rename(to)
        finally:
            begun.unlink(missing_ok=True)

    def _ids(self, query: str, match: str, limit: int) -> list[int]:
        return [row[0] for row in self.db.execute(query, {"match": match, "limit": limit})]


def _volume(edition: Edition, rows: Sequence[tuple[str, str, str, str, int, str, str]]) -> Volume:
    rules: list[Rule] = []
    examples: dict[int, list[str]] = {}
    glossary: list[GlossaryEntry] = []
    notes: list[Note] = []
    passages: dict[int, Place] = {}
    for kind, number, parent, about, passage, heading, text in rows:
        if kind == "rule":
            rules.append(Rule(number, parent, heading, text))
        elif kind == "example":
            examples.setdefault(len(rules) - 1, []).append(text)
        elif kind == "term":
            glossary.append(GlossaryEntry(heading, text))
        else:
            notes.append(Note(text, about, heading))
        at = {"term": len(glossary), "note": len(notes)}.get(kind, len(rules)) - 1
        passages.setdefault(passage, Place("rule" if kind == "example" else kind, at))
    for at, found in examples.items():
        rules[at] = replace(rules[at], examples=tuple(found))
    return bind(edition, rules, glossary, notes, passages)


@contextlib.contextmanager
def open_shelf(folder: Path, *, write: bool = False) -> Iterator[Shelf]:
    """The shelf of a data folder, closed at the end; see `opened`."""
    shelf = opened(folder, write=write)
    try:
        yield shelf
    finally:
        shelf.db.close()


def opened(folder: Path, *, write: bool = False) -> Shelf:
    """The shelf of a data folder; only for writing is it made where there is none.

    Readers open it writable too where they may, because the first to come after a writer was
    killed has to roll its transaction back; they are held to reading by `query_only`.
    """
    path = folder / FILE
    try:
        if write:
            folder.mkdir(parents=True, exist_ok=True)
        with contextlib.ExitStack() as unless_opened:
            db = _connected(path, write=write)
            unless_opened.callback(db.close)
            _prepare(db, write=write)
            unless_opened.pop_all()
    except (OSError, sqlite3.Error) as error:
        raise NotAShelf(why_not(error, path)) from error
    return Shelf(db, path)


def in_memory() -> Shelf:
    """An empty shelf that lasts as long as the program: the one for bundled texts."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _bring_up_to_date(db)
    return Shelf(db, None)


def _connected(path: Path, *, write: bool) -> sqlite3.Connection:
    may_write = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
    mode = "rwc" if write else "rw" if may_write else "ro"
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )


def _prepare(db: sqlite3.Connection, *, write: bool) -> None:
    # A rollback journal, not WAL: one file to copy, and readable where nothing may be written.
    # Without spilling, readers are shut out only while a transaction ends.
    for line in ("journal_mode = DELETE", "cache_spill = OFF", "foreign_keys = ON"):
        db.execute(f"PRAGMA {line}")
    _bring_up_to_date(db)
    db.execute(f"PRAGMA query_only = {'OFF' if write else 'ON'}")


def _bring_up_to_date(db: sqlite3.Connection) -> None:
    """Apply the migrations that `user_version` says are still to come."""
    scripts = sorted(MIGRATIONS.glob("*.sql"))
    (done,) = db.execute("PRAGMA user_version").fetchone()
    if done > len(scripts):
        raise NotAShelf(Refusal("shelf-newer"))
    if done == len(scripts):
        return
    with transaction(db):  # another process may have come first, so the counter is read again
        (done,) = db.execute("PRAGMA user_version").fetchone()
        for script in scripts[done:]:
            for statement in _statements(script.read_text("utf-8")):
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(scripts)}")


@contextlib.contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All of it or none of it; the right to write is taken at once, so no two begin."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


@contextlib.contextmanager
def reading(db: sqlite3.Connection) -> Iterator[None]:
    """Several reads of the same state, whoever writes meanwhile."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.execute("COMMIT")


def _statements(script: str) -> Iterator[str]:
    """One by one, because `executescript` would end the transaction that they stand in."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


REASONS = {
    sqlite3.SQLITE_READONLY: "shelf-read-only",
    sqlite3.SQLITE_CANTOPEN: "shelf-read-only",
    sqlite3.SQLITE_PERM: "shelf-read-only",
    sqlite3.SQLITE_FULL: "shelf-full",
    sqlite3.SQLITE_IOERR: "shelf-full",
    sqlite3.SQLITE_BUSY: "shelf-busy",
    sqlite3.SQLITE_LOCKED: "shelf-busy",
    sqlite3.SQLITE_NOTADB: "shelf-damaged",
    sqlite3.SQLITE_CORRUPT: "shelf-damaged",
}
PRIMARY = 0xFF  # an extended result code holds the primary one in its low byte


def why_not(error: OSError | sqlite3.Error, path: Path | None) -> Refusal:
    """What an operator is told when the file or its folder does not let itself be used."""
    where = (("path", str(path or "")),)
    if isinstance(error, OSError):
        return Refusal("shelf-read-only", where)
    code = getattr(error, "sqlite_errorcode", None)
    if code is None or code & PRIMARY not in REASONS:
        raise error
    return Refusal(REASONS[code & PRIMARY], where)
