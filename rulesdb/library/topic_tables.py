"""The tables of topics, checked row by row as they are read, and the phrases in them."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesdb import numbers
from rulesdb.library import fold, phrasing
from rulesdb.library.documents import DOCUMENTS, GAMES, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).with_name("topics")
WORDS = "words"
# Before a phrase whose words say too little apart: it is asked as a whole, or not at all.
WHOLE = "="
_SEVERAL = re.compile(r"[^\W\d]-[^\W\d]")
_BETWEEN = re.compile(r"[|/\s]+")
COLUMNS = ["topic", "rules", *LANGUAGES, "said"]
WORD_COLUMNS = ["word", *LANGUAGES]

# Words of the table of words that nearly every question has: they tell half as much as others.
LIGHT = frozenset(
    (
        *("ability", "card", "cast", "creature", "game", "must", "opponent"),
        *("own", "permanent", "player", "put", "spell", "turn", "unit"),
    )
)
LIGHTLY, LEAST = 0.5, 1

Words = Mapping[str, Mapping[str, tuple[str, ...]]]
"""What a word of the table of words is in each language: any of several words."""


class UnreadableTopics(Exception):
    """A table of topics holds a wrong row; carries the file, the line and what is wrong there."""

    def __init__(self, file: str, line: int, wrong: str) -> None:
        super().__init__(f"{file}, line {line}: {wrong}")


@dataclass(frozen=True, slots=True)
class Topic:
    """What is asked: its title in each language, and the rules that answer, the first one first.

    They stand in the document that is named, else in the rules of play.
    """

    game: str
    name: str
    rules: tuple[str, ...]
    titles: Mapping[str, str]
    document: str = ""


class Phrase(NamedTuple):
    """One way to ask about a topic, which its place tells: parts in any order.

    Each part is any of several words; one that ends in `*` is every word that begins so.
    """

    topic: int
    language: str
    parts: tuple[tuple[str, ...], ...]
    weight: float


class Row(NamedTuple):
    """A topic, how it is put in each language, and how in the words of the table of words."""

    topic: Topic
    cells: dict[str, list[str]]
    said: tuple[str, ...]


def rows_of(file: Path, game: str, words: Words) -> Iterator[Row]:
    """The rows of a table, whose name says of which document; raises at the first wrong one."""
    columns = COLUMNS if game in GAMES else []
    part = file.stem.rpartition("-")[2]
    document = part if part in DOCUMENTS else ""
    for line, row in _lines(file, columns):
        if wrong := _wrong(row, words):
            raise UnreadableTopics(file.name, line, wrong)
        name, rules, *cells, said = row
        put = dict(zip(LANGUAGES, (cell.split("|") for cell in cells), strict=True))
        titles = {language: phrases[0] for language, phrases in put.items()}
        topic = Topic(game, name, tuple(rules.split("|")), titles, document)
        yield Row(topic, put, tuple(filter(None, said.split("|"))))


@cache
def words_of(file: Path) -> Words:
    """The table of words; raises `UnreadableTopics` at the first wrong row."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for line, row in _lines(file, WORD_COLUMNS):
        if len(row) != len(WORD_COLUMNS) or not all(row) or row[0] in found:
            raise UnreadableTopics(file.name, line, "every column needs something, and once")
        if several := [it for cell in row[1:] for it in cell.split("|") if len(fold.words(it)) > 1]:
            raise UnreadableTopics(file.name, line, f"{several} are several words")
        cells = zip(LANGUAGES, row[1:], strict=True)
        found[row[0]] = {spoken: _ways_of(cell, spoken) for spoken, cell in cells}
    return found


def _lines(file: Path, columns: list[str]) -> Iterator[tuple[int, list[str]]]:
    with file.open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        if next(rows, None) != columns:
            raise UnreadableTopics(file.name, 1, f"the columns are not {columns}")
        yield from enumerate(rows, 2)


def _wrong(row: list[str], words: Words) -> str:
    if len(row) != len(COLUMNS) or not all(row[:-1]):
        return "every column needs something"
    phrases = "|".join(row[2:-1]).replace("|", " ").split()
    ways = (way for it in phrases if "/" in it for way in it.split("/"))
    if several := [way for way in ways if _SEVERAL.search(way)]:
        return f"{several} are several words where one can be"
    strange = [it for it in row[1].split("|") if str(numbers.read(it)) != it]
    if strange:
        return f"{strange} are no rule numbers"
    unknown = set(_BETWEEN.split(row[-1])) - {""} - words.keys()
    return f"{unknown} are no words" if unknown else ""


def phrases_of(at: int, row: Row, words: Words) -> Iterator[Phrase]:
    """Every phrase of a topic, those in words of the table once in each language."""
    for language, phrases in row.cells.items():
        light = light_ways(words, language)
        for phrase in (it for it in phrases if not it.startswith(WHOLE)):
            titled = phrase == row.topic.titles[language]
            ways = (_ways(word, language, titled=titled) for word in phrase.split())
            if parts := tuple(part for several in ways for part in several):
                weight = sum(LIGHTLY if light.issuperset(part) else 1 for part in parts)
                if weight >= LEAST:
                    yield Phrase(at, language, parts, weight)
    for phrase in row.said:
        parts_said = [part.split("/") for part in phrase.split()]
        weight = sum(LIGHTLY if LIGHT.issuperset(part) else 1 for part in parts_said)
        for language in LANGUAGES:
            ways_said = (_joined(part, language, words) for part in parts_said)
            yield Phrase(at, language, tuple(ways_said), weight)


def light_ways(words: Words, language: str) -> frozenset[str]:
    """The ways to say words that tell little."""
    return frozenset(way for word in LIGHT for way in words[word][language])


def _joined(part: list[str], language: str, words: Words) -> tuple[str, ...]:
    return tuple(way for word in part for way in words[word][language])


def _ways(word: str, language: str, *, titled: bool) -> Iterator[tuple[str, ...]]:
    """The parts that a word of a phrase is: several where a hyphen joins them, none for a filler.

    Several too where the script of a Japanese title changes.
    """
    if titled:
        yield from ((it,) for it in phrasing.telling_only(word, language))
    elif "/" not in word:
        yield from ((it,) for it in _ways_of(word, language, "/"))
    elif found := _ways_of(word, language, "/"):
        yield found


@cache
def _ways_of(cell: str, language: str, between: str = "|") -> tuple[str, ...]:
    """The ways that a cell holds; a star stands for any ending, or for any beginning."""
    found = (
        f"{'*' * way.startswith('*')}{key}{'*' * way.endswith('*')}"
        for way in cell.split(between)
        for key in _words(way, language)
    )
    return tuple(found)


def _words(way: str, language: str) -> list[str]:
    if not way.strip("*"):
        return []
    if language == "ja":
        return [fold.key(fold.numerals_in_kanji(way))]
    return phrasing.telling_only(way, language)
