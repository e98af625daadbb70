"""Which rule of the newer edition each rule of the older one is: at most one, the surest first."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from rulesdb.library.likeness import likeness, sharing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rulesdb.library.beside import Side
    from rulesdb.library.likeness import Words

# A text with fewer words stands in more than one place by chance; so many more say something.
TELLING, LONG = 4, 8
# From 0 to 1, how like texts must be that nothing else ties together; that share most of what
# they are about; that also stand under or beside rules known to be the same.
ALIKE, ABOUT, TIED, BOUND = 0.72, 0.58, 0.55, 0.4
# How much of the weight of their words they must share, for each of these.
SHARED_ABOUT, SHARED_WHOLE, SHARED_BOUND = 0.75, 0.75, 0.44
# What is tied all round and keeps its number may be reworded more than anything else.
STAYED, STAYED_LIKE, STAYED_BOTH = 0.2, 0.2, 0.54
UNDER, TAIL, BESIDE = 0.05, 0.05, 0.05
HALF = 0.5


class Matching:
    """One edition laid beside the next: `after` and `before` grow together."""

    def __init__(self, old: Side, new: Side) -> None:
        self.old, self.new = old, new
        self.after: dict[int, int] = {}
        self.before: dict[int, int] = {}
        self._same_texts()
        for least in (ALIKE, TIED, BOUND):
            self._alike(least)
        self._by_what_stands_under()

    def left(self) -> tuple[list[int], list[int]]:
        """The places on both sides that have found nothing."""
        old = [at for at in range(len(self.old.rules)) if at not in self.after]
        new = [at for at in range(len(self.new.rules)) if at not in self.before]
        return old, new

    def now_under(self, old: int) -> Counter[int]:
        """What the rules under an old one stand under now, and how many of them."""
        return _above(self.old.children.get(old, ()), self.after, self.new.parents)

    def was_under(self, new: int) -> Counter[int]:
        """What the rules under a new one stood under before, and how many of them."""
        return _above(self.new.children.get(new, ()), self.before, self.old.parents)

    def _link(self, old: int, new: int) -> None:
        if old not in self.after and new not in self.before:
            self.after[old] = new
            self.before[new] = old

    def _same_texts(self) -> None:
        """Link what says exactly the same: where it says so once, or is tied otherwise."""
        there, often = _by_text(self.new.says), []
        for said, places in _by_text(self.old.says).items():
            others = there.get(said, [])
            telling = said.count(" ") >= TELLING - 1 or self.old.rules[places[0]].heading
            if len(places) == len(others) == 1 and telling:
                self._link(places[0], others[0])
            elif others:
                often.append((places, others))
        for places, others in (*often, *often):  # what the first round finds ties in the second
            pairs = ((self._tie(a, b), a, b) for a in places for b in others)
            self._link_best([(tie, a, b) for tie, a, b in pairs if tie])

    def _alike(self, least: float) -> None:
        """Link what is alike, the likest first; the less alike, the more must tie them."""
        scored = ((self._sureness(a, b), a, b) for a, b in self._candidates())
        self._link_best([found for found in scored if found[0] >= least])

    def _link_best(self, scored: Sequence[tuple[float, int, int]]) -> None:
        for _, old, new in sorted(scored, key=lambda it: (-it[0], it[1], it[2])):
            self._link(old, new)

    def _by_what_stands_under(self) -> None:
        """Link what says something else but has most of the rules under it that it had."""
        for old in reversed(self.left()[0]):
            for new, count in self.now_under(old).most_common(1):
                most = max(len(self.old.children[old]), len(self.new.children[new]))
                heads = self.old.rules[old].heading or not self.new.rules[new].heading
                if heads and count >= HALF * most:
                    self._link(old, new)

    def _tie(self, old: int, new: int) -> float:
        """How much around two rules says that they are one: above them, beside them."""
        above, above_too = self.old.parents[old], self.new.parents[new]
        under = above is not None and self.after.get(above, -1) == above_too
        within = self.after.get(self.old.tops[old], -1) == self.new.tops[new]
        tail = under and self.old.tail(old) == self.new.tail(new)
        beside = (self.after.get(old + step, -1) == new + step for step in (-1, 1))
        return UNDER * (under + within) + TAIL * tail + BESIDE * sum(beside)

    def _sureness(self, old: int, new: int) -> float:
        """How sure it is that two rules are one; 0 where it is not."""
        some, others = self._words_of(old, new)
        shorter, tie = min(len(some), len(others)), self._tie(old, new)
        chance = shorter < TELLING and not (shorter and tie)
        if chance or self._goes_elsewhere(old, new):
            return 0
        like = likeness(some, others)
        about = ABOUT <= like < ALIKE and shorter >= LONG
        if like >= ALIKE or (about and self.new.shared(some, others) >= SHARED_ABOUT):
            return like + tie
        headed = self.old.rules[old].heading or self.new.rules[new].heading
        return 0 if headed or not tie else self._tied(old, new, like)

    def _tied(self, old: int, new: int, like: float) -> float:
        """The same for texts that are not so alike, but stand where the other stood."""
        tie, share = self._tie(old, new), self.new.shared(*self._words_of(old, new))
        if share >= SHARED_WHOLE and min(map(len, self._words_of(old, new))) >= LONG:
            return max(like, TIED) + tie
        if share >= SHARED_BOUND:
            return like + tie
        stayed = self.old.rules[old].number == self.new.rules[new].number
        surrounded = stayed and tie >= STAYED and like >= STAYED_LIKE
        return BOUND if surrounded and like + share >= STAYED_BOTH else 0

    def _words_of(self, old: int, new: int) -> tuple[Words, Words]:
        return self.old.words(old), self.new.words(new)

    def of_others(self, some: Words, others: Words) -> bool:
        """Whether two texts only say the same of different mechanics, as keywords' rules may."""
        return bool(self.old.named(some) - set(others) and self.new.named(others) - set(some))

    def _goes_elsewhere(self, old: int, new: int) -> bool:
        """Whether two rules are of different mechanics, and nothing else makes them one."""
        above, above_too = self.old.parents[old], self.new.parents[new]
        under = above is not None and self.after.get(above, -1) == above_too
        stayed = self.old.rules[old].number == self.new.rules[new].number
        return not (under or stayed) and self.of_others(*self._words_of(old, new))

    def _candidates(self) -> set[tuple[int, int]]:
        """Pairs that could be one rule: they share rare words, or something ties them."""
        left, others = self.left()
        here = {at: self.old.words(at) for at in left}
        found = set(sharing(here, {at: self.new.words(at) for at in others}))
        free = set(others)
        for old in left:
            above = self.old.parents[old]
            below = -1 if above is None else self.after.get(above, -1)
            beside = (self.after.get(old - 1, -2) + 1, self.after.get(old + 1, 0) - 1)
            near = (*beside, *self.new.children.get(below, ()))
            found.update((old, new) for new in near if new in free)
        return found


def _by_text(says: Sequence[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for at, said in enumerate(says):
        found[said].append(at)
    return found


def _above(
    children: Sequence[int], links: Mapping[int, int], parents: Sequence[int | None]
) -> Counter[int]:
    """What the other ends of some rules stand under."""
    ends = (links[child] for child in children if child in links)
    return Counter(above for end in ends if (above := parents[end]) is not None)
