"""Energy and power: what things cost, and what a player has to pay with."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace

DOMAINS = ("fury", "calm", "mind", "body", "chaos", "order")
ENERGY = "energy"
ANY = "power"
"""Power of whatever domain: as a cost any will do, as a resource it pays for any."""

_PART = re.compile(r"(?P<number>\d{1,2})(?:\s+(?P<word>[a-z]+))?")

_DISCARD = re.compile(r"discard (?P<number>\d)")


@dataclass(frozen=True, slots=True)
class Cost:
    """A cost, or resources: energy, power by domain, what else is done (356.6).

    The source may be exhausted or killed for it, and cards be discarded.

    >>> str(Cost.read("3 + 1 fury + 2 power"))
    '3 + 1 fury + 2 power'
    """

    energy: int = 0
    power: tuple[str, ...] = ()
    exhausts: bool = False
    kills: bool = False
    discards: int = 0

    @classmethod
    def read(cls, text: str) -> Cost | None:
        """The cost that is written, or nothing where it is none."""
        cost = cls()
        for part in (part.strip().casefold() for part in text.split("+")):
            more = _part(part)
            if more is None:
                return None
            cost = cost + more
        return cost

    def __add__(self, more: Cost) -> Cost:
        power = tuple(sorted((*self.power, *more.power), key=(*DOMAINS, ANY).index))
        return Cost(
            self.energy + more.energy,
            power,
            self.exhausts or more.exhausts,
            self.kills or more.kills,
            self.discards + more.discards,
        )

    def less(self, energy: int) -> Cost:
        """The cost with that much less energy, never below nothing (356.5)."""
        return replace(self, energy=max(self.energy - energy, 0))

    def reduced(self) -> Cost:
        """The cost with one power of any domain less, if it asks for one (821.1.c.3)."""
        if ANY not in self.power:
            return self
        at = self.power.index(ANY)
        return replace(self, power=(*self.power[:at], *self.power[at + 1 :]))

    @property
    def resources(self) -> Cost:
        """The energy and power of it alone."""
        return Cost(self.energy, self.power)

    @property
    def deeds(self) -> list[str]:
        """What else is done for it, in words."""
        more = [f"discard {self.discards}"] if self.discards else []
        return [*["exhaust"] * self.exhausts, *["kill me"] * self.kills, *more]

    def __str__(self) -> str:
        counted = Counter(self.power)
        parts = [str(self.energy)] if self.energy or not (self.power or self.deeds) else []
        parts += [f"{counted[word]} {word}" for word in (*DOMAINS, ANY) if counted[word]]
        return " + ".join([*parts, *self.deeds])


def _part(text: str) -> Cost | None:
    if text in ("exhaust", "kill me", "kill this"):
        return Cost(exhausts=text == "exhaust", kills=text != "exhaust")
    if match := _DISCARD.fullmatch(text):
        return Cost(discards=int(match["number"]))
    match = _PART.fullmatch(text)
    if not match:
        return None
    number, word = int(match["number"]), match["word"] or ENERGY
    if word == ENERGY:
        return Cost(energy=number)
    return Cost(power=(word,) * number) if word in (*DOMAINS, ANY) else None


@dataclass(frozen=True, slots=True)
class Rune:
    """A basic rune on the board: exhausted for energy, recycled for power of its domain (163.2)."""

    domain: str = ANY
    exhausted: bool = False


@dataclass(frozen=True, slots=True)
class Purse:
    """What a player can pay with: the rune pool, and the runes on the board.

    >>> Purse(runes=(Rune("fury"), Rune("calm", exhausted=True))).pays(Cost(1, ("fury", "calm")))
    True
    """

    pool: Cost = Cost()
    runes: tuple[Rune, ...] = ()

    def pays(self, cost: Cost) -> bool:
        """Whether the cost can be paid; one rune may give energy and then be recycled."""
        return self.after(cost) is not None

    def after(self, cost: Cost) -> Purse | None:
        """What is left when the cost is paid: the pool first, exhausted runes recycled first."""
        runes, pool = list(self.runes), list(self.pool.power)
        owed = []
        for word in sorted(cost.power, key=lambda word: word == ANY):
            found = _matching(word, pool)
            if found is None:
                owed.append(word)
            else:
                pool.remove(found)
        ready = self._energised(runes, cost.energy - self.pool.energy)
        if not ready or not _recycled(runes, owed):
            return None
        energy = max(self.pool.energy - cost.energy, 0)
        return Purse(Cost(energy, tuple(pool)), tuple(runes))

    @staticmethod
    def _energised(runes: list[Rune], energy: int) -> bool:
        """Exhaust as many ready runes as the energy asks for."""
        for at, rune in enumerate(runes):
            if energy <= 0:
                break
            if not rune.exhausted:
                runes[at] = Rune(rune.domain, exhausted=True)
                energy -= 1
        return energy <= 0

    def readied(self, number: int) -> Purse:
        """With that many exhausted runes ready, or all of fewer (415.3.b)."""
        runes = list(self.runes)
        spent = [at for at, rune in enumerate(runes) if rune.exhausted]
        for at in spent[:number]:
            runes[at] = Rune(runes[at].domain)
        return Purse(self.pool, tuple(runes))

    def awake(self) -> Purse:
        """With every rune ready, as the Awaken Phase makes them (315.1.b)."""
        return Purse(self.pool, tuple(Rune(rune.domain) for rune in self.runes))


def _matching(word: str, have: list[str]) -> str | None:
    """A power among those that pays for the word: its own domain before one that fits all."""
    if word == ANY:
        return next(iter(have), None)
    return next((each for each in (word, ANY) if each in have), None)


def _recycled(runes: list[Rune], owed: list[str]) -> bool:
    """Recycle a rune for each power that is owed, exhausted ones first."""
    for word in owed:
        runes.sort(key=lambda rune: not rune.exhausted)
        found = _matching(word, [rune.domain for rune in runes])
        if found is None:
            return False
        runes.pop([rune.domain for rune in runes].index(found))
    return True
