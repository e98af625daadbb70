"""Magic as the frame asks for it: checks, play, time, and the words of its scenarios."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rulesdb.engine.checks import Check, legal
from rulesdb.engine.games import IllegalTry, Moment, Played, Scope, Unread
from rulesdb.engine.magic import (
    EDITION,
    activating,
    answering,
    casting,
    combat,
    dividing,
    leaving,
    play,
    specials,
    turn,
    unchosen,
)
from rulesdb.engine.magic.changing import changed
from rulesdb.engine.magic.completing import completed
from rulesdb.engine.magic.language.expectations import Expectation, read_fact
from rulesdb.engine.magic.language.moments import begun
from rulesdb.engine.magic.language.situations import Said, read_situation
from rulesdb.engine.magic.language.spoken.lines import spoken
from rulesdb.engine.magic.language.wishes import read_wish
from rulesdb.engine.magic.language.words import read_step
from rulesdb.engine.magic.mechanics.verdicts import KEYS
from rulesdb.engine.magic.position import Position
from rulesdb.engine.magic.steps import STEPS
from rulesdb.engine.magic.tries import (
    Activate,
    Assign,
    Attack,
    Block,
    Cast,
    Concede,
    Instructed,
    PassOn,
    Respond,
    TakeAction,
    Triggering,
    Try,
    Using,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

# Turns may lie before the first line, so that "last turn" has a number.
FIRST_TURN = 5
PENDINGS = {
    "empty": "stack: empty",
    "mine": "stack: {me} casts Waiting spell = instant",
    "theirs": "stack: {they} casts Waiting spell = instant",
    "split-second": "stack: {they} casts Waiting spell = instant, split second",
}


# How each kind of try is judged, and how it is played.
CONDITIONS: dict[type[Try], Callable[[Position, Any], Iterator[Check]]] = {
    Cast: casting.conditions,
    TakeAction: specials.conditions,
    Activate: activating.conditions,
    Attack: combat.attacking,
    Block: combat.blocking,
    Assign: dividing.conditions,
    Concede: leaving.conceding,
    PassOn: answering.passing,
    Respond: answering.conditions,
    Instructed: unchosen.instructed,
    Using: unchosen.using,
    Triggering: unchosen.triggering,
}
PLAYS: dict[type[Try], Callable[[Position, Any], Played[Position]]] = {
    Cast: play.cast,
    TakeAction: play.take,
    Activate: play.activate,
    Attack: combat.attack,
    Block: combat.block,
    Assign: dividing.divide,
    Concede: leaving.concede,
    PassOn: answering.passed,
    Respond: answering.play,
    Instructed: unchosen.play,
    Using: unchosen.play,
    Triggering: unchosen.play,
}


class Magic:
    """Magic: The Gathering, by the numbers of the edition of 7 August 2026."""

    name: str = "magic"
    edition: str = EDITION
    document: str = "comprehensive"
    steps: tuple[str, ...] = STEPS
    pendings: tuple[str, ...] = tuple(PENDINGS)
    surveyed: tuple[str, ...] = ("empty", "mine", "theirs")
    pending_line: str = "stack"
    pending_words: str = "{they} casts Waiting spell = {words}"
    means_line: str = "mana"
    keys: tuple[str, ...] = KEYS

    def checks(self, position: Position, attempt: Try) -> tuple[Check, ...]:
        """Every condition of the try, held or not."""
        return tuple(CONDITIONS[type(attempt)](position, attempt))

    def completions(self, position: Position, attempt: Try) -> Iterable[Try]:
        """The try with its open choices made: which cost, and what "play" means (601.1a)."""
        return completed(position, attempt)

    def play(self, position: Position, attempt: Try) -> Played[Position]:
        """The position after the try; raises `IllegalTry` where a check refuses it."""
        checks = self.checks(position, attempt)
        if not legal(checks):
            raise IllegalTry(attempt, checks)
        return PLAYS[type(attempt)](_declared(position, attempt), attempt)

    def advance(self, position: Position) -> Played[Position]:
        """The position after everyone passed once (117.4)."""
        return turn.advance(position)

    def idle(self, position: Position) -> bool:
        """Whether no player gets priority here, so that play goes on by itself."""
        return position.priority is None and position.resolving is None and not position.over

    def offer(self, position: Position, player: str) -> Position:
        """The same moment with the others having passed, unless a line says who may act."""
        if position.pinned or position.priority in (None, player) or player in position.gone:
            return position
        return changed(position, priority=player)

    def moment(self, position: Position, player: str) -> Moment:
        """When this is, as the player sees it."""
        whose = "mine" if position.active == player else "theirs"
        if not position.stack:
            return Moment(whose, position.step, "empty")
        top = position.stack[-1]
        if any(item.card.has("split second") for item in position.stack):
            return Moment(whose, position.step, "split-second")
        return Moment(whose, position.step, "mine" if top.controller == player else "theirs")

    def waiting(self, position: Position) -> bool:
        """Whether something is on the stack."""
        return bool(position.stack)

    def begins(self, position: Position, player: str, step: str) -> bool:
        """Whether this is that step of a turn of the player."""
        return position.active == player and position.step == step

    def turn_number(self, position: Position) -> int:
        """Which turn this is."""
        return position.turn

    def turns_of(self, position: Position, player: str) -> int:
        """How many turns of the player have begun."""
        return position.turns_begun(player)

    def lines_for(self, moment: Moment, players: tuple[str, ...]) -> tuple[str, ...]:
        """The lines that lead to the moment as the first player sees it."""
        me, they = players[:2]
        when = f"turn: {me if moment.turn == 'mine' else they}, {moment.step}"
        if moment.pending not in PENDINGS or moment.pending == "empty":
            return (when,)
        return (when, PENDINGS[moment.pending].format(me=me, they=they))

    def arriving(self, moment: Moment, players: tuple[str, ...]) -> tuple[Said, ...] | None:
        """Those lines read; nothing is on the stack in an untap step (502.4)."""
        if moment.step == "untap" and moment.pending != "empty":
            return None
        return _arriving(self.lines_for(moment, players), players)

    def rare(self, moment: Moment) -> bool:
        """Whether the moment exists but is seldom meant: something on the stack in cleanup."""
        return moment.step == "cleanup" and moment.pending != "empty"

    def start(self, players: tuple[str, ...]) -> Position:
        """An empty position in the first player's first main phase."""
        first = players[0]
        return Position(
            players=players,
            active=first,
            turn=FIRST_TURN,
            priority=first,
            begun=begun(players, first, FIRST_TURN),
        )

    def spoken(self, line: str, scope: Scope) -> tuple[str, ...]:
        """The lines of the language that say what someone said in other words."""
        return spoken(line, scope)

    def step(self, word: str, scope: Scope) -> str | Unread:
        """The step that a word means, in any language of the vocabulary."""
        return read_step(word, scope)

    def situation(self, player: str | None, what: str, value: str, scope: Scope) -> Said | Unread:
        """What a line `PLAYER WHAT: VALUE` sets up."""
        return read_situation(player, what, value, scope)

    def attempt(self, player: str, words: str, scope: Scope) -> Try | Unread:
        """The try that the words ask for."""
        return read_wish(player, words, scope)

    def player_of(self, attempt: Try) -> str:
        """Who tries."""
        return attempt.player

    def fact(self, words: str, scope: Scope) -> Expectation | Unread:
        """The expectation that the words state."""
        return read_fact(words, scope)


def _declared(position: Position, attempt: Try) -> Position:
    """Whoever acts with priority in the step does so after the declaration (508.2, 509.2)."""
    declaring = position.step in ("attackers", "blockers")
    acting = isinstance(attempt, (Cast, TakeAction, Activate))
    return changed(position, declared=True) if declaring and acting else position


@lru_cache(maxsize=256)
def _arriving(lines: tuple[str, ...], players: tuple[str, ...]) -> tuple[Said, ...]:
    scope = Scope(players)
    situations = []
    for line in lines:
        what, _, value = line.partition(": ")
        situation = read_situation(None, what, value, scope)
        if isinstance(situation, Unread):
            raise TypeError(line, situation)
        situations.append(situation)
    return tuple(situations)


MAGIC = Magic()
