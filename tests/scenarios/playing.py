"""Scenario files as the tests play them, and what there is to complain about."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.riftbound.game import RIFTBOUND
from rulesdb.engine.scenario import Scenario, Transcript, read, run

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: dict[str, Any] = {game.name: game for game in (MAGIC, RIFTBOUND)}
# What is said of a scenario must not hang on how busy the machine is.
PATIENCE = 60.0
FILES = sorted(Path(__file__).parent.glob("**/*.scenario"))


def scenario(text: str) -> Scenario:
    found = read(text, GAMES)
    assert isinstance(found, Scenario), found
    return found


def played(text: str) -> Transcript:
    told = run(scenario(text), GAMES[scenario(text).game], PATIENCE)
    assert isinstance(told, Transcript), told
    return told


@cache
def scenarios(game: str) -> dict[str, Scenario]:
    """Every scenario of a game by the name of its file."""
    found = {file.stem: scenario(file.read_text("utf-8")) for file in FILES}
    return {name: each for name, each in found.items() if each.game == game}


@cache
def transcripts(game: str) -> dict[str, Transcript]:
    """Every scenario of a game as it is played."""
    return {
        file.stem: played(file.read_text("utf-8")) for file in FILES if file.parent.name == game
    }


def cited(transcript: Transcript) -> set[str]:
    """The rules of all checks and events of a transcript."""
    checks = {rule for tried in transcript.tries for check in tried.checks for rule in check.rules}
    return checks | {rule for told in transcript.told for rule in told.event.rules}


def uncited(transcript: Transcript) -> set[str]:
    """What was checked or happened without a rule for it."""
    checks = {each.key for tried in transcript.tries for each in tried.checks if not each.rules}
    return checks | {told.event.key for told in transcript.told if not told.event.rules}


def complaints(told: Scenario, game: Any) -> Iterator[str]:
    """What is not as the scenario says: an expectation, a rule that it rests on, or any rule."""
    transcript = run(told, game, PATIENCE)
    if not isinstance(transcript, Transcript):
        yield str(transcript)
        return
    yield from (str(each) for each in transcript.expectations if not each.met)
    yield from (f"{rule} is not cited" for rule in set(told.rules) - cited(transcript))
    yield from (f"{key} rests on no rule" for key in uncited(transcript))
