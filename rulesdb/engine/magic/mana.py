"""Mana: costs as they are printed, and whether what a player has can pay them (118.3)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product

COLORS = "WUBRG"
_SYMBOL = re.compile(r"\{([^{}]+)\}")
_HYBRID = re.compile(r"[WUBRGC0-9]+/[WUBRGCP](/P)?")
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

    @property
    def generic(self) -> int:
        """How much of it is generic; X is 0 until it is chosen (107.3)."""
        return sum(int(symbol) for symbol in self.symbols if symbol.isdecimal())

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
    for choice in product(*map(_ways, cost.symbols)):
        rest = _pay(choice, available)
        if rest is not None:
            return rest
    return None


def _ways(symbol: str) -> tuple[str, ...]:
    """A hybrid symbol is paid one way of several (107.4e); Phyrexian ones also with life."""
    return tuple(LIFE if way == "P" else way for way in symbol.split("/"))


def _pay(symbols: tuple[str, ...], available: Mana) -> Mana | None:
    typed, colorless = list(available.typed), available.generic
    generic = 0
    for symbol in symbols:
        if symbol.isdecimal():
            generic += int(symbol)
        elif symbol in typed:
            typed.remove(symbol)
        elif symbol == "C" and colorless:
            colorless -= 1
        elif symbol not in ("X", LIFE):
            return None
    if generic > colorless + len(typed):
        return None
    spent = min(generic, colorless)
    return _written(colorless - spent, tuple(typed[generic - spent :]))
