"""What is offered while a rule is being typed: numbers and names, ready in memory."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.library import fold
from rulesdb.library.index import MAIN, ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.index import Index
    from rulesdb.library.offers import Offer, Offers

LONGEST = 100  # of a choice, as Discord shows it
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


def complete_names(index: Index, offers: Offers, typed: Typed) -> tuple[Completion, ...]:
    """What the beginning of a name may become, each mechanic once; what is sent outlives editions.

    That is the English name, or the id of the mechanic where others share the name.
    """
    key = fold.key(typed.text)
    found: dict[str, Completion] = {}
    for offer in _fitting(offers, key, typed) if key else _titles(offers, typed.language):
        if offer.mechanic and offer.mechanic not in found:
            found[offer.mechanic] = _term(index, offer, typed)
        if len(found) == typed.limit:
            break
    return tuple(found.values())


def _titles(offers: Offers, language: str) -> Iterator[Offer]:
    return (it for it in offers.offers if it.title and not it.later and it.language == language)


def _term(index: Index, offer: Offer, typed: Typed) -> Completion:
    label = _label(index, typed, offer.number, offer.mechanic, offer.written)
    name = index.names.headword(offer.mechanic, ORIGINAL) or offer.mechanic
    named = {hit.name.mechanic for hit in index.names.find(name)}
    return Completion(label, name if named == {offer.mechanic} else offer.mechanic)


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
        index.names.headword(mechanic, spoken)
        or _begins(index, number, typed.game, spoken, headed=bool(mechanic))
        for spoken in (ORIGINAL, typed.language)
    ]
    shown = {fold.key(name): name for name in names if name}
    if not any(key.startswith(fold.key(typed.text)) for key in shown):
        shown.setdefault(fold.key(written), written)
    return _clipped(" · ".join(filter(None, (number, *shown.values()))))


def _begins(index: Index, number: str, game: str, language: str, *, headed: bool) -> str:
    """The heading of a number in a language, else what its text begins with.

    What has a name is not called by the beginning of its text: `headed`.
    """
    for volume in index.editions(game, MAIN[game], language):
        if volume.edition.language == language and (places := volume.at(number)):
            rule = volume.rules[places[0]]
            return rule.heading or ("" if headed else rule.text)
    return ""


def _clipped(label: str) -> str:
    if len(label) <= LONGEST:
        return label
    return label[: LONGEST - 1].rstrip() + "…"
