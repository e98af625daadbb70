"""Everything that can be offered while a rule is typed, under every key that finds it."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz import fuzz, process

from rulesdb.library import fold
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.names import HOW
from rulesdb.library.topics import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.index import Index
    from rulesdb.library.volume import Volume

FLOOR = 75


class Offer(NamedTuple):
    """Something that can be typed, by one of the keys that find it.

    `later` counts the words of the name before the key; `number` is empty for what has none;
    `title` says that it is a headword or heading, `term` that it is but a word of the rulebook,
    `unread` that no edition has the text of its rule.
    """

    key: str
    later: int
    language: str
    number: str
    mechanic: str
    written: str
    title: bool = False
    term: bool = False
    unread: bool = False


@dataclass(frozen=True, slots=True)
class Offers:
    """Everything of a game that can be offered, in the order of its keys."""

    offers: tuple[Offer, ...]
    keys: tuple[str, ...]

    def starting(self, key: str, language: str) -> Iterator[Offer]:
        """The offers whose key begins so: first what is called so, and names that the asker speaks.

        What can be read comes before what can not, mechanics before terms, short before long.
        """
        first = bisect_left(self.keys, key)
        last = bisect_left(self.keys, key + "\U0010ffff")
        spoken = {language, ORIGINAL}

        def rank(offer: Offer) -> tuple[bool | int, ...]:
            called = offer.title and offer.key == key
            foreign, later = offer.language not in spoken, offer.later > 0
            first = not called or foreign, offer.unread, later, foreign, offer.term
            return *first, offer.language != language, not offer.title, len(offer.key)

        offered = (it for it in self.offers[first:last] if it.number or it.language in spoken)
        yield from sorted(offered, key=rank)

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
    """The offers of a game's mechanics, headings, glossary entries and often asked topics."""
    every = chain(_of_mechanics(index, game), _of_volumes(index, game), _of_topics(game))
    rows = sorted(set(every))
    return Offers(tuple(rows), tuple(row.key for row in rows))


def _of_mechanics(index: Index, game: str) -> Iterator[Offer]:
    main = index.main(game, ORIGINAL)
    for mechanic in index.names.by_mechanic:
        if mechanic.startswith(f"{game}:"):
            found = index.of(main, mechanic) if main else ()
            number = found[0].number if found else index.names.rule(mechanic)
            about = Offer("", 0, "", number, mechanic, "", unread=not found)
            yield from _of_mechanic(index, about)


def _of_mechanic(index: Index, about: Offer) -> Iterator[Offer]:
    for name in index.names.by_mechanic[about.mechanic].values():
        for written, how in name.spellings():
            offer = about._replace(language=name.language, written=written)
            offer = offer._replace(title=how == HOW[0], term=name.is_term)
            if name.language == "ja":
                yield offer._replace(key=fold.reading(written))
            if how != "reading":
                yield from _offers(offer)


def _of_volumes(index: Index, game: str) -> Iterator[Offer]:
    for volume in index.volumes(game):
        if volume.edition.document == MAIN[game] and volume.edition.extent == "whole":
            yield from _of_volume(index, volume)


def _of_volume(index: Index, volume: Volume) -> Iterator[Offer]:
    about, language = index.located[volume].about, volume.edition.language
    for place, rule in enumerate(volume.rules):
        if rule.heading and place not in about:
            yield from _offers(Offer("", 0, language, rule.number, "", rule.heading, title=True))
    for term in volume.glossary:
        if not index.names.find(term.headword, volume.edition.game):
            yield from _offers(Offer("", 0, language, "", "", term.headword, title=True))


def _of_topics(game: str) -> Iterator[Offer]:
    for topic in listed(game):
        for language, title in topic.titles.items():
            yield from _offers(Offer("", 0, language, "", "", title, term=True))


def _offers(offer: Offer) -> Iterator[Offer]:
    """A name under its own key, and under that of what follows its first words."""
    words = fold.words(offer.written)
    for later in range(len(words)):
        yield offer._replace(key="".join(words[later:]), later=later)
