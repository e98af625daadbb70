"""What each server, channel and person chose, stored in a file of its own."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiosqlite

from bot.choices import ALLOWED, Choices, Chosen

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Iterator, Mapping

FILE = "choices.db"
MIGRATIONS = Path(__file__).with_name("migrations")
PATIENCE = 2.0
"""Seconds to wait for another process that writes; Discord waits three for an answer."""

CHOSEN = """
SELECT CASE channel WHEN 0 THEN 'server' ELSE 'channel' END, name, value
FROM place
WHERE server = :server AND channel IN (0, :channel)
UNION ALL
SELECT 'own', name, value
FROM person
WHERE id = :person
"""

CHANNELS = """
SELECT channel, name, value
FROM place
WHERE server = :server AND channel <> 0
ORDER BY channel
"""

SERVERS = "SELECT DISTINCT server FROM place"

OWN = "INSERT OR IGNORE INTO owner (one, application) VALUES (1, :application)"
OWNER = "SELECT application FROM owner"

CHOOSE_FOR_PLACE = """
INSERT INTO place (server, channel, name, value)
VALUES (:server, :channel, :name, :value)
ON CONFLICT DO UPDATE SET value = excluded.value
"""

CHOOSE_FOR_PERSON = """
INSERT INTO person (id, name, value)
VALUES (:person, :name, :value)
ON CONFLICT DO UPDATE SET value = excluded.value
"""

FORGET_PLACE = "DELETE FROM place WHERE server = :server AND channel = :channel"
FORGET_SERVER = "DELETE FROM place WHERE server = :server"
FORGET_PERSON = "DELETE FROM person WHERE id = :person"


NEWER = "it was written by a newer version of Foresight"


class Unusable(Exception):
    """The file cannot be used; says why."""


@dataclass(frozen=True, slots=True)
class Guilds:
    """The open file; every reading and every writing is one statement, done or not done.

    `read` looks up at once what every question needs; whatever may have to wait goes to `db`.
    """

    db: aiosqlite.Connection
    read: sqlite3.Connection

    async def chosen(self, server: int | None, channel: int | None, person: int) -> Chosen:
        """All that was chosen where somebody asks something, and by them."""
        named = {"server": server, "channel": channel, "person": person}
        try:
            rows: Iterable[sqlite3.Row] = self.read.execute(CHOSEN, named).fetchall()
        except sqlite3.OperationalError:
            rows = await self.db.execute_fetchall(CHOSEN, named)
        return Chosen(**dict(_by_first(rows)))

    async def channels(self, server: int) -> tuple[tuple[int, Choices], ...]:
        """The channels of a server for which something of their own was chosen."""
        rows = await self.db.execute_fetchall(CHANNELS, {"server": server})
        return tuple(_by_first(rows))

    async def servers(self) -> frozenset[int]:
        """Every server for which something was chosen."""
        return frozenset(row[0] for row in await self.db.execute_fetchall(SERVERS))

    async def owner(self, application: int) -> int:
        """Whose file it is: that of the application which asked first."""
        await self._write(OWN, {"application": application})
        ((owner,),) = await self.db.execute_fetchall(OWNER)
        return int(owner)

    async def choose_for_place(self, server: int, channel: int, name: str, value: str) -> None:
        """Remember a choice for a server, where the channel is 0, or for one channel of it."""
        named: dict[str, int | str] = {"server": server, "channel": channel}
        named |= {"name": name, "value": value}
        await self._write(CHOOSE_FOR_PLACE, named)

    async def choose_for_person(self, person: int, name: str, value: str) -> None:
        """Remember what somebody chose for themselves."""
        await self._write(CHOOSE_FOR_PERSON, {"person": person, "name": name, "value": value})

    async def forget_place(self, server: int, channel: int) -> None:
        """Delete what was chosen for one channel, or for the server apart from its channels."""
        await self._forget(FORGET_PLACE, {"server": server, "channel": channel})

    async def forget_server(self, server: int) -> None:
        """Delete all that was chosen for a server and its channels."""
        await self._forget(FORGET_SERVER, {"server": server})

    async def forget_person(self, person: int) -> None:
        """Delete all that somebody chose."""
        await self._forget(FORGET_PERSON, {"person": person})

    async def _forget(self, statement: str, named: Mapping[str, int]) -> None:
        """Delete, and leave no copy of it in the log that was written ahead."""
        await self._write(statement, named)
        await self._write("PRAGMA wal_checkpoint(TRUNCATE)", {})

    async def _write(self, statement: str, named: Mapping[str, int | str]) -> None:
        async with self.db.execute(statement, named):
            pass


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Guilds]:
    """The file of a data folder, made where there is none, and closed at the end."""
    try:
        connection = aiosqlite.connect(_file(folder), isolation_level=None, timeout=PATIENCE)
        async with contextlib.AsyncExitStack() as unless_opened:
            db = await unless_opened.enter_async_context(connection)
            await _prepare(db)
            read = unless_opened.enter_context(contextlib.closing(_reading(folder / FILE)))
            unless_opened.pop_all()
    except (OSError, sqlite3.Error) as error:
        raise Unusable(str(error)) from error
    try:
        yield Guilds(db, read)
    finally:
        read.close()
        await db.close()


def _reading(file: Path) -> sqlite3.Connection:
    """A connection that only reads, and never waits."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, timeout=0, isolation_level=None)


def _file(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / FILE


async def _prepare(db: aiosqlite.Connection) -> None:
    # With a write-ahead log readers never wait; what is deleted is overwritten, not only unlinked.
    for line in ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"):
        await _set(db, line)
    scripts = sorted(MIGRATIONS.glob("*.sql"))
    if await _version(db) == len(scripts):
        return
    await db.execute("BEGIN IMMEDIATE")  # another process may have come first: counted again
    done = await _version(db)
    if done > len(scripts):
        raise Unusable(NEWER)
    for statement in _statements(scripts[done:]):
        await db.execute(statement)
    await db.execute(f"PRAGMA user_version = {len(scripts)}")
    await db.execute("COMMIT")


async def _set(db: aiosqlite.Connection, line: str) -> None:
    """Set a mode; SQLite itself does not wait for another process that sets it just now."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            await db.execute(f"PRAGMA {line}")
        except sqlite3.OperationalError as error:
            primary = error.sqlite_errorcode & 0xFF
            if primary != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            await asyncio.sleep(0.02)
        else:
            return


async def _version(db: aiosqlite.Connection) -> int:
    ((version,),) = await db.execute_fetchall("PRAGMA user_version")
    return int(version)


def _statements(scripts: Iterable[Path]) -> Iterator[str]:
    """One by one, because a script run whole would end the transaction that it stands in."""
    statement = ""
    for script in scripts:
        for line in script.read_text("utf-8").splitlines(keepends=True):
            statement += line
            if sqlite3.complete_statement(statement):
                yield statement
                statement = ""


def _by_first(rows: Iterable[sqlite3.Row]) -> Iterator[tuple[Any, Choices]]:
    """The choices of each first column; what a newer version may have stored is passed over."""
    found: dict[Any, dict[str, str]] = {}
    for first, name, value in rows:
        if value in ALLOWED.get(name, ()):
            found.setdefault(first, {})[name] = value
    return ((first, Choices(**values)) for first, values in found.items())
