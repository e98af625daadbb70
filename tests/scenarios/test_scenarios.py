"""Every scenario file is played in both seats: what it expects is so, and its rules are cited."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.answers.games import GAMES
from rulesdb.engine.scenario import Scenario, Transcript, read, run, swapped, write

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("**/*.scenario"))
SEATS = {"as-written": str, "swapped": swapped}


def played(text: str) -> Transcript:
    scenario = read(text, GAMES)
    assert isinstance(scenario, Scenario), scenario
    transcript = run(scenario, GAMES[scenario.game])
    assert isinstance(transcript, Transcript), transcript
    return transcript


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_a_scenario_expects_is_so_in_either_seat(file: Path, seats: str) -> None:
    transcript = played(SEATS[seats](file.read_text("utf-8")))
    assert transcript.expectations
    assert [each for each in transcript.expectations if not each.met] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_rules_that_a_scenario_rests_on_are_cited_while_it_is_played(file: Path) -> None:
    transcript = played(file.read_text("utf-8"))
    checks = {rule for tried in transcript.tries for check in tried.checks for rule in check.rules}
    events = {rule for told in transcript.told for rule in told.event.rules}
    assert transcript.scenario.rules
    assert set(transcript.scenario.rules) <= checks | events


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_says_what_it_is_and_where_it_comes_from(file: Path) -> None:
    scenario = played(file.read_text("utf-8")).scenario
    assert scenario.title
    assert scenario.source


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_written_scenario_reads_back_equal(file: Path) -> None:
    scenario = played(file.read_text("utf-8")).scenario
    again = read(write(scenario), GAMES)
    assert isinstance(again, Scenario)
    assert write(again) == write(scenario)
    assert [str(each) for each in again.statements] == [str(each) for each in scenario.statements]
