"""The phrases that a question may hold, by language: what each means, and in which game."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bot.questions import GAMES, LANGUAGES
from rulesdb.library import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FILE = Path(__file__).with_name("phrases.tsv")
COLUMNS = ["part", "value", "game", *LANGUAGES]


class UnreadablePhrases(Exception):
    """The table says a phrase twice in one language, or a row is not as it must be."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a phrase is in a question, such as a `turn`, and which one."""

    part: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Phrases:
    """One language's phrases in one game, by their key; `words` are all units they are made of."""

    by_key: Mapping[str, Meaning]
    words: frozenset[str]


@cache
def phrases(language: str, game: str, file: Path = FILE) -> Phrases:
    """The phrases of a language in a game, those that both games share among them."""
    known: dict[str, Meaning] = {}
    words: set[str] = set()

    for meaning, of_game, written in rows(language, file):
        if of_game not in ("", game):
            continue
        parts = fold.units(written)
        if known.setdefault("".join(parts), meaning) is not meaning:
            raise UnreadablePhrases(file, language, written)
        words |= {*parts}

    return Phrases(known, frozenset(words))


@cache
def steps(game: str) -> frozenset[str]:
    """Every step that the phrases of a game name by itself."""
    return frozenset(
        row["value"] for row in _table(FILE) if row["part"] == "step" and row["game"] == game
    )


def rows(language: str, file: Path = FILE) -> Iterator[tuple[Meaning, str, str]]:
    """Every phrase of a language with its meaning and its game."""
    for row in _table(file):
        meaning = Meaning(row["part"], row["value"])
        for written in filter(None, row[language].split("|")):
            yield meaning, row["game"], written


@cache
def _table(file: Path) -> tuple[dict[str, str], ...]:
    with file.open(encoding="utf-8", newline="") as text:
        lines = csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE)
        if lines.fieldnames != COLUMNS:
            raise UnreadablePhrases(file, lines.fieldnames)
        found = tuple(lines)
    for row in found:
        if None in row.values() or row["game"] not in ("", *GAMES):
            raise UnreadablePhrases(file, row)
    return found
