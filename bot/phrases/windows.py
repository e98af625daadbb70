"""When something is possible, as a phrase: on whose turn, in which steps, with what waiting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.words import Words
    from rulesdb.engine.games import Moment
    from rulesdb.engine.questions import Cell, Group

FEW = 3
"""Up to so many exceptions, "every step except …" is easier to read than the list."""


@dataclass(frozen=True, slots=True)
class Surveyed:
    """Every value that a survey tried, in its order; one value means that it was said."""

    turns: tuple[str, ...]
    steps: tuple[str, ...]
    pendings: tuple[str, ...]
    fills: tuple[tuple[str, tuple[str, ...]], ...]

    @classmethod
    def of(cls, cells: Sequence[Cell]) -> Surveyed:
        return cls(
            turns=_once(cell.moment.turn for cell in cells),
            steps=_once(cell.moment.step for cell in cells),
            pendings=_once(cell.moment.pending for cell in cells),
            fills=tuple(_fills(cells)),
        )


def when(words: Words, language: str, game: str, group: Group, surveyed: Surveyed) -> str:
    """The moments of a group, leaving out what the asker said; "at any time" if nothing is left."""
    parts = (
        _turns(words, language, group.turns, surveyed.turns),
        _steps(words, language, group.steps, surveyed.steps),
        _pendings(words, language, game, group.pendings, surveyed.pendings),
        *_holes(words, language, group.fills, dict(surveyed.fills)),
    )
    said = [part for part in parts if part]
    return words.say(language, "list-comma").join(said) or words.say(language, "window-always")


def moment(words: Words, language: str, at: Moment) -> str:
    """One moment in full: on whose turn, in which step, with what waiting."""
    parts = (f"turn-{at.turn}", f"step-{at.step}", f"pending-{at.pending}")
    said = _turn_step_pending(words, language, parts)
    return words.say(language, "list-comma").join(said)


def within(words: Words, language: str, keys: Iterable[str]) -> list[str]:
    """Each key worded as it stands inside a sentence: "on your turn", "the upkeep step"."""
    return [words.say(language, f"{key}.in") for key in keys]


def _turn_step_pending(words: Words, language: str, keys: tuple[str, str, str]) -> list[str]:
    turn, step, pending = within(words, language, keys)
    return [turn, words.say(language, "window-steps", steps=step), pending]


def _turns(words: Words, language: str, turns: tuple[str, ...], tried: tuple[str, ...]) -> str:
    if len(turns) == len(tried):
        return ""
    return words.either(language, within(words, language, (f"turn-{turn}" for turn in turns)))


def _steps(words: Words, language: str, steps: tuple[str, ...], tried: tuple[str, ...]) -> str:
    if len(tried) == 1:
        return ""
    left_out = tuple(step for step in tried if step not in steps)
    if not left_out:
        return words.say(language, "window-every-step")
    if len(left_out) <= FEW and len(left_out) < len(steps):
        named = words.listed(language, _named_steps(words, language, left_out))
        return words.say(language, "window-every-step-except", steps=named)
    return _in_steps(words, language, steps)


def _in_steps(words: Words, language: str, steps: tuple[str, ...]) -> str:
    """The steps one by one, unless the catalogue has a shorter phrase for exactly these."""
    shorter = f"window-steps-{'-'.join(steps)}"
    if words.has(shorter):
        return words.say(language, shorter)
    named = words.either(language, _named_steps(words, language, steps))
    return words.say(language, "window-steps", steps=named)


def _named_steps(words: Words, language: str, steps: tuple[str, ...]) -> list[str]:
    return within(words, language, (f"step-{step}" for step in steps))


def _pendings(
    words: Words, language: str, game: str, pendings: tuple[str, ...], tried: tuple[str, ...]
) -> str:
    if len(tried) == 1:
        return ""
    if len(pendings) == len(tried):
        return words.say(language, f"pending-any-{game}")
    return words.either(language, within(words, language, (f"pending-{each}" for each in pendings)))


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


def _fills(cells: Sequence[Cell]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for hole in _once(name for cell in cells for name, _ in cell.fills):
        yield hole, _once(value for cell in cells for name, value in cell.fills if name == hole)


def _once(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(values))
