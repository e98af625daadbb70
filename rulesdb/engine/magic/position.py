"""A position of Magic: who plays, when it is, what is where, and what was done this turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic.cards import FACE_DOWN, WARDED
from rulesdb.engine.magic.changing import changed
from rulesdb.engine.magic.items import Used
from rulesdb.engine.magic.marks import Mark as Mark  # noqa: PLC0414 - others take it from here
from rulesdb.engine.magic.marks import hides_with_ward

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.items import Due, Item, Resolving, WasCast
    from rulesdb.engine.magic.mana import Mana

HAND, BATTLEFIELD, GRAVEYARD = "hand", "battlefield", "graveyard"
EXILE, LIBRARY, STACK, COMMAND = "exile", "library", "stack", "command"
OUTSIDE = "outside"
ZONES = (HAND, BATTLEFIELD, GRAVEYARD, EXILE, LIBRARY, STACK, COMMAND, OUTSIDE)
ANYONE, NOTHING = ("", 0), ("", -1)
"""What is attacked where no line says whom, and by what attacks nothing any more (506.4c)."""
PHASED_OUT = "phased-out"
"""Where permanents are that phased out: as though they did not exist (702.26b)."""
MERGED = "merged"
"""Where a card is that is a part of a mutated permanent, and so on the battlefield (730.2)."""
GONE = "gone"
"""Where the objects are whose owner has left the game (800.4a); no line puts one there."""


@dataclass(frozen=True, slots=True)
class Object:
    """A card or permanent in a zone.

    `identity` changes whenever it moves to another zone (400.7); `since` is the turn number in
    which its controller's continuous control began, 0 for "long ago"; `boost` is a change of
    power and toughness until end of turn, `gained` are keywords until then, `lost` those that it
    does not have.  `blocks` is the attacker that it blocks, `attacks` the player or permanent that
    it attacks with that one's identity, `struck` that it struck first in this combat; `bearer` is
    what it is attached to, or who protects it, where that is stated.  `level` is that of a Class
    (716.2b), `way` how the spell was cast that it is or was, `other` the characteristics that it
    has for that reason, and `animated` that it is a creature until end of turn.  `extras` are the
    additional costs paid for the spell that it is or was, `part_of` is what it has merged with.
    """

    name: str
    card: Card
    owner: str
    controller: str
    zone: str
    identity: int = 0
    since: int = 0
    tapped: bool = False
    face_down: bool = False
    revealed: bool = False
    attacking: bool = False
    blocking: bool = False
    damage: int = 0
    boost: tuple[int, int] = (0, 0)
    attached: bool = False
    blocked: bool = False
    blocks: str = ""
    attacks: tuple[str, int] = ANYONE
    struck: bool = False
    bearer: tuple[str, int] = ANYONE
    gained: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    animated: bool = False
    level: int = 1
    way: str = ""
    extras: tuple[str, ...] = ()
    part_of: str = ""
    other: Card | None = None
    marks: tuple[Mark, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()

    @property
    def now(self) -> Card:
        """The characteristics that it has as it is: its card's, unless something changed them."""
        if self.face_down and self.zone in (BATTLEFIELD, STACK):
            return WARDED if hides_with_ward(self.card, self.way, self.marks) else FACE_DOWN
        card = self.other or self.card
        if self.animated:
            return replace(card, types=(*card.types, "creature"))
        # What is attached by reconfigure, or has time left by impending, is no creature
        # (702.151b, 702.176a).
        if (self.attached and card.has("reconfigure")) or (
            self.way == "impending" and self.counted("time")
        ):
            return replace(card, types=tuple(each for each in card.types if each != "creature"))
        return card

    @property
    def strength(self) -> tuple[int, int] | None:
        """Power and toughness with counters and changes until end of turn; none if not stated."""
        power = self.now.power
        grown = self.counted("+1/+1") - self.counted("-1/-1")
        return power and (power[0] + self.boost[0] + grown, power[1] + self.boost[1] + grown)

    def mark(self, kind: str) -> Mark | None:
        """What is remembered of that kind, if anything."""
        return next((mark for mark in self.marks if mark.kind == kind), None)

    def marked(self, mark: Mark) -> Object:
        """With that mark in place of one of its kind."""
        others = tuple(each for each in self.marks if each.kind != mark.kind)
        return replace(self, marks=(*others, mark))

    def counted(self, kind: str) -> int:
        """How many counters of that kind are on it."""
        return dict(self.counters).get(kind, 0)

    def with_counters(self, kind: str, number: int) -> Object:
        """With so many counters of that kind more, or fewer, but never less than none."""
        left = dict(self.counters) | {kind: max(self.counted(kind) + number, 0)}
        return replace(self, counters=tuple(left.items()))

    @property
    def _printed(self) -> tuple[tuple[str, int], ...]:
        """With what counters the card enters, by what is printed on it (306.5b, 310.4b)."""
        return tuple(each for each in self.counters if each[0] in ("loyalty", "defense"))

    def in_zone(self, zone: str) -> Object:
        """The new object that it becomes there (400.7), keeping what the card itself is."""
        return Object(
            name=self.name,
            card=self.card,
            owner=self.owner,
            controller=self.owner if zone != BATTLEFIELD else self.controller,
            zone=zone,
            identity=self.identity + 1,
            counters=() if self.zone == BATTLEFIELD else self._printed,
        )


