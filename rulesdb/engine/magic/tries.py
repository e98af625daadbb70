"""What a player can try, each with the words that ask for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cast:
    """Casting a card: `way` is the cost it is cast for, none while that is open.

    `extras` are the optional additional costs the player means to pay, `besides` other
    alternative costs the player wants to apply besides; `number` is what is chosen for X.
    """

    player: str
    name: str
    way: str | None = None
    extras: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    paying: tuple[str, ...] = ()
    number: int | None = None

    def __str__(self) -> str:
        words = f"cast {self.name}"
        ways = (*([self.way] if self.way else []), *self.besides)
        words += f" for {' and '.join(ways)}" if ways else ""
        extras = (*self.extras, *((f"X={self.number}",) if self.number is not None else ()))
        words += f" with {' and '.join(extras)}" if extras else ""
        words += f" targeting {' and '.join(self.targets)}" if self.targets else ""
        return words + _paying(self.paying)


@dataclass(frozen=True, slots=True)
class TakeAction:
    """Taking a special action with a card (116)."""

    player: str
    action: str
    verb: str
    name: str
    paying: tuple[str, ...] = ()

    def __str__(self) -> str:
        up = " face up" if self.verb == "turn" else ""
        return f"{self.verb} {self.name}{up}{_paying(self.paying)}"


@dataclass(frozen=True, slots=True)
class Activate:
    """Activating an ability of an object: a keyword ability by its verb, another by name."""

    player: str
    ability: str
    verb: str
    name: str
    targets: tuple[str, ...] = ()
    paying: tuple[str, ...] = ()

    def __str__(self) -> str:
        of = f"{self.ability} of " if self.verb == "activate" and self.ability else ""
        aimed = f" targeting {' and '.join(self.targets)}" if self.targets else ""
        return f"{self.verb} {of}{self.name}{aimed}{_paying(self.paying)}"


def _paying(names: tuple[str, ...]) -> str:
    """What is named to pay the costs with."""
    return f" paying with {' and '.join(names)}" if names else ""


@dataclass(frozen=True, slots=True)
class Concede:
    """Conceding, which a player may do at any time (104.3a)."""

    player: str

    def __str__(self) -> str:
        return "concede"


@dataclass(frozen=True, slots=True)
class Attack:
    """Declaring creatures as attackers (508.1a).

    `whom` says for each of them whom it attacks (508.1b), where the words say so.
    """

    player: str
    name: str
    others: tuple[str, ...] = ()
    whom: tuple[str, ...] = ()

    def __str__(self) -> str:
        names = (self.name, *self.others)
        if not self.whom:
            return f"attack with {' and '.join(names)}"
        groups = [
            f"{each} with {' and '.join(name for name, aim in self._aimed if aim == each)}"
            for each in dict.fromkeys(self.whom)
        ]
        return f"attack {' and '.join(groups)}"

    @property
    def _aimed(self) -> tuple[tuple[str, str], ...]:
        return tuple(zip((self.name, *self.others), self.whom, strict=True))


@dataclass(frozen=True, slots=True)
class Block:
    """Declaring creatures as blockers of an attacker, and others of others (509.1a)."""

    player: str
    name: str
    attacker: str
    others: tuple[str, ...] = ()
    more: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def __str__(self) -> str:
        groups = (f"{attacker} with {' and '.join(names)}" for attacker, names in self.pairs)
        return f"block {' and '.join(groups)}"

    @property
    def pairs(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Each attacker with those that block it."""
        return ((self.attacker, (self.name, *self.others)), *self.more)


@dataclass(frozen=True, slots=True)
class Assign:
    """Saying how a creature's combat damage is divided (510.1): to whom how much."""

    player: str
    name: str
    shares: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        shares = " and ".join(f"{amount} to {name}" for name, amount in self.shares)
        return f"assign {self.name} {shares}"


@dataclass(frozen=True, slots=True)
class PassOn:
    """Passing priority on to the next player, alone (117.3d)."""

    player: str

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Respond:
    """Answering something before it happens (117.7)."""

    player: str
    what: str

    def __str__(self) -> str:
        return f"respond to {self.what}"


@dataclass(frozen=True, slots=True)
class Instructed:
    """Doing of one's own accord what only an effect or a cost calls for (701)."""

    player: str
    verb: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.name}".strip()


@dataclass(frozen=True, slots=True)
class Using:
    """Using an ability that acts by itself (117.2)."""

    player: str
    ability: str
    name: str

    def __str__(self) -> str:
        return f"use {self.ability} of {self.name}"


@dataclass(frozen=True, slots=True)
class Triggering:
    """Whether an ability of an object triggers at this moment (603.2)."""

    player: str
    ability: str
    name: str

    def __str__(self) -> str:
        return f"trigger {self.ability} of {self.name}" if self.ability else f"trigger {self.name}"


Try = (
    Cast
    | TakeAction
    | Activate
    | Concede
    | Attack
    | Block
    | Assign
    | PassOn
    | Respond
    | Instructed
    | Using
    | Triggering
)
