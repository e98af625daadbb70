"""When something is possible, as a phrase: on whose turn, in which steps, with what waiting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.questions import Group

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.words import Words
    from rulesdb.engine.games import Moment
    from rulesdb.engine.questions import Cell, Timing

FEW = 3
"""Up to so many exceptions, "every step except …" is easier to read than the list."""


@dataclass(frozen=True, slots=True)
class Surveyed:
    """Every value that a survey tried, in its order; one value means that it was said.

    So does `narrowed`, of steps and of what waits, where several were said.
    """

    turns: tuple[str, ...]
    steps: tuple[str, ...]
    pendings: tuple[str, ...]
    fills: tuple[tuple[str, tuple[str, ...]], ...]
    narrowed: tuple[str, ...] = ()

    @classmethod
    def of(cls, found: Timing) -> Surveyed:
        cells, said = found.cells, found.said
        named = (("steps", said.steps), ("pendings", said.pendings))
        return cls(
            turns=_once(cell.moment.turn for cell in cells),
            steps=_once(cell.moment.step for cell in cells),
            pendings=_once(cell.moment.pending for cell in cells),
            fills=tuple(_fills(cells)),
            narrowed=tuple(name for name, several in named if several),
        )

    def is_said(self, name: str) -> bool:
        """Whether the asker said the turns, steps or pendings."""
        return len(getattr(self, name)) == 1 or name in self.narrowed

    @property
    def anything_said(self) -> bool:
        """Whether the asker said anything of the moment."""
        return any(map(self.is_said, ("turns", "steps", "pendings")))

    @property
    def several(self) -> bool:
        """Whether the asker left anything open."""
        values = (self.turns, self.steps, self.pendings, *(fills for _, fills in self.fills))
        return any(len(each) > 1 for each in values)


def when(words: Words, language: str, game: str, group: Group, surveyed: Surveyed) -> str:
    """The moments of a group, leaving out what the asker said; "at any time" if nothing is left."""
    said = limits(words, language, game, group, surveyed)
    return said or words.say(language, "window-always")


def limits(words: Words, language: str, game: str, group: Group, surveyed: Surveyed) -> str:
    """What sets the moments of a group apart from all that were surveyed; nothing where none does.

    A "no" also leaves out what makes no difference; a "yes" says so.
    """
    parts = (
        *_holes(words, language, group.fills, dict(surveyed.fills)),
        _turns(words, language, game, group.turns, surveyed.turns),
        _steps(words, language, game, group, surveyed),
        _pendings(words, language, game, group, surveyed),
    )
    return words.say(language, "list-comma").join(part for part in parts if part)


def moment(words: Words, language: str, game: str, at: Moment, holes: Sequence[str] = ()) -> str:
    """One moment in full, after what else must be so: on whose turn, when, what waits."""
    said = (("turn", at.turn), ("step", at.step), ("pending", at.pending))
    keys = [words.of_game(game, kind, value) for kind, value in said]
    turn, step, pending = within(words, language, keys)
    in_step = words.say(language, "window-steps", steps=step)
    return words.say(language, "list-comma").join((*holes, turn, in_step, pending))


def case(words: Words, language: str, game: str, found: Timing, surveyed: Surveyed) -> str:
    """Which of the surveyed cases the conditions are of; nothing where all have the same."""
    cell, at = found.nearest, found.nearest.moment
    if all(each.checks == cell.checks for each in found.cells):
        return ""
    fills = tuple((hole, (value,)) for hole, value in cell.fills)
    alone = Group((at.turn,), (at.step,), (at.pending,), fills, cell.legal, None)
    return when(words, language, game, alone, surveyed) if surveyed.several else ""


def filled(words: Words, language: str, cell: Cell, surveyed: Surveyed) -> list[str]:
    """How the cell fills what the asker left open besides the moment."""
    fills = tuple((hole, (value,)) for hole, value in cell.fills)
    return list(_holes(words, language, fills, dict(surveyed.fills)))


def within(words: Words, language: str, keys: Iterable[str]) -> list[str]:
    """Each key worded as it stands inside a sentence: "on your turn", "the upkeep step"."""
    return [words.say(language, f"{key}.in") for key in keys]


def _turns(
    words: Words, language: str, game: str, turns: tuple[str, ...], tried: tuple[str, ...]
) -> str:
    if len(turns) == len(tried):
        return ""
    return words.either(language, _named(words, language, game, "turn", turns))


def _steps(words: Words, language: str, game: str, group: Group, surveyed: Surveyed) -> str:
    left_out = tuple(step for step in surveyed.steps if step not in group.steps)
    if not left_out and (surveyed.is_said("steps") or not group.legal):
        return ""
    if not left_out:
        return words.say(language, words.of_game(game, "window", "every-step"))
    named = surveyed.is_said("steps")
    if len(left_out) <= FEW and len(left_out) < len(group.steps) and not named:
        others = words.listed(language, _named(words, language, game, "step", left_out))
        key = words.of_game(game, "window", "every-step-except")
        return words.say(language, key, steps=others)
    return in_steps(words, language, game, group.steps)


def in_steps(words: Words, language: str, game: str, steps: tuple[str, ...]) -> str:
    """In one of the steps: "in the draw step or the end step"."""
    named = words.either(language, _named(words, language, game, "step", steps))
    return words.say(language, "window-steps", steps=named)


def waiting(words: Words, language: str, game: str, pendings: tuple[str, ...]) -> str:
    """With one of these waiting to resolve."""
    return words.either(language, _named(words, language, game, "pending", pendings))


def _pendings(words: Words, language: str, game: str, group: Group, surveyed: Surveyed) -> str:
    full = len(group.pendings) == len(surveyed.pendings)
    if full and (surveyed.is_said("pendings") or not group.legal):
        return ""
    if full:
        return words.say(language, f"pending-any-{game}")
    return waiting(words, language, game, group.pendings)


def _holes(
    words: Words,
    language: str,
    fills: tuple[tuple[str, tuple[str, ...]], ...],
    tried: dict[str, tuple[str, ...]],
) -> Iterator[str]:
    for hole, values in fills:
        if len(values) < len(tried[hole]):
            named = [words.say(language, f"hole-{hole}-{value}") for value in values]
            yield words.either(language, named)


def _named(words: Words, language: str, game: str, kind: str, values: tuple[str, ...]) -> list[str]:
    """The values one by one, unless the catalogue has one phrase for exactly these together."""
    together = words.of_game(game, kind, "-".join(values))
    each = [words.of_game(game, kind, value) for value in values]
    keys = [together] if words.has(together) else each
    return within(words, language, keys)


def _fills(cells: Sequence[Cell]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for hole in _once(name for cell in cells for name, _ in cell.fills):
        yield hole, _once(value for cell in cells for name, value in cell.fills if name == hole)


def _once(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(values))
