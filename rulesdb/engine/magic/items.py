"""What is on the stack, what was used, and what lets a card be cast while it resolves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rulesdb.engine.magic.aims import Aim
    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.position import Object


@dataclass(frozen=True, slots=True)
class Item:
    """One object on the stack: a spell with its card, or an ability with its source's name.

    `kind` is "spell", "activated" or "triggered"; `card` holds the spell's characteristics on the
    stack, `extras` the additional costs paid for it, `origin` the zone it was cast from.  `does`
    names what an ability does as it resolves, where that is played; `rules` are those by which it
    triggered; `targets` are names with the identities they had then, `aim` what they must be; `why`
    are rules by which it resolves in another way than it was cast.  `number` is that of the keyword
    which triggered, `about` whom the event was about.
    """

    name: str
    controller: str
    kind: str
    card: Card
    source: Object | None = None
    extras: tuple[str, ...] = ()
    origin: str = ""
    does: str = ""
    rules: tuple[str, ...] = ("603.3",)
    targets: tuple[tuple[str, int], ...] = ()
    aim: Aim | None = None
    why: tuple[str, ...] = ()
    number: int = 0
    about: tuple[str, int] = ("", 0)


class WasCast(NamedTuple):
    """That a player cast a spell this turn: its name, and what it was then, where that is known."""

    player: str
    name: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Used:
    """That an object's limited action was taken in a turn; in turn 0: that it ever was."""

    name: str
    identity: int
    action: str
    turn: int


@dataclass(frozen=True, slots=True)
class Due:
    """A delayed triggered ability (603.7): of which keyword, about which object, and whose."""

    key: str
    name: str
    identity: int
    player: str


@dataclass(frozen=True, slots=True)
class Resolving:
    """What is resolving and lets a player cast a card right now: the card, and the way.

    `number` bounds the mana value of the spell where the way asks for one, `others` are cards
    exiled on the way to it.
    """

    player: str
    name: str
    way: str
    number: int | None = None
    others: tuple[str, ...] = ()
