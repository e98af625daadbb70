"""One rule in texts of different days: what number it has in each of them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.library import called
from rulesdb.library.index import MAIN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.found import Find
    from rulesdb.library.index import Index
    from rulesdb.library.lives import Lives
    from rulesdb.library.volume import Volume

_LETTER = re.compile(r"[a-z]+$")


@dataclass(frozen=True, slots=True)
class Renumbering:
    """The editions in memory, and the lives of the rules in them."""

    index: Index
    lives: Lives

    def number_in(self, find: Find, shown: Volume) -> tuple[str, ...]:
        """The numbers in an edition of a rule that was found in another; nothing where unknown.

        By the days of both, else by the mechanic: then what stands under its number, and is not
        known to be one of its subrules, has the number of the mechanic itself.
        """
        then, day = find.volume.edition.date, shown.edition.date
        if then and day and (numbers := self.lives.carried(find.number, then, day)):
            return numbers
        mechanic = find.mechanic or self._title(find.volume)
        head, there = self._head(find.volume, mechanic), self._head(shown, mechanic)
        if head is None or there is None or not find.number.startswith(head):
            return ()
        number = there + find.number.removeprefix(head)
        follows = self._follows((find.volume, head, find.number), (shown, there, number))
        return (number,) if follows else (there,)

    def elsewhere(self, find: Find) -> Iterator[Find]:
        """The same rule in the excerpts and articles of its game, whatever number it has there."""
        game = find.volume.edition.game
        for part in self.index.parts:
            kind = part.edition.document in {MAIN[game], "article"}
            if part.edition.game == game and kind and part is not find.volume:
                for number in self._numbers_there(find, part):
                    yield from self.at(part, number)

    def at(self, part: Volume, number: str) -> Iterator[Find]:
        """The rules of a number; the first under it, where an article leaves out its heading."""
        mechanic = self._title(part)
        if not (finds := self.index.at(part, number)) and number == self._head(part, mechanic):
            finds = self.index.at(part, part.rules[0].number)
        yield from (it if it.mechanic else replace(it, mechanic=mechanic) for it in finds)

    def _numbers_there(self, find: Find, part: Volume) -> tuple[str, ...]:
        day, then = find.volume.edition.date, part.edition.date
        if day and then:
            return self.lives.carried(find.number, day, then)
        there, head = self._head(part, find.mechanic), self._head(find.volume, find.mechanic)
        if there is None or head is None or not find.number.startswith(head):
            return ()
        number = there + find.number.removeprefix(head)
        follows = self._follows((part, there, number), (find.volume, head, find.number))
        return (number,) if follows else ()

    def _head(self, volume: Volume, mechanic: str | None) -> str | None:
        """The number of a mechanic in an edition, or of the one that an article is about."""
        located = self.index.located.get(volume)
        place = located.places.get(mechanic) if located and mechanic else None
        if place is not None:
            return volume.rules[place].number
        stems = {_LETTER.sub("", rule.number) for rule in volume.rules}
        is_it = mechanic is not None and mechanic == self._title(volume)
        return stems.pop() if is_it and len(stems) == 1 else None

    def _title(self, volume: Volume) -> str | None:
        """The mechanic that is the title of an article."""
        edition = volume.edition
        if edition.document != "article":
            return None
        hits = self.index.names.find(edition.title, edition.game)
        mechanics = called.meant(hits, edition.language)
        return mechanics[0] if len(mechanics) == 1 else None

    def _follows(self, then: tuple[Volume, str, str], now: tuple[Volume, str, str]) -> bool:
        """Whether what stands under a mechanic in one text is what has its letter in another.

        A text is a volume, the number of the mechanic in it, and the number asked about.
        """
        (old, head, number), (new, there, today) = then, now
        if number == head:
            return True
        day = new.edition.date
        known = day and any(it in self.lives.of(number) for it in self.lives.at(today, day))
        return bool(known) or _letters(old, head) == _letters(new, there)


def _letters(volume: Volume, head: str) -> list[str]:
    """What the numbers under one add to it."""
    added = (rule.number.removeprefix(head) for rule in volume.rules if rule.number != head)
    return [it for it in added if _LETTER.fullmatch(it)]
