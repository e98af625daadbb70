"""What is offered while a rule is being typed: numbers and names, ready in memory."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz import fuzz, process

from rulesdb.library import fold
from rulesdb.library.index import MAIN, ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.index import Index
    from rulesdb.library.volume import Volume

LONGEST = 100  # of a choice, as Discord shows it
FLOOR = 75
_NUMBER = re.compile(r"(?:\W|(?:cr|rules?|regle|regel)\b)*(\d[\d.a-z]*)\W*")


class Completion(NamedTuple):
    """What is shown, and what is sent for it."""

    label: str
    value: str


class Typed(NamedTuple):
    """What has been typed so far, and for whom it is to be completed."""

    text: str
    game: str
    language: str
    limit: int


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


def complete(index: Index, offers: Offers, typed: Typed) -> tuple[Completion, ...]:
    """What the beginning of a number or name may become, the likeliest first."""
    key = fold.key(typed.text)
    number = _NUMBER.fullmatch(fold.fold(typed.text))
    if number or not key:
        return tuple(_numbers(index, typed, number[1] if number else ""))
    found: dict[str, Completion] = {}
    for offer in _fitting(offers, key, typed):
        it = _named(index, offer, typed)
        found.setdefault(it.value, it)
        if len(found) == typed.limit:
            break
    return tuple(found.values())


def _fitting(offers: Offers, key: str, typed: Typed) -> Iterator[Offer]:
    yield from offers.starting(key, typed.language)
    if (sound := fold.reading(typed.text)) != key:
        yield from offers.starting(sound, typed.language)
    yield from offers.near(key, typed.limit)


def _numbers(index: Index, typed: Typed, begun: str) -> Iterator[Completion]:
    """The numbers that begin so, in document order; the sections where nothing is typed."""
    volume = index.numbering(typed.game, typed.language)
    found = (
        rule.number
        for rule in (volume.rules if volume else ())
        if (rule.number.startswith(begun) if begun else rule.parent is None)
    )
    for number in islice(found, typed.limit):
        yield Completion(_label(index, typed, number), number)


def _named(index: Index, offer: Offer, typed: Typed) -> Completion:
    if not offer.number:
        return Completion(offer.written[:LONGEST], offer.written[:LONGEST])
    label = _label(index, typed, offer.number, offer.mechanic, offer.written)
    return Completion(label, offer.number)


def _label(index: Index, typed: Typed, number: str, mechanic: str = "", written: str = "") -> str:
    """`702.143 · Foretell · Prédiction`: number, English, the asker's language.

    What is `written` comes last where nothing before it begins with what was typed.
    """
    names = [
        index.names.headword(mechanic, spoken) or _begins(index, number, typed.game, spoken)
        for spoken in (ORIGINAL, typed.language)
    ]
    shown = {fold.key(name): name for name in names if name}
    if not any(key.startswith(fold.key(typed.text)) for key in shown):
        shown.setdefault(fold.key(written), written)
    return _clipped(" · ".join(filter(None, (number, *shown.values()))))


def _begins(index: Index, number: str, game: str, language: str) -> str:
    """The heading of a number in a language, else what its text begins with."""
    for volume in index.editions(game, MAIN[game], language):
        if volume.edition.language == language and (places := volume.at(number)):
            rule = volume.rules[places[0]]
            return rule.heading or rule.text
    return ""


def _clipped(label: str) -> str:
    if len(label) <= LONGEST:
        return label
    return label[: LONGEST - 1].rstrip() + "…"


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
