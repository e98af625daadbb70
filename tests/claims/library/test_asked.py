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


STRETCH = 20
# A space, an umlaut or another ending is no slip.
NO_SLIPS = {
    *("prediction", "doublestrike", "firststrike", "state based action", "proliferat"),
    *("Lebensverknupfung", "contact mortelle", "celeritée", "trampel", "quickdraw"),
    "Trampelschadn",
}
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


def stretches(found):
    """The rows in stretches of so many, each a test: one by one they would take twice as long."""
    return [found[at : at + STRETCH] for at in range(0, len(found), STRETCH)]


def named(stretch):
    return f"{stretch[0]['query']}-{stretch[0]['lang']}"


@pytest.mark.parametrize("stretch", stretches(ASKED), ids=named)
def test_the_first_hit_is_what_was_meant_and_all_that_it_could_mean_is_said(library, stretch):
    wrong = {(row["query"], row["lang"]): amiss(library, row) for row in stretch}
    assert {asked: why for asked, why in wrong.items() if why} == {}


def amiss(library, row):
    """What is not as the row says; nothing where all is."""
    game = row["game"] or None
    reader = Reader(row["lang"], game or "magic")
    answer = lookup.answer(RuleQuestion(row["query"], game=game), library, reader)
    numbers = [hit.number for hit in answer.hits]
    if not numbers or numbers[0] not in row["expect"].split("|"):
        return f"{numbers[:3]} is not {row['expect']}"
    known = {*numbers, *(also.number for also in answer.also)}
    if lacking := set(filter(None, row["all"].split("|"))) - known:
        return f"{lacking} is not said"
    if row["kind"] == "typo" and answer.found_by != "fuzzy" and row["query"] not in NO_SLIPS:
        return "is not said to be a guess"
    return ""


@pytest.mark.parametrize("stretch", stretches(NONSENSE), ids=named)
def test_nonsense_finds_nothing(library, stretch):
    for row in stretch:
        answer = lookup.answer(RuleQuestion(row["query"]), library, Reader(row["lang"], "magic"))
        assert (answer.found_by, answer.hits, answer.also) == ("none", (), ()), row["query"]
