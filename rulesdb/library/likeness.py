"""How like two texts of rules are, whatever numbers they cite and whatever things were called."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from rapidfuzz.distance import Indel

from rulesdb import numbers
from rulesdb.library import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rulesdb.library.documents import Rule

Words = tuple[str, ...]

# What so few texts have says what they are about; a text is compared with a few at most.
RARE, CANDIDATES = 12, 6
# Signs that copies of one text write differently, or lose.
_SIGNS = re.compile(r"[\"'?_*<>]+|(?<=\w)-|-(?![\dx])|\s+")
# What a thing has been called in the course of the years, and a word that stands for it.
_CALLED = {
    "cast": "play", "casts": "plays", "casting": "playing",
    "activate": "play", "activates": "plays", "activated": "played", "activating": "playing",
    "exile": "remove", "exiles": "removes", "exiled": "removed", "exiling": "removing",
    "from the game": "", "from game": "",
    "comes into play": "enters", "come into play": "enter", "coming into play": "entering",
    "enters the battlefield": "enters", "enter the battlefield": "enter",
    "entering the battlefield": "entering", "enters play": "enters",
    "in play": "there", "on the battlefield": "there", "battlefield": "there",
    "into play": "onto there", "onto the battlefield": "onto there",
    "from play": "from there", "from the battlefield": "from there",
    "his or her": "their", "her or his": "their", "its": "their",
    "he or she": "they", "him or her": "them",
    "converted mana cost": "mana value",
    "local enchantment": "aura", "local enchantments": "auras",
}  # fmt: skip
_THEN = re.compile(rf"\b(?:{'|'.join(sorted(_CALLED, key=len, reverse=True))})\b")


def exactly(rule: Rule) -> str:
    """What a rule says, alike in every copy of it: no quotes, marks or line ends.

    >>> from rulesdb.library.documents import Rule
    >>> exactly(Rule("1", None, "", "A player?s  _+1/+1_ counter — or -1/-1."))
    'a player s +1/+1 counter or -1/-1.'
    """
    return plainly(f"{rule.heading} {rule.text}" if rule.heading else rule.text)


@lru_cache(maxsize=1 << 12)  # more than an edition has: the next one says most of it again
def plainly(text: str) -> str:
    """A text without what copies of it differ in."""
    return " ".join(_SIGNS.sub(" ", fold.fold(text)).split())


def words(text: str) -> Words:
    """The words of a text as they are compared: without numbers, by today's names of things.

    >>> words("Remove it from the game. See rule 502.3a.") == words("Exile it (see rule 702.4).")
    True
    """
    plain = " ".join(fold.tokens(numbers.uncited(text)))
    return tuple(_THEN.sub(lambda found: _CALLED[found[0]], plain).split())


def likeness(one: Words, other: Words) -> float:
    """From 0 to 1, how much of two texts stands in both, in the same order."""
    return Indel.normalized_similarity(one, other)


def sharing(some: Mapping[int, Words], others: Mapping[int, Words]) -> Iterator[tuple[int, int]]:
    """Pairs of texts that share words or pairs of words which few have, at most a few for each."""
    holders: dict[object, list[int]] = defaultdict(list)
    for at, its in others.items():
        for feature in _features(its):
            holders[feature].append(at)
    for at, its in some.items():
        shared: Counter[int] = Counter()
        for feature in _features(its):
            found = holders.get(feature, ())
            if len(found) <= RARE:
                shared.update(found)
        yield from ((at, other) for other, _ in shared.most_common(CANDIDATES))


def _features(its: Words) -> set[object]:
    return {*its, *pairwise(its)}
