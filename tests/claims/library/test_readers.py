"""A rulebook written for these tests, with the faults of real ones, is read right."""

from __future__ import annotations

import pytest

from rulesdb.library import readers
from rulesdb.library.closure import Reference, closure
from rulesdb.library.documents import Document, Refusal

MAGIC = """
Magic: The Gathering Comprehensive Rules

These rules are effective as of March 4, 2031.

Introduction

What this sample says about mana and creatures is made up for the tests that read it.

Contents

1. Game Concepts
100. General
101. Colors

7. Additional Rules
702. Keyword Abilities

Glossary

Credits

1. Game Concepts

100. General

100.1. The first rule of the sample. See rule 702.2, “Soaring,” and section 7.
Example: A creature stands here.
Example: Another one stands there.

100.1a. A subrule with one full stop too many.
100.1b A subrule without the blank line before it.

100.2 A rule without its full stop.
     A paragraph that goes on with it.

Example: An example that lost its place is about the rule before it.

101.Colors

101.1.All of them.

7. Additional Rules

702. Keyword Abilities

702.1. What keywords are for.

702.2. Soaring

702.2a Soaring is a keyword. See rules 702.2b–m.

702.2b Soaring soars.

702. 2k The letter l is left out.

702.2m As this shows (see rule 702.9).

702.2. Start Your Engines!

702.2a The same number a second time.

Glossary

Soaring
1. What the sample soars with.
2. What it does.
See rule 702.2.
Stack
The place of spells.

Upkeep
A step. See rule 503.

Credits

Nobody
"""

RIFTBOUND = """
Riftbound Core Rules
Last Updated: 2031-05-06

000. Golden Rule
001. Units, gear and runes of this sample are made up.
=== PAGE 1 ===
100. Concepts
101. Zones
102. Units  have  zones.
102.1. One  is  the  battle\ufb01eld.  Example:  A  unit  stands  there.
102.1.a. It  has  a  depth.  103.  Runes
104.

A

rune

rests.

104.1 It  is  recycled.
104.1.a.1. Deeper  still,  as  is  said  already  by  what  stands  in  rule
102.1. of  this  sample.
"""


def only(text: str) -> Document:
    found = readers.read(text)
    assert isinstance(found, tuple), found
    (document,) = found
    return document


def by_number(text: str) -> dict:
    return {rule.number: rule for rule in only(text).rules}


class TestComprehensiveRules:
    def test_say_what_they_are(self):
        edition = only(MAGIC).edition
        assert edition.title == "Magic: The Gathering Comprehensive Rules"
        assert (edition.game, edition.language, edition.date) == ("magic", "en", "2031-03-04")
        assert (edition.document, edition.standing) == ("comprehensive", "official")

    def test_are_in_the_order_of_the_document_without_the_contents_list(self):
        assert [rule.number for rule in only(MAGIC).rules] == [
            *("1", "100", "100.1", "100.1a", "100.1b", "100.2", "101", "101.1"),
            *("7", "702", "702.1", "702.2", "702.2a", "702.2b", "702.2k", "702.2m"),
            *("702.2", "702.2a"),
        ]

    def test_have_headings_where_a_title_stands_and_texts_elsewhere(self):
        headings = [(it.number, it.heading) for it in only(MAGIC).rules if it.heading]
        assert headings == [
            *(("1", "Game Concepts"), ("100", "General"), ("101", "Colors")),
            *(("7", "Additional Rules"), ("702", "Keyword Abilities")),
            *(("702.2", "Soaring"), ("702.2", "Start Your Engines!")),
        ]
        assert all(bool(it.heading) != bool(it.text) for it in only(MAGIC).rules)

    def test_stand_under_what_is_above_them(self):
        parents = [(it.number, it.parent) for it in only(MAGIC).rules]
        assert ("1", None) in parents
        assert ("100", "1") in parents
        assert ("100.1", "100") in parents
        assert ("702.2m", "702.2") in parents

    def test_keep_examples_with_the_rule_before(self):
        rules = by_number(MAGIC)
        assert len(rules["100.1"].examples) == 2
        assert len(rules["100.2"].examples) == 1
        assert rules["100.2"].text.count("\n") == 1

    def test_have_a_glossary_also_where_a_blank_line_is_lost(self):
        glossary = {entry.headword: entry.text for entry in only(MAGIC).glossary}
        assert list(glossary) == ["Soaring", "Stack", "Upkeep"]
        assert glossary["Soaring"].count("\n") == 2

    def test_keep_the_introduction_and_no_credits(self):
        (note,) = only(MAGIC).notes
        assert note.text.endswith("for the tests that read it.")

    def test_are_an_excerpt_without_nearly_all_headings(self):
        assert only(MAGIC).edition.extent == "excerpt"
        assert only(_with_contents(40)).edition.extent == "whole"

    def test_are_told_what_they_cite_in_vain_and_repeat(self):
        found = closure(only(MAGIC))
        assert found.unresolved == (Reference("702.2m", "702.9"), Reference("Upkeep", "503"))
        assert found.holes == ("1–7", "702.2b–702.2k")
        assert found.repeated == ("702.2", "702.2a")
        assert (found.rules, found.examples, found.glossary, found.notes) == (18, 3, 3, 1)

    def test_read_the_same_when_their_lines_are_broken(self):
        sentence = "A word of this sample and then another word of the same"
        long = f"100.3. {sentence},\n{sentence} as in rule\n100.1. It is there.\n\n"
        rest = "\n\n".join(f"101.{at}. {sentence}\nwhich goes on." for at in range(2, 30))
        rules = by_number(f"{MAGIC.partition('101.Colors')[0]}{long}{rest}")
        assert rules["100.3"].text == f"{sentence}, {sentence} as in rule 100.1. It is there."
        assert rules["101.8"].text == f"{sentence} which goes on."

    def test_in_other_languages_are_translations(self):
        german = only("Das Ausführliche Regelwerk\n\n100. Allgemeines\n\n100.1 Die Kreatur ist da.")
        assert (german.edition.language, german.edition.standing) == ("de", "translation")
        assert [it.heading for it in german.rules] == ["Allgemeines", ""]
        japanese = only(
            "７０２．９．　飛行\n７０２．９ａ　クリーチャーはマナを持つ。\n例：これは例である。"
        )
        assert [it.number for it in japanese.rules] == ["702.9", "702.9a"]
        assert japanese.rules[0].heading == "飛行"
        assert japanese.rules[1].examples == ("例：これは例である。",)


