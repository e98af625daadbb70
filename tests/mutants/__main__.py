"""Change one cell of the tables, or leave out one check, and see whether a scenario notices.

`python -m tests.mutants [magic|riftbound]` plays the scenarios of a game against each change.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from tests.mutants.playing import Hunt, Mutant, mutants

if TYPE_CHECKING:
    from collections.abc import Sequence

ENOUGH = 0.95


def report(game: str, every: Sequence[Mutant], survivors: Sequence[Mutant], seconds: float) -> str:
    """How many were noticed, and the names of those that were not."""
    killed = len(every) - len(survivors)
    share = killed / len(every) if every else 1.0
    head = f"{game}: {killed} of {len(every)} killed ({share:.1%}) in {seconds:.0f} s"
    return "\n".join([head, *(f"  survives: {mutant}" for mutant in survivors)])


def main(games: Sequence[str]) -> int:
    """Hunt through the games; 1 where too many mutants survive."""
    short = False
    for game in games or ("magic",):
        started = time.monotonic()
        every, hunt = mutants(game), Hunt(game)
        survivors = [mutant for mutant in every if not hunt.kills(mutant)]
        print(report(game, every, survivors, time.monotonic() - started))  # noqa: T201 - its use
        short |= len(survivors) > len(every) * (1 - ENOUGH)
    return int(short)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
