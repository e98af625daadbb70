"""Our own queries, in four languages and of every kind, find what they mean; nonsense, nothing."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

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

HERE = Path(__file__).parent
NEWEST = (
    "data/mtg/en/rules_20260807.txt",
    "data/riftbound/core-rules_EN_2026-03-30_Miszion.txt",
    "data/riftbound/tournament-rules_EN_Miszion.txt",
)


def rows(pattern):
    found = []
    for file in sorted(HERE.glob(pattern)):
        with file.open(encoding="utf-8", newline="") as table:
            found += csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
    return found


ASKED, NONSENSE = rows("asked*.tsv"), rows("nonsense.tsv")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    with open_shelf(folder, write=True) as shelf:
        door = Import(shelf, DAY)
        taken = [door.take_in((PAPERS / name).read_bytes(), Hints()) for name in NEWEST]
    assert [each.status for each in taken] == ["added"] * len(NEWEST)
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


def test_every_language_and_kind_is_asked():
    assert len(ASKED) >= 250
    assert min(Counter(row["lang"] for row in ASKED).values()) >= 100
    kinds = {"name", "number", "reading", "typo", "look-alike", "several", "question", "mixed"}
    assert {row["kind"] for row in ASKED} == kinds
    assert len(NONSENSE) >= 50
    assert {row["lang"] for row in NONSENSE} == {"en", "fr", "de", "ja"}


@pytest.mark.parametrize("row", ASKED, ids=lambda row: f"{row['query']}-{row['lang']}")
def test_the_first_hit_is_what_was_meant_and_all_that_it_could_mean_is_said(library, row):
    game = row["game"] or None
    reader = Reader(row["lang"], game or "magic")
    answer = lookup.answer(RuleQuestion(row["query"], game=game), library, reader)
    numbers = [hit.number for hit in answer.hits]
    assert numbers
    assert numbers[0] in row["expect"].split("|")
    known = {*numbers, *(also.number for also in answer.also)}
    assert set(filter(None, row["all"].split("|"))) <= known
    if row["kind"] == "typo":  # a space, an umlaut or another ending is no slip
        plain = {"prediction", "doublestrike", "firststrike", "state based action", "proliferat"}
        plain |= {"Lebensverknupfung", "contact mortelle", "celeritée", "trampel", "quickdraw"}
        plain |= {"Trampelschadn"}
        assert answer.found_by == "fuzzy" or row["query"] in plain


@pytest.mark.parametrize("row", NONSENSE, ids=lambda row: f"{row['query']}-{row['lang']}")
def test_nonsense_finds_nothing(library, row):
    answer = lookup.answer(RuleQuestion(row["query"]), library, Reader(row["lang"], "magic"))
    assert (answer.found_by, answer.hits, answer.also) == ("none", (), ())
