"""What a player can try, each with the words that ask for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cast:
    """Casting a card: `way` is the cost it is cast for, none while that is open.

    `extras` are the optional additional costs the player means to pay, `besides` other
    alternative costs the player wants to apply besides.
    """

    player: str
    name: str
    way: str | None = None
    extras: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = f"cast {self.name}"
        ways = (*([self.way] if self.way else []), *self.besides)
        words += f" for {' and '.join(ways)}" if ways else ""
        words += f" with {' and '.join(self.extras)}" if self.extras else ""
        return words + (f" targeting {' and '.join(self.targets)}" if self.targets else "")


@dataclass(frozen=True, slots=True)
class TakeAction:
    """Taking a special action with a card (116)."""

    player: str
    action: str
    verb: str
    name: str

    def __str__(self) -> str:
        return f"{self.verb} {self.name}{' face up' if self.verb == 'turn' else ''}"


@dataclass(frozen=True, slots=True)
class Activate:
    """Activating an ability of an object: a keyword ability by its verb, another by name."""

    player: str
    ability: str
    verb: str
    name: str

    def __str__(self) -> str:
        if self.verb == "activate":
            return f"activate {self.ability} of {self.name}"
        return f"{self.verb} {self.name}"


@dataclass(frozen=True, slots=True)
class Concede:
    """Conceding, which a player may do at any time (104.3a)."""

    player: str

    def __str__(self) -> str:
        return "concede"


@dataclass(frozen=True, slots=True)
class Attack:
    """Declaring a creature as an attacker (508.1a)."""

    player: str
    name: str

    def __str__(self) -> str:
        return f"attack with {self.name}"


@dataclass(frozen=True, slots=True)
class Block:
    """Declaring a creature as a blocker of an attacker (509.1a)."""

    player: str
    name: str
    attacker: str

    def __str__(self) -> str:
        return f"block {self.attacker} with {self.name}"


Try = Cast | TakeAction | Activate | Concede | Attack | Block
