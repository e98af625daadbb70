"""The texts written for this project, read once a process into a shelf in memory."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.library import readers, shelving
from rulesdb.library.documents import Refusal
from rulesdb.library.opening import in_memory, transaction
from rulesdb.library.readers.hints import Hints

if TYPE_CHECKING:
    from rulesdb.library.shelf import Shelf

ALWAYS = "9999-12-31"
FOLDER = Path(__file__).with_name("bundled")


class UnreadableSummary(Exception):
    """A bundled text cannot be read; carries the file and the refusal."""


@cache
def bundled(folder: Path = FOLDER) -> Shelf:
    """Every bundled text, on a shelf of its own."""
    shelf = in_memory()
    with transaction(shelf.db):
        for file in sorted(folder.glob("*.txt")):
            found = readers.read(file.read_text("utf-8"), Hints(source=file.name))
            if isinstance(found, Refusal):
                raise UnreadableSummary(file.name, found)
            for document in found:
                shelving.put(shelf, document, shelving.Sums("", ""), day=ALWAYS)
    return shelf
