"""`python -m tests.bench` measures what the project promises; `--smoke` only that it can be."""

from __future__ import annotations

import argparse
import sys
from itertools import chain

from tests.bench import engine, loopback, soak, texts
from tests.bench.measuring import calibration


def main() -> int:
    """Print every figure beside its bar; 1 if one is over, unless it was only a smoke test."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="once, with little, no bar held")
    parser.add_argument("--soak", type=int, metavar="N", help="memory over N interactions, alone")
    asked = parser.parse_args()
    smoke = asked.smoke
    count, most = (100, 1) if smoke else (5000, 60)
    say = sys.stdout.write
    say(calibration() + "\n")
    if asked.soak:
        soak.run(asked.soak, say)
        return 0
    over = 0
    measured = (engine.figures(count), texts.figures(count, most), loopback.figures(count // 25))
    for figure in chain.from_iterable(measured):
        say(f"{figure}\n")
        over += not figure.held
    say(calibration() + "\n")
    return 1 if over and not smoke else 0


if __name__ == "__main__":
    sys.exit(main())
