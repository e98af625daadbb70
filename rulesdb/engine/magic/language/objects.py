"""Situation lines that put objects into zones and onto the stack."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesdb.engine.magic.changing import changed
from rulesdb.engine.magic.copying import spell_copy
from rulesdb.engine.magic.instructions import PRINTED
from rulesdb.engine.magic.items import Item, WasCast
from rulesdb.engine.magic.language.facts import Facts, written
from rulesdb.engine.magic.position import BATTLEFIELD, STACK, Object, Position
from rulesdb.engine.magic.removing import removed
from rulesdb.engine.verbs import third

STACK_VERBS = {
    "cast": "spell",
    "copy": "spell",
    "activate": "activated",
    "trigger": "triggered",
}


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
        position = position.put(thing)
        for state in states:
            position = state.noted(thing, position)
        return position

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
class Controlled:
    """That a player has gained control of a permanent; it stays the object that it is."""

    player: str
    name: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that controller from now on, and out of combat (506.4).

        What a suspended creature gained, it has only until its control is lost (702.62a).
        """
        thing = position.find(self.name)
        if thing is None:
            raise KeyError(self.name)
        taken = replace(
            thing,
            controller=self.player,
            since=position.turn,
            other=None if thing.way == "suspend" else thing.other,
        )
        return removed(position, taken)

    def __str__(self) -> str:
        return f"{self.player} controls: {self.name}"


@dataclass(frozen=True, slots=True)
class Stacked:
    """Something on the stack: a spell, or an ability, that a player controls."""

    player: str
    verb: str
    name: str
    facts: Facts
    targets: tuple[str, ...] = ()
    known: bool = False

    @property
    def declares(self) -> tuple[str, ...]:
        """The name of a spell; an ability has none of its own, a copy may have another's."""
        named = self.verb == "cast" or (self.verb == "copy" and not self.known)
        return (self.name,) if named else ()

    def apply(self, position: Position) -> Position:
        """With it on top of the stack, and someone to act."""
        card, _ = self.facts
        spell = Object(self.name, card, self.player, self.player, STACK)
        cast = self.verb == "cast"
        source = spell if cast else None
        spell = spell if cast else spell_copy(self.name, card, self.player)
        was_cast = WasCast(self.player, self.name, card)
        item = Item(self.name, self.player, STACK_VERBS[self.verb], card, source)
        item = replace(item, targets=position.aimed(self.targets), aim=card.aim)
        item = item if source else _ability(position, item)
        # All at once, for a survey puts something on the stack of every moment.
        return changed(
            position,
            objects=position.objects_with(spell) if self.declares else position.objects,
            cast=(*position.cast, was_cast) if cast else position.cast,
            stack=(*position.stack, item),
            priority=position.priority or position.active,
            held=position.held or position.step == "cleanup",
        )

    def __str__(self) -> str:
        said = f"stack: {self.player} {third(self.verb)} {self.name}"
        spell = STACK_VERBS[self.verb] == "spell"
        said += f" = {written(self.facts)}" if spell else ""
        return f"{said} targeting {' and '.join(self.targets)}" if self.targets else said


def _ability(position: Position, item: Item) -> Item:
    """With its source, where `ABILITY of NAME` names an ability of an object that is known."""
    said, _, name = item.name.partition(" of ")
    thing = position.find(name)
    if thing is None:
        return item
    rules = PRINTED if item.kind == "activated" else item.rules
    found = thing.card.ability(said)
    aim = found.aim if found else None
    return replace(item, card=thing.card, source=thing, rules=rules, aim=aim)


@dataclass(frozen=True, slots=True)
class Emptied:
    """Nothing on the stack."""

    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With an empty stack."""
        return changed(position, stack=()) if position.stack else position

    def __str__(self) -> str:
        return "stack: empty"
