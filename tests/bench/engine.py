"""How long one verdict takes, and a survey of a whole turn cycle."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bot.answers.games import ASKS, GAMES
from rulesdb.engine import asking
from rulesdb.engine.questions import Said
from rulesdb.engine.scenario import Attempt, Scenario, Setup, read
from rulesdb.engine.survey import judge
from tests.bench.measuring import Figure, percentile, times

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.questions import Ask

ASKED = {
    "magic": """game: magic
turn: A, upkeep
A exile: Augury = instant, {1}{U}{U}, foretell {1}{U}, foretold last turn
A mana: {1}{U}
B battlefield: Warden = creature 2/2, effect: opponents cast only at sorcery timing
stack: B casts Harvest = sorcery
A may cast Augury for foretell
""",
    "riftbound": """game: riftbound
turn: B, main
battlefield Summit: A's Guard = unit 2, temporary
battlefield Summit: B's Scout = unit 3, assault 1
A hand: Spark = spell, cost 1, reaction, effect: deal 2 to an enemy unit
A runes: 2 ready
state: showdown open at Summit, B attacks, A has focus
A may play Spark
""",
}


def figures(count: int) -> Iterator[Figure]:
    """One evaluation of each game, and its slowest question with every moment left open."""
    for name in GAMES:
        yield _evaluation(name, ASKED[name], count)
    for name, asks in ASKS.items():
        cycles = {key: _asked(name, ask, told(ask), count) for key, ask in asks.items()}
        slowest = max(cycles, key=lambda key: cycles[key])
        yield Figure(f"survey of a turn cycle, {name}, {slowest}", cycles[slowest], "ms", 8)
        most = max(asks.values(), key=lambda ask: len(ask.holes))
        took = _asked(name, most, (), count)
        ways = math.prod(len(hole.fills) for hole in most.holes)
        yield Figure(f"{ways} such surveys for one question, {name}, {most.key}", took, "ms")


def told(ask: Ask) -> tuple[tuple[str, str], ...]:
    """Every hole filled in the first way, so that only the moments are surveyed."""
    return tuple((hole.name, hole.fills[0][0]) for hole in ask.holes)


def _asked(name: str, ask: Ask, fills: tuple[tuple[str, str], ...], count: int) -> float:
    said = Said(ask.key, fills=fills)
    work = (lambda: asking.answer(GAMES[name], ask, said) for _ in range(max(count // 100, 2)))
    return percentile(times(work), 50)


def _evaluation(name: str, text: str, count: int) -> Figure:
    scenario = read(text, GAMES)
    assert isinstance(scenario, Scenario), scenario
    game = GAMES[name]
    position = game.start(scenario.players)
    for line in scenario.statements:
        if isinstance(line, Setup):
            position = line.situation.apply(position)
    attempt = next(line.wish for line in scenario.statements if isinstance(line, Attempt))
    taken = times(lambda: judge(game, position, attempt) for _ in range(count))
    return Figure(f"one evaluation, median, {name}", percentile(taken, 50), "ms", 0.1)
