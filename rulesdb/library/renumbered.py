"""One rule in texts of different days: what number it has in each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.library.index import MAIN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.found import Find
    from rulesdb.library.index import Index
    from rulesdb.library.lives import Lives
    from rulesdb.library.volume import Volume


def number_in(index: Index, lives: Lives, find: Find, shown: Volume) -> tuple[str, ...]:
    """The numbers in an edition of a rule that was found in another; nothing where unknown.

    By the days of both, else by the mechanic: then a subrule has that of its mechanic, unless its
    own number is known to have followed it.
    """
    then, day = find.volume.edition.date, shown.edition.date
    if then and day and (numbers := lives.carried(find.number, then, day)):
        return numbers
    head, place = _head(index, find.volume, find.mechanic), _head(index, shown, find.mechanic)
    if head is None or place is None:
        return ()
    number = place + find.number.removeprefix(head)
    sure = find.number == head or (
        find.number.startswith(head) and day and _are_one(lives, find.number, number, day)
    )
    return (number,) if sure else (place,)


def elsewhere(index: Index, lives: Lives, find: Find) -> Iterator[Find]:
    """The same rule in the excerpts and articles of its game, whatever number it has there."""
    game = find.volume.edition.game
    for part in index.parts:
        kind = part.edition.document in {MAIN[game], "article"}
        if part.edition.game == game and kind and part is not find.volume:
            for number in _numbers_there(index, lives, find, part):
                yield from index.at(part, number)


def _numbers_there(index: Index, lives: Lives, find: Find, part: Volume) -> tuple[str, ...]:
    day, then = find.volume.edition.date, part.edition.date
    if day and then:
        return lives.carried(find.number, day, then)
    place, head = _head(index, part, find.mechanic), _head(index, find.volume, find.mechanic)
    if place is None or head is None or not find.number.startswith(head):
        return ()
    number = place + find.number.removeprefix(head)
    sure = number == place or (day and _are_one(lives, number, find.number, day))
    return (number,) if sure else ()


def _head(index: Index, volume: Volume, mechanic: str | None) -> str | None:
    """The number of a mechanic in an edition."""
    place = (
        index.located[volume].places.get(mechanic) if mechanic and volume in index.located else None
    )
    return None if place is None else volume.rules[place].number


def _are_one(lives: Lives, then: str, number: str, day: str) -> bool:
    """Whether what has a number on a day ever had the other."""
    return any(life in lives.of(then) for life in lives.at(number, day))
