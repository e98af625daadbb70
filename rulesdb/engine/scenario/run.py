"""A scenario played to its end: what was tried, what happened, what was expected."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulesdb.engine.checks import decisive_first, refusals
from rulesdb.engine.games import Explaining
from rulesdb.engine.scenario.lines import Attempt, Expect, Pass, Setup, Unreadable, Until
from rulesdb.engine.survey import MOST_PASSES, judge, next_moment

if TYPE_CHECKING:
    from rulesdb.engine.checks import Check, Event
    from rulesdb.engine.games import Game
    from rulesdb.engine.questions import Next
    from rulesdb.engine.scenario.lines import Scenario

SECONDS = 2.0
MOST_TOLD = 2_000
"""Events; nobody reads more, and wording them takes its time as well."""


@dataclass(frozen=True, slots=True)
class Told:
    """One event, and the line during which it happened."""

    line: int
    event: Event


@dataclass(frozen=True, slots=True)
class Tried:
    """A try as it was judged: the verdict, every check, and when a "no" becomes a "yes"."""

    line: int
    text: str
    legal: bool
    checks: tuple[Check, ...]
    next: Next | None = None


@dataclass(frozen=True, slots=True)
class Expected:
    """What a line expected, and whether it was so."""

    line: int
    text: str
    met: bool


@dataclass(frozen=True, slots=True)
class Transcript:
    """Everything that happened in a scenario; `ok` when every expectation was met."""

    scenario: Scenario
    tries: tuple[Tried, ...]
    told: tuple[Told, ...]
    expectations: tuple[Expected, ...]

    @property
    def ok(self) -> bool:
        """Whether every expectation was met."""
        return all(expected.met for expected in self.expectations)


@dataclass(slots=True)
class _Run:
    """What is so while the lines are played; lives only inside `run`."""

    game: Game[Any, Any]
    position: Any
    deadline: float
    players: tuple[str, ...]
    tries: list[Tried] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    expectations: list[Expected] = field(default_factory=list)

    def late(self, line: int) -> Unreadable | None:
        """The time budget is spent."""
        over = time.monotonic() > self.deadline
        return Unreadable(line, 1, "too-slow") if over else None

    def full(self, line: int) -> Unreadable | None:
        """More happened than can be told."""
        over = len(self.told) > MOST_TOLD
        return Unreadable(line, 1, "too-many-events", "", (str(MOST_TOLD),)) if over else None

    def tell(self, line: int, events: tuple[Event, ...]) -> None:
        """Keep what happened."""
        self.told += [Told(line, event) for event in events]

    def expect(self, line: int, text: str, *, met: bool) -> None:
        """Keep what was expected."""
        self.expectations.append(Expected(line, text, met))


def run(
    scenario: Scenario, game: Game[Any, Any], seconds: float = SECONDS
) -> Transcript | Unreadable:
    """The scenario played line by line, or the line at which it could not go on."""
    here = _Run(game, game.start(scenario.players), time.monotonic() + seconds, scenario.players)
    for statement in scenario.statements:
        line = statement.line
        if stop := _play(here, statement) or here.late(line) or here.full(line):
            return stop
    return Transcript(scenario, tuple(here.tries), tuple(here.told), tuple(here.expectations))


def _play(here: _Run, statement: Any) -> Unreadable | None:
    match statement:
        case Setup():
            here.position = statement.situation.apply(here.position)
        case Attempt():
            _try(here, statement)
        case Pass():
            return _pass(here, statement)
        case Until():
            return _until(here, statement)
        case Expect():
            events = [told.event for told in here.told]
            for fact in statement.facts:
                here.expect(statement.line, str(fact), met=fact.holds(here.position, events))
                if isinstance(fact, Explaining):
                    here.tell(statement.line, fact.explained(here.position))
    return None


def _try(here: _Run, line: Attempt) -> None:
    offered = here.game.offer(here.position, line.player)
    judged = judge(here.game, offered, line.wish)
    waits = None if judged.legal else next_moment(here.game, offered, line.wish)
    text = str(line).partition(" -> ")[0]
    here.tries.append(Tried(line.line, text, judged.legal, decisive_first(judged.checks), waits))
    if line.verdict:
        failed = refusals(judged.checks)
        named = all(_among(key, failed) for key in line.verdict.keys)
        met = judged.legal is line.verdict.legal and named
        here.expect(line.line, f"{text} -> {line.verdict}", met=met)
    if judged.legal and not line.may:
        played = here.game.play(offered, judged.attempt)
        here.position = played.position
        here.tell(line.line, played.events)


def _among(named: str, failed: tuple[Check, ...]) -> bool:
    """Whether a check of that key failed, by that rule where one is named (`zone/702.57a`)."""
    key, _, rule = named.partition("/")
    return any(each.key == key and (not rule or rule in each.rules) for each in failed)


def _pass(here: _Run, line: Pass) -> Unreadable | None:
    if line.resolves and not here.game.waiting(here.position):
        return Unreadable(line.line, 1, "nothing-to-resolve", "resolve")
    for _ in range(MOST_PASSES):
        _go_on(here, line.line)
        if not here.game.idle(here.position):
            return None
    return Unreadable(line.line, 1, "never-comes", str(line))


def _go_on(here: _Run, line: int) -> None:
    played = here.game.advance(here.position)
    here.position = played.position
    here.tell(line, played.events)


def _until(here: _Run, line: Until) -> Unreadable | None:
    there = _begins(here, line)
    for _ in range(MOST_PASSES):
        _go_on(here, line.line)
        # Who is there already means the next time, also where something still resolves first.
        there, was_there = _begins(here, line), there
        if there and not was_there:
            return None
        if stop := here.late(line.line):
            return stop
    return Unreadable(line.line, 1, "never-comes", str(line).removeprefix("until: "))


def _begins(here: _Run, line: Until) -> bool:
    """Whether this is that step, of whoever's turn where no player is named."""
    players = (line.player,) if line.player else here.players
    return any(here.game.begins(here.position, player, line.step) for player in players)
