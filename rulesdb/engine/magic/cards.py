"""What a scenario says of a card: its types, cost, keywords, abilities and effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.triggers import TRIGGERS

if TYPE_CHECKING:
    from rulesdb.engine.magic.aims import Aim
    from rulesdb.engine.magic.demands import Demand
    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.instructions import Instruction

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
    "token",
    "human",
    "conspiracy",
    "plane",
    "emblem",
)
COLOR_WORDS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
PERMANENT = frozenset({"creature", "artifact", "enchantment", "planeswalker", "battle", "land"})


LANDWALK = "landwalk"


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability of a card, with what stands behind it: a number, types, power, a cost.

    Types are those of another half or face that the keyword lets one cast, or of what serves;
    `quality` is what it is about, as in "protection from red"; `demands` are costs in words.
    """

    name: str
    cost: Mana | None = None
    number: int = 0
    types: tuple[str, ...] = ()
    power: tuple[int, int] | None = None
    quality: str = ""
    demands: tuple[Demand, ...] = ()

    def __str__(self) -> str:
        number = str(self.number) if self.number else ""
        power = f"{self.power[0]}/{self.power[1]}" if self.power else ""
        if self.name == LANDWALK and self.quality:
            return f"{self.quality}walk"
        behind = "for" if self.name == "affinity" else "from"
        quality = f"{behind} {self.quality}" if self.quality else ""
        cost = str(self.cost or "")
        said = [self.name, quality, number, *self.types, power, *_paid(cost, self.demands)]
        return " ".join(filter(None, said))


def _paid(mana: str, demands: tuple[Demand, ...]) -> list[str]:
    """Mana and costs in words as they are written: those of nothing but words name no mana."""
    shown = mana if not demands or mana != "{0}" else ""
    return [shown, " and ".join(map(str, demands))]


@dataclass(frozen=True, slots=True)
class Activated:
    """An activated ability: its name in the scenario, what it costs, and when it may be used.

    `taps` and `untaps` are {T} and {Q} among the costs; `phrases` are words of `ABILITY_PHRASES`;
    `only` is a time of `TIMES`; `aim` what it targets, where that is stated;
    `demands` are costs in words;
    `loyalty` is how many loyalty counters are put on, or removed where it is negative (606.4).
    """

    name: str
    cost: Mana | None = None
    taps: bool = False
    phrases: tuple[str, ...] = ()
    loyalty: int | None = None
    untaps: bool = False
    only: str = ""
    aim: Aim | None = None
    demands: tuple[Demand, ...] = ()

    @property
    def makes_mana(self) -> bool:
        """Whether it is a mana ability: it adds mana, without target or library (605.1a)."""
        adds = "adds mana" in self.phrases and self.loyalty is None
        targets = self.aim is not None or "targets" in self.phrases
        return adds and not targets and "moves library cards" not in self.phrases

    def __str__(self) -> str:
        loyalty = "" if self.loyalty is None else f"[{self.loyalty:+d}]"
        symbols = f"{'{T}' if self.taps else ''}{'{Q}' if self.untaps else ''}"
        costs = f"{self.cost or ''}{symbols}{loyalty}"
        only = f"only {self.only}" if self.only else ""
        demands = " and ".join(map(str, self.demands))
        said = ["ability", self.name, costs, demands, *self.phrases, only, str(self.aim or "")]
        return " ".join(filter(None, said))


MAX_SPEED = "max speed"
"""That the object has the ability only while its controller's speed is 4 (702.178a)."""
ABILITY_PHRASES = (
    "as a sorcery",
    "as an instant",
    "once each turn",
    "only once",
    "adds mana",
    "targets",
    "moves library cards",
    MAX_SPEED,
)


@dataclass(frozen=True, slots=True)
class Card:
    """The characteristics that a scenario states; what it does not state is favourable.

    A card without a stated `cost` is payable; `uncosted` is a card that has no mana cost.
    `colors` are those stated in words, where no cost says so; `aim` is what the spell targets;
    `only` is a time of `TIMES` at which alone it may be cast; `does` is what it does as it
    resolves, or, of a permanent, what its activated abilities do; `subtypes` and
    `supertypes` are those stated, legendary apart; `texts` is what is printed and not played,
    each with the ability whose it is.
    """

    types: tuple[str, ...] = ()
    cost: Mana | None = None
    uncosted: bool = False
    power: tuple[int, int] | None = None
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Activated, ...] = ()
    effects: tuple[Effect, ...] = ()
    triggers: tuple[str, ...] = ()
    legendary: bool = False
    colors: tuple[str, ...] = ()
    aim: Aim | None = None
    only: str = ""
    does: tuple[Instruction, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()

    def has(self, keyword: str) -> bool:
        """Whether the card has that keyword ability."""
        return any(each.name == keyword for each in self.keywords)

    def keyword(self, name: str) -> Keyword | None:
        """The first keyword ability of that name."""
        return next((each for each in self.keywords if each.name == name), None)

    def ability(self, name: str) -> Activated | None:
        """The activated ability of that name; every land can be tapped for mana (305.6)."""
        found = next((each for each in self.abilities if each.name == name), None)
        if found is None and name == "mana" and "land" in self.types:
            return LAND_MANA
        if found is None and "planeswalker" in self.types:
            return self._by_loyalty(name.strip("[]"))
        return found

    def _by_loyalty(self, said: str) -> Activated | None:
        """The loyalty ability that changes loyalty so, or any where none is stated."""
        stated = [each for each in self.abilities if each.loyalty is not None]
        if said == "loyalty":
            return stated[0] if stated else Activated(said, loyalty=0)
        number = int(said) if said.removeprefix("+").removeprefix("-").isdecimal() else None
        if number is None:
            return None
        return next(
            (each for each in stated if each.loyalty == number), Activated(said, loyalty=number)
        )

    @property
    def permanent(self) -> bool:
        """Whether it becomes a permanent when it resolves (110.4)."""
        return bool(PERMANENT & set(self.types))

    def __str__(self) -> str:
        before = (*("legendary",) * self.legendary, *self.supertypes)
        head = " ".join((*before, *(self.types or ("card",))))
        head += f" \N{EM DASH} {' '.join(self.subtypes)}" if self.subtypes else ""
        if self.power:
            head += f" {self.power[0]}/{self.power[1]}"
        cost = ["no mana cost"] if self.uncosted else [str(self.cost)] if self.cost else []
        cost += [COLOR_WORDS[each] for each in self.colors]
        cost += [f"cast only {self.only}"] if self.only else []
        cost += [str(self.aim)] if self.aim else []
        triggers = (f"trigger: {TRIGGERS[each].phrase}" for each in self.triggers)
        rest = (*self.keywords, *self.abilities, *self.effects, *triggers, *self.does)
        texts = (f'text{f" of {of}" if of else ""}: "{text}"' for of, text in self.texts)
        return ", ".join([head, *cost, *map(str, rest), *texts])


LAND_MANA = Activated("mana", taps=True, phrases=("adds mana",))
FACE_DOWN = Card(types=("creature",), power=(2, 2))
"""What is face down on the stack or the battlefield: a creature without text (708.2a)."""
WARDED = Card(types=("creature",), power=(2, 2), keywords=(Keyword("ward", Mana(("2",))),))
"""What disguise or cloak put face down has ward besides (702.168a, 701.58a)."""
