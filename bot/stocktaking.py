"""What is stored and what became of an import, as rows for JSON and as lines in words."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rapidfuzz import fuzz, process

from bot.answers.values import Mistake
from rulesdb.library import checking, shelving
from rulesdb.library.documents import Refusal
from rulesdb.library.importing import REFUSED, Taken
from rulesdb.library.intake import bytes_of
from rulesdb.library.opening import transaction, why_not

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.words import Words
    from rulesdb.library.documents import Document, Edition
    from rulesdb.library.importing import Import
    from rulesdb.library.readers import Hints
    from rulesdb.library.shelf import Holding, Shelf

COUNTS = ("rules", "examples", "glossary", "notes")
SUGGESTED = 3


@dataclass(frozen=True, slots=True)
class Report:
    """One thing said: the row of it, the line of it, and whether something was amiss."""

    row: dict[str, Any]
    line: str
    amiss: bool = False


@dataclass(frozen=True, slots=True)
class Clerk:
    """Who says it: in which words, in which language."""

    words: Words
    language: str

    def say(self, key: str, **slots: str) -> str:
        return self.words.say(self.language, key, **slots)

    def imported(self, file: str, taken: Taken) -> Report:
        """What became of a file."""
        kind = "refused" if taken.status == REFUSED else "noted"
        why = self._reason(kind, taken.why) if taken.why else None
        row = {
            "file": file,
            **_about(taken.documents),
            "status": taken.status,
            "why": why,
        }
        edition = taken.documents[0].edition if taken.documents else None
        parts = (
            self.say(f"taken-{taken.status}"),
            Path(file).name or file,
            self._described(edition) if edition else "",
            self._counted(row) if edition else "",
            why or "",
        )
        return Report(row, self._listed(parts), taken.status == REFUSED)

    def held(self, holding: Holding) -> Report:
        """A stored document, by what the option of a command takes for it."""
        row = _row(holding)
        parts = (holding.mark, self._described(holding.edition), self._counted(row))
        return Report(row, self._listed(parts))

    def removed(self, holding: Holding) -> Report:
        """A document that was taken off the shelf."""
        row = {"name": holding.name, "status": "removed"}
        return Report(row, self.say("library-removed", name=holding.name))

    def saved(self, path: Path) -> Report:
        """A copy that was made."""
        return Report(
            {"path": str(path), "status": "saved"}, self.say("library-saved", path=str(path))
        )

    def shown(self, shelf: Shelf, holding: Holding) -> Report:
        """A stored document with its source and its sections."""
        held = self.held(holding)
        volume = shelf.volume(holding)
        tops = [rule for rule in volume.rules if rule.heading and "." not in rule.number]
        sections = [{"number": rule.number, "heading": rule.heading} for rule in tops]
        source = f"{self.say('label-source')}: {holding.source} · SHA-256 {holding.sha256}"
        heads = [f"{it['number']} {it['heading']}" for it in sections]
        outline = [f"{self.say('label-outline')}:", *heads] if heads else []
        row = {**held.row, "source": holding.source, "sha256": holding.sha256}
        lines = "\n".join((held.line, holding.edition.title, source, *outline))
        return Report({**row, "sections": sections}, lines)

    def checked(self, shelf: Shelf) -> Iterator[Report]:
        """Every stored document read again, and the file as a whole."""
        for it in checking.checked(shelf):
            said = self.say(
                "library-sound" if it.sound else "library-altered", name=it.holding.name
            )
            cites = str(it.unresolved)
            cited = self.say("library-cites", count=cites) if it.unresolved else ""
            row = {"name": it.holding.name, "sound": it.sound, "unresolved": it.unresolved}
            yield Report(row, self._listed((said, cited)), not it.sound)
        if not checking.is_whole(shelf):
            row = {"name": None, "sound": False, "unresolved": 0}
            yield Report(row, self.say("library-index-lost"), amiss=True)

    def _reason(self, kind: str, why: Refusal) -> str:
        return self.say(f"{kind}-{why.key}", **dict(why.slots))

    def _described(self, edition: Edition) -> str:
        date = edition.date or self.say("edition-undated")
        return self._listed(
            (
                self.say(f"game-{edition.game}"),
                self.say(f"document-{edition.document}"),
                self.say(f"language-{edition.language}"),
                date,
                self.say(f"standing-{edition.standing}"),
                self.say(f"extent-{edition.extent}"),
            )
        )

    def _counted(self, row: dict[str, Any]) -> str:
        return self.say("counts", **{name: str(row[name]) for name in COUNTS})

    def _listed(self, parts: Iterable[str]) -> str:
        return self.say("list-dot").join(part for part in parts if part)


def take_in(importing: Import, file: str, hints: Hints) -> Taken:
    """What becomes of a file; one that cannot be read is refused like one that makes no sense."""
    raw = bytes_of(Path(file))
    if isinstance(raw, Refusal):
        return Taken(REFUSED, why=raw)
    return importing.take_in(raw, hints)


def named(shelf: Shelf, names: Iterable[str], language: str) -> tuple[Holding, ...] | Mistake:
    """The stored documents of these names or marks; a mistake where there is none of a name."""
    by_mark = {holding.mark: holding for holding in shelf.holdings()}
    by_name = by_mark | {holding.name: holding for holding in shelf.holdings()}
    for name in names:
        if name not in by_name:
            close = process.extract(name, list(by_mark), scorer=fuzz.ratio, limit=SUGGESTED)
            suggestions = tuple(found[0] for found in close)
            slots = (("name", name),)
            return Mistake("document-unknown", language, slots, suggestions=suggestions)
    return tuple(by_name[name] for name in names)


def remove(shelf: Shelf, holdings: Sequence[Holding], day: str) -> Refusal | None:
    """Take documents off the shelf, all or none; or say why that cannot be."""
    try:
        with transaction(shelf.db):
            for holding in holdings:
                shelving.remove(shelf, holding, day)
    except sqlite3.Error as error:
        return why_not(error, shelf.path)
    return None


def back_up(shelf: Shelf, to: Path) -> Refusal | None:
    """Copy the shelf, as it is at one moment, into a file that is not there yet."""
    if to.exists():
        return Refusal("file-exists", (("path", str(to)),))
    try:
        shelf.copy(to)
    except (OSError, sqlite3.Error) as error:
        return why_not(error, to)
    return None


def wrong(why: Refusal, language: str) -> Mistake:
    """A refusal of the file that holds the library, as what the person is told."""
    return Mistake(why.key, language, why.slots)


def _about(documents: Sequence[Document]) -> dict[str, Any]:
    """What a file is: the kind of its first document, and how much all of them hold."""
    edition = documents[0].edition if documents else None
    return {
        "game": edition and edition.game,
        "lang": edition and edition.language,
        "document": edition and edition.document,
        "extent": edition and edition.extent,
        "date": edition and edition.date,
        "rules": sum(len(it.rules) for it in documents),
        "examples": sum(len(rule.examples) for it in documents for rule in it.rules),
        "glossary": sum(len(it.glossary) for it in documents),
        "notes": sum(len(it.notes) for it in documents),
    }


def _row(holding: Holding) -> dict[str, Any]:
    edition = holding.edition
    return {
        "name": holding.name,
        "game": edition.game,
        "lang": edition.language,
        "document": edition.document,
        "standing": edition.standing,
        "extent": edition.extent,
        "title": edition.title,
        "date": edition.date,
        **{name: getattr(holding, name) for name in COUNTS},
    }
