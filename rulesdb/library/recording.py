"""Histories made from files of whole editions: only their numbers, days and names are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.library import readers
from rulesdb.library.chronicle import Dated, chronicle
from rulesdb.library.decode import Decoded, decode
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.readers import Hints

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from rulesdb.library.documents import Document
    from rulesdb.library.lives import Lives


def recorded(files: Iterable[tuple[Path, str | None]]) -> dict[str, Lives]:
    """The lives of the rules in some files, by game; each may be given a day that it lacks.

    What is no whole edition of a game's main rules in their original language is passed over.
    """
    editions: dict[str, dict[str, Dated]] = {}
    for file, day in files:
        for document in _documents(file, day):
            game, date = document.edition.game, document.edition.date or ""
            editions.setdefault(game, {}).setdefault(date, Dated(date, document.rules))
    return {game: chronicle(game, its.values()) for game, its in sorted(editions.items())}


def _documents(file: Path, day: str | None) -> Iterator[Document]:
    decoded = decode(file.read_bytes())
    found = readers.read(decoded.text, Hints(date=day)) if isinstance(decoded, Decoded) else ()
    for document in found if isinstance(found, tuple) else ():
        it = document.edition
        kind = (it.document, it.language, it.extent)
        if kind == (MAIN[it.game], ORIGINAL, "whole") and it.date:
            yield document
