"""What a player can pay with, in the words of a question."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.answers.heard.moments import Told
from bot.answers.heard.places import after, before
from bot.answers.heard.spots import SYMBOLS, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.answers.heard.spots import Spot

MEANS = "means"
_SHORT = re.compile("([0-9]{0,2})([wubrgc]{1,5})", re.IGNORECASE)
_COLORS = re.compile("[WUBRGC]{1,5}")
AND = ("and", "et", "und", "plus")
AVAILABLE = ("available", "open", "up", "disponible", "disponibles", "verfügbar", "offen")
_MANA = re.compile(r"(?:\{[0-9WUBRGCXP/]+\})+", re.IGNORECASE)
MOST = 30
"""Nobody says more in a word; a longer row of symbols would only fill the card."""
WORDED: dict[str, Callable[[int, str], str]] = {
    "": lambda number, color: f"{{{color}}}" * number if color and number else f"{{{number}}}",
    **dict.fromkeys("WUBRG", lambda number, color: f"{{{color}}}" * number),
    "ready": lambda number, _: f"{number} ready",
    "energy": lambda number, _: str(number),
}


def means(spots: Sequence[Spot]) -> Iterator[Told]:
    """Every place that says what there is to pay with."""
    for at, spot in enumerate(spots):
        if spot.part == "mana" and spot.value == "none":
            yield Told(MEANS, ("none",), (at,))
        elif spot.part == "mana":
            yield from _counted(spots, at)
        elif spot.part == UNKNOWN and _is_short(spots, at):
            symbols = "".join(f"{{{each}}}" for each in spot.text)
            yield Told(MEANS, (symbols,), (at,))
        elif spot.part == SYMBOLS and _is_had(spots, at):
            by = (at, *_symbols(spots, at))
            yield Told(MEANS, ("".join(spots[it].value for it in by),), by)


def _is_short(spots: Sequence[Spot], at: int) -> bool:
    """Whether letters such as "UU" are mana, for they stand before "up"."""
    free = at + 1 < len(spots) and spots[at + 1].text.casefold() in AVAILABLE
    return free and _COLORS.fullmatch(spots[at].text) is not None


def _symbols(spots: Sequence[Spot], at: int) -> Iterator[int]:
    """Further symbols right behind these, such as those after an "and"."""
    here = after(spots, at)
    while here is not None and spots[here].part == SYMBOLS:
        yield here
        here = after(spots, here)


def _is_had(spots: Sequence[Spot], at: int) -> bool:
    """Whether symbols stand after "with", and not after what has them as its cost."""
    left = before(spots, at)
    right = after(spots, at)
    mana = _MANA.fullmatch(spots[at].value) is not None
    free = right is not None and spots[right].text.casefold() in AVAILABLE
    free = free or (at > 0 and spots[at - 1].text.casefold() in AND)
    return mana and (free or (left is not None and spots[left].part == "with"))


def _counted(spots: Sequence[Spot], at: int) -> Iterator[Told]:
    """A number, and perhaps a color, on either side of the word for mana."""
    beside = [*_row(spots, at, before), *_row(spots, at, after)]
    by = tuple(sorted((at, *beside)))
    if symbols := [said for it in by if (said := _written(spots[it], spots[at]))]:
        yield Told(MEANS, ("".join(symbols),), by)
        return
    numbers = [number for it in beside if (number := _number(spots[it])) is not None]
    colors = [spots[it].value for it in beside if spots[it].part == "color"]
    if len(numbers) == 1 and len(colors) <= 1 and numbers[0] <= MOST:
        color = "".join(colors) or spots[at].value
        yield Told(MEANS, (WORDED[spots[at].value](numbers[0], color),), by)


def _row(
    spots: Sequence[Spot], at: int, look: Callable[[Sequence[Spot], int], int | None]
) -> Iterator[int]:
    here = look(spots, at)
    while here is not None and (
        spots[here].part == "color"
        or _written(spots[here], spots[at])
        or _number(spots[here]) is not None
    ):
        yield here
        here = look(spots, here)


def _written(spot: Spot, mana: Spot) -> str:
    """Symbols as they stand, or those that letters such as "1UU" before "mana" are short for."""
    if spot.part == SYMBOLS:
        return spot.value
    short = _SHORT.fullmatch(spot.text) if spot.part == UNKNOWN and not mana.value else None
    if short is None:
        return ""
    generic = f"{{{short[1]}}}" if short[1] else ""
    return generic + "".join(f"{{{each.upper()}}}" for each in short[2])


def _number(spot: Spot) -> int | None:
    if spot.part == "number":
        return int(spot.value)
    said = spot.text
    return int(said) if said.isdecimal() and len(said) <= len(str(MOST)) else None
