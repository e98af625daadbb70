"""Everything of a game that can be offered while a rule is typed, gathered."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from rulesdb.library import fold
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.names import HOW
from rulesdb.library.offers import Offer, Offers
from rulesdb.library.topics import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.index import Index
    from rulesdb.library.volume import Volume

_OBSOLETE = "(Obsolete)"  # in a glossary, behind what the rules no longer speak of


def offers_of(index: Index, game: str) -> Offers:
    """The offers of a game's mechanics, headings, glossary entries and often asked topics."""
    every = chain(_of_mechanics(index, game), _of_volumes(index, game), _of_topics(index, game))
    return Offers.of(every)


def _of_mechanics(index: Index, game: str) -> Iterator[Offer]:
    main = index.main(game, ORIGINAL)
    for mechanic in index.names.by_mechanic:
        if mechanic.startswith(f"{game}:"):
            found = index.of(main, mechanic) if main else ()
            number = found[0].number if found else index.names.rule(mechanic)
            read = found or index.mechanic(mechanic, ORIGINAL)
            about = Offer("", 0, "", number, mechanic, "", unread=not read)
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
            past = _OBSOLETE in term.headword
            yield from _offers(
                Offer("", 0, language, "", "", term.headword, title=True, unread=past)
            )


def _of_topics(index: Index, game: str) -> Iterator[Offer]:
    """The titles of topics, but of those in a document that there is no text of."""
    for topic in listed(game):
        if topic.document and not index.editions(game, topic.document, ORIGINAL):
            continue
        for language, title in topic.titles.items():
            written = title.replace("'", "’")
            yield from _offers(Offer("", 0, language, "", "", written, term=True))


def _offers(offer: Offer) -> Iterator[Offer]:
    """A name under its own key, and under that of what follows its first words."""
    yield from _keyed(offer, offer.written)
    if offer.language == "de" and (plain := fold.umlauts_written_out(offer.written)):
        yield from _keyed(offer, plain) if plain != offer.written else ()


def _keyed(offer: Offer, written: str) -> Iterator[Offer]:
    words = fold.words(written)
    for later in range(len(words)):
        yield offer._replace(key="".join(words[later:]), later=later)
