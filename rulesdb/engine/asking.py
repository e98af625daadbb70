"""A question with holes, put to a game: one situation a hole, surveyed, and folded."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Any

from rulesdb.engine.checks import decisive_first, refusals, rules_of
from rulesdb.engine.games import Moment, Scope, Unread, no_names
from rulesdb.engine.questions import TURNS, Assumption, Cell, Timing
from rulesdb.engine.scenario.lines import Attempt, Setup, Unreadable, Verdict
from rulesdb.engine.scenario.read import read
from rulesdb.engine.survey import grouped, judge, next_moment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rulesdb.engine.checks import Check
    from rulesdb.engine.games import Game, Situation
    from rulesdb.engine.questions import Ask, Said

ASKER, OTHER = "A", "B"
ASKED = "Card"
"""The name of what is asked about, in the lines of every ask."""
SAID = "said"
"""The pending word for what the asker described in words of their own."""


@dataclass(frozen=True, slots=True)
class _Case:
    """The holes filled in one way: the lines, the position they set up, and the try."""

    fills: tuple[tuple[str, str], ...]
    lines: tuple[str, ...]
    position: Any
    attempt: Any


def answer(
    game: Game[Any, Any],
    ask: Ask,
    said: Said,
    vocabulary: Callable[[str], str | None] = no_names,
) -> Timing | Unreadable:
    """The verdict on what was asked, over every moment and fill that was left open."""
    cases = []
    for fills in _fills(ask, said):
        case = _case(game, ask, said, fills, vocabulary)
        if isinstance(case, Unreadable):
            return case
        cases.append(case)
    surveyed = [(case, cell, there) for case in cases for cell, there in _cells(game, case, said)]
    if not surveyed:
        return Unreadable(1, 1, "no-such-moment", _moment_said(said))
    return _timing(game, ask, said, surveyed)


def _moment_said(said: Said) -> str:
    """The step and what waits, as they were said."""
    named = (said.step or " / ".join(said.steps), said.pending or " / ".join(said.pendings))
    return ", ".join(filter(None, named))


def _fills(ask: Ask, said: Said) -> Iterator[tuple[tuple[str, str], ...]]:
    """Every way to fill the holes that were left open, as names of fills."""
    told = dict(said.fills) | ({"card": SAID} if said.card else {})
    ways = [
        [(hole.name, told[hole.name])]
        if hole.name in told
        else [(hole.name, name) for name, _ in hole.fills]
        for hole in ask.holes
    ]
    return iter(product(*ways))


def _case(
    game: Game[Any, Any],
    ask: Ask,
    said: Said,
    fills: tuple[tuple[str, str], ...],
    vocabulary: Callable[[str], str | None],
) -> _Case | Unreadable:
    lines = _lines(game, ask, said, fills)
    text = "\n".join((f"game: {game.name}", *lines, f"{ASKER} may {ask.attempt}"))
    scenario = read(text, {game.name: game}, {game.name: vocabulary})
    if isinstance(scenario, Unreadable):
        return replace(scenario, line=max(scenario.line - 1, 1))
    *setups, last = scenario.statements
    position = game.start(scenario.players)
    for setup in setups:
        if isinstance(setup, Setup):
            position = setup.situation.apply(position)
    if not isinstance(last, Attempt):
        raise TypeError(last)
    return _Case(fills, lines, position, last.wish)


def _lines(
    game: Game[Any, Any], ask: Ask, said: Said, fills: tuple[tuple[str, str], ...]
) -> tuple[str, ...]:
    words = {"card": said.card or ask.card}
    for hole in ask.holes:
        words |= (
            {hole.name: dict(hole.fills)[dict(fills)[hole.name]]}
            if (dict(fills)[hole.name] != SAID)
            else {}
        )
    lines = [line.format(**words) for line in ask.lines]
    lines += [f"{ASKER} {game.means_line}: {said.means}"] if said.means else []
    if said.pending and said.pending not in game.pendings:
        lines.append(f"{game.pending_line}: {_described(game, said.pending)}")
    return (*lines, *said.more)


def _described(game: Game[Any, Any], words: str) -> str:
    """What waits to resolve as a line says it, also where the words only say what it is."""
    said = game.situation(None, game.pending_line, words, Scope((ASKER, OTHER)))
    if isinstance(said, Unread):
        return game.pending_words.format(they=OTHER, words=words)
    return words


def _cells(game: Game[Any, Any], case: _Case, said: Said) -> Iterator[tuple[Cell, Any]]:
    """Each moment that was left open, judged; with the position there."""
    turns = (said.turn,) if said.turn else TURNS
    steps = (said.step,) if said.step else said.steps or game.steps
    pendings = (said.pending,) if said.pending else said.pendings or game.surveyed
    reached: dict[Situation[Any], Any] = {}
    for turn, step, pending in product(turns, steps, pendings):
        moment = Moment(turn, step, pending if pending in game.pendings else SAID)
        asked_for = bool((said.step or said.steps) and (said.pending or said.pendings))
        if game.rare(moment) and not asked_for:
            continue
        there = _at(game, case.position, moment, reached)
        if there is None:
            continue
        offered = game.offer(there, ASKER)
        judged = judge(game, offered, case.attempt)
        yield Cell(moment, case.fills, decisive_first(judged.checks), judged.legal), offered


def _at(
    game: Game[Any, Any], position: Any, moment: Moment, reached: dict[Situation[Any], Any]
) -> Any | None:
    """The position at a moment; `reached` keeps those after what it shares with others."""
    situations = game.arriving(moment, (ASKER, OTHER))
    if situations is None:
        return None
    first, *others = situations
    if first not in reached:
        reached[first] = first.apply(position)
    position = reached[first]
    for situation in others:
        position = situation.apply(position)
    return position


def _timing(
    game: Game[Any, Any], ask: Ask, said: Said, surveyed: list[tuple[_Case, Cell, Any]]
) -> Timing:
    cells = tuple(cell for _, cell, _ in surveyed)
    verdicts = {cell.legal for cell in cells}
    case, cell, there = min(surveyed, key=lambda each: _distance(each[1]))
    groups = grouped(cells)
    waits = None if cell.legal else next_moment(game, there, case.attempt)
    decisive = [group.decisive for group in groups if group.decisive]
    return Timing(
        ask=ask,
        said=said,
        answer="depends" if len(verdicts) > 1 else "yes" if True in verdicts else "no",
        nearest=cell,
        checks=cell.checks,
        assumed=_assumed(ask, said),
        next=waits,
        cells=cells,
        groups=groups,
        rules=tuple(dict.fromkeys((*ask.rules, *rules_of(decisive), *_lasting(cell, cells)))),
        scenario=(*case.lines, *game.lines_for(cell.moment, (ASKER, OTHER))),
        attempt=str(Attempt(0, ASKER, case.attempt, may=True, verdict=Verdict(cell.legal))),
    )


def _lasting(cell: Cell, cells: tuple[Cell, ...]) -> Iterator[str]:
    """The rules of its checks that hold at every moment like it, not those of its own step."""
    alike = [_cited(each.checks) for each in cells if each.legal == cell.legal]
    for check in cell.checks:
        cited = [each[check.key] for each in alike if each.get(check.key)]
        yield from (rule for rule in check.rules if all(rule in each for each in cited))


def _cited(checks: Sequence[Check]) -> dict[str, tuple[str, ...]]:
    """The rules that checks cite, by the key of the check."""
    cited: dict[str, tuple[str, ...]] = {}
    for check in checks:
        cited[check.key] = (*cited.get(check.key, ()), *check.rules)
    return cited


def _distance(cell: Cell) -> tuple[int, int]:
    failed = refusals(cell.checks)
    return sum(not check.mends for check in failed), len(failed)


def _assumed(ask: Ask, said: Said) -> tuple[Assumption, ...]:
    """What was taken for granted, less what the options said."""
    given = {
        "means": said.means,
        "card": said.card,
        "more": said.more,
        "turn": said.turn,
        "pending": said.pending or said.pendings,
        **dict(said.fills),
    }
    return tuple(Assumption(key) for key, option in ask.assumes if not given.get(option))
