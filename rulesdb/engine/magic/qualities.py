"""What an effect says of the spells that it is about: types, colors, mana value (109.2)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.magic import measures
from rulesdb.engine.magic.cards import COLOR_WORDS, TYPES
from rulesdb.engine.magic.mechanics.subtypes import CREATURE_TYPES

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.cards import Card

LETTERS = {word: letter for letter, word in COLOR_WORDS.items()}
OF_COLOR: dict[str, Callable[[frozenset[str]], bool]] = {
    "colorless": lambda colors: not colors,
    "multicolored": lambda colors: len(colors) > 1,
    "monocolored": lambda colors: len(colors) == 1,
}
_PLAIN = (*TYPES, *LETTERS, "legendary")
_ONE = rf"(?:{'|'.join((*_PLAIN, *(f'non{each}' for each in _PLAIN), *OF_COLOR, *CREATURE_TYPES))})"
_BOTH = rf"{_ONE}(?: {_ONE})*"
QUALITY = rf"{_BOTH}(?: (?:and|or) {_BOTH})*"
"""The words of a quality: several that all must be so, joined by "and" or "or"."""
WORTH = r"with (?:mana value \d{1,2}(?: or (?:less|greater))?|(?:even|odd) mana values?)"
_WORTH = re.compile(r"with mana value (?P<number>\d+)(?: or (?P<bound>less|greater))?")


def fits(quality: str, card: Card, worth: str = "") -> bool:
    """Whether the card has the quality; a card of no stated type has every type.

    >>> from rulesdb.engine.magic.cards import Card
    >>> fits("red instant and creature", Card(types=("instant",), colors=("R",)))
    True
    """
    alternatives = [each.split() for each in quality.split(" and ")] if quality else [[]]
    kind = any(all(_one(word, card) for word in words) for words in alternatives)
    return kind and (not worth or _of_worth(worth, card))


def _one(word: str, card: Card) -> bool:
    if word in OF_COLOR:
        theirs = measures.colors(card)
        return theirs is None or OF_COLOR[word](theirs)
    wanted = word.removeprefix("non")
    if wanted in LETTERS:
        theirs = measures.colors(card)
        return theirs is None or (LETTERS[wanted] in theirs) is (wanted == word)
    if wanted == "legendary":
        return card.legendary is (wanted == word)
    if word in CREATURE_TYPES:
        return word in card.subtypes or card.has("changeling")
    return (wanted in card.types) is (wanted == word)


def _of_worth(worth: str, card: Card) -> bool:
    value = measures.value_of(card)
    if value == float("inf"):
        return True
    if match := _WORTH.fullmatch(worth):
        number = int(match["number"])
        bounds = {"less": value <= number, "greater": value >= number, None: value == number}
        return bounds[match["bound"]]
    return (value % 2 == 0) is ("even" in worth)
