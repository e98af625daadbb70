"""Situation lines about the moment: the turn, a showdown, the chain, the deck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.cards import CHAIN, DECK, NOWHERE, SPELL, Card
from rulesdb.engine.riftbound.conditions.board import ability_of
from rulesdb.engine.riftbound.conditions.choices import in_mode
from rulesdb.engine.riftbound.flow.course import Course
from rulesdb.engine.riftbound.flow.finalizing import choices
from rulesdb.engine.riftbound.flow.triggers import waiting
from rulesdb.engine.riftbound.items import Item
from rulesdb.engine.riftbound.mechanics.steps import SHOWDOWN
from rulesdb.engine.riftbound.position import Position, Showdown

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.language.facts import Facts

SOMEWHERE = Showdown(seen=())
"""A showdown at no battlefield in particular."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and the step, its tasks still to be handled; or a showdown in it."""

    player: str
    step: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that turn and step."""
        open_showdown = self.step == SHOWDOWN
        return replace(
            position,
            turn_player=self.player,
            step="main" if open_showdown else self.step,
            begun=self.step in ("main", SHOWDOWN),
            showdown=SOMEWHERE if open_showdown else None,
            focus=self.player if open_showdown else "",
            passed=0,
            regular="",
            unsettled=(),
        )

    def __str__(self) -> str:
        return f"turn: {self.player}, {self.step}"


@dataclass(frozen=True, slots=True)
class First:
    """The first turn of the game, and whose it is."""

    player: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that turn beginning and no other player having had one."""
        begun = Turn(self.player, "awaken").apply(position)
        seats = tuple(replace(seat, turns=int(seat.name == self.player)) for seat in begun.seats)
        return replace(begun, seats=seats, first=self.player)

    def __str__(self) -> str:
        return f"first turn: {self.player}"


@dataclass(frozen=True, slots=True)
class State:
    """A showdown in progress at a battlefield, or none."""

    place: str = ""
    focus: str = ""
    attacker: str = ""
    neutral: bool = False
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that showdown."""
        position = replace(position, unsettled=())
        if self.neutral:
            return replace(position, showdown=None, focus="", passed=0)
        focus = self.focus or self.attacker or position.turn_player
        showdown = Showdown(self.place, self.attacker)
        return replace(position, showdown=showdown, focus=focus, passed=0)

    def __str__(self) -> str:
        if self.neutral:
            return "state: neutral open"
        words = "state: showdown open" + (f" at {self.place}" if self.place else "")
        words += f", {self.attacker} attacks" if self.attacker else ""
        return words + (f", {self.focus} has focus" if self.focus else "")


@dataclass(frozen=True, slots=True)
class Chained:
    """Something on the chain: a spell, or a triggered ability of an object."""

    player: str
    verb: str
    name: str
    facts: Facts | None = None
    targets: tuple[str, ...] = ()
    label: str = ""

    @property
    def declares(self) -> tuple[str, ...]:
        """The name, where the line brings it in."""
        return (self.name,) if self.facts else ()

    def apply(self, position: Position) -> Position:
        """With it as the newest item."""
        zone = CHAIN if self.verb == "plays" else NOWHERE
        if self.facts:
            card = replace(self.facts.made(), owner=self.player, controller=self.player, zone=zone)
            position = position.with_card(card)
        item = self._item(position, position.card(self.name))
        made = tuple((name, position.card(name).incarnation) for name in self.targets)
        item = replace(item, targets=made or choices(Course(position), item) or ())
        opened = "trigger" if self.verb == "triggers" else "play"
        chain = (*position.chain, item)
        return replace(position, chain=chain, opened=position.opened or opened, passed=0)

    def _item(self, position: Position, card: Card) -> Item:
        """The spell, or what the object's ability does as far as lines say that it has one."""
        plain = Item("ability", self.name, self.player, (), "ability")
        if self.verb == "plays":
            plain = Item("spell", self.name, self.player, in_mode(card, 0))
        if self.verb == "triggers" and (found := waiting(position, card, self.label)):
            plain = replace(found, controller=self.player, cost=None)
        if self.verb == "activates" and (ability := ability_of(card, "use")):
            plain = replace(plain, instructions=ability.instructions)
        return replace(plain, incarnation=card.incarnation)

    def __str__(self) -> str:
        what = f"{self.label} of {self.name}" if self.label else self.name
        words = f"chain: {self.player} {self.verb} {what}"
        words += f" = {self.facts}" if self.facts and self.verb == "plays" else ""
        return words + (f" targeting {' and '.join(self.targets)}" if self.targets else "")


@dataclass(frozen=True, slots=True)
class Emptied:
    """Nothing on the chain."""

    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With no chain, so in an open state."""
        if not position.chain:
            return position
        return replace(position, chain=(), opened="", passed=0)

    def __str__(self) -> str:
        return "chain: empty"


@dataclass(frozen=True, slots=True)
class Decked:
    """The cards of a player's Main Deck, the top one first."""

    player: str
    names: tuple[str, ...]

    @property
    def declares(self) -> tuple[str, ...]:
        """Every card in it."""
        return self.names

    def apply(self, position: Position) -> Position:
        """With that deck."""
        for name in self.names:
            card = Card(name, SPELL, owner=self.player, controller=self.player, zone=DECK)
            position = position.with_card(card)
        return position.with_seat(self.player, deck=self.names, shuffled=0)

    def __str__(self) -> str:
        return f"{self.player} deck: {', '.join(self.names) or 'empty'}"
