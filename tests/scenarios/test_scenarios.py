"""Every scenario file is played in both seats: what it expects is so, and its rules are cited."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rulesdb.engine.scenario import Attempt, Expect, Verdict, swapped, write
from tests.scenarios.playing import FILES, GAMES, complaints, scenario

if TYPE_CHECKING:
    from pathlib import Path

    from rulesdb.engine.scenario.lines import Statement

SEATS = {"as-written": str, "swapped": swapped}


def verdict(line: Statement) -> Verdict | None:
    return line.verdict if isinstance(line, Attempt) else None


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_a_scenario_expects_is_so_in_either_seat(file: Path, seats: str) -> None:
    told = scenario(SEATS[seats](file.read_text("utf-8")))
    assert list(complaints(told, GAMES[told.game])) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_says_what_it_is_and_where_it_comes_from(file: Path) -> None:
    told = scenario(file.read_text("utf-8"))
    assert told.title
    assert told.source
    assert told.rules
    assert told.game == file.parent.name
    assert any(isinstance(each, Expect) or verdict(each) for each in told.statements)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_written_scenario_reads_back_equal(file: Path) -> None:
    told = scenario(file.read_text("utf-8"))
    again = scenario(write(told))
    assert write(again) == write(told)
    assert [str(each) for each in again.statements] == [str(each) for each in told.statements]
