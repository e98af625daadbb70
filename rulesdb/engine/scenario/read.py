"""Lines of text to a scenario, or the place where they can not be read."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rulesdb.engine.games import Scope, Unread, no_names
from rulesdb.engine.nearest import nearest
from rulesdb.engine.scenario.lines import (
    LONGEST,
    MOST_LINES,
    MOST_OBJECTS,
    Attempt,
    Expect,
    Pass,
    Scenario,
    Setup,
    Statement,
    Unreadable,
    Until,
    Verdict,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rulesdb.engine.games import Game

HEADINGS = ("title", "game", "rules", "source", "players")
_COMMENT = re.compile(r"(^|\s)#(\s.*|$)")
_PLAYER = re.compile(r"[A-D]")
# A seat stands alone: not within a word, and not within a mana symbol such as {B}.
_SEAT = re.compile(r"(?<![\w{/'])[AB](?![\w}/])")


def swapped(text: str) -> str:
    """The same scenario with A and B in each other's seats; titles and sources are left."""
    lines = ("players: B, A", *text.splitlines()) if "players:" not in text else text.splitlines()
    other = {"A": "B", "B": "A"}
    return "\n".join(
        line
        if line.startswith(("title:", "source:", "players: B, A"))
        else _SEAT.sub(lambda seat: other[seat[0]], line)
        for line in lines
    )


@dataclass(frozen=True, slots=True)
class _Text:
    """One line without comment: where it stands, and what it says."""

    line: int
    column: int
    text: str

    def unread(self, why: Unread, within: str = "") -> Unreadable:
        """The place of what the game could not read."""
        start = self.text.find(within) if within else 0
        found = self.text.find(why.found, max(start, 0)) if why.found else start + why.column
        return Unreadable(
            self.line, self.column + max(found, 0) + 1, why.key, why.found, why.nearest
        )


def read(
    text: str,
    games: Mapping[str, Game[Any, Any]],
    vocabulary: Mapping[str, Callable[[str], str | None]] | None = None,
) -> Scenario | Unreadable:
    """The scenario that `text` holds; the first of `games` is meant where none is named."""
    if over := _over_limits(text):
        return over
    scenario: Scenario | Unreadable = Scenario(game=next(iter(games)))
    scope = Scope(players=("A", "B"))
    started = False
    for line in _lines(text):
        head, colon, value = (part.strip() for part in line.text.partition(":"))
        if not started and colon and head.casefold() in HEADINGS:
            scenario = _heading(scenario, head.casefold(), value, line, games)
            if isinstance(scenario, Unreadable):
                return scenario
            continue
        if not started:
            started = True
            names = (vocabulary or {}).get(scenario.game, no_names)
            scope = replace(scope, players=scenario.players, vocabulary=names)
        statement = _statement(line, games[scenario.game], scope)
        if isinstance(statement, Unreadable):
            return statement
        if isinstance(statement, Setup):
            declared = (*scope.names, *statement.situation.declares)
            if (again := _twice(declared, line)) or (again := _too_many(declared, line)):
                return again
            scope = replace(scope, names=declared)
        scenario = replace(scenario, statements=(*scenario.statements, statement))
    return scenario


def _over_limits(text: str) -> Unreadable | None:
    if len(text) > LONGEST:
        return Unreadable(1, 1, "too-long", str(len(text)), (str(LONGEST),))
    if text.count("\n") >= MOST_LINES:
        return Unreadable(MOST_LINES, 1, "too-many-lines", "", (str(MOST_LINES),))
    return None


def _twice(names: tuple[str, ...], line: _Text) -> Unreadable | None:
    twice = next((name for name in names if names.count(name) > 1), None)
    return line.unread(Unread("name-taken", twice)) if twice else None


def _too_many(names: tuple[str, ...], line: _Text) -> Unreadable | None:
    if len(names) <= MOST_OBJECTS:
        return None
    return line.unread(Unread("too-many-objects", "", (str(MOST_OBJECTS),)))


