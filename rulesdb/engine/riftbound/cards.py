"""A card or token: what is printed or granted on it, and the state and place it is in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.costs import Cost

UNIT, GEAR, SPELL, LEGEND = "unit", "gear", "spell", "legend"
KINDS = (UNIT, GEAR, SPELL, LEGEND)
HAND, CHAMPION, TRASH, DECK, BANISHED = "hand", "champion zone", "trash", "deck", "banishment"
BASE, FIELD, FACEDOWN, CHAIN, NOWHERE = "base", "battlefield", "facedown", "chain", "nowhere"
LEGENDS = "legend zone"
BOARD = (BASE, FIELD)


@dataclass(frozen=True, slots=True)
class Keyword:
    """One instance of a keyword: its number, its cost, or what it depends on or does.

    `this_turn` marks one that was granted until the turn ends.
    """

    name: str
    value: int = 1
    cost: Cost | None = None
    grants: str = ""
    ability: Ability | None = None
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class Instruction:
    """One thing that an effect does, `number` times or points, to what `target` describes.

    `keyword` is what it gives, `token` the name of the tokens that it plays, `inner` what a
    reflexive trigger does, `options` the modes of which one is chosen.
    """

    verb: str
    number: int = 1
    target: str = ""
    keyword: str = ""
    token: str = ""
    inner: tuple[Instruction, ...] = ()
    options: tuple[tuple[Instruction, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Ability:
    """Instructions with what sets them off: a condition, a cost, or the spell's own resolving."""

    instructions: tuple[Instruction, ...]
    when: str = ""
    cost: Cost | None = None
    speed: str = ""


@dataclass(frozen=True, slots=True)
class Passive:
    """A statement of the closed list that holds while the card is on the board."""

    key: str
    number: int = 0
    word: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A Main Deck card, a legend or a token, wherever it is.

    `place` is the battlefield at which it is, or the player in whose base it is; `top` the
    top-most card that it is attached to; `hidden_on` the number of the turn in which it was
    hidden; `lent` who controls it again when the turn ends; `incarnation` counts its changes
    of zone, each of which makes it a new object.  `bonus` and `texts` are what it gives to a
    top-most card (136, 137); `changed` is what its Might is changed by, `prevents` how much
    damage to it is prevented, and `saved` whether it is recalled instead of dying, this turn.
    """

    name: str
    kind: str
    might: int = 0
    cost: Cost | None = None
    domains: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    passives: tuple[Passive, ...] = ()
    token: bool = False
    killing: bool = False
    owner: str = ""
    controller: str = ""
    zone: str = HAND
    place: str = ""
    granted: tuple[Keyword, ...] = ()
    exhausted: bool = False
    damage: int = 0
    stunned: bool = False
    buffed: bool = False
    top: str = ""
    hidden_on: int | None = None
    lent: str = ""
    incarnation: int = 0
    bonus: int = 0
    texts: tuple[Keyword | Ability, ...] = ()
    changed: int = 0
    prevents: int = 0
    saved: bool = False

    @property
    def on_board(self) -> bool:
        """Whether it is a permanent in a base or at a battlefield."""
        return self.zone in BOARD

    @property
    def in_force(self) -> bool:
        """Whether its abilities can work: a permanent on the board, or a legend (107.4, 365.1)."""
        return self.zone in (*BOARD, LEGENDS)

    @property
    def statements(self) -> tuple[Passive, ...]:
        """What it says is so, unless it is attached: then its printed text is inactive (718.2)."""
        return () if self.top else self.passives

    def has(self, keyword: str) -> bool:
        """Whether the keyword is on it, be it inactive (722.1, 727.1.b.1)."""
        every = (*self.keywords, *self.granted)
        return any(keyword in (each.name, each.grants) for each in every)

    @property
    def active(self) -> tuple[Keyword, ...]:
        """Its keywords that work: on an attached card those given to it only (718.2, 135.4.b)."""
        return self.granted if self.top else (*self.keywords, *self.granted)

    def moved(self, zone: str, place: str = "") -> Card:
        """The card in another zone, as a new object without anything that was put on it (110)."""
        return replace(
            self,
            zone=NOWHERE if self.token and zone not in BOARD else zone,
            place=place,
            controller=self.owner,
            granted=(),
            exhausted=False,
            damage=0,
            stunned=False,
            buffed=False,
            top="",
            hidden_on=None,
            lent="",
            changed=0,
            prevents=0,
            saved=False,
            incarnation=self.incarnation + 1,
        )
