"""How much of the rules has a summary is counted by section and language, and holes are named."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from bot.rules_cli import app as rules
from bot.tables_cli import app
from rulesdb.library.coverage import coverage
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, RULES, edition, take_in
from tests.claims.library.papers import needs_papers, paper

LANGUAGES = ("en", "fr", "de", "ja")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    rules = RULES.replace(
        "702.143. Foretell", "702.1. Walruses first.\n702.999. Walrusing\n702.143. Foretell"
    )
    take_in(folder, edition(rules=rules))
    return folder


def test_a_rule_that_has_no_summary_is_named(folder):
    with Library.open(folder, day=lambda: DAY) as library:
        found = {it.number: it for it in coverage(library.state.index, "magic")}
    abilities = found["702"]
    assert "702.999" in abilities.entries
    for language in LANGUAGES:
        assert abilities.lacking[language] == ("702.999",)
        assert abilities.covered(language) == len(abilities.entries) - 1


def test_without_an_edition_there_is_nothing_to_compare_with(folder):
    with Library.open(folder, day=lambda: DAY) as library:
        assert coverage(library.state.index, "riftbound") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_it_in_every_language(folder, language):
    options = ["coverage", "--data", str(folder), "--lang", language]
    plain = CliRunner().invoke(app, options).stdout
    assert any("702 " in line for line in plain.splitlines())
    assert "702.999" not in plain
    assert "702.999" in CliRunner().invoke(app, [*options, "--missing"]).stdout


def test_the_command_tells_it_to_a_program(folder):
    options = ["coverage", "--data", str(folder), "--json"]
    rows = [json.loads(line) for line in CliRunner().invoke(app, options).stdout.splitlines()]
    *magic, riftbound = rows
    assert riftbound == {"game": "riftbound", "section": None}
    (row,) = (row for row in magic if row["section"] == "702")
    assert row["missing"]["ja"] == ["702.999"]
    assert row["covered"]["ja"] == row["entries"] - 1


@needs_papers
@pytest.mark.parametrize(
    ("game", "file", "sections"),
    [
        ("magic", "rules_20260807.txt", ("701", "702")),
        ("riftbound", "core-rules_EN_2026-03-30_Miszion.txt", ("800",)),
    ],
)
def test_no_keyword_of_the_newest_edition_is_without_a_summary(tmp_path, game, file, sections):
    imported = CliRunner().invoke(rules, ["import", "--data", str(tmp_path), str(paper(file))])
    assert imported.exit_code == 0, imported.stdout
    with Library.open(tmp_path) as library:
        found = {it.number: it for it in coverage(library.state.index, game)}
    for section in sections:
        assert len(found[section].entries) > 20
        for language in LANGUAGES:
            assert set(found[section].lacking[language]) <= NO_KEYWORDS[game]


NO_KEYWORDS = {"magic": set(), "riftbound": {"801", "802", "803", "804"}}
"""What stands before the first keyword: what keywords are."""
