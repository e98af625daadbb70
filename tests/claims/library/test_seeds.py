"""The five documents about seeing ahead, and other people's excerpts, read for what they are."""

from __future__ import annotations

from collections import Counter

import pytest

from rulesdb.library.documents import Refusal
from tests.claims.library.papers import EDITIONS, PAPERS, needs_papers, only, paper, read

pytestmark = needs_papers

LETTERS = "abcdef"


def numbers(document):
    return [rule.number for rule in document.rules]


def mechanics(document):
    return Counter(note.about for note in document.notes)


class TestThePreviewInTwoLanguages:
    def test_is_a_document_in_each(self):
        french, english = read(paper("000_*.txt"))
        assert french.edition.language == "fr"
        assert english.edition.language == "en"
        assert numbers(french) == numbers(english) == [f"702.141{letter}" for letter in LETTERS]
        assert {it.edition.document for it in (french, english)} == {"article"}

    def test_keeps_its_rulings_as_notes_about_foretell(self):
        french, english = read(paper("000_*.txt"))
        assert set(mechanics(french)) == {"magic:foretell"}
        assert sum(note.text.endswith(".") and note.text[0] in "CLS" for note in french.notes) == 4
        assert english.notes == ()

    def test_does_not_invent_the_mana_that_it_lost(self):
        french, english = read(paper("000_*.txt"))
        assert "{" not in "".join(rule.text for it in (french, english) for rule in it.rules)


class TestTheForecastRulings:
    def test_are_a_document_in_each_language(self):
        german, english = read(paper("001_*.txt"))
        assert [it.edition.language for it in (german, english)] == ["de", "en"]
        assert numbers(german) == numbers(english) == ["702.54", "702.54a", "702.54b"]
        assert [it.rules[0].heading for it in (german, english)] == ["Vorhersage", "Forecast"]
        assert [rule.parent for rule in german.rules] == [None, "702.54", "702.54"]

    def test_stand_as_notes_and_not_under_the_last_rule(self):
        for document in read(paper("001_*.txt")):
            assert mechanics(document) == {"magic:forecast": 6}


class TestThePageOfCrossReferences:
    def test_is_about_foretell_under_whichever_heading(self):
        document = only(paper("002_*.txt"))
        assert document.rules == ()
        assert mechanics(document) == {"magic:foretell": 9}
        assert Counter(note.heading for note in document.notes) == {"Search": 2, "Foretell": 7}


class TestTheArticleWithoutANumber:
    def test_is_french_and_about_two_mechanics_of_riftbound(self):
        document = only(paper("003_*.txt"))
        assert (document.edition.game, document.edition.language) == ("riftbound", "fr")
        assert document.rules == ()
        assert mechanics(document) == {"riftbound:temporary": 6, "riftbound:vision": 3}

    def test_knows_its_title_and_that_a_contrast_is_no_subject(self):
        document = only(paper("003_*.txt"))
        assert {note.heading for note in document.notes} == {document.edition.title}
        contrast = next(note for note in document.notes if note.text.startswith("Contrairement"))
        assert contrast.about == "riftbound:vision"


class TestTheWikiPage:
    def test_quotes_an_edition(self):
        document = only(paper("004_*.txt"))
        assert document.edition.language == "ja"
        assert document.edition.date == "2023-11-17"
        assert numbers(document) == ["7", "702", "702.143", *(f"702.143{it}" for it in LETTERS)]
        assert [rule.parent for rule in document.rules[:4]] == [None, "7", "702", "702.143"]

    def test_is_about_foretell_also_where_it_names_its_look_alike(self):
        document = only(paper("004_*.txt"))
        assert set(mechanics(document)) == {"magic:foretell"}
        assert "^" not in "".join(note.text for note in document.notes)
        assert Counter(note.heading for note in document.notes) == {
            "": 1, "定義": 3, "解説": 8, "ルール": 6,
        }  # fmt: skip


