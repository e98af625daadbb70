"""What people really typed finds what they meant, over the newest official texts."""

from __future__ import annotations

import csv

import pytest

from bot.answers import lookup
from bot.answers.values import Reader
from bot.questions import RuleQuestion
from rulesdb.library.importing import Import
from rulesdb.library.library import Library
from rulesdb.library.opening import open_shelf
from rulesdb.library.readers import Hints
from tests.claims.library.editions import DAY
from tests.claims.library.papers import PAPERS, needs_papers

pytestmark = needs_papers

GAMES = {"mtg": "magic", "riftbound": "riftbound"}
NEWEST = (
    "data/mtg/en/rules_20260807.txt",
    "data/riftbound/core-rules_EN_2026-03-30_Miszion.txt",
    "data/riftbound/tournament-rules_EN_Miszion.txt",
)


def queries():
    table = PAPERS / "cases" / "queries.tsv"
    if not table.exists():
        return []
    with table.open(encoding="utf-8", newline="") as rows:
        return list(csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    with open_shelf(folder, write=True) as shelf:
        door = Import(shelf, DAY)
        taken = [door.take_in((PAPERS / name).read_bytes(), Hints()) for name in NEWEST]
    assert [each.status for each in taken] == ["added"] * len(NEWEST)
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


@pytest.mark.parametrize("row", queries(), ids=lambda row: f"{row['query']}-{row['lang']}")
def test_a_query_finds_what_was_meant(library, row):
    language = "en" if row["lang"] == "any" else row["lang"]
    game = GAMES[row["game"]]
    question = RuleQuestion(row["query"], game=game)
    answer = lookup.answer(question, library, Reader(language, game))
    numbers = [hit.number for hit in answer.hits]
    if row["expect_none"] == "1":
        assert (answer.found_by, answer.hits) == ("none", ())
    else:
        assert numbers[0] in row["expect"].split("|")
        known = {*numbers, *(also.number for also in answer.also)}
        assert set(filter(None, row["all"].split("|"))) <= known


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_every_number_of_an_edition_is_answered_with_its_own_text(library, language):
    for game, document in (("magic", "comprehensive"), ("riftbound", "core")):
        official = library.state.index.imported[(game, document, "en")]
        for rule in official.rules:
            question = RuleQuestion(rule.number, game=game)
            answer = lookup.answer(question, library, Reader(language, game))
            assert answer.found_by == "number"
            assert {hit.number for hit in answer.hits} == {rule.number}
            shown = [hit.text for hit in answer.hits if hit.edition == official.edition]
            assert rule.text in shown


def test_every_entry_of_the_glossary_is_found_by_its_name(library):
    official = library.state.index.imported[("magic", "comprehensive", "en")]
    for entry in official.glossary:
        question = RuleQuestion(entry.headword, game="magic")
        answer = lookup.answer(question, library, Reader("en", "magic"))
        assert answer.found_by == "name", entry.headword


@pytest.mark.parametrize("obsolete", ["Islandhome", "Counts as", "Silver-bordered", "Interrupt"])
def test_what_is_obsolete_is_found_without_saying_so(library, obsolete):
    answer = lookup.answer(RuleQuestion(obsolete, game="magic"), library, Reader("en", "magic"))
    assert (answer.found_by, bool(answer.hits)) == ("name", True)


def test_every_name_leads_to_its_rule(library):
    for name in library.names.rows:
        if not (name.headword and name.rule):
            continue
        question = RuleQuestion(name.headword, game=name.game)
        answer = lookup.answer(question, library, Reader(name.language, name.game))
        reached = {hit.number for hit in answer.hits} | {also.number for also in answer.also}
        assert name.rule in reached, (name.mechanic, name.language, answer.found_by)
