"""What a player of Riftbound can try, each with the words that ask for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Play:
    """Playing a card: to where, with which optional costs, with which choices.

    `place` is none while that is open, `targets` likewise; `killed` is what an additional cost
    kills; `free` that an effect is used which ignores the cost.
    """

    player: str
    name: str
    place: str | None = None
    extras: tuple[str, ...] = ()
    targets: tuple[str, ...] | None = None
    killed: str = ""
    free: bool = False

    def __str__(self) -> str:
        words = f"play {self.name}"
        words += " ignoring its cost" if self.free else ""
        words += f" to {self.place}" if self.place else ""
        words += f" with {' and '.join(self.extras)}" if self.extras else ""
        words += f" killing {self.killed}" if self.killed else ""
        return words + (f" targeting {' and '.join(self.targets)}" if self.targets else "")


@dataclass(frozen=True, slots=True)
class Move:
    """A standard move of one or more units to one destination (144)."""

    player: str
    names: tuple[str, ...]
    place: str | None = None

    def __str__(self) -> str:
        words = f"move {' and '.join(self.names)}"
        return f"{words} to {self.place}" if self.place else words


@dataclass(frozen=True, slots=True)
class Hide:
    """Hiding a card facedown at a battlefield (421)."""

    player: str
    name: str
    place: str | None = None

    def __str__(self) -> str:
        return f"hide {self.name}" + (f" at {self.place}" if self.place else "")


@dataclass(frozen=True, slots=True)
class Use:
    """Activating an ability of an object: its own, or its Equip."""

    player: str
    verb: str
    name: str
    targets: tuple[str, ...] | None = None

    def __str__(self) -> str:
        words = f"{self.verb} {self.name}"
        joined = " and ".join(self.targets or ())
        return words + (
            f" {'to' if self.verb == 'equip' else 'targeting'} {joined}" if joined else ""
        )


@dataclass(frozen=True, slots=True)
class UseKeyword:
    """Using a keyword that works by itself, which nobody does."""

    player: str
    keyword: str
    name: str

    def __str__(self) -> str:
        return f"use {self.keyword} of {self.name}"


@dataclass(frozen=True, slots=True)
class Add:
    """Adding resources with a rune: energy by exhausting it, power by recycling it (163.2)."""

    player: str
    word: str

    def __str__(self) -> str:
        return f"add 1 {self.word}"


@dataclass(frozen=True, slots=True)
class PayLate:
    """Paying an optional cost of a card that is already played."""

    player: str
    keyword: str
    name: str

    def __str__(self) -> str:
        return f"pay {self.keyword} of {self.name}"


@dataclass(frozen=True, slots=True)
class Decide:
    """Recycling cards that one looks at, or keeping them, the first named on top."""

    player: str
    verb: str
    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.verb} {' and '.join(self.names)}"


@dataclass(frozen=True, slots=True)
class Limited:
    """Doing of one's own accord what only an effect or the turn can make one do (410.2)."""

    player: str
    action: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.action} {self.name}".strip()


@dataclass(frozen=True, slots=True)
class Respond:
    """Answering something with a Reaction before it happens."""

    player: str
    what: str

    def __str__(self) -> str:
        return f"respond to {self.what}"


@dataclass(frozen=True, slots=True)
class Trigger:
    """Whether a keyword of an object triggers at this moment, which nobody chooses."""

    player: str
    keyword: str
    name: str

    def __str__(self) -> str:
        return f"trigger {self.keyword} of {self.name}"


@dataclass(frozen=True, slots=True)
class Hold:
    """Whether the player scores a battlefield by holding it at this moment."""

    player: str
    place: str

    def __str__(self) -> str:
        return f"hold {self.place}"


@dataclass(frozen=True, slots=True)
class Concede:
    """Giving the game up (650)."""

    player: str

    def __str__(self) -> str:
        return "concede"


@dataclass(frozen=True, slots=True)
class Pass:
    """Passing priority or focus, or ending the turn where nothing waits."""

    player: str

    def __str__(self) -> str:
        return "pass"


Try = (
    Play
    | Move
    | Hide
    | Use
    | UseKeyword
    | Add
    | PayLate
    | Decide
    | Limited
    | Respond
    | Trigger
    | Hold
    | Concede
    | Pass
)
