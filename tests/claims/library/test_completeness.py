"""What the tables of names hold is counted by section and language, and what they lack is named."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from bot.tables_cli import app
from rulesdb.library.completeness import SECTIONS, sections
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, RULES, edition, take_in

LANGUAGES = ("en", "fr", "de", "ja")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    rules = RULES.replace(
        "702.143. Foretell", "702.142. Walrusing\n702.142a Wait.\n702.143. Foretell"
    )
    take_in(folder, edition(rules=rules))
    return folder


def test_every_section_of_both_games_is_counted(folder):
    with Library.open(folder, day=lambda: DAY) as library:
        found = sections(library.state.index)
    assert [(it.game, it.name) for it in found] == [
        (game, section) for game in SECTIONS for section in SECTIONS[game]
    ]
    everything = sum(len(it.entries) for it in found)
    assert everything == len(library.names.by_mechanic)
    for it in found:
        assert it.named("en") == len(it.entries)
        assert all(0 <= it.named(language) <= len(it.entries) for language in LANGUAGES)


def test_what_an_edition_has_and_no_table_is_named(folder):
    with Library.open(folder, day=lambda: DAY) as library:
        (abilities, *_) = sections(library.state.index)
    assert abilities.unlisted == ("Walrusing",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_it_in_every_language(folder, language):
    options = ["names", "--data", str(folder), "--lang", language]
    told = CliRunner().invoke(app, options)
    assert told.exit_code == 0
    assert len(told.stdout.splitlines()) == sum(map(len, SECTIONS.values()))
    assert "Storied" in CliRunner().invoke(app, [*options, "--missing"]).stdout


def test_the_command_tells_it_to_a_program(folder):
    options = ["names", "--data", str(folder), "--game", "mtg", "--json"]
    rows = [json.loads(line) for line in CliRunner().invoke(app, options).stdout.splitlines()]
    assert {row["game"] for row in rows} == {"magic"}
    for row in rows:
        assert row.keys() == {"game", "section", "entries", "named", "missing", "unlisted"}
        assert all(row["named"][it] + len(row["missing"][it]) == row["entries"] for it in LANGUAGES)
