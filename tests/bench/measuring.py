"""Times, their percentiles, and what this machine does in the same run to compare them with."""

from __future__ import annotations

import math
import os
import sqlite3
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LOOKUPS = 100_000


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, in what unit, and the bar it is held to, if it is held to one."""

    what: str
    value: float
    unit: str
    bar: float = math.inf

    @property
    def held(self) -> bool:
        return self.value <= self.bar

    def __str__(self) -> str:
        bar = f"of {self.bar:g}" if self.bar < math.inf else ""
        said = f"{self.what:<58} {self.value:>9.3f} {self.unit:<3}{bar}"
        return said if self.held else f"{said}   OVER"


def times(work: Iterable[Callable[[], object]]) -> list[float]:
    """The milliseconds of the processor that each piece of work took, shortest first.

    Not of the clock: what else runs on the machine is no fault of the work.
    """
    taken = []
    for each in work:
        began = time.process_time()
        each()
        taken.append((time.process_time() - began) * 1000)
    return sorted(taken)


def percentile(taken: list[float], share: int) -> float:
    """The time that `share` of a hundred stay within.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 50)
    2.0
    """
    return taken[max(-(-len(taken) * share // 100) - 1, 0)]


def calibration() -> str:
    """What look-ups in a dictionary and a SELECT by key take here and now."""
    known = {str(number): number for number in range(LOOKUPS)}
    keys = list(known)
    (lookups,) = times([lambda: [known[key] for key in keys]])
    with sqlite3.connect(":memory:") as db:
        db.execute("CREATE TABLE rule (number TEXT PRIMARY KEY, text TEXT)")
        db.executemany("INSERT INTO rule VALUES (?, 'x')", ((key,) for key in keys[:10_000]))
        select = "SELECT text FROM rule WHERE number = ?"
        selects = times(lambda: db.execute(select, ("702",)).fetchone() for _ in range(1000))
    db.close()
    return (
        f"this machine, this minute: {LOOKUPS} dictionary look-ups {lookups:.1f} ms, "
        f"one SELECT by key {percentile(selects, 50) * 1000:.1f} µs, "
        f"{os.getloadavg()[0]:.1f} processes on {os.cpu_count()} cores"
    )
