"""What a scenario says of a card: its types, cost, keywords, abilities and effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.engine.magic.mana import Mana
    from rulesdb.engine.magic.mechanics.effects import Effect

TYPES = (
    "instant",
    "sorcery",
    "creature",
    "artifact",
    "enchantment",
    "planeswalker",
    "battle",
    "kindred",
    "land",
)
PERMANENT = frozenset({"creature", "artifact", "enchantment", "planeswalker", "battle", "land"})


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability of a card, with the cost or number behind it, if it is stated."""

    name: str
    cost: Mana | None = None

    def __str__(self) -> str:
        return f"{self.name} {self.cost}" if self.cost else self.name


@dataclass(frozen=True, slots=True)
class Activated:
    """An activated ability: its name in the scenario, what it costs, and when it may be used.

    `taps` is the {T} symbol among the costs; `sorcery_speed` is "activate only as a sorcery".
    """

    name: str
    cost: Mana | None = None
    taps: bool = False
    sorcery_speed: bool = False
    once: bool = False
    makes_mana: bool = False

    def __str__(self) -> str:
        parts = [str(self.cost)] if self.cost else []
        parts += ["{T}"] if self.taps else []
        words = [f"ability {self.name}", *parts]
        words += ["as a sorcery"] if self.sorcery_speed else []
        words += ["once each turn"] if self.once else []
        words += ["mana ability"] if self.makes_mana else []
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Card:
    """The characteristics that a scenario states; what it does not state is favourable.

    A card without a stated `cost` is payable; `uncosted` is a card that has no mana cost.
    """

    types: tuple[str, ...] = ()
    cost: Mana | None = None
    uncosted: bool = False
    power: tuple[int, int] | None = None
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Activated, ...] = ()
    effects: tuple[Effect, ...] = ()

    def has(self, keyword: str) -> bool:
        """Whether the card has that keyword ability."""
        return any(each.name == keyword for each in self.keywords)

    def keyword(self, name: str) -> Keyword | None:
        """The first keyword ability of that name."""
        return next((each for each in self.keywords if each.name == name), None)

    def ability(self, name: str) -> Activated | None:
        """The activated ability of that name."""
        return next((each for each in self.abilities if each.name == name), None)

    @property
    def permanent(self) -> bool:
        """Whether it becomes a permanent when it resolves (110.4)."""
        return bool(PERMANENT & set(self.types))

    def __str__(self) -> str:
        head = " ".join(self.types) or "card"
        if self.power:
            head += f" {self.power[0]}/{self.power[1]}"
        cost = ["no mana cost"] if self.uncosted else [str(self.cost)] if self.cost else []
        rest = (*self.keywords, *self.abilities, *self.effects)
        return ", ".join([head, *cost, *map(str, rest)])
