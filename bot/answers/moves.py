"""What a number meant at other times, and where that stands in the edition that is shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.answers.values import Moved
from rulesdb import numbers
from rulesdb.library import numbered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.lives import Life, Lives, Stay

MOST = 6
_SECTION = re.compile(r"\d+")


def typed(query: str) -> tuple[str, ...]:
    """The single numbers in a query, whether they are all of it or stand among words."""
    spans = numbers.read_all(query)
    alone = tuple(it.first for it in spans if it.first == it.last)
    found = alone if spans else numbered.among_words(query)
    return tuple(dict.fromkeys(way for number in found for way in numbered.spellings(number)))


def meant_before(lives: Lives, query: str, day: str | None) -> tuple[Moved, ...]:
    """What the numbers of a query meant before the edition of a day, the latest first."""
    by = _by(lives, day)
    found = (moved for number in typed(query) for moved in _meanings(lives, number, by))
    return tuple(sorted(found, key=lambda it: it.date, reverse=True))[:MOST]


def meant_then(lives: Lives, number: str, then: str | None, day: str | None) -> tuple[Moved, ...]:
    """Where what a number means in an edition stands in that of a day, if it is another number."""
    by = _by(lives, day)
    if then is None or not lives.at(number, then):
        return ()
    its = [
        (life, stay)
        for life in lives.at(number, then)
        for stay in life.stays
        if stay.number == number and stay.first <= then <= stay.last
    ]
    return tuple(it for it in _moved(lives, its, by) if it.now != (number,))


def _by(lives: Lives, day: str | None) -> str:
    """The day by which numbers are told: that of the edition shown, where it is known."""
    return day if day and lives.knows(day) else lives.editions[-1]


def _meanings(lives: Lives, number: str, by: str) -> Iterator[Moved]:
    its = [
        (life, stay)
        for life in lives.of(number)
        for stay in life.stays
        if stay.number == number and stay.last < by and number not in lives.numbers(life, by)
    ]
    return _moved(lives, its, by)


def _moved(lives: Lives, its: list[tuple[Life, Stay]], by: str) -> Iterator[Moved]:
    """One for each time: what was split later stood together then."""
    for stay in dict.fromkeys(stay for _, stay in its):
        rules = [life for life, its_stay in its if its_stay == stay]
        now = dict.fromkeys(number for life in rules for number in lives.numbers(life, by))
        names = {_name(lives, life) for life in rules}
        name = names.pop() if len(names) == 1 else ""
        yield Moved(stay.number, stay.last, tuple(now), name, stay.first, by)


def _name(lives: Lives, life: Life) -> str:
    """What a rule is called: not by the heading of a whole section."""
    number = life.now or life.stays[-1].number
    in_magic_section = lives.game == "magic" and not life.name and _is_of_section(lives, life)
    return "" if in_magic_section or _SECTION.fullmatch(number) and not life.name else lives.name(life)
