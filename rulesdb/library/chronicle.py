"""Editions laid one after another: each carries on the lives of the rules before it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.library.beside import Side
from rulesdb.library.lives import Life, Lives, Stay
from rulesdb.library.moves import beside

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from rulesdb.library.documents import Rule
    from rulesdb.library.moves import Link

    Stays = frozenset[Stay]
    Laying = Callable[[Side, Side], tuple[Link, ...]]


class Dated(NamedTuple):
    """The rules of an edition, and the day of it."""

    date: str
    rules: Sequence[Rule]


def chronicle(game: str, editions: Iterable[Dated], lay: Laying = beside) -> Lives:
    """The lives of the rules in some editions of a document; `lay` lays two beside each other."""
    told: list[str] = []
    standing: list[Stays] = []
    last: Side | None = None
    gone: list[Life] = []
    for date, rules in sorted(editions, key=lambda it: it.date):
        side = Side(rules)
        before: Mapping[int, set[int]] = defaultdict(set)
        if last is not None:
            for link in lay(last, side):
                before[link.new].add(link.old)
            gone += _ended(last, standing, {old for its in before.values() for old in its})
        past = [
            frozenset[Stay]().union(*(standing[old] for old in before[at]))
            for at in range(len(rules))
        ]
        standing = [
            _stayed(stays, rule.number, date, told[-1:])
            for stays, rule in zip(past, rules, strict=True)
        ]
        told.append(date)
        last = side
    return Lives(game, told, (*(_living(last, standing) if last else ()), *gone))


def continued(lives: Lives, base: Dated, new: Dated) -> Lives:
    """The lives carried on into a newer edition, from one that they know."""
    old, side = Side(base.rules), Side(new.rules)
    past: Mapping[int, set[Life]] = defaultdict(set)
    for link in beside(old, side):
        past[link.new].update(lives.at(base.rules[link.old].number, base.date))
    standing = [
        _stayed(_all_of(past[at]), rule.number, new.date, lives.editions[-1:])
        for at, rule in enumerate(new.rules)
    ]
    carried = {life for its in past.values() for life in its}
    gone = (
        Life("", lives.name(life), life.stays) if life.now else life
        for life in lives.lives
        if life not in carried
    )
    return Lives(lives.game, (*lives.editions, new.date), (*_living(side, standing), *gone))


def _all_of(several: Iterable[Life]) -> Stays:
    return frozenset(stay for life in several for stay in life.stays)


def _stayed(past: Stays, number: str, date: str, before: Sequence[str]) -> Stays:
    """The stays of a rule, with that in an edition: a new one, or one that goes on."""
    same = {stay for stay in past if stay.number == number and [stay.last] == list(before)}
    first = min((stay.first for stay in same), default=date)
    return (past - same) | {Stay(first, date, number)}


def _living(side: Side, standing: Sequence[Stays]) -> Iterator[Life]:
    for rule, stays in zip(side.rules, standing, strict=True):
        yield Life(rule.number, rule.heading, tuple(sorted(stays)))


def _ended(side: Side, standing: Sequence[Stays], going_on: set[int]) -> Iterator[Life]:
    for at, stays in enumerate(standing):
        if at not in going_on:
            yield Life("", _heading(side, at), tuple(sorted(stays)))


def _heading(side: Side, place: int) -> str:
    at: int | None = place
    while at is not None:
        if heading := side.rules[at].heading:
            return heading
        at = side.parents[at]
    return ""
