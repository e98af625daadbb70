"""What a game must answer, so that questions and scenarios can be put to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rulesdb.engine.checks import Check, Event

P = TypeVar("P")
T = TypeVar("T")
P_contra = TypeVar("P_contra", contravariant=True)


def no_names(_: str) -> str | None:
    """A vocabulary that knows no name in any language."""
    return None


@dataclass(frozen=True, slots=True)
class Played(Generic[P]):
    """The position after, and what happened on the way."""

    position: P
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A point in time as one player sees it.

    `turn` is "mine" or "theirs", `step` a step of the game, `pending` what waits to resolve:
    a word of the game's own list, such as "empty", "mine" or "theirs".
    """

    turn: str
    step: str
    pending: str


@dataclass(frozen=True, slots=True)
class Unread:
    """Text of a scenario line that the game can not read, and what it would have read.

    `column` counts from 0 within the text handed over; `key` names the sentence.
    """

    key: str
    found: str
    nearest: tuple[str, ...] = ()
    column: int = 0


NOT_UNDERSTOOD = "? "
"""Stands before words of a line that were set apart because nobody understood them."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What the lines above have declared: the players and the names of objects.

    `vocabulary` answers a name in any language with the game's own word (`entretien` with
    `upkeep`), or nothing; `owners` pairs an object with the player whose line declared it.
    """

    players: tuple[str, ...]
    names: tuple[str, ...] = ()
    vocabulary: Callable[[str], str | None] = no_names
    owners: tuple[tuple[str, str], ...] = ()


class IllegalTry(Exception):
    """A try was played although a check refuses it; carries the checks."""

    def __init__(self, attempt: object, checks: Sequence[Check]) -> None:
        super().__init__(attempt, checks)
        self.attempt = attempt
        self.checks = tuple(checks)


class Situation(Protocol[P]):
    """A line that sets up one thing; `str` is the line as it is written back."""

    @property
    def declares(self) -> tuple[str, ...]:
        """The names of objects that the line brings into the scenario."""

    def apply(self, position: P) -> P:
        """The position with that one thing changed."""


class Game(Protocol[P, T]):
    """One game's rules: its moments, its tries, and the language of its scenarios.

    `edition` is the ISO date of the rules document whose numbers are cited.  `pendings` are the
    words for what may wait to resolve, `surveyed` those that a question looks at unasked, and
    `pending_line` the situation line that describes it in other words, which `pending_words`
    completes where they only say what it is; `means_line` says what a player can pay with; `keys`
    are those of its checks.
    A try's `str` is its scenario line without the player; a fact's likewise.
    """

    name: str
    edition: str
    document: str
    steps: tuple[str, ...]
    pendings: tuple[str, ...]
    surveyed: tuple[str, ...]
    pending_line: str
    pending_words: str
    means_line: str
    keys: tuple[str, ...]

    def checks(self, position: P, attempt: T) -> tuple[Check, ...]:
        """Every condition of the try, held or not."""

    def completions(self, position: P, attempt: T) -> Iterable[T]:
        """The try with its open choices made, in every way there is; itself if none is open."""

    def play(self, position: P, attempt: T) -> Played[P]:
        """The position after the try; raises `IllegalTry` where a check refuses it."""

    def advance(self, position: P) -> Played[P]:
        """The position after everyone passed once: the top resolves, or the step ends."""

    def offer(self, position: P, player: str) -> P:
        """The same moment with the others having passed, so that `player` acts if anyone may."""

    def moment(self, position: P, player: str) -> Moment:
        """When this is, as `player` sees it."""

    def idle(self, position: P) -> bool:
        """Whether no player may act here, so that play goes on by itself."""

    def waiting(self, position: P) -> bool:
        """Whether something waits to resolve."""

    def begins(self, position: P, player: str, step: str) -> bool:
        """Whether this is `step` of a turn of `player`, with nothing waiting."""

    def turn_number(self, position: P) -> int:
        """Which turn of the game this is, counted from 1."""

    def turns_of(self, position: P, player: str) -> int:
        """How many turns of `player` have begun, so that waiting knows when to give up."""

    def lines_for(self, moment: Moment, players: tuple[str, ...]) -> tuple[str, ...]:
        """The situation lines that lead to the moment as the first player sees it."""

    def arriving(self, moment: Moment, players: tuple[str, ...]) -> tuple[Situation[P], ...] | None:
        """Those lines read; none where the game has no such moment."""

    def rare(self, moment: Moment) -> bool:
        """Whether a survey leaves the moment out unless it was asked for outright."""

    def start(self, players: tuple[str, ...]) -> P:
        """An empty position in the first player's main phase."""

    def spoken(self, line: str, scope: Scope) -> tuple[str, ...]:
        """The lines of the scenario language that say what someone said in other words."""

    def step(self, word: str, scope: Scope) -> str | Unread:
        """The step that a word means, in any language of the vocabulary."""

    def situation(
        self, player: str | None, what: str, value: str, scope: Scope
    ) -> Situation[P] | Unread:
        """What a line `PLAYER WHAT: VALUE` sets up."""

    def attempt(self, player: str, words: str, scope: Scope) -> T | Unread:
        """The try that `words` ask for."""

    def player_of(self, attempt: T) -> str:
        """Who tries."""

    def fact(self, words: str, scope: Scope) -> Fact[P] | Unread:
        """The expectation that `words` state."""


class Fact(Protocol[P_contra]):
    """Something that can be so or not; `str` is how it is written."""

    def holds(self, position: P_contra, events: Sequence[Event]) -> bool:
        """Whether it is so in the position, after those events."""


@runtime_checkable
class Explaining(Protocol[P_contra]):
    """A fact that can say why it is so, as events that have not just happened."""

    def explained(self, position: P_contra) -> tuple[Event, ...]:
        """Why it is so, where there is something to tell."""
