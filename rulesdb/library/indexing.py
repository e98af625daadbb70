"""Every text kept in the index that it belongs to: of newest editions, or of past ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.library.fold import tokens
from rulesdb.library.phrasing import scope

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from rulesdb.library.shelf import Holding, Shelf

PASSAGES_OF = "SELECT DISTINCT passage FROM entry WHERE document = :document"
PASSAGE = "SELECT indexed, game, language, heading, text FROM passage WHERE id = :id"
# What a contentless index holds is known by its table of sizes.
IN_FRESH = "SELECT id FROM fresh_docsize"
STILL_USED = "SELECT 1 FROM entry WHERE passage = :id LIMIT 1"
NOW_INDEXED = "UPDATE passage SET indexed = ? WHERE id = ?"
NO_PASSAGE = "DELETE FROM passage WHERE id = ?"
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


def newest(holdings: Sequence[Holding], day: str) -> set[int]:
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


def settle(shelf: Shelf, day: str, touched: set[int]) -> None:
    """Bring texts into the index that they belong to: the touched ones, and what time has moved."""
    now = newest(shelf.holdings(), day)
    fresh = set().union(*(passages(shelf.db, document) for document in now))
    indexed = {row[0] for row in shelf.db.execute(IN_FRESH)}
    moves: dict[tuple[str, str], list[Row]] = {}
    for passage in sorted(touched | (fresh ^ indexed)):
        used = passage in fresh or shelf.db.execute(STILL_USED, {"id": passage}).fetchone()
        there, *row = shelf.db.execute(PASSAGE, {"id": passage}).fetchone()
        goal = "fresh" if passage in fresh else "older" if used else ""
        if there != goal:
            moves.setdefault((there, goal), []).append(_row(passage, *row))
    for (there, goal), rows in moves.items():
        _move(shelf.db, there, goal, rows)


def passages(db: sqlite3.Connection, document: int) -> set[int]:
    """The texts of a document."""
    return {row[0] for row in db.execute(PASSAGES_OF, {"document": document})}


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
