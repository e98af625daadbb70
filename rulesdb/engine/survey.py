"""The verdict on a try, the windows folded into groups, and the next moment that allows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Any

from rulesdb.engine.checks import deciding, legal, refusals, rules_of
from rulesdb.engine.questions import Group, Next

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesdb.engine.checks import Check
    from rulesdb.engine.games import Game
    from rulesdb.engine.questions import Cell

# More passes than the longest round of turns with much pending can take.
MOST_PASSES = 600


@dataclass(frozen=True, slots=True)
class Judged:
    """A try with its open choices made, and every check of it."""

    attempt: Any
    checks: tuple[Check, ...]

    @property
    def legal(self) -> bool:
        """Whether no check refuses."""
        return legal(self.checks)


def judge(game: Game[Any, Any], position: Any, attempt: Any) -> Judged:
    """The try as it is legal, else as it comes nearest to being legal."""
    nearest: Judged | None = None
    for each in game.completions(position, attempt):
        judged = Judged(each, game.checks(position, each))
        if judged.legal:
            return judged
        if nearest is None or _obstacles(judged) < _obstacles(nearest):
            nearest = judged
    return nearest or Judged(attempt, game.checks(position, attempt))


def _obstacles(judged: Judged) -> tuple[int, int]:
    """First what time can not mend, then how much there is to mend."""
    failed = refusals(judged.checks)
    return sum(not check.mends for check in failed), len(failed)


def next_moment(game: Game[Any, Any], position: Any, attempt: Any) -> Next | None:
    """When the try becomes legal if everyone passes; none if waiting does not help.

    Waits through one round of turns and the asker's next turn.
    """
    if any(not check.mends for check in refusals(judge(game, position, attempt).checks)):
        return None
    player = game.player_of(attempt)
    begun, here = game.turns_of(position, player), position
    for _ in range(MOST_PASSES):
        here = game.advance(here).position
        if game.turns_of(here, player) > begun + 1:
            return None
        offered = game.offer(here, player)
        if judge(game, offered, attempt).legal:
            moment = game.moment(offered, player)
            return Next(moment, _passed(game, position, offered, player))
    return None


def _passed(game: Game[Any, Any], before: Any, after: Any, player: str) -> str:
    turns = game.turn_number(after) - game.turn_number(before)
    if turns:
        return "turn" if turns == 1 else "round"
    same = game.moment(before, player).step == game.moment(after, player).step
    return "resolution" if same else "step"


Box = tuple[frozenset[str], ...]


def grouped(cells: Sequence[Cell]) -> tuple[Group, ...]:
    """The cells folded into as few boxes as merging one dimension at a time gives.

    Cells share a box when they share the verdict and the decisive check.
    """
    order = _order(cells)
    found: dict[tuple[bool, str], list[Cell]] = {}
    for cell in _completed(cells, order):
        failed = deciding(cell.checks).key if not cell.legal else ""
        found.setdefault((cell.legal, failed), []).append(cell)
    groups = [_group(box, alike, order) for alike in found.values() for box in _boxes(alike, order)]
    return tuple(sorted(groups, key=lambda group: not group.legal))


def _completed(cells: Sequence[Cell], order: list[list[str]]) -> list[Cell]:
    """With a moment that the game does not have taken as its neighbour with nothing pending.

    So "the untap step" is one group, though nothing can be pending in it.
    """
    known: dict[tuple[str, ...], Cell] = {_values(cell): cell for cell in cells}
    for *fills, pending, step, turn in product(*order):
        if (*fills, pending, step, turn) not in known:
            twins = (known.get((*fills, other, step, turn)) for other in order[-3])
            twin = next(filter(None, twins), None)
            if twin:
                moment = replace(twin.moment, pending=pending)
                known[(*fills, pending, step, turn)] = replace(twin, moment=moment)
    return list(known.values())


def _order(cells: Sequence[Cell]) -> list[list[str]]:
    """Each dimension's values in the order of the survey: the fills, pending, step, turn."""
    return [list(dict.fromkeys(values)) for values in zip(*map(_values, cells), strict=True)]


def _values(cell: Cell) -> tuple[str, ...]:
    moment = cell.moment
    return (*(fill for _, fill in cell.fills), moment.pending, moment.step, moment.turn)


def _boxes(cells: Sequence[Cell], order: list[list[str]]) -> list[Box]:
    boxes = [tuple(frozenset({value}) for value in _values(cell)) for cell in cells]
    for dimension in reversed(range(len(order) - 1)):
        boxes = _merged(boxes, dimension)
    return _merged(boxes, len(order) - 1)


def _merged(boxes: list[Box], dimension: int) -> list[Box]:
    """Boxes that agree in every other dimension become one."""
    joined: dict[Box, frozenset[str]] = {}
    for box in boxes:
        rest = (*box[:dimension], *box[dimension + 1 :])
        joined[rest] = joined.get(rest, frozenset()) | box[dimension]
    return [(*rest[:dimension], values, *rest[dimension:]) for rest, values in joined.items()]


def _group(box: Box, cells: Sequence[Cell], order: list[list[str]]) -> Group:
    *fills, pendings, steps, turns = (
        tuple(value for value in known if value in values)
        for known, values in zip(order, box, strict=True)
    )
    inside = [cell for cell in cells if all(map(_within, _values(cell), box))]
    first = inside[0]
    names = [name for name, _ in first.fills]
    return Group(
        turns=turns,
        steps=steps,
        pendings=pendings,
        fills=tuple(zip(names, fills, strict=True)),
        legal=first.legal,
        decisive=None if first.legal else _decisive(inside),
    )


def _decisive(cells: Sequence[Cell]) -> Check:
    """The failure that the cells share, with the rules of each: no priority has several."""
    failures = [deciding(cell.checks) for cell in cells]
    return replace(failures[0], rules=rules_of(failures))


def _within(value: str, values: frozenset[str]) -> bool:
    return value in values
