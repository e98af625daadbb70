"""Change one cell of the tables, or leave out one check, and see whether a scenario notices.

`python -m tests.mutants` plays, against each change, the scenarios that look at what it changes.
`--only WORDS` hunts for the mutants with those words in their names, `--sample N` for N of them.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import TYPE_CHECKING

from tests.mutants.playing import Hunt, Mutant, mutants
from tests.scenarios.playing import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ENOUGH = 0.95
SLICE = 100


def report(game: str, every: Sequence[Mutant], survivors: Sequence[Mutant], seconds: float) -> str:
    """How many were noticed, and the names of those that were not."""
    killed = len(every) - len(survivors)
    share = killed / len(every) if every else 1.0
    head = f"{game}: {killed} of {len(every)} killed ({share:.1%}) in {seconds:.0f} s"
    return "\n".join([head, *(f"  survives: {mutant}" for mutant in survivors)])


def picked(every: Sequence[Mutant], said: argparse.Namespace) -> list[Mutant]:
    """Those of the mutants that were asked for; all of them where nothing was."""
    named = [mutant for mutant in every if said.only in str(mutant)]
    if said.sample is None or said.sample >= len(named):
        return named
    return random.Random(said.seed).sample(named, said.sample)  # noqa: S311 - no secret


def surviving(game: str, every: Sequence[Mutant]) -> Iterator[Mutant]:
    """Those that no scenario notices; how far it is goes to the other stream."""
    hunt, survivors = Hunt(game), 0
    for at, mutant in enumerate(every, start=1):
        if not hunt.kills(mutant):
            survivors += 1
            yield mutant
        if at % SLICE == 0:
            print(f"{at} of {len(every)}, {survivors} survive", file=sys.stderr, flush=True)  # noqa: T201 - its use


def main(words: Sequence[str]) -> int:
    """Hunt through the games; 1 where too many mutants survive."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--only", default="", metavar="WORDS")
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    said = parser.parse_args(words)
    short = False
    for game in said.games or ("magic",):
        started = time.monotonic()
        every = picked(mutants(game), said)
        survivors = list(surviving(game, every))
        print(report(game, every, survivors, time.monotonic() - started))  # noqa: T201 - its use
        short |= len(survivors) > len(every) * (1 - ENOUGH)
    return int(short)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