def _with_contents(count: int) -> str:
    contents = "\n".join(f"{number}. Heading" for number in range(100, 100 + count))
    head = f"Magic Comprehensive Rules\n\nContents\n\n1. Concepts\n{contents}\n\n1. Concepts\n\n"
    return head + "100. Heading\n\n100.1. The creature is in the graveyard and it breaks off.\n"


class TestDottedRules:
    def test_say_what_they_are(self):
        edition = only(RIFTBOUND).edition
        assert edition.title == "Riftbound Core Rules"
        assert (edition.game, edition.document, edition.date) == ("riftbound", "core", "2031-05-06")

    def test_have_any_depth_and_headings_apart(self):
        rules = only(RIFTBOUND).rules
        assert [it.number for it in rules] == [
            *("000", "001", "100", "101", "102", "102.1", "102.1.a", "103", "104", "104.1"),
            "104.1.a.1",
        ]
        assert {it.number: it.heading for it in rules if it.heading} == {
            "000": "Golden Rule", "100": "Concepts", "101": "Zones", "103": "Runes",
        }  # fmt: skip

    def test_have_single_spaces_letters_for_ligatures_and_whole_lines(self):
        rules = by_number(RIFTBOUND)
        assert rules["102.1"].text == "One is the battlefield."
        assert rules["102.1"].examples == ("Example: A unit stands there.",)
        assert rules["104"].text == "A rune rests."
        assert rules["104.1.a.1"].text == (
            "Deeper still, as is said already by what stands in rule 102.1. of this sample."
        )

    def test_stand_under_their_own_beginning(self):
        rules = by_number(RIFTBOUND)
        assert rules["102.1.a"].parent == "102.1"
        assert rules["104.1.a.1"].parent == "104.1"
        assert rules["101"].parent == "100"

    def test_have_no_heading_where_nothing_stands_below(self):
        rules = by_number(
            "Riftbound Core Rules\n\n100. Runes\n\n100.1. A unit\n\n100.1.a. The gear"
        )
        assert (rules["100.1"].heading, rules["100.1.a"].text) == ("A unit", "The gear")
        rules = by_number("Riftbound Core Rules\n\n100. Runes\n\n100.1. A unit\n\n100.2. The gear")
        assert [it.text for it in rules.values()] == ["", "A unit", "The gear"]

    def test_come_as_lines_of_json_too(self):
        rules = by_number(
            '{"id": "103", "text": "Riftbound has the units"}\n'
            '{"id": "103.1.b", "text": "* a rune."}'
        )
        assert rules["103.1.b"].text == "a rune."
        assert rules["103.1.b"].parent == "103"

    def test_of_tournaments_are_their_own_document(self):
        text = "Riftbound Tournament Rules\n\n100. Introduction\n101. The core rules are 1 of 2."
        assert only(text).edition.document == "tournament"

    def test_are_refused_where_numbers_and_texts_came_apart(self):
        pages = "Riftbound Core Rules\n" + "".join(
            f"{at}.\n{at}.1.\n{at}.2.\n\nThe unit rests.\n\nThe rune rests.\n"
            for at in range(100, 120)
        )
        assert readers.read(pages) == Refusal("torn-columns")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty"),
        ("Take the flour and 100 g of butter, and mix it.", "unknown-game"),
        (
            "Magic: The Gathering es un juego en el que el jugador puede lanzar una carta.",
            "unknown-language",
        ),
        ("The mana and the creature and the graveyard of a game.", "no-rules"),
        ("<!DOCTYPE html><p>702.9. Flying</p>", "markup"),
        ("{\\rtf1 702.9. Flying}", "markup"),
    ],
)
def test_what_holds_no_rules_is_refused_with_the_reason(text, key):
    found = readers.read(text)
    assert isinstance(found, Refusal)
    assert found.key == key
