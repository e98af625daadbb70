"""Riftbound as a game that questions and scenarios can be put to."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from rulesdb.engine.checks import legal
from rulesdb.engine.games import IllegalTry, Moment, Played, Scope, Unread
from rulesdb.engine.riftbound.conditions import board, occasions, playing
from rulesdb.engine.riftbound.flow.chain import undecided
from rulesdb.engine.riftbound.flow.course import Course
from rulesdb.engine.riftbound.flow.showdowns import stated
from rulesdb.engine.riftbound.flow.turn import advance
from rulesdb.engine.riftbound.language.expectations import read_fact
from rulesdb.engine.riftbound.language.situations import read_situation
from rulesdb.engine.riftbound.language.wishes import read_wish
from rulesdb.engine.riftbound.language.words import read_step
from rulesdb.engine.riftbound.mechanics.steps import SHOWDOWN, SURVEYED_STEPS
from rulesdb.engine.riftbound.mechanics.verdicts import KEYS
from rulesdb.engine.riftbound.openings import completed, offered
from rulesdb.engine.riftbound.play import PLAYERS
from rulesdb.engine.riftbound.position import Position, Seat
from rulesdb.engine.riftbound.tries import (
    Add,
    Concede,
    Decide,
    Hide,
    Hold,
    Limited,
    Move,
    Pass,
    PayLate,
    Play,
    Respond,
    Trigger,
    Try,
    Use,
    UseKeyword,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rulesdb.engine.checks import Check
    from rulesdb.engine.riftbound.language.expectations import Expectation
    from rulesdb.engine.riftbound.language.situations import Said

CONDITIONS: dict[type, Callable[[Position, Any], Iterator[Check]]] = {
    Play: playing.playing,
    Move: board.moving,
    Hide: board.hiding,
    Use: board.using,
    UseKeyword: occasions.using_keyword,
    Add: board.adding,
    PayLate: occasions.paying_late,
    Decide: occasions.deciding,
    Limited: occasions.limited,
    Respond: occasions.responding,
    Trigger: occasions.triggering,
    Hold: occasions.holding,
    Concede: occasions.conceding,
    Pass: occasions.passing,
}
PENDINGS = ("empty", "mine", "theirs")


class Riftbound:
    """The rules of Riftbound, by the Core Rules of the edition named."""

    name: str = "riftbound"
    edition: str = "2026-03-30"
    document: str = "core"
    steps: tuple[str, ...] = SURVEYED_STEPS
    pendings: tuple[str, ...] = PENDINGS
    surveyed: tuple[str, ...] = PENDINGS
    pending_line: str = "chain"
    pending_words: str = "{they} plays Waiting card = {words}"
    means_line: str = "runes"
    keys: tuple[str, ...] = KEYS

    def checks(self, position: Position, attempt: Try) -> tuple[Check, ...]:
        """Every condition of the try, held or not."""
        here = _settled(position, attempt)
        return tuple(CONDITIONS[type(attempt)](here, attempt))

    def completions(self, position: Position, attempt: Try) -> Iterable[Try]:
        """The try with its places and targets chosen, in every way there is."""
        return completed(position, attempt)

    def play(self, position: Position, attempt: Try) -> Played[Position]:
        """The position after the try; raises `IllegalTry` where a check refuses it."""
        checks = self.checks(position, attempt)
        if not legal(checks):
            raise IllegalTry(attempt, checks)
        course = _before(position, attempt)
        if carried_out := PLAYERS.get(type(attempt)):
            carried_out(course, attempt)
        return course.played()

    def advance(self, position: Position) -> Played[Position]:
        """The position after everyone passed once."""
        return advance(position)

    def offer(self, position: Position, player: str) -> Position:
        """The same moment with the others having passed, as far as that ends nothing."""
        return offered(position, player)

    def moment(self, position: Position, player: str) -> Moment:
        """When this is, as `player` sees it."""
        turn = "mine" if position.turn_player == player else "theirs"
        step = SHOWDOWN if position.showdown else position.step
        if not position.chain:
            return Moment(turn, step, "empty")
        newest = position.chain[-1].controller
        return Moment(turn, step, "mine" if newest == player else "theirs")

    def idle(self, position: Position) -> bool:
        """Whether nobody has priority or a choice to make, so that the turn goes on by itself."""
        return not (position.acting or position.look or position.winner or position.stuck)

    def waiting(self, position: Position) -> bool:
        """Whether something is on the chain."""
        return bool(position.chain)

    def begins(self, position: Position, player: str, step: str) -> bool:
        """Whether this is that step of a turn of the player; what it set off may still wait."""
        if position.turn_player != player:
            return False
        return position.showdown is not None if step == SHOWDOWN else position.step == step

    def turn_number(self, position: Position) -> int:
        """Which turn of the game this is."""
        return position.number

    def turns_of(self, position: Position, player: str) -> int:
        """How many turns of `player` have begun."""
        return position.seat(player).turns

    def lines_for(self, moment: Moment, players: tuple[str, ...]) -> tuple[str, ...]:
        """The lines that lead to the moment as the first player sees it."""
        me, other = players[0], players[1]
        player = me if moment.turn == "mine" else other
        lines = [f"turn: {player}, {moment.step}"]
        if moment.pending in ("mine", "theirs"):
            whose = me if moment.pending == "mine" else other
            played = moment.step in ("main", SHOWDOWN)
            verb = "plays Waiting card = spell" if played else "triggers Waiting ability"
            lines.append(f"chain: {whose} {verb}")
        elif moment.pending == "empty":
            lines.append("chain: empty")
        return tuple(lines)

    def arriving(self, moment: Moment, players: tuple[str, ...]) -> tuple[Said, ...] | None:
        """Those lines read."""
        return _arriving(self, moment, players)

    def rare(self, _: Moment) -> bool:
        """Whether a survey leaves the moment out: none, for anything may trigger in any step."""
        return False

    def start(self, players: tuple[str, ...]) -> Position:
        """An empty position in the first player's main phase."""
        seats = tuple(Seat(player, turns=int(player == players[0])) for player in players)
        return Position(players, seats, players[0], "main")

    def spoken(self, line: str, scope: Scope) -> tuple[str, ...]:  # noqa: ARG002 - as the frame asks
        """The line as it stands."""
        return (line,)

    def step(self, word: str, scope: Scope) -> str | Unread:
        """The step that a word means, in any language of the vocabulary."""
        return read_step(word, scope)

    def situation(self, player: str | None, what: str, value: str, scope: Scope) -> Said | Unread:
        """What a line `PLAYER WHAT: VALUE` sets up."""
        return read_situation(player, what, value, scope)

    def attempt(self, player: str, words: str, scope: Scope) -> Try | Unread:
        """The try that `words` ask for."""
        return read_wish(player, words, scope)

    def player_of(self, attempt: Try) -> str:
        """Who tries."""
        return attempt.player

    def fact(self, words: str, scope: Scope) -> Expectation | Unread:
        """The expectation that `words` state."""
        return read_fact(words, scope)


def _settled(position: Position, attempt: Try) -> Position:
    """The position in which the try is judged: a look that is open ends before anything else."""
    if position.look and not isinstance(attempt, Decide):
        return offered(undecided(position).position, attempt.player)
    return stated(position)


def _before(position: Position, attempt: Try) -> Course:
    if position.look and not isinstance(attempt, Decide):
        course = undecided(position)
        course.position = offered(course.position, attempt.player)
        return course
    return Course(stated(position))


@cache
def _arriving(game: Riftbound, moment: Moment, players: tuple[str, ...]) -> tuple[Said, ...] | None:
    read: list[Said] = []
    for line in game.lines_for(moment, players):
        what, _, value = line.partition(": ")
        situation = read_situation(None, what, value, Scope(players))
        if isinstance(situation, Unread):
            return None
        read.append(situation)
    return tuple(read)


RIFTBOUND = Riftbound()
