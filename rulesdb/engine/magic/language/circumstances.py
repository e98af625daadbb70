"""Situation lines about the whole game or a player: day and night, effects, nameless cards."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.games import Unread
from rulesdb.engine.magic import effects
from rulesdb.engine.magic.cards import Card
from rulesdb.engine.magic.designations import designated
from rulesdb.engine.magic.discarding import discarded
from rulesdb.engine.magic.giving import give
from rulesdb.engine.magic.influence import EMBLEM
from rulesdb.engine.magic.items import Item
from rulesdb.engine.magic.language.cited import named
from rulesdb.engine.magic.needs import DRAWN, SEVERAL_DRAWN
from rulesdb.engine.magic.position import COMMAND, HAND, Mark, Object

if TYPE_CHECKING:
    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.position import Position

NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class Daytime:
    """That it is day, or night, or neither (731)."""

    value: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that designation."""
        return replace(position, daytime="" if self.value == NEITHER else self.value)

    def __str__(self) -> str:
        return f"daytime: {self.value}"


@dataclass(frozen=True, slots=True)
class ExtraCombats:
    """Combat phases that follow the one of this turn (500.8)."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With those phases to come, in that player's turn."""
        mine = self.player == position.active
        return replace(position, extra_combats=self.number) if mine else position

    def __str__(self) -> str:
        return f"{self.player} extra combats: {self.number}"


@dataclass(frozen=True, slots=True)
class Tally:
    """How much life, speed (702.179), energy (107.14) or poison (122.1f) the player has."""

    what: str
    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that much."""
        return position.tallied(self.what, self.player, self.number)

    def __str__(self) -> str:
        return f"{self.player} {self.what}: {self.number}"


@dataclass(frozen=True, slots=True)
class Designated:
    """That the player is the monarch (725.1), or has the city's blessing (702.131c)."""

    player: str
    what: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that designation."""
        return designated(position, self.player, self.what)

    def __str__(self) -> str:
        return f"{self.player} designation: {self.what}"


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """How many cards the player has drawn this turn (702.94a)."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that many; more than one is what miracle looks at."""
        drawn = ((self.player, DRAWN), (self.player, SEVERAL_DRAWN))
        others = position.happened - set(drawn)
        return replace(position, happened=others | set(drawn[: self.number]))

    def __str__(self) -> str:
        return f"{self.player} cards drawn: {self.number}"


@dataclass(frozen=True, slots=True)
class LegalTargets:
    """How many legal targets there are for what the player would cast or activate."""

    player: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With none, or with some, which is what is taken for granted."""
        without = position.untargeting | {self.player}
        with_some = position.untargeting - {self.player}
        return replace(position, untargeting=with_some if self.number else without)

    def __str__(self) -> str:
        return f"{self.player} legal targets: {self.number}"


@dataclass(frozen=True, slots=True)
class Discards:
    """That the player discards a card, by whatever effect (701.9a)."""

    player: str
    name: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With it discarded, and what that triggers on the stack."""
        thing = position.find(self.name)
        if thing is None:
            raise KeyError(self.name)
        told = Event("card-discarded", ("701.9a",), (("player", thing.owner), ("card", thing.name)))
        after = discarded(position, thing)
        return give(after, (told,), after.priority or after.active).position

    def __str__(self) -> str:
        return f"{self.player} discards: {self.name}"


@dataclass(frozen=True, slots=True)
class Draws:
    """That the player draws a card, by whatever effect; miracle reveals the first (702.94a)."""

    player: str
    name: str
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With it in the hand, and what that triggers on the stack."""
        thing = position.find(self.name)
        if thing is None:
            raise KeyError(self.name)
        after, drawn = position.put(thing.in_zone(HAND)), thing.in_zone(HAND)
        first = (self.player, DRAWN) not in position.happened
        if first and thing.card.has("miracle"):
            name, rules = f"miracle of {self.name}", ("702.94a", "603.3")
            item = Item(name, self.player, "triggered", thing.card, drawn, does="let-cast")
            waiting = (*after.waiting, replace(item, rules=rules))
            after = replace(after, waiting=waiting)
        told = Event("drew", ("121.1",), (("player", self.player), ("card", self.name)))
        return give(after, (told,), after.priority or after.active).position

    def __str__(self) -> str:
        return f"{self.player} draws: {self.name}"


@dataclass(frozen=True, slots=True)
class InEffect:
    """An effect that no permanent has: of an emblem, or of a spell that resolved this turn."""

    player: str
    effect: Effect
    turn: bool = False
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With that effect, until the turn ends where it says so (514.2)."""
        number = sum(EMBLEM in thing.card.types for thing in position.each(COMMAND)) + 1
        card = Card(types=(EMBLEM,), effects=(self.effect,))
        source = Object(f"effect {number}", card, self.player, self.player, COMMAND)
        marked = source.marked(Mark("this turn", position.turn)) if self.turn else source
        return position.put(marked)

    def __str__(self) -> str:
        said = str(self.effect).removeprefix("effect: ")
        return f"{self.player} effect{' this turn' if self.turn else ''}: {said}"


@dataclass(frozen=True, slots=True)
class Several:
    """A number of cards in a zone of which nothing is known."""

    player: str
    zone: str
    number: int
    declares: tuple[str, ...] = ()

    def apply(self, position: Position) -> Position:
        """With so many cards more there."""
        taken = sum(name.startswith("other card ") for name, _ in position.objects)
        for at in range(taken + 1, taken + 1 + self.number):
            name = f"other card {at}"
            position = position.put(Object(name, Card(), self.player, self.player, self.zone))
        return position

    def __str__(self) -> str:
        return f"{self.player} {self.zone}: {self.number} cards"


_FOR_NOW = re.compile(r" (?:this turn|until end of turn)\.?$")


def in_effect(player: str, value: str) -> InEffect | Unread:
    said = _FOR_NOW.sub("", value)
    effect = effects.read(said)
    if effect is None:
        return named(Unread("effect", value, effects.alike(value)))
    return InEffect(player, effect, turn=said != value)


def in_effect_this_turn(player: str, value: str) -> InEffect | Unread:
    said = in_effect(player, value)
    return replace(said, turn=True) if isinstance(said, InEffect) else said
