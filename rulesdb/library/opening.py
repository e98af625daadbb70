"""The file of a shelf: opened, made and brought up to date, or why it cannot be."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.library.documents import Refusal
from rulesdb.library.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = "rules.db"
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 10.0  # seconds that a reader or writer waits for another's transaction


class NotAShelf(Exception):
    """The file cannot be used; carries the refusal that says why."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


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
        raise NotAShelf(why_not(error, path, writing=write)) from error
    return Shelf(db, path)


def in_memory() -> Shelf:
    """An empty shelf that lasts as long as the program: the one for bundled texts."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _bring_up_to_date(db)
    return Shelf(db, None)


def from_bytes(content: bytes) -> Shelf:
    """A shelf in memory from what another one was serialised to."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    db.deserialize(content)
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
def reading(shelf: Shelf) -> Iterator[None]:
    """Several reads of the same state, whoever writes meanwhile; `NotAShelf` where they fail."""
    try:
        shelf.db.execute("BEGIN")
        try:
            yield
        finally:
            shelf.db.execute("COMMIT")
    except sqlite3.Error as error:
        raise NotAShelf(why_not(error, shelf.path)) from error


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


def is_there(folder: Path) -> bool:
    """Whether a data folder holds a shelf; `NotAShelf` where that can not even be seen."""
    path = folder / FILE
    try:
        if path.exists():
            return True
        if folder.exists() and not folder.is_dir():
            raise NotADirectoryError(folder)
    except OSError as error:
        raise NotAShelf(why_not(error, path, writing=False)) from error
    return False


def why_not(error: OSError | sqlite3.Error, path: Path | None, *, writing: bool = True) -> Refusal:
    """What an operator is told when the file or its folder does not let itself be used."""
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(error, OSError):
        key = "shelf-read-only"
    elif code is None or code & PRIMARY not in REASONS:
        raise error
    else:
        key = REASONS[code & PRIMARY]
    if key == "shelf-read-only" and not writing:
        key = "shelf-unreadable"
    return Refusal(key, (("path", str(path or "")),))
