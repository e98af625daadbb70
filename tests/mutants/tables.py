"""The cells of a game's tables of mechanics, and what each may become."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import Counter
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any

from rulesdb.engine.magic.windows import WINDOWS

if TYPE_CHECKING:
    from collections.abc import Iterator

_AMOUNT = re.compile(r"\{(\d+)\}")
# What only names or words a row: to change it renames the row and changes no rule.
NAMES = {"key", "mechanic", "verb", "phrase", "name", "text", "words", "what", "title"}
# What only shapes a question, which its own test holds to the rules.
ASKED = {"permanent"}
# Tables that no scenario looks at: what acts by itself is only told of.
TOLD = {"passive"}
# Words that a cell could hold besides those that other rows hold in it.
VALUES: dict[str, dict[str, tuple[str, ...]]] = {
    "magic": {
        "window": tuple(WINDOWS),
        "zone": ("hand", "battlefield", "graveyard", "exile"),
        "who": ("you", "opponents", "players", "this"),
    },
    "riftbound": {},
}


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: the row or dictionary that holds it, its place there, and its name."""

    holder: Any
    place: Any
    label: str

    @property
    def kind(self) -> tuple[type, str]:
        """Of which table it is, and which column; a dictionary is a column of its own."""
        return type(self.holder), str(self.place)

    def get(self) -> Any:
        return (
            self.holder[self.place]
            if isinstance(self.holder, dict)
            else getattr(self.holder, self.place)
        )

    def put(self, value: Any) -> None:
        """Change the cell where it stands, so that whoever holds the row sees it."""
        if isinstance(self.holder, dict):
            self.holder[self.place] = value
        else:
            object.__setattr__(self.holder, self.place, value)


@dataclass(frozen=True, slots=True)
class Change:
    """A cell with another value."""

    cell: Cell
    value: Any

    def __str__(self) -> str:
        return f"{self.cell.label}: {self.cell.get()!r} becomes {self.value!r}"


def changes(game: str) -> list[Change]:
    """Every cell of the game's tables changed, one at a time."""
    every = [cell for cell in cells(game) if cell.place not in NAMES | ASKED]
    known = values(every)
    return [
        Change(cell, value)
        for cell in every
        for value in others(cell.get(), {*known[cell.kind], *VALUES[game].get(cell.kind[1], ())})
    ]


def values(every: list[Cell]) -> dict[tuple[type, str], set[str]]:
    """The words that stand in the cells of one kind, alone or among others."""
    known: dict[tuple[type, str], set[str]] = {cell.kind: set() for cell in every}
    for cell in every:
        said = cell.get() if isinstance(cell.get(), tuple) else (cell.get(),)
        known[cell.kind] |= {word for word in said if isinstance(word, str)}
    return known


def others(value: Any, words: set[str]) -> Iterator[Any]:
    """What a cell may hold instead of its value."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1)
        case str() if is_number(value):
            yield "0"
        case str() if amount := _AMOUNT.fullmatch(value):
            yield from (f"{{{int(amount[1]) + by}}}" for by in (1, -1))
        case str():
            # One of the others stands for all: the next in their order.
            known = sorted({*words, value})
            following = [word for word in known[known.index(value) + 1 :] if not is_number(word)]
            before = [word for word in known[: known.index(value)] if not is_number(word)]
            yield from (*following, *before)[:1]
        case tuple() if value and all(map(is_number, value)):
            yield ()
        case tuple():
            for at, each in enumerate(value):
                yield from _without(value, at, each)
                if isinstance(each, str) and not is_number(each) and words:
                    free = words - {*value} | {each}
                    yield from (
                        (*value[:at], other, *value[at + 1 :]) for other in others(each, free)
                    )


def _without(value: tuple[Any, ...], at: int, each: Any) -> Iterator[tuple[Any, ...]]:
    """Without one of several; what the tuple says first is its wording and stays."""
    if isinstance(each, tuple):
        yield from ((*value[:at], other, *value[at + 1 :]) for other in others(each, set()))
    elif not any(isinstance(other, tuple) for other in value):
        yield (*value[:at], *value[at + 1 :])


def is_number(value: Any) -> bool:
    """Whether it is the number of a rule."""
    return isinstance(value, str) and re.fullmatch(r"\d{3}[\d.a-z]*", value) is not None


def cells(game: str) -> Iterator[Cell]:
    """Every cell of every row of the game's tables, once."""
    seen: set[int] = set()
    package = importlib.import_module(f"rulesdb.engine.{game}.mechanics")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if module.name.rpartition(".")[2] in TOLD:
            continue
        table = importlib.import_module(module.name)
        for name, value in vars(table).items():
            if not name.startswith("__"):
                label = f"{module.name.rpartition('.')[2]}.{name}"
                yield from _within(value, label, seen)


def _within(value: Any, label: str, seen: set[int]) -> Iterator[Cell]:
    """The cells of the rows that stand in a tuple or a dictionary, and of the rows in them."""
    if isinstance(value, tuple):
        names: Counter[str] = Counter()
        for each in filter(is_row, value):
            names[called(each)] += 1
            again = f" {number}" if (number := names[called(each)]) > 1 else ""
            yield from _of_row(each, f"{label}[{called(each)}{again}]", seen)
    elif isinstance(value, dict):
        for key, each in value.items():
            if is_row(each):
                yield from _of_row(each, f"{label}[{key}]", seen)
            elif isinstance(each, tuple) and not isinstance(key, tuple):
                yield Cell(value, key, f"{label}[{key}]")


def _of_row(row: Any, label: str, seen: set[int]) -> Iterator[Cell]:
    if id(row) in seen:
        return
    seen.add(id(row))
    for field in fields(row):
        cell = Cell(row, field.name, f"{label}.{field.name}")
        if is_row(cell.get()):
            yield from _of_row(cell.get(), cell.label, seen)
        else:
            yield cell


def is_row(value: Any) -> bool:
    """Whether it is a row of a table."""
    return is_dataclass(value) and not isinstance(value, type)


def called(row: Any) -> str:
    """What a row is called: the first of its cells that is a word."""
    return next(
        (str(getattr(row, field.name)) for field in fields(row) if getattr(row, field.name)), ""
    )