@dataclass(frozen=True)  # without slots: then its many fields are copied at once
class Position:
    """Everything the rules look at.

    `mana` holds what a player can pay with; a player who is not in it can pay anything.
    `begun` counts each player's turns and says in which turn the latest began; `pinned` says
    that a line named the player with priority; `held` that this cleanup step gives priority.
    `regular` is whose turn last came by the order of turns, extra ones apart (500.7).
    `cast` lists who cast what this turn; `waiting` are abilities that triggered and are not on
    the stack yet, `due` delayed ones that have not triggered (603.7); `paying` is a player of
    whom a payment is asked; `declared` says that the attackers, or the blockers, of this combat
    are declared; `resolving` is what lets a card be cast while it resolves; `happened` pairs a
    player with what happened to or for that player this turn; `rolls` counts how often the planar
    die was rolled as an action this turn (901.9);
    `first_strikes` says that this combat damage step is the first of two (510.4); for whom of
    `untargeting` nothing is a legal target; `daytime` is day or night (731), `cast_before` how
    many spells the last turn's player cast then, `extra_combats` how many more are to come (500.8);
    `speed` is that of players for whom it is stated (702.179), `energy` how many energy counters
    they have (107.14); `designated` is who is the monarch and has the city's blessing;
    `passed` is who passed in succession, and how everything was then;
    `life` is the life of players for whom it is stated, `poison` how many poison counters they
    have; `floating` are players whose mana is in their pools (106.4); `assigned` is how players
    divide a creature's combat damage (510.1c): to whom how much; `followed` is what the attacker
    attacked that was returned last as a cost (702.49c).
    """

    players: tuple[str, ...]
    active: str
    step: str = "main1"
    turn: int = 1
    priority: str | None = None
    pinned: bool = False
    held: bool = False
    objects: tuple[tuple[str, Object], ...] = ()
    stack: tuple[Item, ...] = ()
    mana: tuple[tuple[str, Mana], ...] = ()
    begun: tuple[tuple[str, tuple[int, int]], ...] = ()
    used: frozenset[Used] = frozenset()
    lands: int = 0
    extra_turns: tuple[str, ...] = ()
    regular: str | None = None
    waiting: tuple[Item, ...] = ()
    due: tuple[Due, ...] = ()
    cast: tuple[WasCast, ...] = ()
    paying: str | None = None
    declared: bool = False
    resolving: Resolving | None = None
    happened: frozenset[tuple[str, str]] = frozenset()
    gone: frozenset[str] = frozenset()
    rolls: int = 0
    first_strikes: bool = False
    untargeting: frozenset[str] = frozenset()
    daytime: str = ""
    cast_before: int = 0
    extra_combats: int = 0
    life: tuple[tuple[str, int], ...] = ()
    poison: tuple[tuple[str, int], ...] = ()
    floating: frozenset[str] = frozenset()
    assigned: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()
    speed: tuple[tuple[str, int], ...] = ()
    energy: tuple[tuple[str, int], ...] = ()
    designated: frozenset[tuple[str, str]] = frozenset()
    passed: tuple[tuple[str, ...], Position | None] = ((), None)
    followed: tuple[str, int] = ANYONE

    def find(self, name: str) -> Object | None:
        """The object of that name, on the stack or in any other zone."""
        return next((each for key, each in self.objects if key == name), None)

    def spell(self, name: str) -> Card | None:
        """What the spell of that name was as it was last cast this turn, where that is known."""
        return next((each.card for each in reversed(self.cast) if each.name == name), None)

    def each(self, zone: str, controller: str | None = None) -> Iterator[Object]:
        """The objects in a zone, those of one controller if one is named."""
        return (
            each
            for _, each in self.objects
            if each.zone == zone and controller in (None, each.controller)
        )

    def put(self, thing: Object) -> Position:
        """With the object as it is now, in place of the one of its name."""
        return replace(self, objects=self.objects_with(thing))

    def objects_with(self, thing: Object) -> tuple[tuple[str, Object], ...]:
        """The objects, that one in place of the one of its name."""
        if self.find(thing.name) is None:
            return (*self.objects, (thing.name, thing))
        return tuple((key, thing if key == thing.name else it) for key, it in self.objects)

    def can_pay(self, player: str) -> Mana | None:
        """What the player can pay with; none where no line says so: anything."""
        return dict(self.mana).get(player)

    def with_mana(self, player: str, mana: Mana) -> Position:
        """With `mana` as all that the player can pay with."""
        return self.tallied("mana", player, mana)

    def with_life(self, player: str, change: int) -> Position:
        """With so much life more or less, where the player's life is stated."""
        had = dict(self.life).get(player)
        return self if had is None else self.tallied("life", player, had + change)

    def tallied(self, what: str, player: str, value: int | Mana) -> Position:
        """With so much `life`, `poison`, `speed`, `energy` or `mana` of the player."""
        held = dict(getattr(self, what)) | {player: value}
        return changed(self, **{what: tuple(held.items())})

    def latest_turn(self, player: str) -> int:
        """The number of the turn in which the player's most recent turn began; 0: none yet."""
        return dict(self.begun).get(player, (0, 0))[1]

    def turns_begun(self, player: str) -> int:
        """How many turns of the player have begun."""
        return dict(self.begun).get(player, (0, 0))[0]

    def opponents(self, player: str) -> tuple[str, ...]:
        """Everyone else still in the game."""
        return tuple(other for other in self.players if other not in (player, *self.gone))

    def in_turn_order(self) -> tuple[str, ...]:
        """Everyone still in the game, the active player first (101.4)."""
        at = self.players.index(self.active)
        order = (*self.players[at:], *self.players[:at])
        return tuple(player for player in order if player not in self.gone)

    def next_player(self, player: str) -> str:
        """The next player in turn order who is still in the game."""
        at = self.players.index(player)
        order = (*self.players[at + 1 :], *self.players[: at + 1])
        return next(each for each in order if each not in self.gone)

    @property
    def over(self) -> bool:
        """Whether no more than one player is left (104.2a)."""
        return len(self.gone) >= len(self.players) - 1

    def was_used(self, thing: Object, action: str) -> bool:
        """Whether that object's action was taken this turn."""
        return Used(thing.name, thing.identity, action, self.turn) in self.used

    def ever_used(self, thing: Object, action: str) -> bool:
        """Whether that object's action was ever taken."""
        return Used(thing.name, thing.identity, action, 0) in self.used

    def times_used(self, action: str, name: str) -> int:
        """How often that action was taken with the card, in whichever object it was."""
        return sum((use.action, use.name, use.turn) == (action, name, 0) for use in self.used)

    def aimed(self, names: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
        """Those names, each with the identity that its object has now; a player has none."""
        things = ((name, self.find(name)) for name in names)
        return tuple((name, thing.identity if thing else 0) for name, thing in things)

    def using(self, thing: Object, action: str, turn: int | None = None) -> Position:
        """With that action of the object taken, this turn or in that one, and so ever."""
        turns = (0, self.turn if turn is None else turn)
        used = {Used(thing.name, thing.identity, action, turn) for turn in turns}
        return replace(self, used=self.used | used)
