"""The tables of names, checked row by row as they are read."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb import numbers
from rulesdb.library.documents import GAMES, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MECHANIC = ("mechanic", "language")
SPELLINGS = ("headword", "forms", "reading", "old")
COLUMNS = [*MECHANIC, *SPELLINGS, "source", "rule", "look_alikes"]
HOW = ("headword", "form", "reading", "old", "alone")
# Before a form that names something only where nothing is said beside it, as in topics.
ALONE = "="
_MECHANIC = re.compile(rf"({'|'.join(GAMES)}):[a-z0-9]+(-[a-z0-9]+)*")
_KIND = re.compile(r"(step-rb|step|zone|type)-")


class UnreadableNames(Exception):
    """A table of names holds a wrong row; carries the file, the line and what is wrong there."""

    def __init__(self, file: str, line: int, wrong: str) -> None:
        super().__init__(f"{file}, line {line}: {wrong}")


@dataclass(frozen=True, slots=True)
class Name:
    """What one mechanic is called in one language.

    `headword` is what is shown, empty where no source gives one; `forms` are found too, `alone`
    only where nothing is said beside them, being common words; `old` are names of the past;
    `rule` is the number in the edition that the table follows.
    """

    mechanic: str
    language: str
    headword: str
    forms: tuple[str, ...]
    reading: str
    old: tuple[str, ...]
    source: str
    rule: str
    look_alikes: tuple[str, ...]
    alone: tuple[str, ...]

    @property
    def game(self) -> str:
        return self.mechanic.partition(":")[0]

    @property
    def word(self) -> str:
        """The engine's word: `upkeep` for `magic:step-upkeep`."""
        return _KIND.sub("", self.mechanic.partition(":")[2], count=1)

    @property
    def is_term(self) -> bool:
        """Whether it is a term of the rulebook, which no engine plays."""
        return self.mechanic.partition(":")[2].startswith("term-")

    def spellings(self) -> Iterator[tuple[str, str]]:
        """Every way to write it, and what each is: one of `HOW`."""
        for how, written in zip(
            HOW,
            ((self.headword,), self.forms, (self.reading,), self.old, self.alone),
            strict=True,
        ):
            yield from ((each, how) for each in written if each and not self._is_shown(each, how))

    def _is_shown(self, written: str, how: str) -> bool:
        """Whether it is the headword, which is told already, though it is one that stands alone."""
        return how == HOW[-1] and written == self.headword


def rows_of(file: Path) -> Iterator[Name]:
    """The rows of a table; raises `UnreadableNames` at the first wrong one."""
    with file.open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        if (header := next(rows, None)) != COLUMNS:
            raise UnreadableNames(file.name, 1, f"the columns are {header}, not {COLUMNS}")
        seen: set[tuple[str, str]] = set()
        for line, row in enumerate(rows, 2):
            if wrong := _wrong(row, seen):
                raise UnreadableNames(file.name, line, wrong)
            yield _name(row)


def _wrong(row: list[str], seen: set[tuple[str, str]]) -> str:
    """What is wrong with a row, or nothing."""
    if len(row) != len(COLUMNS):
        return f"{len(row)} columns, not {len(COLUMNS)}"
    mechanic, language, headword, *_, source, rule, look_alikes = row
    twice = (mechanic, language) in seen
    seen.add((mechanic, language))
    strangers = [it for it in (mechanic, *_several(look_alikes)) if not _MECHANIC.fullmatch(it)]
    faults = {
        f"{strangers} is no mechanic": strangers,
        f"{language!r} is no language": language not in LANGUAGES,
        f"{mechanic} is named twice in {language}": twice,
        f"{headword!r} has no source": headword and not source,
        f"{rule!r} is no rule number": rule and str(numbers.read(rule)) != rule,
    }
    return next((fault for fault, holds in faults.items() if holds), "")


def _name(row: list[str]) -> Name:
    mechanic, language, headword, forms, reading, old, source, rule, look_alikes = row
    every = _several(forms)
    anywhere = tuple(it for it in every if not it.startswith(ALONE))
    alone = tuple(it.removeprefix(ALONE) for it in every if it.startswith(ALONE))
    several = anywhere, reading, _several(old), source, rule, _several(look_alikes), alone
    return Name(mechanic, language, headword, *several)


def _several(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split("|") if part.strip())
