"""Changes of numbers, and what moved under another rule and with it counted there."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.answers.values import Changed
from rulesdb.numbers import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.library.lives import Life, Lives

_UNDER = re.compile(r"[.a-z]")


def folded(changes: Iterable[Changed]) -> tuple[Changed, ...]:
    """The changes without what only moved along with a rule above it; that one counts it."""
    found: list[Changed] = []
    head: int | None = None
    for change in changes:
        if head is not None and _moved_along(found[head], change):
            found[head] = replace(found[head], below=found[head].below + 1)
            continue
        if change.kind == "moved" and not (head is not None and _is_under(found[head], change)):
            head = len(found)
        found.append(change)
    return tuple(found)


def renumbered(lives: Lives, before: str, after: str, number: str | None) -> Iterator[Changed]:
    """What two editions differ in as far as numbers tell."""
    together: dict[tuple[str, ...], list[Life]] = {}
    for life in lives.lives:
        then, now = life.at(before), life.at(after)
        if then != now and (number is None or _is_of(number, (*then, *now))):
            together.setdefault(then, []).append(life)
    came = together.pop((), [])
    rows = [_row(lives, then, rules, after) for then, rules in together.items()]
    rows += [_row(lives, (), [life], after) for life in came]
    return iter(sorted(rows, key=_place))


def _row(lives: Lives, then: tuple[str, ...], rules: list[Life], after: str) -> Changed:
    now = tuple(dict.fromkeys(number for life in rules for number in life.at(after)))
    kind = "moved" if now else "gone"
    if not then:
        kind = "new"
    elif len(now) > 1:
        kind = "split"
    elif now and len(then) > 1:
        kind = "merged"
    return Changed(kind, then, now, rules[0].name or lives.name(rules[0]))


def _place(row: Changed) -> tuple[tuple[int, str], ...]:
    number = canonical((row.new or row.old)[0])
    return number.place if number else ()


def _moved_along(above: Changed, change: Changed) -> bool:
    """Whether a rule moved with the one above it, and says what it said."""
    if not _is_under(above, change) or change.pieces:
        return False
    tails = {
        number.removeprefix(over)
        for number, over in ((change.old[0], above.old[0]), (change.new[0], above.new[0]))
    }
    return len(tails) == 1


def _is_under(above: Changed, change: Changed) -> bool:
    """Whether a rule that moved stood under another that moved, and does still."""
    both = ((change.old, above.old), (change.new, above.new))
    return change.kind == "moved" and all(_stands_under(its[0], over[0]) for its, over in both)


def _stands_under(number: str, over: str) -> bool:
    return number.startswith(over) and bool(_UNDER.match(number.removeprefix(over)))


def _is_of(number: str, its: Iterable[str]) -> bool:
    """Whether any of some numbers is that one, or stands under it."""
    return any(it == number or _stands_under(it, number) for it in its)
