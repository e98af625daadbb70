"""What is otherwise in a newer edition: new, gone, moved, split, merged, reworded, renumbered."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb import numbers
from rulesdb.library.beside import Side
from rulesdb.library.likeness import plainly
from rulesdb.library.marks import marked
from rulesdb.library.moves import beside

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulesdb.library.documents import Rule
    from rulesdb.library.marks import Piece

    Group = tuple[list[int], list[int]]
    """Places of the older edition and of the newer that are linked with each other."""

KINDS = ("new", "gone", "split", "merged", "moved", "reworded", "renumbered")


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a rule, or of those that were one or became one.

    `pieces` are the newer wording with its words marked, where it is another one.  What is only
    renumbered stays where it is and cites others by their new numbers.
    """

    kind: str
    old: tuple[Rule, ...]
    new: tuple[Rule, ...]
    pieces: tuple[Piece, ...] = ()


def differences(
    old: Sequence[Rule], new: Sequence[Rule], number: str | None = None
) -> tuple[Change, ...]:
    """The changes from one edition to a newer one, in the order of the newer.

    Where a number is given, only of the rules that it is in either edition and of all under them.
    """
    before, after = Side(old), Side(new)
    groups = _in_order(_groups(before, after))
    if number is not None:
        groups = [
            it for it in groups if _is_of(number, before, it[0]) or _is_of(number, after, it[1])
        ]
    changes = (_change([old[at] for at in a], [new[at] for at in b]) for a, b in groups)
    return tuple(change for change in changes if change)


def _groups(before: Side, after: Side) -> Iterator[Group]:
    """Every rule of either edition once, with all that it is linked with."""
    here, there = defaultdict(list), defaultdict(list)
    for link in beside(before, after):
        here[link.old].append(link.new)
        there[link.new].append(link.old)
    seen: set[int] = set()
    for at in range(len(before.rules)):
        if at not in seen:
            olds, news = {at}, set(here[at])
            for new in here[at]:
                olds.update(there[new])
                news.update(further for old in there[new] for further in here[old])
            seen |= olds
            yield sorted(olds), sorted(news)
    yield from (([], [at]) for at in range(len(after.rules)) if not there[at])


def _in_order(groups: Iterator[Group]) -> list[Group]:
    """Groups by the newer edition; what is gone after what it stood behind."""
    placed: list[tuple[int, bool, int, Group]] = []
    behind = -1
    for group in groups:
        olds, news = group
        if olds and news:
            behind = news[-1]
        place = news[0] if news else behind
        placed.append((place, not news, olds[0] if olds else -1, group))
    return [group for *_, group in sorted(placed)]


def _is_of(number: str, side: Side, places: Sequence[int]) -> bool:
    """Whether any of the rules has the number, or stands under one that has."""
    return any(number in _numbers_over(side, place) for place in places)


def _numbers_over(side: Side, place: int) -> Iterator[str]:
    at: int | None = place
    while at is not None:
        yield side.rules[at].number
        at = side.parents[at]


def _change(old: list[Rule], new: list[Rule]) -> Change | None:
    """What a group of linked rules is a change of; nothing where all is as it was."""
    if len(old) == len(new) == 1:
        return _became(old[0], new[0])
    if not (old and new):
        return Change("new" if new else "gone", tuple(old), tuple(new))
    return Change("split" if len(new) > 1 else "merged", tuple(old), tuple(new))


def _became(old: Rule, new: Rule) -> Change | None:
    said, says = _said(old), _said(new)
    same = plainly(said) == plainly(says)
    cites_otherwise = plainly(numbers.uncited(said)) == plainly(numbers.uncited(says))
    pieces = () if same or cites_otherwise else marked(said, says)
    if old.number != new.number:
        return Change("moved", (old,), (new,), pieces)
    if same:
        return None
    return Change("renumbered" if cites_otherwise else "reworded", (old,), (new,), pieces)


def _said(rule: Rule) -> str:
    """All that stands under a number."""
    return "\n".join(filter(None, (rule.heading, rule.text, *rule.examples)))
