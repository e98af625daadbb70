"""What can be offered while a rule is typed, found by what was typed of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from itertools import accumulate, islice
from typing import TYPE_CHECKING, NamedTuple, Self

from rapidfuzz import fuzz, process

from rulesdb.library import fold
from rulesdb.library.index import ORIGINAL
from rulesdb.library.nearest import slips

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

FLOOR = 75
MOST_INSIDE = 200


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

    def is_for(self, language: str) -> bool:
        """Whether it says something to a reader: by the rule that it leads to, or by itself."""
        spoken = {language, language if self.is_topic else ORIGINAL}
        return bool(self.number) or self.language in spoken

    @property
    def is_name(self) -> bool:
        """Whether a rule or a mechanic is called so, by which it is told from its namesakes."""
        return bool(self.number or self.mechanic)

    @property
    def is_topic(self) -> bool:
        """Whether it is the title of what is often asked."""
        return not self.title and not self.mechanic


@dataclass(frozen=True, slots=True)
class Offers:
    """Everything of a game that can be offered, in the order of its keys.

    `lines` are the names in words, a line each; `begins` says where each line begins, `named`
    the place of its offer.  `spoken` are the places by language, with their keys.
    """

    offers: tuple[Offer, ...]
    keys: tuple[str, ...]
    lines: str
    begins: tuple[int, ...]
    named: tuple[int, ...]
    spoken: Mapping[str, tuple[tuple[int, ...], tuple[str, ...]]]

    @classmethod
    def of(cls, every: Iterable[Offer]) -> Self:
        """The offers with every way into them."""
        rows = sorted(set(every))
        spoken: dict[str, list[int]] = {}
        for at, row in enumerate(rows):
            spoken.setdefault(row.language, []).append(at)
        named = [(at, _line(row)) for at, row in enumerate(rows) if not row.later]
        begins = accumulate((len(line) + 1 for _, line in named), initial=0)
        return cls(
            tuple(rows),
            tuple(row.key for row in rows),
            "\n".join(line for _, line in named),
            tuple(islice(begins, len(named))),
            tuple(at for at, _ in named),
            {it: (tuple(at), tuple(rows[place].key for place in at)) for it, at in spoken.items()},
        )

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

        offered = (it for it in self.offers[first:last] if it.is_for(language))
        yield from sorted(offered, key=rank)

    def near(self, text: str, language: str, limit: int) -> Iterator[Offer]:
        """The offers that hold what is typed within a name, else those whose key is nearly it."""
        inside = self._inside(" ".join(fold.words(text)), language)
        yield from inside
        if not inside:
            yield from self._alike(fold.key(text), language, limit)

    def _inside(self, typed: str, language: str) -> list[Offer]:
        """Those whose name has it somewhere, what the asker speaks first, short before long."""
        found: dict[int, Offer] = {}
        at = self.lines.find(typed) if typed else -1
        while at >= 0 and len(found) < MOST_INSIDE:
            line = bisect_right(self.begins, at) - 1
            found[line] = self.offers[self.named[line]]
            ends = self.begins[line + 1] if line + 1 < len(self.begins) else len(self.lines)
            at = self.lines.find(typed, ends)
        spoken = {language, ORIGINAL}

        def rank(offer: Offer) -> tuple[bool | int, ...]:
            return offer.unread, offer.language not in spoken, offer.term, len(offer.key)

        return sorted((it for it in found.values() if it.is_for(language)), key=rank)

    def _alike(self, key: str, language: str, limit: int) -> Iterator[Offer]:
        """Those that are nearly it: of the languages that the asker speaks, else of others."""
        own = dict.fromkeys((language, ORIGINAL))
        for languages in (own, [it for it in self.spoken if it not in own]):
            near = sorted(it for spoken in languages for it in self._nearly(key, spoken, limit))
            offered = (self.offers[at] for *_, at in near)
            if fitting := [it for it in offered if it.is_for(language)]:
                yield from fitting
                return

    def _nearly(self, key: str, language: str, limit: int) -> Iterator[tuple[float, bool, int]]:
        """The places of what is nearly it in a language, by how far it is from it; names first."""
        places, keys = self.spoken.get(language, ((), ()))
        for near, _, at in process.extract(
            key, keys, scorer=fuzz.ratio, score_cutoff=FLOOR, limit=limit
        ):
            yield slips(key, near), not self.offers[places[at]].is_name, places[at]


def _line(offer: Offer) -> str:
    """Where what was typed is looked for: the name in words, or else its other key."""
    ways = (offer.written, fold.umlauts_written_out(offer.written))
    spelled = (words for way in ways if "".join(words := fold.words(way)) == offer.key)
    return " ".join(next(spelled, [offer.key]))
