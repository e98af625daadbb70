"""How much of the rules the bundled texts cover, against the newest original edition at hand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library.documents import LANGUAGES
from rulesdb.library.index import MAIN, ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rulesdb.library.index import Index
    from rulesdb.library.volume import Volume

_LETTERS = re.compile(r"(?<=\d)[a-z]+$")


@dataclass(frozen=True, slots=True)
class Covered:
    """A section, the numbers of its rules, and by language those of which we have no summary.

    The rules are those that stand right under the section, such as 702.143 under 702; the
    section itself where it has none below it.
    """

    game: str
    number: str
    heading: str
    entries: tuple[str, ...]
    lacking: Mapping[str, tuple[str, ...]]

    def covered(self, language: str) -> int:
        """How many rules have a summary in a language."""
        return len(self.entries) - len(self.lacking[language])


def coverage(index: Index, game: str) -> tuple[Covered, ...] | None:
    """Every section of a game's rules; nothing where no original edition is stored."""
    edition = index.imported.get((game, MAIN[game], ORIGINAL))
    if edition is None:
        return None
    said = {it: _said(index.bundled[game, MAIN[game], it]) for it in LANGUAGES}
    return tuple(_covered(edition, place, said) for place in _sections(edition))


def _sections(edition: Volume) -> Iterator[int]:
    """The places of the sections: of three digits, and not under another of three digits."""
    for place, rule in enumerate(edition.rules):
        if _has_three_digits(rule.number) and not _has_three_digits(rule.parent or ""):
            yield place


def _has_three_digits(number: str) -> bool:
    return number.isdigit() and len(number) == len("100")


def _covered(edition: Volume, place: int, said: Mapping[str, frozenset[str]]) -> Covered:
    rule = edition.rules[place]
    below = (edition.rules[at].number for at in edition.children(place))
    entries = tuple(dict.fromkeys(below)) or (rule.number,)
    lacking = {
        language: tuple(it for it in entries if it not in numbers)
        for language, numbers in said.items()
    }
    return Covered(edition.edition.game, rule.number, rule.heading or rule.text, entries, lacking)


def _said(ours: Volume) -> frozenset[str]:
    """The numbers that say something: with a text of their own, or with one below them."""
    return frozenset(above for rule in ours.rules if rule.text for above in _upwards(rule.number))


def _upwards(number: str) -> Iterator[str]:
    """A number and those that it stands under.

    >>> list(_upwards("702.143a")), list(_upwards("811.1.b"))
    (['702.143a', '702.143', '702'], ['811.1.b', '811.1', '811'])
    """
    while number:
        yield number
        number = _LETTERS.sub("", number) if _LETTERS.search(number) else number.rpartition(".")[0]