def _lines(text: str) -> list[_Text]:
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        said = _COMMENT.sub("", unicodedata.normalize("NFKC", raw))
        if bare := said.strip():
            lines.append(_Text(number, len(said) - len(said.lstrip()), bare))
    return lines


def _heading(
    scenario: Scenario, head: str, value: str, line: _Text, games: Mapping[str, Game[Any, Any]]
) -> Scenario | Unreadable:
    if head == "title":
        return replace(scenario, title=value)
    if head == "source":
        return replace(scenario, source=value)
    if head == "rules":
        return replace(scenario, rules=tuple(_listed(value)))
    if head == "players":
        players = tuple(_listed(value))
        if len(players) < 2 or not all(map(_PLAYER.fullmatch, players)):  # noqa: PLR2004 - a game needs two
            return line.unread(Unread("players", value, ("A, B", "A, B, C")))
        return replace(scenario, players=players)
    if value.casefold() not in games:
        return line.unread(Unread("game", value, tuple(games)))
    return replace(scenario, game=value.casefold())


def _listed(value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _statement(line: _Text, game: Game[Any, Any], scope: Scope) -> Statement | Unreadable:
    words = line.text
    if words in ("pass", "resolve"):
        return Pass(line.line, resolves=words == "resolve")
    head, colon, value = (part.strip() for part in words.partition(":"))
    if head == "expect" and colon:
        return _expect(line, value, game, scope)
    if head == "until" and colon:
        return _until(line, value, game, scope)
    said, arrow, verdict = (part.strip() for part in words.partition("->"))
    if colon and not arrow:
        return _setup(line, head, value, game, scope)
    return _attempt(line, said, verdict if arrow else None, game, scope)


def _expect(line: _Text, value: str, game: Game[Any, Any], scope: Scope) -> Expect | Unreadable:
    facts = []
    for words in (part.strip() for part in value.split(";")):
        fact = game.fact(words, scope)
        if isinstance(fact, Unread):
            return line.unread(fact, words)
        facts.append(fact)
    return Expect(line.line, tuple(facts))


def _until(line: _Text, value: str, game: Game[Any, Any], scope: Scope) -> Until | Unreadable:
    player, _, step = (part.strip() for part in value.partition(","))
    if player not in scope.players:
        return line.unread(Unread("player", player, scope.players), value)
    step = scope.vocabulary(step) or step.casefold()
    if step not in game.steps:
        return line.unread(Unread("step", step, nearest(step, game.steps)), value)
    return Until(line.line, player, step)


def _setup(
    line: _Text, head: str, value: str, game: Game[Any, Any], scope: Scope
) -> Setup | Unreadable:
    first, _, rest = head.partition(" ")
    player = first if first in scope.players else None
    situation = game.situation(player, rest if player else head, value, scope)
    return line.unread(situation) if isinstance(situation, Unread) else Setup(line.line, situation)


def _attempt(
    line: _Text, said: str, verdict: str | None, game: Game[Any, Any], scope: Scope
) -> Attempt | Unreadable:
    player, _, words = said.partition(" ")
    if player not in scope.players:
        return line.unread(Unread("line", player, scope.players))
    expected = None if verdict is None else _verdict(verdict)
    if isinstance(expected, Unread):
        return line.unread(expected)
    may = words.startswith("may ")
    wish = game.attempt(player, words.removeprefix("may ").strip(), scope)
    if isinstance(wish, Unread):
        return line.unread(wish, words)
    return Attempt(line.line, player, wish, may, expected)


def _verdict(text: str) -> Verdict | Unread:
    word, _, keys = (part.strip() for part in text.partition(":"))
    if word not in ("yes", "no") or (word == "yes" and keys):
        return Unread("verdict", text, ("yes", "no", "no: key"))
    return Verdict(word == "yes", tuple(_listed(keys)))
