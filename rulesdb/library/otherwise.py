"""Names put otherwise than the tables write them: in another ending or order, but for a word."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesdb.library import fold, phrasing
from rulesdb.library.names import HOW

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesdb.library.names import NameHit, Names

    Words = dict[tuple[str, frozenset[str]], list[NameHit]]
    """Names by their language and their words without endings, in any order."""

SHORTEST_ROOT, FEWEST = 6, 2
ENDINGS = {
    "en": re.compile("(?:e?s|ed|ing|e)$"),
    "fr": re.compile("(?:(?<=l)le|(?<=n)ne|e)?s?$"),
    "de": re.compile("(?:[kh]eit)?(?:e[rsmn]?|s|n)?$"),
}
# What makes a verb of a Japanese name, says that something has the ability, or what is done to it.
_BARE = re.compile(
    r"(.{2,}?)(?:(?:でき|され|させ)?(?:する|した|して|し|る|た|て)(?:いる)?|持ち|もち"
    r"|[をに](?:置く|積む|取る|とる|使う|与える|出す|乗せる|載せる))$"
)

# A German word of a name and of what is so: the costs, the creature, the ability.
_COMPOUND = re.compile(
    r"(.{4,}?)(?:s|n|en|es|er)?(?:kosten|kreatur(?:en)?|karten?|fahigkeit(?:en)?|zauber|schaden"
    r"|effekte?|aktion(?:en)?|mechanik|regeln?)$"
)


def inflected(names: Names, text: str, game: str | None = None) -> tuple[NameHit, ...]:
    """What a text names when its words are put in other endings.

    >>> from rulesdb.library.names import Names
    >>> [hit.name.mechanic for hit in inflected(Names.load(), "Fluchsicheren", "magic")]
    ['magic:hexproof']
    >>> [hit.name.mechanic for hit in inflected(Names.load(), "探検した", "magic")]
    ['magic:explore']
    >>> [hit.name.mechanic for hit in inflected(Names.load(), "Umwandlungskosten", "magic")]
    ['magic:cycling']
    """
    if bare := _BARE.match(fold.key(text)):
        return names.find(bare[1], game)
    if (compound := _COMPOUND.match(fold.key(text))) and (hits := names.find(compound[1], game)):
        return tuple(hit for hit in hits if hit.name.language == "de" and not hit.is_alone)
    words, known = fold.words(text), _by_root(names)
    roots = ((spoken, _root(words, spoken)) for spoken in ENDINGS)
    found = dict.fromkeys(hit for root in roots for hit in known.get(root, ()))
    return tuple(hit for hit in found if game in {None, hit.name.game})


def jumbled(names: Names, text: str, language: str, game: str | None = None) -> tuple[NameHit, ...]:
    """What a text of several words names when they are put in another order.

    >>> from rulesdb.library.names import Names
    >>> [hit.name.mechanic for hit in jumbled(Names.load(), "zone of exile", "en", "magic")]
    ['magic:zone-exile']
    """
    known = _by_bag(names)
    found = dict.fromkeys(hit for bag in _bags(text, language) for hit in known.get(bag, ()))
    return tuple(hit for hit in found if game in {None, hit.name.game})


def but_for_a_word(
    names: Names, text: str, language: str, game: str | None = None
) -> tuple[NameHit, ...]:
    """The name with one word more, where the best of those names are of one mechanic.

    >>> from rulesdb.library.names import Names
    >>> names = Names.load()
    >>> [it.name.mechanic for it in but_for_a_word(names, "étape des blessures", "fr", "magic")]
    ['magic:step-damage']
    """
    short = _by_bag_but_one(names)
    for bag in (it for it in _bags(text, language) if len(it[1]) > 1):
        hits = [hit for hit in short.get(bag, ()) if game in {None, hit.name.game}]
        best = min((HOW.index(hit.how) for hit in hits), default=0)
        first = [hit for hit in hits if HOW.index(hit.how) == best]
        if len({hit.name.mechanic for hit in first}) == 1:
            return tuple(first[:1])
    return ()


def warm(names: Names) -> None:
    """Make the tables of names by their words ready."""
    for table in (_by_root, _by_bag_but_one):
        table(names)


@lru_cache(maxsize=2)
def _by_root(names: Names) -> dict[tuple[str, str], list[NameHit]]:
    """The names by language and their words with and without their endings."""
    found: dict[tuple[str, str], list[NameHit]] = {}
    for spelling, hits in names.by_key.items():
        for hit in (it for it in hits if not it.is_alone):
            spoken = hit.name.language
            if spoken in ENDINGS:
                for root in {spelling, _root(fold.words(hit.written), spoken)} - {""}:
                    found.setdefault((spoken, root), []).append(hit)
    return found


@lru_cache(maxsize=2)
def _by_bag(names: Names) -> Words:
    """The names of several words by language and those words without their order."""
    found: Words = {}
    for hits in names.by_key.values():
        for hit in (it for it in hits if not it.is_alone):
            spoken = hit.name.language
            words = _bag(hit.written, spoken) if " " in hit.written and spoken != "ja" else ()
            if len(words) > 1:
                found.setdefault((spoken, frozenset(words)), []).append(hit)
    return found


@lru_cache(maxsize=2)
def _by_bag_but_one(names: Names) -> Words:
    """The names of several words, without each of their words in turn."""
    found: Words = {}
    for (spoken, words), hits in _by_bag(names).items():
        for word in words if len(words) > FEWEST else ():
            found.setdefault((spoken, words - {word}), []).extend(hits)
    return found


def _bags(text: str, language: str) -> list[tuple[str, frozenset[str]]]:
    """The words of a text, read in its language and in English."""
    spoken = (it for it in dict.fromkeys((language, "en")) if it in ENDINGS)
    return [(it, _bag(text, it)) for it in spoken]


def _bag(text: str, language: str) -> frozenset[str]:
    told = phrasing.telling_only(text, language)
    return frozenset(ENDINGS[language].sub("", word) for word in told)


def _root(words: Sequence[str], language: str) -> str:
    """Some words without their endings; nothing where too little would be left of them."""
    root = "".join(ENDINGS[language].sub("", word) for word in words)
    return root if len(root) >= SHORTEST_ROOT and root.isascii() else ""
