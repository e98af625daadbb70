"""Verbs, participles and adjectives as natives type them find the mechanic of their own game."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from bot.answers import lookup
from bot.answers.values import Reader
from bot.questions import RuleQuestion
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY

TABLE = Path(__file__).with_name("spoken_forms.tsv")


def rows():
    with TABLE.open(encoding="utf-8", newline="") as table:
        read = list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [(it["lang"], word, it["mechanic"]) for it in read for word in it["words"].split("|")]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    with Library.open(tmp_path_factory.mktemp("data"), day=lambda: DAY) as library:
        yield library


@pytest.mark.parametrize(("language", "word", "mechanic"), rows())
def test_a_form_means_the_mechanic_of_the_readers_own_game(library, language, word, mechanic):
    answer = lookup.answer(RuleQuestion(word), library, Reader(language, "magic"))
    assert answer.found_by == "name"
    assert mechanic in {hit.mechanic for hit in answer.hits}
    assert answer.hits[0].edition.game == "magic"


def test_a_word_of_two_mechanics_shows_both(library):
    answer = lookup.answer(RuleQuestion("voler"), library, Reader("fr", "magic"))
    shown = {hit.mechanic for hit in answer.hits} | {it.mechanic for it in answer.also}
    assert {"magic:flying", "magic:term-controller"} <= shown
