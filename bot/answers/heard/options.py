"""The options for the moment in words: a phase of several steps, "leer", "my opponent's spell"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.heard.moments import STACK, moments
from bot.answers.heard.spots import spots, tongue

if TYPE_CHECKING:
    from bot.answers.heard.spots import Spot
    from rulesdb.library.names import Names

# What such an option is about, so that "empty" alone is understood.
ON_STACK = {"magic": "on the stack", "riftbound": "on the chain"}


def step(text: str, game: str, language: str, names: Names) -> tuple[str, ...]:
    """The steps that the words name, where they name nothing else."""
    found = spots(text, game, tongue(text, language, game), names)
    named = [spot for spot in found if spot.part == "step"]
    alone = len(named) == len(found) == 1
    return tuple(named[0].value.split("+")) if alone else ()


def stack(text: str, game: str, language: str, names: Names) -> tuple[str, ...]:
    """What the words say is waiting, where every one of them is understood."""
    spoken = tongue(text, language, game)
    for said in (text, f"{text} {ON_STACK[game]}"):
        found = spots(said, game, spoken, names)
        told = [each for each in moments(found) if each.part == STACK]
        if len(told) == 1 and len(told[0].by) >= sum(map(_says_something, found)):
            return told[0].values
    return ()


def _says_something(spot: Spot) -> bool:
    article = (spot.part, spot.value) == ("number", "1")
    return not article and spot.part not in ("filler", "with", "plain")
