"""What is offered while one types: numbers and names, no more and no longer than Discord takes."""

from __future__ import annotations

import pytest

from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, RULES, edition, take_in


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    long = "\n".join(f"705.{number}. {'A very long rule. ' * 20}" for number in range(1, 60))
    take_in(folder, edition(rules=f"{RULES}\n705. Sayings\n{long}\n"))
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "702.143 · Foretell"),
        ("fr", "702.143 · Foretell · Prédiction"),
        ("de", "702.143 · Foretell · Vorherbestimmung"),
        ("ja", "702.143 · Foretell · 予顕"),
    ],
)
@pytest.mark.parametrize("typed", ["702.143", "foret", "FORETELL", "rule 702.143"])
def test_a_rule_is_offered_in_english_and_in_the_askers_language(library, typed, language, label):
    first = library.complete(typed, "magic", language)[0]
    assert (first.label, first.value) == (label, "702.143")


@pytest.mark.parametrize("typed", ["よげ", "ヨゲ", "ﾖｹﾞ"])
def test_a_reading_is_completed_and_shown(library, typed):
    assert (
        library.complete(typed, "magic", "fr")[0].label
        == "702.143 · Foretell · Prédiction · よげん"
    )


def test_a_later_word_of_a_name_is_completed_too(library):
    assert "704" in [it.value for it in library.complete("actions", "magic", "en")]


def test_a_slip_is_completed(library):
    assert library.complete("fortell", "magic", "en")[0].value == "702.143"


def test_numbers_come_in_the_order_of_the_document(library):
    values = [it.value for it in library.complete("704.5", "magic", "en")]
    assert values == ["704.5", "704.5z", "704.5aa"]


@pytest.mark.parametrize("typed", ["", " ", "7", "705", "a", "予", "x" * 6000, "7" * 6000, "🂡"])
def test_there_are_never_more_or_longer_ones_than_discord_takes(library, typed):
    for language in ("en", "ja"):
        found = library.complete(typed, "magic", language)
        assert len(found) <= 25
        assert all(1 <= len(text.strip()) <= 100 for it in found for text in it)
        assert len({it.value for it in found}) == len(found)


def test_nothing_typed_offers_the_sections(library):
    assert library.complete("", "magic", "en")[0].value == "1"
