"""Rules that became several, and several that became one, beside what is already matched."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from rulesdb.library.likeness import likeness, sharing
from rulesdb.library.matching import HALF, LONG, TELLING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rulesdb.library.likeness import Words
    from rulesdb.library.matching import Matching

    Pair = tuple[int, int]
    Wholes = Mapping[int, tuple[Words, Words]]

# How much of a piece is runs of words that the whole had and, without the piece, has not.
TAKEN = 0.55
# How alike, and how much of one kind, what is said twice must be.
SAME_LIKE, SAME_SHARED, PART_LIKE, PART_SHARED = 0.9, 0.9, 0.75, 0.97
# For a rule that said something of several things, and now of one.
REWORDED, ONE_LIKE, ONE_SHARED, OTHER_LIKE, OTHER_SHARED = 0.9, 0.55, 0.88, 0.85, 0.95
LOST = 0.4


def parted(matching: Matching) -> set[Pair]:
    """The further links of two editions, old place and new."""
    return {
        *_taken_out(matching),
        *_left_behind(matching),
        *_put_together(matching),
        *_divided(matching),
        *_said_twice(matching),
        *_sections(matching),
    }


def _changed(matching: Matching) -> list[Pair]:
    """What was matched and is worded otherwise."""
    old, new = matching.old, matching.new
    return [(a, b) for a, b in matching.after.items() if old.says[a] != new.says[b]]


def _taken_out(matching: Matching) -> Iterator[Pair]:
    """New rules that say what went out of an old one."""
    old, new = matching.old, matching.new
    left, others = matching.left()
    wholes = {a: (old.words(a), new.words(b)) for a, b in _changed(matching)}
    wholes |= {a: (old.words(a), ()) for a in left}
    for whole, piece in _pieces({at: new.words(at) for at in others}, wholes):
        if not _is_of_something_new(matching, piece, old.words(whole)):
            yield whole, piece


def _left_behind(matching: Matching) -> Iterator[Pair]:
    """New rules that say, under its number, a part of what an old one said."""
    old, new = matching.old, matching.new
    numbered = {rule.number: at for at, rule in enumerate(old.rules)}
    for b in matching.left()[1]:
        a, its = numbered.get(new.rules[b].number), new.words(b)
        if a is not None and len(its) >= TELLING and _spaced(its) in _spaced(old.words(a)):
            yield a, b


def _put_together(matching: Matching) -> Iterator[Pair]:
    """Old rules that say what came into a new one."""
    old, new = matching.old, matching.new
    left, _ = matching.left()
    wholes = {a: (new.words(b), old.words(a)) for a, b in _changed(matching)}
    for whole, piece in _pieces({at: old.words(at) for at in left}, wholes):
        yield piece, matching.after[whole]


def _divided(matching: Matching) -> Iterator[Pair]:
    """New rules that say of one thing what an old one, since reworded, said of several."""
    old, new = matching.old, matching.new
    _, others = matching.left()
    changed = {a: old.words(a) for a, _ in _changed(matching)}
    for b, a in sharing({at: new.words(at) for at in others}, changed):
        was, own, its = old.words(a), new.words(matching.after[a]), new.words(b)
        if min(len(was), len(its)) < LONG:
            continue
        lost = tuple((Counter(was) - Counter(own)).elements())
        if not lost or sum((Counter(lost) & Counter(its)).values()) < LOST * len(lost):
            continue
        like, share = likeness(was, its), new.shared(was, its)
        above, above_too = old.parents[a], new.parents[b]
        tied = above is not None and matching.after.get(above, -1) == above_too
        reworded = tied and likeness(was, own) < REWORDED
        copied = like >= OTHER_LIKE and share >= OTHER_SHARED
        if matching.of_others(was, its) or _is_of_something_new(matching, b, was):
            continue
        if copied or (reworded and like >= ONE_LIKE and share >= ONE_SHARED):
            yield a, b


def _said_twice(matching: Matching) -> Iterator[Pair]:
    """Old rules that said what another said too, where only the other goes on saying it."""
    old, new = matching.old, matching.new
    left, _ = matching.left()
    taken = {b: new.words(b) for _, b in _changed(matching)}
    said = {new.says[b]: b for b in matching.before}
    long = (a for a in left if len(old.words(a)) >= LONG)
    yield from ((a, said[old.says[a]]) for a in long if old.says[a] in said)
    for a, b in sharing({at: old.words(at) for at in left}, taken):
        was, its = old.words(a), new.words(b)
        if min(len(was), len(its)) < LONG or matching.of_others(was, its):
            continue
        like, share = likeness(was, its), new.shared(was, its)
        if (like >= SAME_LIKE and share >= SAME_SHARED) or (
            like >= PART_LIKE and share >= PART_SHARED
        ):
            yield a, b


def _is_of_something_new(matching: Matching, place: int, before: Words) -> bool:
    """Whether a new rule stands under a new heading that an old text does not speak of."""
    new = matching.new
    above = new.parents[place]
    while above is not None:
        heading, known = new.rules[above].heading, sum(matching.was_under(above).values())
        if heading and above not in matching.before and 2 * known < len(new.children[above]):
            return not set(new.words(above)) <= set(before)
        above = new.parents[above]
    return False


def _sections(matching: Matching) -> Iterator[Pair]:
    """New sections over what stood in an old one, and old ones whose rules went into a new one."""
    left, others = matching.left()
    for b in (at for at in others if matching.new.tops[at] == at):
        for a, count in matching.was_under(b).most_common(1):
            enough = count > 1 and count >= HALF * len(matching.new.children[b])
            if enough and matching.old.tops[a] == a:
                yield a, b
    for a in (at for at in left if matching.old.tops[at] == at):
        for b, count in matching.now_under(a).most_common(2):
            enough = count > 1 and count >= HALF / 2 * len(matching.old.children[a])
            if enough and matching.new.tops[b] == b:
                yield a, b


def _pieces(pieces: Mapping[int, Words], wholes: Wholes) -> Iterator[Pair]:
    """Which whole each piece was taken out of, where one is: (whole, piece).

    A whole is what it said, and what it says without the piece.
    """
    holders: dict[Words, list[int]] = defaultdict(list)
    for at, (said, _) in wholes.items():
        for run in _runs(said):
            holders[run].append(at)
    for at, its in pieces.items():
        runs = _runs(its)
        if len(runs) < LONG:
            continue
        shared = Counter(whole for run in runs for whole in holders.get(run, ()))
        for whole, _ in shared.most_common(2):
            said, says = wholes[whole]
            if len((_runs(said) - _runs(says)) & runs) >= TAKEN * len(runs):
                yield whole, at
                break


def _spaced(its: Words) -> str:
    return f" {' '.join(its)} "


def _runs(its: Words) -> set[Words]:
    """Every three words that follow each other."""
    return set(zip(its, its[1:], its[2:], strict=False))
