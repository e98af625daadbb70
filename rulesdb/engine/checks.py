"""What a rule asks of a try and whether it holds, and what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game for which every language has its own, such as `step-upkeep`.

    With a colon in it, it is a mechanic, such as `magic:foretell`, and goes by its name.
    """

    key: str


Slot = str | Term | tuple[str | Term, ...]
"""What fills a gap in a sentence: literal text (a name, a cost), a term, or several of them."""

Slots = tuple[tuple[str, Slot], ...]


@dataclass(frozen=True, slots=True)
class Check:
    """One condition of a try: its key, whether it holds, and the rules that ask for it.

    `key` names the sentence in every catalogue (`check-` before it).  `mends` says that time
    alone can turn a failure into a success; what it can not, the asker must change.
    """

    key: str
    ok: bool
    rules: tuple[str, ...]
    slots: Slots = ()
    mends: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened while a try was played or time passed, with the rule for it.

    `key` names the sentence in every catalogue (`event-` before it).
    """

    key: str
    rules: tuple[str, ...] = ()
    slots: Slots = ()


def refusals(checks: Iterable[Check]) -> tuple[Check, ...]:
    """The checks that failed, in the order in which the rules were asked."""
    return tuple(check for check in checks if not check.ok)


def legal(checks: Iterable[Check]) -> bool:
    """Whether nothing refuses."""
    return all(check.ok for check in checks)


def decisive_first(checks: Sequence[Check]) -> tuple[Check, ...]:
    """The failures before what held; among failures, first those that waiting can not mend."""
    return tuple(sorted(checks, key=lambda check: (check.ok, check.mends and not check.ok)))


def deciding(checks: Iterable[Check]) -> Check:
    """Of some failures the first that waiting can not mend, else the first."""
    failed = refusals(checks)
    return next((check for check in failed if not check.mends), failed[0])


def rules_of(checks: Iterable[Check]) -> tuple[str, ...]:
    """Every rule the checks cite, once, in their order."""
    return tuple(dict.fromkeys(rule for check in checks for rule in check.rules))
