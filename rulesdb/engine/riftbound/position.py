"""Everything the rules of Riftbound look at, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rulesdb.engine.riftbound.cards import BASE, FACEDOWN, FIELD, NOWHERE, UNIT, Card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.riftbound.cards import Ability
    from rulesdb.engine.riftbound.costs import Purse
    from rulesdb.engine.riftbound.items import Item, Look

VICTORY = 8


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's own: points, deck, resources, and what this turn remembers.

    `deck` is none where the scenario does not state it, `purse` likewise (then whatever a cost
    asks for can be paid), and `rune_deck`.  Of the last `shuffled` cards of the deck nobody
    knows the order.
    """

    name: str
    points: int = 0
    xp: int = 0
    purse: Purse | None = None
    rune_deck: int | None = None
    deck: tuple[str, ...] | None = None
    shuffled: int = 0
    scored: tuple[str, ...] = ()
    finalized: tuple[str, ...] = ()
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Battlefield:
    """A battlefield: who controls it, and who contests that; `stated` if a line said the former."""

    name: str
    controller: str = ""
    contested: str = ""
    stated: bool = False
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Showdown:
    """The showdown in progress: where, who attacks and defends if it is a combat, who has focus.

    `seen` holds the units whose attack and defend triggers this combat has looked at; it is
    none while the showdown was only stated by a line and nothing has happened in it.
    `unsettled` are the rules that leave open who has focus, if they do.
    """

    place: str = ""
    attacker: str = ""
    defender: str = ""
    combat: bool = False
    seen: tuple[tuple[str, int], ...] | None = None
    unsettled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a game.

    `passed` counts the players who have passed in sequence; `begun` says that the tasks of the
    step are done; `opened` what made the chain: a play or activation, or a trigger alone.
    `additional` are the players whose additional turns come next, `regular` whose turn the
    latest was that is none; `preferred` says what players choose first where they have a choice;
    `unsettled` are rules that leave open how the game goes on from here; `first` is the first
    player where a line says that the game has just begun.
    """

    players: tuple[str, ...]
    seats: tuple[Seat, ...]
    turn_player: str
    step: str
    number: int = 1
    begun: bool = True
    cards: tuple[Card, ...] = ()
    battlefields: tuple[Battlefield, ...] = ()
    chain: tuple[Item, ...] = ()
    showdown: Showdown | None = None
    focus: str = ""
    passed: int = 0
    opened: str = ""
    look: Look | None = None
    victory: int = VICTORY
    winner: str = ""
    additional: tuple[str, ...] = ()
    regular: str = ""
    preferred: tuple[str, ...] = ()
    unsettled: tuple[str, ...] = ()
    first: str = ""
    by_name: dict[str, Card] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if len(self.by_name) != len(self.cards):
            object.__setattr__(self, "by_name", {card.name: card for card in self.cards})

    def card(self, name: str) -> Card:
        """The object of that name; a name of something else is that of a card that is nowhere."""
        return self.by_name.get(name) or Card(name, "", zone=NOWHERE)

    def with_card(self, card: Card) -> Position:
        """With the object as it is now, or brought in."""
        known = {**self.by_name, card.name: card}
        return replace(self, cards=tuple(known.values()), by_name=known)

    def seat(self, player: str) -> Seat:
        """What is the player's own."""
        return self.seats[self.players.index(player)]

    def with_seat(self, player: str, **changes: Any) -> Position:
        """With something of the player's changed."""
        seats = tuple(
            replace(seat, **changes) if seat.name == player else seat for seat in self.seats
        )
        return replace(self, seats=seats)

    def battlefield(self, name: str) -> Battlefield | None:
        """The battlefield of that name."""
        return next((each for each in self.battlefields if each.name == name), None)

    def with_battlefield(self, name: str, **changes: Any) -> Position:
        """With something of the battlefield changed."""
        changed = tuple(
            replace(each, **changes) if each.name == name else each for each in self.battlefields
        )
        return replace(self, battlefields=changed)

    def after(self, player: str, steps: int = 1) -> str:
        """Who comes after the player in turn order."""
        return self.players[(self.players.index(player) + steps) % len(self.players)]

    def board(self, controller: str | None = None) -> Iterator[Card]:
        """The permanents on the board, of one controller or of all."""
        return (
            card
            for card in self.cards
            if card.zone in (BASE, FIELD) and controller in (None, card.controller)
        )

    def preference(self, name: str) -> int:
        """Where a line puts the name among what is chosen first; after all of them if none does."""
        said = self.preferred
        return said.index(name) if name in said else len(said)

    def sources(self, controller: str | None = None) -> Iterator[Card]:
        """What has abilities that can work: permanents and legends, of one player or of all."""
        return (
            card for card in self.cards if card.in_force and controller in (None, card.controller)
        )

    def units_at(self, place: str, controller: str | None = None) -> list[Card]:
        """The units at a battlefield, of one controller or of all."""
        return [
            card
            for card in self.board(controller)
            if card.kind == UNIT and card.zone == FIELD and card.place == place
        ]

    def hidden_at(self, place: str) -> list[Card]:
        """The facedown cards at a battlefield."""
        return [card for card in self.cards if card.zone == FACEDOWN and card.place == place]

    @property
    def opening(self) -> str:
        """Which first turn of the game this is: of the first player, of the last, or neither."""
        if not self.first or self.seat(self.turn_player).turns != 1:
            return ""
        ends = {self.first: "first", self.after(self.first, -1): "last"}
        return ends.get(self.turn_player, "")

    @property
    def stuck(self) -> tuple[str, ...]:
        """The rules that leave open who may act here, if they do."""
        if self.unsettled or self.chain or not self.showdown:
            return self.unsettled
        return self.showdown.unsettled

    @property
    def acting(self) -> str:
        """Who has priority, if anyone (312)."""
        if self.winner or self.stuck:
            return ""
        if self.chain:
            return self.after(self.chain[-1].controller, self.passed)
        if self.showdown:
            return self.focus
        return self.turn_player if self.step == "main" else ""
