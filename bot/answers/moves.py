"""What a number meant at other times, and where that stands in the edition that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.values import Moved
from rulesdb import numbers
from rulesdb.library import numbered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.library.lives import Life, Lives, Stay
    from rulesdb.library.names import Names

MOST = 6


def typed(query: str) -> tuple[str, ...]:
    """The single numbers in a query, whether they are all of it or stand among words."""
    spans = numbers.read_all(query)
    alone = tuple(it.first for it in spans if it.first == it.last)
    found = alone if spans else numbered.among_words(query)
    return tuple(dict.fromkeys(way for number in found for way in numbered.spellings(number)))


def meant_before(lives: Lives, query: str, day: str | None) -> tuple[Moved, ...]:
    """What the numbers of a query meant before the edition of a day, the latest first."""
    by = _by(lives, day)
    found = [
        moved for number in typed(query) for moved in _told(lives, _meanings(lives, number, by), by)
    ]
    return tuple(sorted(found, key=lambda it: it.date, reverse=True)[:MOST])


def meant_now(lives: Lives, query: str, day: str | None) -> tuple[Moved, ...]:
    """What the numbers of a query mean in the edition of a day, for when no text tells."""
    by = _by(lives, day)
    its = [
        (life, stay)
        for number in typed(query)
        for life in lives.at(number, by)
        for stay in life.stays
        if stay.number == number and stay.first <= by <= stay.last
    ]
    return tuple(_told(lives, its, by))


def meant_then(lives: Lives, number: str, then: str | None, day: str | None) -> tuple[Moved, ...]:
    """Where what a number means in an edition stands in that of a day, if under another number."""
    by = _by(lives, day)
    its = [
        (life, stay)
        for life in (lives.at(number, then) if then else ())
        for stay in life.stays
        if stay.number == number and then and stay.first <= then <= stay.last
    ]
    return tuple(it for it in _told(lives, its, by) if it.now != (number,))


def called(names: Names, game: str, language: str, heading: str) -> str:
    """A heading as people of the language call the mechanic, where a name has a source."""
    mechanics = dict.fromkeys(hit.name.mechanic for hit in names.find(heading, game))
    spoken = (names.headword(it, language) for it in mechanics)
    return next(filter(None, spoken), heading) if len(mechanics) == 1 else heading


def _by(lives: Lives, day: str | None) -> str:
    """The day by which numbers are told: that of the edition shown, where it is known."""
    return day if day and lives.knows(day) else lives.editions[-1]


def _meanings(lives: Lives, number: str, by: str) -> Iterator[tuple[Life, Stay]]:
    """The rules that had a number before a day, and do not have it on that day."""
    for life in lives.of(number):
        for stay in life.stays:
            if stay.number == number and stay.last < by and number not in lives.numbers(life, by):
                yield life, stay


def _told(lives: Lives, its: Iterable[tuple[Life, Stay]], by: str) -> Iterator[Moved]:
    """One for each time: what was split later stood together then."""
    together: dict[Stay, list[Life]] = {}
    for life, stay in its:
        together.setdefault(stay, []).append(life)
    for stay, rules in together.items():
        now = dict.fromkeys(number for life in rules for number in lives.numbers(life, by))
        name, under = _only(life.name for life in rules), _only(map(lives.name, rules))
        under = "" if name else under
        yield Moved(stay.number, stay.last, tuple(now), name, under, stay.first, by)


def _only(names: Iterable[str]) -> str:
    """What all are called; nothing where they are called otherwise."""
    first, *others = dict.fromkeys(names)
    return "" if others else first
