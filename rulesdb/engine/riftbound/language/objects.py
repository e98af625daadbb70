"""Situation lines about objects: cards in zones, units at battlefields, battlefields as such."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.cards import BASE, BOARD, FIELD, NOWHERE, UNIT
from rulesdb.engine.riftbound.language.effects import written
from rulesdb.engine.riftbound.position import Battlefield, Position

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.cards import Ability
    from rulesdb.engine.riftbound.language.facts import Facts


@dataclass(frozen=True, slots=True)
class Placed:
    """An object with its facts in a zone of a player's, or at a battlefield."""

    player: str
    zone: str
    name: str
    facts: Facts
    battlefield: str = ""
    new: bool = False

    @property
    def declares(self) -> tuple[str, ...]:
        """The object's name, and the battlefield's where the line is the first about it."""
        return (self.battlefield, self.name) if self.new else (self.name,)

    def apply(self, position: Position) -> Position:
        """With the object there."""
        if self.zone == FIELD:
            position = _with_battlefield(position, self.battlefield)
        card = self.facts.made()
        zone = card.zone if self.facts.facedown else self.zone
        place = self.battlefield or (self.player if zone == BASE else "")
        if card.top:
            top = position.card(card.top)
            zone, place = top.zone, top.place
        card = replace(card, owner=self.player, controller=self.player, zone=zone, place=place)
        if card.hidden_on is not None:
            card = replace(card, hidden_on=position.number - 1 + card.hidden_on)
        position = position.with_card(card)
        present = self.zone == FIELD and card.kind == UNIT and not self.facts.facedown
        return _occupied(position, self.battlefield, self.player) if present else position

    def __str__(self) -> str:
        if self.battlefield:
            return f"battlefield {self.battlefield}: {self.player}'s {self.name} = {self.facts}"
        zone = "token" if self.zone == NOWHERE else self.zone
        return f"{self.player} {zone}: {self.name} = {self.facts}"


def _with_battlefield(position: Position, name: str) -> Position:
    if position.battlefield(name):
        return position
    return replace(position, battlefields=(*position.battlefields, Battlefield(name)))


def _occupied(position: Position, name: str, player: str) -> Position:
    """Whose unit is alone at a battlefield controls it; another's contests that."""
    there = position.battlefield(name)
    alone = all(unit.controller == player for unit in position.units_at(name))
    if there and not there.controller and alone and not there.stated:
        return position.with_battlefield(name, controller=player)
    if there and there.controller != player and not there.contested:
        return position.with_battlefield(name, contested=player)
    return position


@dataclass(frozen=True, slots=True)
class Moved:
    """A known object put somewhere by whatever means; into or out of the board a new one (110)."""

    player: str
    zone: str
    name: str
    battlefield: str = ""
    new: bool = False

    @property
    def declares(self) -> tuple[str, ...]:
        """Only the battlefield, where the line is the first about it."""
        return (self.battlefield,) if self.new else ()

    def apply(self, position: Position) -> Position:
        """With the object there."""
        if self.battlefield:
            position = _with_battlefield(position, self.battlefield)
        card, place = position.card(self.name), self.battlefield
        place = place or (self.player if self.zone == BASE else "")
        stays = card.on_board and self.zone in BOARD
        moved = (
            replace(card, zone=self.zone, place=place) if stays else card.moved(self.zone, place)
        )
        chain = tuple(each for each in position.chain if each.source != self.name)
        position = replace(position.with_card(replace(moved, controller=self.player)), chain=chain)
        occupies = bool(self.battlefield) and card.kind == UNIT
        return _occupied(position, self.battlefield, self.player) if occupies else position

    def __str__(self) -> str:
        if self.battlefield:
            return f"battlefield {self.battlefield}: {self.player}'s {self.name}"
        return f"{self.player} {self.zone}: {self.name}"


@dataclass(frozen=True, slots=True)
class Ground:
    """A battlefield as such: who controls it, if anyone."""

    name: str
    controller: str = ""
    new: bool = False

    @property
    def declares(self) -> tuple[str, ...]:
        """The battlefield's name."""
        return (self.name,) if self.new else ()

    def apply(self, position: Position) -> Position:
        """With the battlefield under that control."""
        position = _with_battlefield(position, self.name)
        return position.with_battlefield(self.name, controller=self.controller, stated=True)

    def __str__(self) -> str:
        control = f"controlled by {self.controller}" if self.controller else "uncontrolled"
        return f"battlefield {self.name}: {control}"


@dataclass(frozen=True, slots=True)
class Grounded:
    """An ability of a battlefield, which whoever controls it controls (187.6)."""

    name: str
    ability: Ability
    new: bool = False

    @property
    def declares(self) -> tuple[str, ...]:
        """The battlefield's name."""
        return (self.name,) if self.new else ()

    def apply(self, position: Position) -> Position:
        """With the battlefield having that ability."""
        position = _with_battlefield(position, self.name)
        there = position.battlefield(self.name)
        known = there.abilities if there else ()
        return position.with_battlefield(self.name, abilities=(*known, self.ability))

    def __str__(self) -> str:
        return f"battlefield {self.name}: effect: {written(self.ability)}"
