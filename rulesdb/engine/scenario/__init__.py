"""Scenarios: plain lines that set up a position, try things, let time pass, and expect."""

from rulesdb.engine.scenario.lines import (
    LONGEST,
    MOST_LINES,
    MOST_OBJECTS,
    Attempt,
    Expect,
    Pass,
    Scenario,
    Setup,
    Unreadable,
    Until,
    Verdict,
    write,
)
from rulesdb.engine.scenario.read import read, swapped
from rulesdb.engine.scenario.run import Expected, Told, Transcript, Tried, run

__all__ = [
    "LONGEST",
    "MOST_LINES",
    "MOST_OBJECTS",
    "Attempt",
    "Expect",
    "Expected",
    "Pass",
    "Scenario",
    "Setup",
    "Told",
    "Transcript",
    "Tried",
    "Unreadable",
    "Until",
    "Verdict",
    "read",
    "run",
    "swapped",
    "write",
]
