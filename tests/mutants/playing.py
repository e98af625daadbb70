"""A mutant of a game's rules, and the hunt for a scenario that notices it."""

from __future__ import annotations

import ast
import re
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.scenario import write
from tests.house.sources import modules, tree_of
from tests.mutants.reading import looked
from tests.mutants.tables import Cell, Change, cells, changes
from tests.scenarios.playing import GAMES, complaints, scenario, scenarios

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Dropped:
    """One check of a game is never asked."""

    game: str
    key: str

    def __str__(self) -> str:
        return f"check {self.key} is left out"

    @contextmanager
    def made(self) -> Iterator[None]:
        game = GAMES[self.game]
        asked = game.checks
        game.checks = lambda *said: tuple(each for each in asked(*said) if each.key != self.key)
        try:
            yield
        finally:
            del game.checks


@dataclass(frozen=True, slots=True)
class Changed:
    """One cell of a table holds another value."""

    change: Change

    def __str__(self) -> str:
        return str(self.change)

    @contextmanager
    def made(self) -> Iterator[None]:
        before = self.change.cell.get()
        self.change.cell.put(self.change.value)
        try:
            yield
        finally:
            self.change.cell.put(before)


Mutant = Dropped | Changed


def mutants(game: str) -> list[Mutant]:
    """Every mutant of the game."""
    return [*map(Changed, changes(game)), *(Dropped(game, key) for key in sorted(keys(game)))]


def keys(game: str) -> set[str]:
    """The keys that the code of a game gives to its checks."""
    calls = (
        node
        for module, path in modules().items()
        if module.startswith(f"rulesdb.engine.{game}.")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Check"
    )
    literals = (call.args[0] for call in calls if isinstance(call.args[0], ast.Constant))
    return {str(literal.value) for literal in literals}


class Hunt:
    """The scenarios of a game, as they are written without mutants.

    Against a mutant those are played that look at what it changes; nothing else can notice it.
    Those come first that look closest, and among them those that noticed the latest mutants.  All
    of them must be sound before, or else they would notice what is none of their business.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.order = [write(each) for each in scenarios(game).values()]
        held = (cell.holder for cell in cells(game))
        kinds = {type(holder) for holder in held if not isinstance(holder, dict)}
        if unsound := [text.partition("\n")[0] for text in self.order if self.notices(text)]:
            raise ValueError(unsound)
        self.looked = looked(self.order, self.notices, kinds, GAMES[game])

    def kills(self, mutant: Mutant) -> bool:
        """Whether a scenario is read in another way, is not as it says, or can not be played."""
        near = {text: self.nearness(mutant, text) for text in self.order}
        fitting = sorted(filter(near.get, self.order), key=near.__getitem__, reverse=True)
        with mutant.made():
            noticed = next(filter(self.notices, fitting), None)
        if noticed:
            self.order.remove(noticed)
            self.order.insert(0, noticed)
        return noticed is not None

    def nearness(self, mutant: Mutant, text: str) -> int:
        """How closely the scenario looks at what the mutant changes; 0 where it never does."""
        seen = self.looked[text]
        if isinstance(mutant, Dropped):
            return 1 + seen.checks[mutant.key] if mutant.key in seen.checks else 0
        cell = mutant.change.cell
        if isinstance(cell.holder, dict):
            # Who looks at it is not watched; those that use its words are likely to.
            return 1 + sum(word in text for word in _words(cell))
        columns = seen.columns.get(id(cell.holder), set())
        return len(columns) if cell.place in columns else 0

    def notices(self, text: str) -> bool:
        """Whether the scenario, as the rules are just now, is not what it was."""
        try:
            told = scenario(text)
            return write(told) != text or any(complaints(told, GAMES[self.game]))
        except Exception:  # noqa: BLE001 - a mutant may break anywhere, and that is noticed
            return True


def _words(cell: Cell) -> set[str]:
    said = filter(None, (cell.place, *cell.get()))
    return {word for each in said if isinstance(each, str) for word in re.findall(r"[a-z]+", each)}
