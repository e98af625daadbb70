"""A shelf of documents: what stands on it, and where a text of it is."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.library.documents import Edition, GlossaryEntry, Note, Rule
from rulesdb.library.volume import Place, Volume, bind

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

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

LONGEST_MARK = 40

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

    @property
    def mark(self) -> str:
        """The name where it is short, else what stands for it: the same as long as it is stored.

        It fits a button and an option.
        """
        if len(self.name) <= LONGEST_MARK:
            return self.name
        it = self.edition
        short = hashlib.sha256(self.name.encode()).hexdigest()[:8]
        return f"{it.game}:{it.document}:{it.language}:{short}"


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
        return replace(_volume(holding.edition, rows), name=holding.name)

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
            for left in (begun, begun.with_name(f"{begun.name}-journal")):
                left.unlink(missing_ok=True)

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
