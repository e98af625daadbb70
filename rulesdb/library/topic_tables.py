"""The tables of topics, checked row by row as they are read, and the phrases in them."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesdb import numbers
from rulesdb.library import fold, phrasing
from rulesdb.library.documents import GAMES, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FOLDER = Path(__file__).with_name("topics")
COLUMNS = ["topic", "rules", *LANGUAGES]


class UnreadableTopics(Exception):
    """A table of topics holds a wrong row; carries the file, the line and what is wrong there."""

    def __init__(self, file: str, line: int, wrong: str) -> None:
        super().__init__(f"{file}, line {line}: {wrong}")


@dataclass(frozen=True, slots=True)
class Topic:
    """What is asked: its title in each language, and the rules that answer, the first one first."""

    game: str
    name: str
    rules: tuple[str, ...]
    titles: Mapping[str, str]


class Phrase(NamedTuple):
    """One way to ask about a topic, which its place tells: parts in any order.

    Each part is any of several words; one that ends in `*` is every word that begins so.
    """

    topic: int
    language: str
    parts: tuple[tuple[str, ...], ...]


def rows_of(file: Path, game: str) -> Iterator[tuple[Topic, dict[str, list[str]]]]:
    with file.open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        if next(rows, None) != COLUMNS or game not in GAMES:
            raise UnreadableTopics(file.name, 1, f"the columns are not {COLUMNS}")
        for line, row in enumerate(rows, 2):
            if wrong := _wrong(row):
                raise UnreadableTopics(file.name, line, wrong)
            name, rules, *cells = row
            said = dict(zip(LANGUAGES, (cell.split("|") for cell in cells), strict=True))
            titles = {language: phrases[0] for language, phrases in said.items()}
            yield Topic(game, name, tuple(rules.split("|")), titles), said


def _wrong(row: list[str]) -> str:
    if len(row) != len(COLUMNS) or not all(row):
        return "every column needs something"
    strange = [it for it in row[1].split("|") if str(numbers.read(it)) != it]
    return f"{strange} are no rule numbers" if strange else ""


def phrases_of(at: int, topic: Topic, cells: dict[str, list[str]]) -> Iterator[Phrase]:
    for language, phrases in cells.items():
        for phrase in phrases:
            titled = phrase == topic.titles[language]
            ways = (_ways(word, language, titled=titled) for word in phrase.split())
            if parts := tuple(part for several in ways for part in several):
                yield Phrase(at, language, parts)


def _ways(word: str, language: str, *, titled: bool) -> Iterator[tuple[str, ...]]:
    """The parts that a word of a phrase is: several for a Japanese title, none for a filler."""
    if titled:
        yield from ((it,) for it in phrasing.telling_only(word, language))
        return
    ways = [way for way in word.split("/") if way]
    found = [f"{key}{'*' * way.endswith('*')}" for way in ways for key in _words(way, language)]
    if found:
        yield tuple(found)


def _words(way: str, language: str) -> list[str]:
    if language == "ja":
        return [fold.key(way)]
    return phrasing.telling_only(way, language)
