"""A game of lanterns, made up for the tests: each may be lit at dusk of its owner's day."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Event, Term, legal
from rulesdb.engine.games import IllegalTry, Moment, Played, Scope, Unread
from rulesdb.engine.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Sequence

STEPS = ("dawn", "dusk")


@dataclass(frozen=True, slots=True)
class Place:
    """Whose day it is, which step, how many days have begun, who owns what, and what is lit."""

    players: tuple[str, ...]
    day: int = 0
    step: str = "dawn"
    owners: tuple[tuple[str, str], ...] = ()
    lit: frozenset[str] = frozenset()

    @property
    def active(self) -> str:
        return self.players[self.day % len(self.players)]


@dataclass(frozen=True, slots=True)
class Hung:
    """A line that hangs up a lantern, of paper where nothing else is said."""

    player: str
    name: str
    kind: str = "paper"

    @property
    def declares(self) -> tuple[str, ...]:
        return (self.name,)

    def apply(self, place: Place) -> Place:
        return replace(place, owners=(*place.owners, (self.name, self.player)))

    def __str__(self) -> str:
        return f"{self.player} lantern: {self.name} = {self.kind}"


@dataclass(frozen=True, slots=True)
class Began:
    """A line that says whose day it is and which step."""

    player: str
    step: str
    declares: tuple[str, ...] = ()

    def apply(self, place: Place) -> Place:
        return replace(place, day=place.players.index(self.player), step=self.step)

    def __str__(self) -> str:
        return f"day: {self.player}, {self.step}"


@dataclass(frozen=True, slots=True)
class Light:
    """Lighting a lantern."""

    player: str
    name: str

    def __str__(self) -> str:
        return f"light {self.name}"


@dataclass(frozen=True, slots=True)
class Burns:
    """That a lantern burns."""

    name: str

    def holds(self, place: Place, _: Sequence[Event]) -> bool:
        return self.name in place.lit

    def __str__(self) -> str:
        return f"{self.name} burns"


class Lanterns:
    """The whole game."""

    name = "lanterns"
    edition = "2026-01-01"
    document = "rules"
    steps = STEPS
    pendings = surveyed = ("empty",)
    pending_line = "pending"
    pending_words = "{words}"
    keys: tuple[str, ...] = ("owner", "own-day", "step", "dark")

    def checks(self, place: Place, attempt: Light) -> tuple[Check, ...]:
        slots = (("step", Term(f"step-{place.step}")),)
        return (
            Check("owner", (attempt.name, attempt.player) in place.owners, ("1",)),
            Check("own-day", place.active == attempt.player, ("2",), mends=True),
            Check("step", place.step == "dusk", ("3",), slots, mends=True),
            Check("dark", attempt.name not in place.lit, ("4",)),
        )

    def completions(self, _: Place, attempt: Light) -> tuple[Light, ...]:
        return (attempt,)

    def play(self, place: Place, attempt: Light) -> Played[Place]:
        if not legal(checks := self.checks(place, attempt)):
            raise IllegalTry(attempt, checks)
        lit = Event("lit", ("4",), (("lantern", attempt.name),))
        return Played(replace(place, lit=place.lit | {attempt.name}), (lit,))

    def advance(self, place: Place) -> Played[Place]:
        if place.step == "dawn":
            return Played(replace(place, step="dusk"))
        return Played(replace(place, step="dawn", day=place.day + 1))

    def offer(self, place: Place, _: str) -> Place:
        return place

    def moment(self, place: Place, player: str) -> Moment:
        return Moment("mine" if place.active == player else "theirs", place.step, "empty")

    def idle(self, _: Place) -> bool:
        return False

    def waiting(self, _: Place) -> bool:
        return False

    def begins(self, place: Place, player: str, step: str) -> bool:
        return (place.active, place.step) == (player, step)

    def turn_number(self, place: Place) -> int:
        return place.day

    def turns_of(self, place: Place, player: str) -> int:
        return sum(
            place.players[day % len(place.players)] == player for day in range(place.day + 1)
        )

    def lines_for(self, moment: Moment, players: tuple[str, ...]) -> tuple[str, ...]:
        return (f"day: {players[0 if moment.turn == 'mine' else 1]}, {moment.step}",)

    def arriving(self, moment: Moment, players: tuple[str, ...]) -> tuple[Began, ...]:
        return (Began(players[0 if moment.turn == "mine" else 1], moment.step),)

    def rare(self, _: Moment) -> bool:
        return False

    def start(self, players: tuple[str, ...]) -> Place:
        return Place(players)

    def spoken(self, line: str, _: Scope) -> tuple[str, ...]:
        return (line,)

    def step(self, word: str, scope: Scope) -> str | Unread:
        said = scope.vocabulary(word) or word
        return said if said in STEPS else Unread("step", word, nearest(word, STEPS))

    def situation(
        self, player: str | None, what: str, value: str, scope: Scope
    ) -> Hung | Began | Unread:
        if player and what == "lantern":
            name, _, kind = value.partition(" = ")
            return Hung(player, name, kind or "paper")
        if what == "day":
            who, _, word = value.partition(", ")
            step = self.step(word, scope)
            return step if isinstance(step, Unread) else Began(who, step)
        return Unread("situation", what, nearest(what, ("lantern", "day")))

    def attempt(self, player: str, words: str, scope: Scope) -> Light | Unread:
        verb, _, name = words.partition(" ")
        if verb not in ("light", "lights"):
            return Unread("verb", verb, ("lights",))
        return Light(player, name) if name in scope.names else Unread("object", name, scope.names)

    def player_of(self, attempt: Light) -> str:
        return attempt.player

    def fact(self, words: str, scope: Scope) -> Burns | Unread:
        name = words.removesuffix(" burns")
        return Burns(name) if name in scope.names else Unread("object", name, scope.names)


LANTERNS = Lanterns()
