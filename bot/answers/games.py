"""The games that can be asked: their engines, what may be asked, and their names for things."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.checks import Check
    from rulesdb.engine.games import Game
    from rulesdb.engine.questions import Ask
    from rulesdb.library.library import Library

Part = TypeVar("Part")


class Engines(Mapping[str, Part]):
    """One part of each game's engine: by game, the module and the name that it has there.

    A module is read when its game is first looked at: an engine takes as long to read as a
    hundred look-ups take to answer, and those need none.
    """

    def __init__(self, **parts: tuple[str, str]) -> None:
        self._parts = parts

    def __getitem__(self, game: str) -> Part:
        module, name = self._parts[game]
        part: Part = getattr(import_module(f"rulesdb.engine.{game}.{module}"), name)
        return part

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)


GAMES: Engines[Game[Any, Any]] = Engines(magic=("game", "MAGIC"), riftbound=("game", "RIFTBOUND"))
ASKS: Engines[Mapping[str, Ask]] = Engines(magic=("asks", "ASKS"), riftbound=("asks", "ASKS"))
ANSWERED: Engines[Mapping[str, Ask]] = Engines(
    magic=("answerable", "ANSWERED"), riftbound=("asks", "ASKS")
)
"""Asks about answering something before it happens, which in Magic are asked only in a sentence."""
BY_ITSELF: Engines[Mapping[str, Check]] = Engines(
    magic=("passives", "BY_ITSELF"), riftbound=("passives", "BY_ITSELF")
)


def read_engines() -> None:
    """Read every engine now, so that no question waits for one."""
    for part in (GAMES, ASKS, ANSWERED, BY_ITSELF):
        list(part.values())


def vocabularies(library: Library) -> dict[str, Callable[[str], str | None]]:
    """What a name in any language is called in each engine."""
    return {game: library.names.vocabulary(game) for game in GAMES}
