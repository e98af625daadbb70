"""What the lines of a scenario can be, each with its text form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulesdb.engine.verbs import third

if TYPE_CHECKING:
    from rulesdb.engine.games import Fact, Situation

LONGEST = 4000
MOST_LINES = 200
MOST_OBJECTS = 64


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Where a scenario can not be read or played, why, and the nearest right words.

    `line` and `column` count from 1; `key` names the sentence (`unreadable-` before it).
    """

    line: int
    column: int
    key: str
    found: str = ""
    nearest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a try is expected to be: legal, or refused by at least these checks.

    A key may name a rule that the check rests on: `step/702.57b`.
    """

    legal: bool
    keys: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.legal:
            return "yes"
        return f"no: {', '.join(self.keys)}" if self.keys else "no"


@dataclass(frozen=True, slots=True)
class Setup:
    """A line that changes one thing of the situation."""

    line: int
    situation: Situation[Any]

    def __str__(self) -> str:
        return str(self.situation)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A line on which a player tries something; with `may` it is only asked."""

    line: int
    player: str
    wish: Any
    may: bool = False
    verdict: Verdict | None = None

    def __str__(self) -> str:
        verb, space, rest = str(self.wish).partition(" ")
        said = f"may {verb}" if self.may else third(verb)
        words = f"{self.player} {said}{space}{rest}"
        return f"{words} -> {self.verdict}" if self.verdict else words


@dataclass(frozen=True, slots=True)
class Pass:
    """Everyone passes once; with `resolves`, something must be there to resolve."""

    line: int
    resolves: bool = False

    def __str__(self) -> str:
        return "resolve" if self.resolves else "pass"


@dataclass(frozen=True, slots=True)
class Until:
    """Everyone passes until that step comes, that player's where one is named."""

    line: int
    player: str
    step: str

    def __str__(self) -> str:
        return f"until: {', '.join(filter(None, (self.player, self.step)))}"


@dataclass(frozen=True, slots=True)
class Expect:
    """Facts that must be so at this point."""

    line: int
    facts: tuple[Fact[Any], ...]

    def __str__(self) -> str:
        return f"expect: {'; '.join(map(str, self.facts))}"


Statement = Setup | Attempt | Pass | Until | Expect


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as read: its heading lines and its statements in order."""

    game: str
    title: str = ""
    rules: tuple[str, ...] = ()
    source: str = ""
    players: tuple[str, ...] = ("A", "B")
    statements: tuple[Statement, ...] = ()


def write(scenario: Scenario) -> str:
    """The scenario as normalised lines, which read back equal."""
    heading = [f"title: {scenario.title}"] if scenario.title else []
    heading.append(f"game: {scenario.game}")
    heading += [f"rules: {', '.join(scenario.rules)}"] if scenario.rules else []
    heading += [f"source: {scenario.source}"] if scenario.source else []
    heading.append(f"players: {', '.join(scenario.players)}")
    return "\n".join([*heading, *map(str, scenario.statements), ""])
