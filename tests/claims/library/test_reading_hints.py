"""A header, the one who imports and the text itself say which edition a document is."""

from __future__ import annotations

import pytest

from rulesdb.library import readers
from rulesdb.library.documents import Document, Refusal
from rulesdb.library.readers import Hints
from rulesdb.library.readers.dates import effective


def only(text: str, hints: Hints | None = None) -> Document:
    found = readers.read(text, hints)
    assert isinstance(found, tuple), found
    (document,) = found
    return document


class TestHeader:
    HEADER = "game: magic\nlanguage: fr\ndocument: comprehensive\nstanding: summary\n"

    def test_says_what_a_text_of_ours_is(self):
        edition = only(f"{self.HEADER}title: Le nôtre\ndate: 2031-01-02\n\n702.9. Vol").edition
        assert (edition.language, edition.standing, edition.extent) == ("fr", "summary", "whole")
        assert (edition.title, edition.date) == ("Le nôtre", "2031-01-02")

    def test_gives_way_to_what_is_asked_for(self):
        edition = only(
            f"{self.HEADER}\n702.9. Vol", Hints(title="Autre", date="2030-01-01")
        ).edition
        assert (edition.title, edition.date) == ("Autre", "2030-01-01")

    def test_does_not_believe_what_cannot_be(self):
        edition = only(f"{self.HEADER}date: 2031-02-30\nextent: half\n\n702.9. Vol").edition
        assert (edition.date, edition.extent) == (None, "whole")


DATES = {
    "These rules are effective as of August 7, 2026.": "2026-08-07",
    "These rules are effective as of November 17, 2023\n": "2023-11-17",
    "These rules are current as of March 15, 2003.": "2003-03-15",
    "Ces règles entrent en vigueur au 1er février 2010.": "2010-02-01",
    "Ces règles sont en vigueur à compter du 7 août 2026.": "2026-08-07",
    "Règles US [30/09/2011] Règles FR [04/02/2011]": "2011-02-04",
    "Dieses Regelwerk gilt ab dem 20. September 2024.": "2024-09-20",
    "Gültig ab 7. März 2026": "2026-03-07",
    "Gilt ab dem 7.3.2026": "2026-03-07",
    "マジック総合ルール(和訳 20230901.0 版)": "2023-09-01",
    "引用：総合ルール 20231117.0": "2023-11-17",
    "このルールは2026年8月7日に発効する。": "2026-08-07",
    "発効日：2026年8月7日": "2026-08-07",
    "Last Updated: 2026-03-30": "2026-03-30",
    "effective as of February 30, 2026": None,
    "Published on August 7, 2026": None,
    "": None,
}


@pytest.mark.parametrize("text", DATES)
def test_the_day_is_read_that_a_text_says_it_holds_from(text):
    assert effective(text) == DATES[text]


def test_hints_settle_what_a_text_does_not_show():
    bare = "100.1. One\n100.2. Two"
    assert isinstance(readers.read(bare), Refusal)
    edition = only(bare, Hints(game="magic", language="fr", document="comprehensive")).edition
    assert (edition.game, edition.language) == ("magic", "fr")