# What each excerpt of other people's is: game, language, date, how many rules, first and last.
EXCERPTS = {
    "DE_CR_2024-09-20*sec1*": ("magic", "de", "2024-09-20", 9, "1", "100.2c"),
    "DE_CR_2024-09-20*sec7*": ("magic", "de", "2024-09-20", 5, "7", "700.2a"),
    "DE_CR_2024-11-08*": ("magic", "de", "2024-11-08", 15, "1", "8"),
    "FR_CR_2006*": ("magic", "fr", None, 5, "301", "302.2"),
    "FR_CR_2010*": ("magic", "fr", "2010-02-01", 0, None, None),
    "FR_CR_2011*": ("magic", "fr", "2011-02-04", 12, "702", "702.3b"),
    "JA_CR_2023*": ("magic", "ja", "2023-09-01", 2, "1", "100.1"),
    "JA_CR_mjmj*": ("magic", "ja", "2012-06-01", 12, "1", "110"),
    "JA_CR_rules*": ("magic", "ja", None, 8, "702.19a", "104.6"),
    "core-rules_DE*": ("riftbound", "de", None, 22, "000", "103.2"),
    "core-rules_EN_2026-07*": ("riftbound", "en", None, 20, "000", "103.4.c"),
    "core-rules_FR*": ("riftbound", "fr", None, 83, "000", "819"),
    "tournament-rules_FR*": ("riftbound", "fr", None, 10, "100", "104.2"),
}


@pytest.mark.parametrize("pattern", EXCERPTS)
def test_an_excerpt_is_read_as_one(pattern):
    game, language, date, count, first, last = EXCERPTS[pattern]
    document = only(paper(pattern))
    edition = document.edition
    assert (edition.game, edition.language, edition.date) == (game, language, date)
    assert edition.extent == "excerpt"
    assert edition.standing == ("official" if language == "en" else "translation")
    assert len(document.rules) == count
    if count:
        assert [document.rules[at].number for at in (0, -1)] == [first, last]
    else:
        assert document.notes


def test_a_number_on_its_own_line_has_the_text_below_it():
    document = only(paper("FR_CR_2011*"))
    rules = {rule.number: rule for rule in document.rules}
    assert rules["702.2"].heading == "Contact mortel"
    assert rules["702.3b"].text.endswith(".")
    assert [rule.number for rule in document.rules].count("702.2d") == 2


def test_definitions_of_two_look_alikes_stay_apart():
    document = only(paper("JA_mtgwiki_forecast*"))
    assert mechanics(document) == {"magic:forecast": 2, "magic:foretell": 3}


class TestRiftbound:
    def test_core_rules_are_whole_with_their_depth(self):
        document = only(paper("core-rules_EN_2026-03*"))
        rules = {rule.number: rule for rule in document.rules}
        assert document.edition.extent == "whole"
        assert document.edition.date == "2026-03-30"
        assert rules["359.3.f.3.a.1"].parent == "359.3.f.3.a"
        assert rules["811"].heading == "Hidden"
        assert rules["103"].parent == "101"
        assert "battlefield" in rules["107.3"].heading.lower() + rules["107.2"].heading.lower()

    def test_words_torn_apart_and_a_number_stuck_to_a_scrap_are_mended(self):
        rules = {rule.number: rule for rule in only(paper("core-rules_EN_2026-03*")).rules}
        assert len(rules["146.1"].text.split()) == 11
        assert "\n" not in rules["146.1"].text + rules["359.3.f.2"].text
        assert rules["729"].text
        assert rules["391"].text
        assert "391" not in rules["390.5.b"].text

    def test_a_heading_stuck_to_the_rule_before_it_is_a_rule_of_its_own(self):
        rules = {rule.number: rule for rule in only(paper("core-rules_FR*")).rules}
        assert rules["756"].heading == "Impossibilité de cibler"
        assert "756" not in rules["755.1"].text

    def test_tournament_rules_are_no_core_rules(self):
        document = only(paper("tournament-rules_EN*"))
        assert document.edition.document == "tournament"
        assert next(it for it in document.rules if it.number == "103").text.endswith(":")

    def test_an_undated_edition_stays_undated(self):
        document = only(paper("core-rules_EN_2025-10*"))
        assert (document.edition.extent, document.edition.date) == ("whole", None)
        assert len(document.rules) > 1600

    def test_a_scan_in_two_columns_is_refused_with_the_reason(self):
        assert read(paper("core-rules_EN_2025-06*")) == Refusal("torn-columns")


def test_no_document_at_hand_is_refused_but_the_scan():
    papers = [path for path in sorted(PAPERS.rglob("*.txt")) if path not in EDITIONS]
    refused = [path.name for path in papers if isinstance(read(path), Refusal)]
    assert refused == [paper("core-rules_EN_2025-06*").name]
