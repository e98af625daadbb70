"""Situation lines of Magic: objects in zones, the turn, the stack, priority and mana."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.language.facts import Facts, read_facts, written
from rulesdb.engine.magic.language.words import new_name, read_step, read_zone
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    STACK,
    ZONES,
    Item,
    Object,
    Position,
)
from rulesdb.engine.nearest import nearest
from rulesdb.engine.verbs import third

if TYPE_CHECKING:
    from collections.abc import Callable

NOBODY = "nobody"
_STACKED = re.compile(
    r"(?P<player>[A-D])\s+(?P<verb>\w+)\s+(?P<name>[^=]+?)(?:\s*=\s*(?P<facts>.*))?"
)
STACK_VERBS = {"cast": "spell", "activate": "activated", "trigger": "triggered"}


@dataclass(frozen=True, slots=True)
class Placed:
    """An object with its facts in a player's zone."""

    player: str
    zone: str
    name: str
    facts: Facts

    @property
    def declares(self) -> tuple[str, ...]:
        """The object's name."""
        return (self.name,)

    def apply(self, position: Position) -> Position:
        """With the object there."""
        card, states = self.facts
        thing = Object(self.name, card, self.player, self.player, self.zone)
        for state in states:
            thing = state.set(thing, position)
        return position.put(thing)

    def __str__(self) -> str:
        return f"{self.player} {self.zone}: {self.name} = {written(self.facts)}"


@dataclass(frozen=True, slots=True)
class Moved:
    """A known object put into a zone by whatever means: a new object there (400.7)."""

    player: str
    zone: str
    name: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With the object there."""
        thing = position.find(self.name)
        if thing is None:
            raise KeyError(self.name)
        stack = tuple(item for item in position.stack if item.name != self.name)
        moved = replace(thing.in_zone(self.zone), controller=self.player)
        since = position.turn if self.zone == BATTLEFIELD else 0
        return replace(position.put(replace(moved, since=since)), stack=stack)

    def __str__(self) -> str:
        return f"{self.player} {self.zone}: {self.name}"


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and the step; the active player has priority where anyone has."""

    player: str
    step: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that turn and step."""
        nobody = self.step in ("untap", "cleanup")
        return replace(
            position,
            active=self.player,
            step=self.step,
            priority=None if nobody else self.player,
            pinned=False,
            held=False,
            begun=begun(position.players, self.player, position.turn),
        )

    def __str__(self) -> str:
        return f"turn: {self.player}, {self.step}"


def begun(
    players: tuple[str, ...], active: str, turn: int
) -> tuple[tuple[str, tuple[int, int]], ...]:
    """One turn behind everyone, the active player's the latest, the others' before it."""
    at = players.index(active)
    back = (*reversed(players[: at + 1]), *reversed(players[at + 1 :]))
    return tuple((player, (1, turn - ago)) for ago, player in enumerate(back))


@dataclass(frozen=True, slots=True)
class Stacked:
    """Something on the stack: a spell, or an ability, that a player controls."""

    player: str
    verb: str
    name: str
    facts: Facts

    @property
    def declares(self) -> tuple[str, ...]:
        """The name of a spell; an ability has none of its own."""
        return (self.name,) if self.verb == "cast" else ()

    def apply(self, position: Position) -> Position:
        """With it on top of the stack, and someone to act."""
        card, _ = self.facts
        spell = None
        if self.verb == "cast":
            spell = Object(self.name, card, self.player, self.player, STACK)
            position = position.put(spell)
        item = Item(self.name, self.player, STACK_VERBS[self.verb], card, spell)
        active = position.priority or position.active
        held = position.held or position.step == "cleanup"
        return replace(position, stack=(*position.stack, item), priority=active, held=held)

    def __str__(self) -> str:
        said = f"stack: {self.player} {third(self.verb)} {self.name}"
        return f"{said} = {written(self.facts)}" if self.verb == "cast" else said


@dataclass(frozen=True, slots=True)
class Emptied:
    """Nothing on the stack."""

    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With an empty stack."""
        return replace(position, stack=())

    def __str__(self) -> str:
        return "stack: empty"


@dataclass(frozen=True, slots=True)
class Priority:
    """Who has priority just now, said so outright; or that nobody has."""

    player: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that player, and no other, to act."""
        player = None if self.player == NOBODY else self.player
        held = position.held or (position.step == "cleanup" and player is not None)
        return replace(position, priority=player, pinned=True, held=held)

    def __str__(self) -> str:
        return f"priority: {self.player}"


@dataclass(frozen=True, slots=True)
class Available:
    """All the mana that a player can pay with, from whatever source."""

    player: str
    mana: Mana
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that mana."""
        return position.with_mana(self.player, self.mana)

    def __str__(self) -> str:
        return f"{self.player} mana: {self.mana}"


