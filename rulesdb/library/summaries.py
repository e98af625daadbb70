"""The texts written for this project, read once a process into a shelf in memory."""

from __future__ import annotations

import contextlib
import hashlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.library import readers, shelving
from rulesdb.library.documents import Refusal
from rulesdb.library.opening import from_bytes, in_memory, transaction
from rulesdb.library.readers.hints import Hints

if TYPE_CHECKING:
    from rulesdb.library.shelf import Shelf

ALWAYS = "9999-12-31"
HERE = Path(__file__).parent
FOLDER = HERE / "bundled"
KEPT = "bundled-{}.db"
"""The file in a data folder that spares the next start the reading; it may be deleted."""

_LOADED: dict[Path, Shelf] = {}


class UnreadableSummary(Exception):
    """A bundled text cannot be read; carries the file and the refusal."""


def bundled(folder: Path = FOLDER, keep: Path | None = None) -> Shelf:
    """Every bundled text, on a shelf of its own; with `keep` it is kept in that data folder."""
    if folder not in _LOADED:
        _LOADED[folder] = _kept(folder, keep) if keep else _read(folder)
    return _LOADED[folder]


def _read(folder: Path) -> Shelf:
    shelf = in_memory()
    with transaction(shelf.db):
        for file in sorted(folder.glob("*.txt")):
            found = readers.read(file.read_text("utf-8"), Hints(source=file.name))
            if isinstance(found, Refusal):
                raise UnreadableSummary(file.name, found)
            for document in found:
                shelving.put(shelf, document, shelving.Sums("", ""), day=ALWAYS)
    return shelf


def _kept(folder: Path, keep: Path) -> Shelf:
    """The shelf as it was read before; read now where that is of other texts or damaged."""
    path = keep / KEPT.format(_mark(folder))
    with contextlib.suppress(OSError):
        content = path.read_bytes()
        if _sum(content[_SUM:]) == content[:_SUM]:
            return from_bytes(content[_SUM:])
    shelf = _read(folder)
    with contextlib.suppress(OSError):  # a folder that can not be written to keeps nothing
        _keep(path, shelf.db.serialize())
    return shelf


def _keep(path: Path, content: bytes) -> None:
    """All of it or nothing, in place of what was kept of other texts."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".bundled-", delete=False) as new:
        new.write(_sum(content) + content)
    Path(new.name).replace(path)
    for old in path.parent.glob(KEPT.format("*")):
        if old != path:
            old.unlink(missing_ok=True)


def _mark(folder: Path) -> str:
    """What tells these texts, and what reads them, from those of another version."""
    files = [*folder.glob("*.txt"), *HERE.rglob("*.py"), *HERE.rglob("*.sql")]
    found = ((str(it), it.stat()) for it in files)
    known = sorted((name, it.st_size, it.st_mtime_ns) for name, it in found)
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


def _sum(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


_SUM = hashlib.sha256().digest_size
