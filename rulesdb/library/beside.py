"""An edition as it is laid beside another: what each rule says, and where it stands."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cached_property
from math import log
from typing import TYPE_CHECKING

from rulesdb.library.likeness import RARE, exactly, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulesdb.library.documents import Rule
    from rulesdb.library.likeness import Words

# A heading of so many words names one thing.
SHORT = 2


class Side:
    """The rules of one edition as they are compared; places count them in document order.

    Nothing is worked out before it is asked for: most rules stay word for word.
    """

    def __init__(self, rules: Sequence[Rule]) -> None:
        self.rules = rules
        self.says = [exactly(rule) for rule in rules]
        self.parents = tuple(_parents(rules))
        self._words: dict[int, Words] = {}

    def words(self, place: int) -> Words:
        """The words of a rule, by today's names of things."""
        if place not in self._words:
            rule = self.rules[place]
            self._words[place] = words(f"{rule.heading} {rule.text}")
        return self._words[place]

    def tail(self, place: int) -> str:
        """What the number of a rule adds to that of the rule it stands under."""
        number, parent = self.rules[place].number, self.parents[place]
        return number if parent is None else number.removeprefix(self.rules[parent].number)

    @cached_property
    def children(self) -> dict[int, list[int]]:
        """What stands directly under each rule."""
        found: dict[int, list[int]] = defaultdict(list)
        for place, parent in enumerate(self.parents):
            if parent is not None:
                found[parent].append(place)
        return found

    @cached_property
    def tops(self) -> tuple[int, ...]:
        """The section of three digits that each rule stands in; itself where it is one."""
        found: list[int] = []
        for place, parent in enumerate(self.parents):
            deep = parent is not None and len(self.rules[parent].number) > 1
            found.append(found[parent] if deep and parent is not None else place)
        return tuple(found)

    def shared(self, some: Words, others: Words) -> float:
        """How much of the shorter of two texts is in the other, by the weight of its words."""
        short, long = sorted((some, others), key=len)
        both = Counter(short) & Counter(long)
        whole = sum(map(self._weight, short))
        return sum(self._weight(word) * times for word, times in both.items()) / whole

    def named(self, some: Words) -> set[str]:
        """The names of single mechanics in a text, such as those of keywords."""
        return self._names & set(some)

    @cached_property
    def _names(self) -> set[str]:
        """The words of short headings within sections that few rules use."""
        short = (
            self.words(place)
            for place, rule in enumerate(self.rules)
            if rule.heading and self.tops[place] != place and len(rule.heading.split()) <= SHORT
        )
        return {word for its in short for word in its if self._spread[word] <= RARE * 2}

    @cached_property
    def _spread(self) -> Counter[str]:
        """In how many rules each word stands."""
        found: Counter[str] = Counter()
        for said in self.says:
            found.update(set(said.split()))
        return found

    def _weight(self, word: str) -> float:
        return log((len(self.rules) + 2) / (self._spread[word] + 1))


def _parents(rules: Sequence[Rule]) -> Iterator[int | None]:
    """The place of the rule that each stands under: the last of that number before it."""
    last: dict[str, int] = {}
    for place, rule in enumerate(rules):
        yield last.get(rule.parent) if rule.parent is not None else None
        last[rule.number] = place
