"""Everything the engine can be asked about is listed, with its kind, its rules and its windows."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from bot.answers.games import ASKS, BY_ITSELF
from bot.tables_cli import app


def table(tmp_path, *options):
    told = CliRunner().invoke(app, ["mechanics", "--data", str(tmp_path), *options])
    assert told.exit_code == 0, told.output
    return told.stdout.splitlines()


@pytest.mark.parametrize("game", ["magic", "riftbound"])
def test_every_ask_and_what_acts_by_itself_is_a_row_with_rules(tmp_path, game):
    rows = [json.loads(line) for line in table(tmp_path, "--game", game, "--json")]
    assert [row["ask"] for row in rows] == [*ASKS[game], *BY_ITSELF[game]]
    assert all(row["rules"] and row["asked"] for row in rows)
    assert {row["kind"] for row in rows if row["ask"] in BY_ITSELF[game]} == {"by-itself"}
    if game == "magic":
        when_it_is_possible(rows)


def when_it_is_possible(rows):
    rows = {row["ask"]: row for row in rows}
    foretell = [window for window in rows["foretell"]["windows"] if window["legal"]]
    assert len(foretell) == 1
    assert "your turn" in foretell[0]["when"]
    assert "702.143a" in rows["foretell"]["rules"]
    assert rows["magic:prowess"]["answer"] == "no"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "on your turn"),
        ("fr", "pendant votre tour"),
        ("de", "in deinem Zug"),
        ("ja", "自分のターン"),
    ],
)
def test_the_table_is_told_in_every_language(tmp_path, language, said):
    lines = table(tmp_path, "--game", "riftbound", "--lang", language)
    assert len(lines) == len(ASKS["riftbound"]) + len(BY_ITSELF["riftbound"])
    assert sum(said in line for line in lines) > 5