@dataclass(frozen=True, slots=True)
class LandsPlayed:
    """How many lands the player has played this turn."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that many lands played, in that player's turn."""
        mine = self.player == position.active
        return replace(position, lands=self.number) if mine else position

    def __str__(self) -> str:
        return f"{self.player} lands played: {self.number}"


@dataclass(frozen=True, slots=True)
class ExtraTurns:
    """Turns that the player takes after this one (500.7)."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With those turns due."""
        due = (self.player,) * self.number
        return replace(position, extra_turns=(*position.extra_turns, *due))

    def __str__(self) -> str:
        return f"{self.player} extra turns: {self.number}"


Said = Placed | Moved | Turn | Stacked | Emptied | Priority | Available | LandsPlayed | ExtraTurns


def read_situation(player: str | None, what: str, value: str, scope: Scope) -> Said | Unread:
    """What a line `PLAYER WHAT: VALUE` sets up."""
    key = what.strip().casefold()
    if player is None:
        reader = GENERAL.get(key)
        known = (*GENERAL, *(f"{scope.players[0]} {zone}" for zone in ZONES))
        return reader(value, scope) if reader else Unread("situation", what, nearest(key, known))
    if key in OF_PLAYER:
        return OF_PLAYER[key](player, value)
    zone = read_zone(key, scope)
    if zone is None or zone == STACK:
        return Unread("situation", what, nearest(key, (*ZONES, *OF_PLAYER)))
    return _placed(player, zone, value, scope)


def _placed(player: str, zone: str, value: str, scope: Scope) -> Said | Unread:
    if value.strip() in scope.names:
        return Moved(player, zone, value.strip())
    said, equals, facts_text = value.partition("=")
    name = new_name(said)
    if isinstance(name, Unread):
        return name
    if not equals:
        return Unread("facts-missing", value.strip(), (f"{name} = creature 2/2",))
    facts = read_facts(facts_text.strip(), scope)
    return facts if isinstance(facts, Unread) else Placed(player, zone, name, facts)


def _turn(value: str, scope: Scope) -> Said | Unread:
    player, _, word = (part.strip() for part in value.partition(","))
    if player not in scope.players:
        return Unread("player", player, scope.players)
    step = read_step(word or "main1", scope)
    return step if isinstance(step, Unread) else Turn(player, step)


def _stack(value: str, scope: Scope) -> Said | Unread:
    if value.casefold() in ("empty", "is empty"):
        return Emptied()
    match = _STACKED.fullmatch(value)
    verbs = {third(verb): verb for verb in STACK_VERBS}
    if not match or match["verb"] not in verbs or match["player"] not in scope.players:
        example = f"{scope.players[-1]} casts Harvest = sorcery"
        return Unread("stack", value, (example, "empty"))
    name = new_name(match["name"])
    if isinstance(name, Unread):
        return name
    facts = read_facts(match["facts"] or "card", scope)
    if isinstance(facts, Unread):
        return facts
    return Stacked(match["player"], verbs[match["verb"]], name, facts)


def _priority(value: str, scope: Scope) -> Said | Unread:
    if value not in (*scope.players, NOBODY):
        return Unread("player", value, (*scope.players, NOBODY))
    return Priority(value)


def _mana(player: str, value: str) -> Said | Unread:
    mana = Mana() if value.casefold() == "none" else Mana.read(value)
    return Unread("mana", value, ("{2}", "{1}{U}")) if mana is None else Available(player, mana)


def _lands(player: str, value: str) -> Said | Unread:
    return LandsPlayed(player, int(value)) if value.isdecimal() else Unread("number", value)


def _extra(player: str, value: str) -> Said | Unread:
    if not value.isdecimal() or not 0 < int(value) < 10:  # noqa: PLR2004 - more would be a slip
        return Unread("number", value)
    return ExtraTurns(player, int(value))


GENERAL: dict[str, Callable[[str, Scope], Said | Unread]] = {
    "turn": _turn,
    "stack": _stack,
    "priority": _priority,
}
OF_PLAYER: dict[str, Callable[[str, str], Said | Unread]] = {
    "mana": _mana,
    "lands played": _lands,
    "extra turns": _extra,
}
