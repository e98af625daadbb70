"""Situation lines that say when it is, who acts, and what was done this turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic.changing import changed
from rulesdb.engine.magic.items import Resolving, WasCast
from rulesdb.engine.magic.position import BATTLEFIELD
from rulesdb.engine.magic.steps import COMBAT, STEPS

if TYPE_CHECKING:
    from rulesdb.engine.magic.mana import Mana
    from rulesdb.engine.magic.position import Object, Position

NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and the step; the active player has priority where anyone has."""

    player: str
    step: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that turn and step."""
        nobody = self.step in ("untap", "cleanup")
        interrupted = position.resolving or position.paying
        after = changed(
            position,
            active=self.player,
            step=self.step,
            priority=None if nobody or interrupted else self.player,
            pinned=bool(interrupted),
            held=False,
            declared=False,
            first_strikes=False,
            regular=self.player,
            resolving=None if self.step == "untap" else position.resolving,
            begun=begun(position.players, self.player, position.turn),
        )
        return _in_combat(after)

    def __str__(self) -> str:
        return f"turn: {self.player}, {self.step}"


def _in_combat(position: Position) -> Position:
    """Only the active player's creatures attack, in combat; blocked ones after blocks."""
    began = COMBAT.index(position.step) if position.step in COMBAT else -1
    for thing in tuple(position.each(BATTLEFIELD)):
        mine = thing.controller == position.active
        attacking = thing.attacking and mine and began >= COMBAT.index("attackers")
        blocked = thing.blocked and attacking and began >= COMBAT.index("blockers")
        early = not mine or position.step in STEPS[: STEPS.index("attackers")]
        after = _not_attacked(thing) if early and thing.mark("attacked") else thing
        blocking = thing.blocking and not mine and began >= COMBAT.index("blockers")
        fights = (attacking, blocked, blocking, False)
        if fights != (thing.attacking, thing.blocked, thing.blocking, thing.struck):
            after = replace(after, attacking=attacking, blocked=blocked, struck=False)
            after = replace(after, blocking=blocking, blocks=thing.blocks if blocking else "")
        position = position.put(after) if after is not thing else position
    return position


def _not_attacked(thing: Object) -> Object:
    """Before attackers are declared nothing has attacked this turn."""
    return replace(thing, marks=tuple(it for it in thing.marks if it.kind != "attacked"))


def begun(
    players: tuple[str, ...], active: str, turn: int
) -> tuple[tuple[str, tuple[int, int]], ...]:
    """One turn behind everyone, the active player's the latest, the others' before it."""
    at = players.index(active)
    back = (*reversed(players[: at + 1]), *reversed(players[at + 1 :]))
    return tuple((player, (1, turn - ago)) for ago, player in enumerate(back))


@dataclass(frozen=True, slots=True)
class Priority:
    """Who has priority just now, said so outright; or that nobody has."""

    player: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that player, and no other, to act."""
        player = None if self.player == NOBODY else self.player
        held = position.held or (position.step == "cleanup" and player is not None)
        return changed(position, priority=player, pinned=True, held=held)

    def __str__(self) -> str:
        return f"priority: {self.player}"


@dataclass(frozen=True, slots=True)
class Paying:
    """Of whom a payment is asked while something resolves; no one has priority then."""

    player: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that player about to pay."""
        return changed(position, paying=self.player, priority=None, pinned=True)

    def __str__(self) -> str:
        return f"paying: {self.player}"


@dataclass(frozen=True, slots=True)
class Available:
    """All the mana that a player can pay with, from whatever source, or in the pool (106.4).

    Without any, the player can pay anything, as where no line says it.
    """

    player: str
    mana: Mana | None
    pool: bool = False
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that mana."""
        after = changed(
            position, mana=tuple(each for each in position.mana if each[0] != self.player)
        )
        after = after if self.mana is None else after.with_mana(self.player, self.mana)
        others = position.floating - {self.player}
        return changed(after, floating=others | ({self.player} if self.pool else set()))

    def __str__(self) -> str:
        said = "any" if self.mana is None else str(self.mana) or "none"
        return f"{self.player} {'pool' if self.pool else 'mana'}: {said}"


@dataclass(frozen=True, slots=True)
class LandsPlayed:
    """How many lands the player has played this turn."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that many lands played, in that player's turn."""
        mine = self.player == position.active
        return changed(position, lands=self.number) if mine else position

    def __str__(self) -> str:
        return f"{self.player} lands played: {self.number}"


@dataclass(frozen=True, slots=True)
class NowResolving:
    """That something resolves which lets the player cast a card in this way right now."""

    player: str
    name: str
    way: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With no one holding priority while it resolves (608.2g)."""
        resolving = Resolving(self.player, self.name, self.way)
        return changed(position, resolving=resolving, priority=None, pinned=True)

    def __str__(self) -> str:
        return f"resolving: {self.player}, {self.name} for {self.way}"


@dataclass(frozen=True, slots=True)
class Happened:
    """What happened this turn to or for the player, in a word of the closed list."""

    player: str
    what: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that having happened."""
        return changed(position, happened=position.happened | {(self.player, self.what)})

    def __str__(self) -> str:
        return f"{self.player} this turn: {self.what}"


@dataclass(frozen=True, slots=True)
class SpellsCast:
    """How many spells the player has cast this turn."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that many spells cast."""
        others = tuple(each for each in position.cast if each.player != self.player)
        mine = (WasCast(self.player, ""),) * self.number
        return changed(position, cast=(*others, *mine))

    def __str__(self) -> str:
        return f"{self.player} spells cast: {self.number}"


@dataclass(frozen=True, slots=True)
class TurnsBegun:
    """How many turns of the game the player has begun, this one included."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that many turns behind the player."""
        latest = (self.number, position.latest_turn(self.player))
        begun = dict(position.begun) | {self.player: latest}
        return changed(position, begun=tuple(begun.items()))

    def __str__(self) -> str:
        return f"{self.player} turns begun: {self.number}"


@dataclass(frozen=True, slots=True)
class ExtraTurns:
    """Turns that the player takes after this one (500.7)."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With those turns due."""
        due = (self.player,) * self.number
        return changed(position, extra_turns=(*position.extra_turns, *due))

    def __str__(self) -> str:
        return f"{self.player} extra turns: {self.number}"
