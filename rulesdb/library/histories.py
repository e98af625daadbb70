"""The history of each game's numbers that comes with the project: numbers, days and names."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.library.lives import Life, Lives, Stay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FOLDER = Path(__file__).with_name("history")
HEAD = ("now", "name", "was")


class UnreadableHistory(Exception):
    """A line of a history is wrong; carries the file and the number of the line."""


@cache
def bundled(game: str) -> Lives:
    """The history of a game's main document, as far as it was followed."""
    file = FOLDER / f"{game}.tsv"
    return read(game, file.read_text("utf-8"))


def write(lives: Lives) -> str:
    """A history as text that reads back: `702.57 Forecast 502.53 5-13, 702.54 14-19`.

    The first line counts the editions from 0, and the others name them by their count.
    """
    ordinal = {date: str(at) for at, date in enumerate(lives.editions)}
    rows = (
        (life.now, life.name, ", ".join(_written(stay, ordinal) for stay in life.stays))
        for life in lives.lives
    )
    lines = (" ".join(lives.editions), "\t".join(HEAD), *("\t".join(row) for row in rows))
    return "".join(f"{line}\n" for line in lines)


def read(game: str, text: str) -> Lives:
    """The history that a text tells.

    >>> said = "2009-07-11 2011-09-30\\nnow\\tname\\twas\\n9.2\\tA\\t9.1 0, 9.2 1\\n"
    >>> lives = read("magic", said)
    >>> lives.carried("9.1", "2009-07-11", "2011-09-30"), lives.of("9.1")[0].name
    (('9.2',), 'A')
    """
    editions, head, *rows = text.splitlines()
    dates = editions.split(" ")
    if tuple(head.split("\t")) != HEAD:
        raise UnreadableHistory(game, 2)
    return Lives(game, dates, _lives(game, rows, dates))


def _lives(game: str, rows: Sequence[str], dates: Sequence[str]) -> Iterator[Life]:
    for line, row in enumerate(rows, 3):
        try:
            now, name, was = row.split("\t")
            yield Life(now, name, tuple(_read(stay, dates) for stay in was.split(", ")))
        except (ValueError, IndexError) as error:
            raise UnreadableHistory(game, line) from error


def _written(stay: Stay, ordinal: dict[str, str]) -> str:
    both = dict.fromkeys((ordinal[stay.first], ordinal[stay.last]))
    return f"{stay.number} {'-'.join(both)}"


def _read(stay: str, dates: Sequence[str]) -> Stay:
    number, during = stay.split(" ")
    first, _, last = during.partition("-")
    return Stay(dates[int(first)], dates[int(last or first)], number)
