"""The heading lines of a scenario: title, game, rules, source, players."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rulesdb.engine.games import NOT_UNDERSTOOD, Unread
from rulesdb.engine.scenario.lines import Scenario, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from rulesdb.engine.games import Game

_PLAYER = re.compile(r"[A-D]")
FEWEST_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class Text:
    """One line without comment: its number from 1, its indent, and what it says.

    `typed` is the line as it was typed, where `text` says it in other words.
    """

    line: int
    indent: int
    text: str
    typed: str = ""

    def unread(self, why: Unread, within: str = "") -> Unreadable:
        """The place of what could not be read; `within` is the last part of it handed over."""
        why = replace(why, found=why.found.removeprefix(NOT_UNDERSTOOD))
        typed = self.typed or self.text
        start = max(typed.rfind(within), 0) if within else 0
        found = typed.find(why.found, start) if why.found else start + why.column
        column = self.indent + max(found, 0) + 1
        return Unreadable(self.line, column, why.key, why.found, why.nearest)


def headed(
    lines: Sequence[Text], games: Mapping[str, Game[Any, Any]]
) -> tuple[Scenario, Sequence[Text]] | Unreadable:
    """The scenario with its headings, and the lines after them."""
    scenario = Scenario(game=next(iter(games)))
    for at, line in enumerate(lines):
        head, colon, value = (part.strip() for part in line.text.partition(":"))
        heading = HEADINGS.get(head.casefold()) if colon else None
        if heading is None:
            return scenario, lines[at:]
        after = heading(scenario, value, games)
        if isinstance(after, Unread):
            return line.unread(after)
        scenario = after
    return scenario, ()


def listed(value: str) -> tuple[str, ...]:
    """The parts between commas, without blanks.

    >>> listed("702.143a, 304.1")
    ('702.143a', '304.1')
    """
    return tuple(part.strip() for part in value.split(",") if part.strip())


def _title(scenario: Scenario, value: str, _: Iterable[str]) -> Scenario:
    return replace(scenario, title=value)


def _source(scenario: Scenario, value: str, _: Iterable[str]) -> Scenario:
    return replace(scenario, source=value)


def _rules(scenario: Scenario, value: str, _: Iterable[str]) -> Scenario:
    return replace(scenario, rules=listed(value))


def _players(scenario: Scenario, value: str, _: Iterable[str]) -> Scenario | Unread:
    players = listed(value)
    if (
        len(players) < FEWEST_PLAYERS
        or len(set(players)) < len(players)
        or not all(map(_PLAYER.fullmatch, players))
    ):
        return Unread("players", value, ("A, B", "A, B, C"))
    return replace(scenario, players=players)


def _game(scenario: Scenario, value: str, games: Iterable[str]) -> Scenario | Unread:
    if value.casefold() not in games:
        return Unread("game", value, tuple(games))
    return replace(scenario, game=value.casefold())


HEADINGS: dict[str, Callable[[Scenario, str, Iterable[str]], Scenario | Unread]] = {
    "title": _title,
    "game": _game,
    "rules": _rules,
    "source": _source,
    "players": _players,
}
