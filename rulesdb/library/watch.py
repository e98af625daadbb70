"""Whether another process has written to a shelf since one last asked."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

VERSION = "PRAGMA data_version"


class Watch:
    """Eyes on the file of a shelf, which may not be there yet, or may be put in another's place."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: tuple[int, int] | None = None
        self._db: sqlite3.Connection | None = None
        self._seen: object = None

    def moved(self) -> bool:
        """Whether there is something that was not there at the last call."""
        state = self._state()
        if state == self._seen:
            return False
        self._seen = state
        return True

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    def _state(self) -> object:
        try:
            found = self._path.stat()
        except OSError:
            self.close()
            self._file = None
            return None
        file = (found.st_dev, found.st_ino)
        try:
            return file, self._connected(file).execute(VERSION).fetchone()
        except sqlite3.Error as error:
            # Busy: a transaction is just ending, and the next look will show it.
            busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
            return self._seen if busy else (file, str(error))

    def _connected(self, file: tuple[int, int]) -> sqlite3.Connection:
        if self._db is None or self._file != file:
            self.close()
            address = f"{self._path.absolute().as_uri()}?mode=ro"
            self._db = sqlite3.connect(
                address, uri=True, timeout=0, isolation_level=None, check_same_thread=False
            )
            self._file = file
        return self._db
