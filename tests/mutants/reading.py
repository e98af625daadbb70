"""Which scenarios look at which cell of the tables, and at which check."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


@dataclass(frozen=True, slots=True)
class Looked:
    """The columns that one scenario looked at, by row, and the checks: whether one ever failed."""

    columns: dict[int, set[str]] = field(default_factory=dict)
    checks: dict[str, bool] = field(default_factory=dict)


class Watched:
    """A column of a kind of rows that writes down which row it was looked up in."""

    def __init__(self, slot: Any, column: str, now: Looked) -> None:
        self.slot, self.column, self.now = slot, column, now

    def __get__(self, row: Any, kind: type) -> Any:
        self.now.columns.setdefault(id(row), set()).add(self.column)
        return self.slot.__get__(row, kind)

    def __set__(self, row: Any, value: Any) -> None:
        self.slot.__set__(row, value)


def looked(
    texts: Iterable[str], play: Callable[[str], object], kinds: Iterable[type], game: Any
) -> dict[str, Looked]:
    """What each scenario looks at as it is read and played; what it does not can not change it."""
    return {text: _of_one(lambda text=text: play(text), kinds, game) for text in texts}


def _of_one(play: Callable[[], object], kinds: Iterable[type], game: Any) -> Looked:
    now = Looked()
    with ExitStack() as watching:
        for kind in kinds:
            watching.enter_context(_columns(kind, now))
        watching.enter_context(_checks(game, now))
        play()
    return now


@contextmanager
def _columns(kind: type, now: Looked) -> Iterator[None]:
    slots = {each.name: kind.__dict__[each.name] for each in fields(kind)}
    for name, slot in slots.items():
        setattr(kind, name, Watched(slot, name, now))
    try:
        yield
    finally:
        for name, slot in slots.items():
            setattr(kind, name, slot)


@contextmanager
def _checks(game: Any, now: Looked) -> Iterator[None]:
    asked = game.checks

    def written(*said: Any) -> Any:
        checks = asked(*said)
        for each in checks:
            now.checks[each.key] = now.checks.get(each.key, False) or not each.ok
        return checks

    game.checks = written
    try:
        yield
    finally:
        del game.checks
