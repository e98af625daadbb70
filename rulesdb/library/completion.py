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
    from rulesdb.library.volume import Volume

ARTICLES = {
    "en": {"a", "an", "the"},
    "fr": {"le", "la", "les", "un", "une", "des"},
    "de": {"der", "die", "das", "ein", "eine"},
}
DOT = " · "
LONGEST = 100  # of a choice, as Discord shows it
_NUMBER = re.compile(r"(?:\W|(?:cr|rules?|regle|regel)\b)*(\d[\d.a-z]*)\W*")


class Completion(NamedTuple):
    """What is shown, and what is sent for it."""

    label: str
    value: str


class Typed(NamedTuple):
    """What has been typed so far, for whom it is to be completed, and in how many ways.

    `alone` says that the index holds one document only, which may be of the past.
    """

    text: str
    game: str
    language: str
    limit: int
    alone: bool = False


def complete(index: Index, offers: Offers, typed: Typed) -> tuple[Completion, ...]:
    """What the beginning of a number or name may become, the likeliest first.

    What is sent for a name outlives editions, and tells those apart that share a rule.
    """
    found = (Completion(it.label, it.value or it.number) for it in _completed(index, offers, typed))
    return _first(found, typed.limit)


def complete_numbers(index: Index, offers: Offers, typed: Typed) -> tuple[Completion, ...]:
    """The same, where only a number can be sent."""
    its = (it for it in _completed(index, offers, typed) if it.number)
    return _first((Completion(it.label, it.number) for it in its), typed.limit)


class _Choice(NamedTuple):
    """What is shown, the number of its rule if it has one, and what else it can be sent as."""

    label: str
    number: str
    value: str = ""


def _first(found: Iterator[Completion], limit: int) -> tuple[Completion, ...]:
    """So many of them, each value once."""
    unique: dict[str, Completion] = {}
    for it in found:
        unique.setdefault(it.value, it)
        if len(unique) == limit:
            break
    return tuple(unique.values())


def _completed(index: Index, offers: Offers, typed: Typed) -> Iterator[_Choice]:
    key = fold.key(typed.text)
    number = _NUMBER.fullmatch(fold.fold(typed.text))
    if number or not key:
        yield from _numbers(index, typed, number[1] if number else "")
        return
    numbers: set[str] = set()
    names: set[str] = set()
    for offer in _fitting(offers, key, typed):
        if (there := _there(index, offer, typed)) is not None:
            numbers.add(there.number)
            if there.is_name or _bare(there) not in names:
                names.add(_bare(there))
                yield _named(index, there, typed)
    for headed in _headed(index, key) if typed.alone else ():
        if headed not in numbers:
            yield _Choice(_label(index, typed, headed), headed)


def _bare(offer: Offer) -> str:
    """What an offer is called, without its article."""
    first, _, rest = offer.written.partition(" ")
    article = rest and first.casefold() in ARTICLES.get(offer.language, ())
    return fold.key(rest if article else offer.written)


def _only(index: Index) -> Volume:
    """The one document of an index that holds no other."""
    return next(iter(index.imported.values()))


def _headed(index: Index, key: str) -> Iterator[str]:
    """The numbers whose heading in the one document has a word that begins so."""
    for rule in _only(index).rules:
        words = fold.words(rule.heading)
        if any("".join(words[later:]).startswith(key) for later in range(len(words))):
            yield rule.number


def _there(index: Index, offer: Offer, typed: Typed) -> Offer | None:
    """The offer as the one document has it that is looked into: with its number there, if at all.

    Topics go by the numbers of today.
    """
    if not typed.alone:
        return offer
    volume = _only(index)
    if offer.mechanic:
        places = [find.at for find in index.of(volume, offer.mechanic)]
    elif offer.number:
        places = list(volume.headed.get(fold.key(offer.written), ()))
    else:
        return offer if fold.key(offer.written) in volume.terms else None
    return offer._replace(number=volume.rules[places[0]].number) if places else None


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
    return Completion(label, _lasting(index, offer.mechanic))


def _lasting(index: Index, mechanic: str) -> str:
    """What outlives editions: the English name, or the id where that is not enough.

    It is not where others share the name, or where no edition has a rule that the name leads to.
    """
    name = index.names.headword(mechanic, ORIGINAL) or mechanic
    named = {hit.name.mechanic for hit in index.names.find(name)}
    known = index.names.rule(mechanic) or index.mechanic(mechanic, ORIGINAL)
    return name if named == {mechanic} and known else mechanic


def _fitting(offers: Offers, key: str, typed: Typed) -> Iterator[Offer]:
    yield from offers.starting(key, typed.language)
    if (sound := fold.reading(typed.text)) != key:
        yield from offers.starting(sound, typed.language)
    yield from offers.near(typed.text, typed.language, typed.limit)


def _numbers(index: Index, typed: Typed, begun: str) -> Iterator[_Choice]:
    """The numbers that begin so, in document order; the sections where nothing is typed."""
    volume = _only(index) if typed.alone else index.numbering(typed.game, typed.language)
    found = (
        rule.number
        for rule in (volume.rules if volume else ())
        if (rule.number.startswith(begun) if begun else rule.parent is None)
    )
    for number in islice(found, typed.limit):
        yield _Choice(_label(index, typed, number), number)


def _named(index: Index, offer: Offer, typed: Typed) -> _Choice:
    """A mechanic is sent by what outlives editions, a heading by its number, others by the name."""
    if offer.mechanic:
        label = _label(index, typed, offer.number, offer.mechanic, offer.written)
        return _Choice(label, offer.number, _lasting(index, offer.mechanic))
    if offer.number:
        return _Choice(_label(index, typed, offer.number, "", offer.written), offer.number)
    return _Choice(_clipped(offer.written), "", offer.written[:LONGEST])


def _label(index: Index, typed: Typed, number: str, mechanic: str = "", written: str = "") -> str:
    """`702.143 · Foretell · Prédiction`: number, English, the asker's language.

    What is `written` comes last where nothing before it begins with what was typed.
    """
    names = [
        index.names.headword(mechanic, spoken)
        or _begins(index, number, typed, spoken, headed=bool(mechanic))
        for spoken in (ORIGINAL, typed.language)
    ]
    shown = {fold.key(name): name for name in names if name}
    if not any(key.startswith(fold.key(typed.text)) for key in shown):
        shown.setdefault(fold.key(written), written)
    return _clipped(DOT.join(filter(None, (number, *shown.values()))))


def _begins(index: Index, number: str, typed: Typed, language: str, *, headed: bool) -> str:
    """The heading of a number in a language, else what its text begins with.

    What has a name is not called by the beginning of its text: `headed`.
    """
    every = index.editions(typed.game, MAIN[typed.game], language)
    for volume in (_only(index),) if typed.alone else every:
        if volume.edition.language == language and (places := volume.at(number)):
            rule = volume.rules[places[0]]
            return rule.heading or ("" if headed else rule.text.rstrip(" \u00a0\u202f:："))
    return ""


def _clipped(label: str) -> str:
    if len(label) <= LONGEST:
        return label
    return label[: LONGEST - 1].rstrip() + "…"
