"""The steps of a turn in their order, and the rules of each (315-317)."""

from __future__ import annotations

from dataclasses import dataclass

SHOWDOWN = "showdown"


@dataclass(frozen=True, slots=True)
class Step:
    """A phase or step: the rules for its tasks, and other words for it."""

    name: str
    rules: tuple[str, ...]
    words: tuple[str, ...] = ()


ROWS = (
    Step("awaken", ("315.1",), ("awaken phase",)),
    Step("beginning", ("315.2.a",), ("beginning phase", "beginning step")),
    Step("scoring", ("315.2.b",), ("scoring step",)),
    Step("channel", ("315.3",), ("channel phase",)),
    Step("draw", ("315.4",), ("draw phase",)),
    Step("main", ("316.1",), ("main phase",)),
    Step("ending", ("316.6", "317.1"), ("ending phase", "ending step")),
)

STEPS = tuple(row.name for row in ROWS)
SURVEYED_STEPS = (*STEPS[:6], SHOWDOWN, *STEPS[6:])
ALIASES = {word: row.name for row in ROWS for word in row.words}
STEP = {row.name: row for row in ROWS}
