"""Lines of text to a scenario, or the place where they can not be read."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesdb.engine.games import Scope, Unread, no_names
from rulesdb.engine.nearest import nearest
from rulesdb.engine.scenario.headings import Text, headed, listed
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

_COMMENT = re.compile(r"(^|\s)#(\s.*|$)")
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


def read(
    text: str,
    games: Mapping[str, Game[Any, Any]],
    vocabulary: Mapping[str, Callable[[str], str | None]] | None = None,
) -> Scenario | Unreadable:
    """The scenario that `text` holds; the first of `games` is meant where none is named."""
    if over := _over_limits(text):
        return over
    headings = headed(_lines(text), games)
    if isinstance(headings, Unreadable):
        return headings
    scenario, lines = headings
    names = (vocabulary or {}).get(scenario.game, no_names)
    scope = Scope(players=scenario.players, vocabulary=names)
    statements: list[Statement] = []
    for line in lines:
        for words in games[scenario.game].spoken(line.text, scope):
            said = replace(line, text=words, typed=line.text)
            statement = _statement(said, games[scenario.game], scope)
            if isinstance(statement, Unreadable):
                return statement
            if isinstance(statement, Setup):
                scope = _declared(scope, statement)
                if why := _overdone(scope.names):
                    return line.unread(why)
            statements.append(statement)
    return replace(scenario, statements=tuple(statements))


def _declared(scope: Scope, line: Setup) -> Scope:
    """With the objects of the line, and whose they are, or what it is on the stack."""
    new, player = line.situation.declares, getattr(line.situation, "player", "")
    said = dict.fromkeys((*new, getattr(line.situation, "name", "")))
    owners = (*scope.owners, *((name, player) for name in said if name))
    return replace(scope, names=(*scope.names, *new), owners=owners)


def _over_limits(text: str) -> Unreadable | None:
    if len(text) > LONGEST:
        return Unreadable(1, 1, "too-long", str(len(text)), (str(LONGEST),))
    if len(text.splitlines()) > MOST_LINES:
        return Unreadable(MOST_LINES, 1, "too-many-lines", "", (str(MOST_LINES),))
    return None


def _overdone(names: tuple[str, ...]) -> Unread | None:
    """A name that stands for two objects, or more objects than a scenario may have."""
    if twice := next((name for name in names if names.count(name) > 1), None):
        return Unread("name-taken", twice)
    if len(names) > MOST_OBJECTS:
        return Unread("too-many-objects", "", (str(MOST_OBJECTS),))
    return None


def _lines(text: str) -> list[Text]:
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        said = _COMMENT.sub("", unicodedata.normalize("NFKC", raw))
        if bare := said.strip():
            lines.append(Text(number, len(said) - len(said.lstrip()), bare))
    return lines


def _statement(line: Text, game: Game[Any, Any], scope: Scope) -> Statement | Unreadable:
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


def _expect(line: Text, value: str, game: Game[Any, Any], scope: Scope) -> Expect | Unreadable:
    facts = []
    for words in (part.strip() for part in value.split(";")):
        fact = game.fact(words, scope)
        if isinstance(fact, Unread):
            return line.unread(fact, words)
        facts.append(fact)
    return Expect(line.line, tuple(facts))


def _until(line: Text, value: str, game: Game[Any, Any], scope: Scope) -> Until | Unreadable:
    player, comma, step = (part.strip() for part in value.partition(","))
    if not comma and player not in scope.players:
        player, step = "", value  # Whoever's it is that comes next.
    if player and player not in scope.players:
        return line.unread(Unread("player", player, scope.players), value)
    found = game.step(step, scope)
    if isinstance(found, Unread):
        return line.unread(found, value)
    return Until(line.line, player, found)


def _setup(
    line: Text, head: str, value: str, game: Game[Any, Any], scope: Scope
) -> Setup | Unreadable:
    first, _, rest = head.partition(" ")
    player = first if first in scope.players else None
    situation = game.situation(player, rest if player else head, value, scope)
    if isinstance(situation, Unread):
        return line.unread(situation, "" if situation.key == "situation" else value)
    return Setup(line.line, situation)


def _attempt(
    line: Text, said: str, verdict: str | None, game: Game[Any, Any], scope: Scope
) -> Attempt | Unreadable:
    player, _, words = said.partition(" ")
    if player not in scope.players:
        return line.unread(Unread("line", player, scope.players))
    expected = None if verdict is None else _verdict(verdict, game.keys)
    if isinstance(expected, Unread):
        return line.unread(expected)
    may = words.startswith(("may ", "can "))
    wish = game.attempt(player, (words[4:] if may else words).strip(), scope)
    if isinstance(wish, Unread):
        return line.unread(wish, words)
    return Attempt(line.line, player, wish, may, expected)


def _verdict(text: str, known: tuple[str, ...]) -> Verdict | Unread:
    word, _, keys = (part.strip() for part in text.partition(":"))
    if word not in ("yes", "no") or (word == "yes" and keys):
        return Unread("verdict", text, ("yes", "no", "no: key"))
    for key in (named.partition("/")[0] for named in listed(keys)):
        if key not in known:
            return Unread("verdict", key, nearest(key, known) or ("yes", "no"))
    return Verdict(word == "yes", listed(keys))
