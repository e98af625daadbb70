"""Mana: costs as they are printed, and whether what a player has can pay them (118.3)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations

COLORS = "WUBRG"
_SYMBOL = re.compile(r"\{([^{}]+)\}")
_HYBRID = re.compile(r"(?:[WUBRGC]|\d{1,2})/[WUBRGP](?:/P)?")
_PLAIN = re.compile(r"\d{1,3}|[WUBRGCSX]")
LIFE = "life"


@dataclass(frozen=True, slots=True)
class Mana:
    """Mana symbols in the order they are written: a cost, or what a player can pay with.

    >>> Mana.read("{1}{U}{U}").generic
    1
    """

    symbols: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> Mana | None:
        """The symbols, if the text is nothing but symbols that exist."""
        found = _SYMBOL.findall(text.upper())
        if not found or _SYMBOL.sub("", text).strip():
            return None
        known = all(_PLAIN.fullmatch(each) or _HYBRID.fullmatch(each) for each in found)
        return cls(tuple(found)) if known else None

    def chosen(self, x: int) -> Mana:
        """With that value in the place of each X (202.3e).

        >>> str(Mana.read("{X}{X}{R}").chosen(2))
        '{4}{R}'
        """
        times = self.symbols.count("X")
        return _written(self.generic + x * times, self.typed) if times else self

    @property
    def generic(self) -> int:
        """How much of it is generic; X is 0 until it is chosen (107.3)."""
        return sum(int(symbol) for symbol in self.symbols if symbol.isdecimal())

    @property
    def value(self) -> int:
        """The mana value (202.3): a hybrid symbol counts as its larger half (202.3f)."""
        return self.generic + sum(2 if symbol.startswith("2/") else 1 for symbol in self.typed)

    @property
    def colors(self) -> frozenset[str]:
        """The colors of what has this mana cost (202.2)."""
        return frozenset("".join(self.typed)) & frozenset(COLORS)

    @property
    def typed(self) -> tuple[str, ...]:
        """The symbols that ask for, or are, mana of one type."""
        return tuple(each for each in self.symbols if not each.isdecimal() and each != "X")

    def plus(self, other: Mana) -> Mana:
        """Both together, generic mana added up (601.2f)."""
        return _written(self.generic + other.generic, (*self.typed, *other.typed))

    def less(self, reduction: Mana) -> Mana:
        """The cost reduced; generic reductions take generic mana only (118.7a)."""
        typed = list(self.typed)
        spare = reduction.generic
        for symbol in reduction.typed:
            if symbol in typed:
                typed.remove(symbol)
            else:
                spare += 1
        return _written(max(self.generic - spare, 0), tuple(typed))

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)


FREE = Mana(("0",))


def _written(generic: int, typed: tuple[str, ...]) -> Mana:
    symbols = (str(generic), *typed) if generic or not typed else typed
    return Mana(symbols)


def paid(cost: Mana, available: Mana) -> Mana | None:
    """What is left after the cost is paid, or nothing where it can not be.

    A number among what is available is that much mana of no color.

    >>> str(paid(Mana.read("{1}{U}"), Mana.read("{2}{U}")))
    '{1}'
    """
    left = with_life(cost, available)
    return left and left[0]


PHYREXIAN_LIFE = 2


def with_life(cost: Mana, available: Mana, life: int | None = None) -> tuple[Mana, int] | None:
    """What is left, and the life that is paid for Phyrexian symbols: as little as must be.

    >>> with_life(Mana.read("{1}{U/P}{U/P}"), Mana.read("{1}{U}"))
    (Mana(symbols=('0',)), 2)
    """
    payable = [at for at, symbol in enumerate(cost.symbols) if symbol.endswith("/P")]
    for number in range(len(payable) + 1):
        if life is not None and life < number * PHYREXIAN_LIFE:
            return None
        for paid_so in combinations(payable, number):
            rest = Mana(tuple(each for at, each in enumerate(cost.symbols) if at not in paid_so))
            if (left := _pay(rest, available)) is not None:
                return left, number * PHYREXIAN_LIFE
    return None


Ways = tuple[str, ...]


def _ways(symbol: str) -> Ways:
    """A hybrid symbol is paid one way of several (107.4e); Phyrexian ones also with life."""
    return tuple(LIFE if way == "P" else way for way in symbol.split("/"))


def _pay(cost: Mana, available: Mana) -> Mana | None:
    """What is left where everything is paid with mana."""
    wanted = [_ways(symbol) for symbol in cost.typed]
    pool = Counter(available.typed)
    pool["C"] += available.generic
    spent: dict[str, list[Ways]] = {}
    generic = cost.generic
    for ways in sorted(wanted, key=lambda ways: any(map(str.isdecimal, ways))):
        if not _spend(ways, pool, spent, set()):
            number = next(filter(str.isdecimal, ways), None)
            if number is None:
                return None
            generic += int(number)
    return _left(available, spent, generic)


def _spend(ways: Ways, pool: Counter[str], spent: dict[str, list[Ways]], seen: set[str]) -> bool:
    """Pay one symbol, moving what earlier symbols took to other mana where that helps."""
    for kind in ways:
        if kind in seen or kind not in pool:
            continue
        seen.add(kind)
        taken = spent.setdefault(kind, [])
        if len(taken) < pool[kind]:
            taken.append(ways)
            return True
        for at, other in enumerate(taken):
            if _spend(other, pool, spent, seen):
                taken[at] = ways
                return True
    return False


def _left(available: Mana, spent: dict[str, list[Ways]], generic: int) -> Mana | None:
    """What is left after that and the generic part, which takes mana of no color first."""
    typed, colorless = list(available.typed), available.generic
    for kind in (kind for kind, taken in spent.items() for _ in taken):
        if kind in typed:
            typed.remove(kind)
        else:
            colorless -= 1
    if generic > colorless + len(typed):
        return None
    uncolored = min(generic, colorless)
    return _written(colorless - uncolored, tuple(typed[generic - uncolored :]))
