"""Small editions written for the tests, in the plain format that the bundled texts have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.library.importing import Import
from rulesdb.library.opening import open_shelf
from rulesdb.library.readers import Hints

if TYPE_CHECKING:
    from pathlib import Path

DAY = "2026-11-30"
RULES = """
1. Concepts

116. Special Actions
116.1. A special action asks for priority.
116.2. There are several.
116.2h Foretelling is one of them.

702. Keyword Abilities
702.57. Forecast
702.57a Reveal the card during the upkeep.
702.143. Foretell
702.143a Pay two mana and exile the card face down.
Example: A player foretells an unusual walrus.
702.143b This asks for priority in your own turn.

704. State-Based Actions
704.5. These are performed:
704.5z The last of the single letters.
704.5aa The first of the double letters.
"""


def edition(  # noqa: PLR0913 - one for each thing that a header says
    date: str | None = "2026-08-07",
    rules: str = RULES,
    *,
    language: str = "en",
    game: str = "magic",
    document: str = "comprehensive",
    standing: str = "official",
    extent: str = "whole",
    title: str = "Rules for tests",
) -> bytes:
    """The bytes of an edition; without a date where none is given."""
    header = {
        "game": game,
        "language": language,
        "document": document,
        "standing": standing,
        "extent": extent,
        "title": title,
        "date": date,
    }
    lines = "\n".join(f"{key}: {value}" for key, value in header.items() if value)
    return f"{lines}\n{rules}".encode()


def take_in(folder: Path, *raws: bytes, replace: bool = False, source: str = "a.txt", **hints: str):
    """What became of each of the files, put on the shelf of a folder one after another."""
    with open_shelf(folder, write=True) as shelf:
        door = Import(shelf, DAY, replace)
        return [door.take_in(raw, Hints(source=source, **hints)) for raw in raws]


def holdings(folder: Path):
    with open_shelf(folder) as shelf:
        return shelf.holdings()


def everything(folder: Path) -> list[tuple[object, ...]]:
    """All that is stored, to compare one moment with another."""
    with open_shelf(folder) as shelf:
        tables = ("document", "entry", "passage", "fresh_docsize", "older_docsize")
        return [tuple(shelf.db.execute(f"SELECT * FROM {table}")) for table in tables]  # noqa: S608 - names of our own tables
