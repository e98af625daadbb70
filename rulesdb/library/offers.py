"""Everything that can be offered while a rule is typed, under every key that finds it."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz import fuzz, process

from rulesdb.library import fold
from rulesdb.library.index import MAIN, ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.index import Index
    from rulesdb.library.volume import Volume

FLOOR = 75


class Offer(NamedTuple):
    """Something that can be typed, by one of the keys that find it.

    `later` counts the words of the name before the key; `number` is empty for what has none.
    """

    key: str
    later: int
    language: str
    number: str
    mechanic: str
    written: str


@dataclass(frozen=True, slots=True)
class Offers:
    """Everything of a game that can be offered, in the order of its keys."""

    offers: tuple[Offer, ...]
    keys: tuple[str, ...]

    def starting(self, key: str, language: str) -> Iterator[Offer]:
        """The offers whose key begins so: names that the asker speaks, and whole ones, first."""
        first = bisect_left(self.keys, key)
        last = bisect_left(self.keys, key + "\U0010ffff")
        spoken = {language, ORIGINAL}
        yield from sorted(
            self.offers[first:last],
            key=lambda offer: (offer.later > 0, offer.language not in spoken, len(offer.key)),
        )

    def near(self, key: str, limit: int) -> Iterator[Offer]:
        """The offers whose key holds this one, else is nearly it."""
        inside = [offer for offer in self.offers if key in offer.key]
        yield from inside[:limit]
        if not inside:
            for _, _, at in process.extract(
                key, self.keys, scorer=fuzz.ratio, score_cutoff=FLOOR, limit=limit
            ):
                yield self.offers[at]


def offers_of(index: Index, game: str) -> Offers:
    """The offers of a game's mechanics, headings and glossary entries."""
    rows = sorted(set(chain(_of_mechanics(index, game), _of_volumes(index, game))))
    return Offers(tuple(rows), tuple(row.key for row in rows))


def _of_mechanics(index: Index, game: str) -> Iterator[Offer]:
    main = index.main(game, ORIGINAL)
    for mechanic in index.names.by_mechanic:
        if mechanic.startswith(f"{game}:"):
            found = index.of(main, mechanic) if main else ()
            number = found[0].number if found else index.names.rule(mechanic)
            yield from _of_mechanic(index, mechanic, number)


def _of_mechanic(index: Index, mechanic: str, number: str) -> Iterator[Offer]:
    for name in index.names.by_mechanic[mechanic].values():
        for written, how in name.spellings():
            if name.language == "ja":
                yield Offer(fold.reading(written), 0, "ja", number, mechanic, written)
            if how != "reading":
                yield from _offers(written, name.language, number, mechanic)


def _of_volumes(index: Index, game: str) -> Iterator[Offer]:
    for volume in index.volumes(game):
        if volume.edition.document == MAIN[game] and volume.edition.extent == "whole":
            yield from _of_volume(index, volume)


def _of_volume(index: Index, volume: Volume) -> Iterator[Offer]:
    about, language = index.located[volume].about, volume.edition.language
    for place, rule in enumerate(volume.rules):
        if rule.heading and place not in about:
            yield from _offers(rule.heading, language, rule.number)
    for term in volume.glossary:
        if not index.names.find(term.headword, volume.edition.game):
            yield from _offers(term.headword, language)


def _offers(written: str, language: str, number: str = "", mechanic: str = "") -> Iterator[Offer]:
    """A name under its own key, and under that of what follows its first words."""
    words = fold.words(written)
    for later in range(len(words)):
        yield Offer("".join(words[later:]), later, language, number, mechanic, written)
