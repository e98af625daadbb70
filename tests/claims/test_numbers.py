"""A rule number is found in whatever way people write it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.numbers import beyond, canonical, continued, mentions, read, read_all, readings

WRITTEN = {
    "702.143": "702.143",
    "702.143.": "702.143",
    " 702.143 ": "702.143",
    "702.143A": "702.143a",
    "702.143 a": "702.143a",
    "７０２．１４３": "702.143",
    "７０２．１４３ａ": "702.143a",
    "CR 702.143a": "702.143a",
    "CR:702.143": "702.143",
    "cr702.143": "702.143",
    "[CR .502.33]": "502.33",
    "{{CR|601.3e}}": "601.3e",
    "(see rule 601.2b)": None,
    "rule 601.2b": "601.2b",
    "Rule 811.1.b.": "811.1.b",
    "règle 420.5c": "420.5c",
    "Regel 201.3": "201.3",
    "ルール 702.143": "702.143",
    "§ 104.3a": "104.3a",
    "section 7": "7",
    "053.1.": "053.1",
    "359.3.f.3.a.1": "359.3.f.3.a.1",
    "704.5aa": "704.5aa",
    "4": "4",
    "614": "614",
    "foretell": None,
    "702.143 foretell": None,
    "rule": None,
    "": None,
    "...": None,
    "702..143": None,
    "1234.5": None,
    "{2}": None,
    "601.2f–h": None,
}


@pytest.mark.parametrize("written", WRITTEN)
def test_one_number_is_read(written):
    number = read(written)
    assert (number and str(number)) == WRITTEN[written]


LISTS = {
    "601.2f–h": ["601.2f–601.2h"],
    "601.2f-h": ["601.2f–601.2h"],
    "601.2f～h": ["601.2f–601.2h"],
    "702.143a-702.143f": ["702.143a–702.143f"],
    "601.2a, 601.2f": ["601.2a", "601.2f"],
    "rules 601.2b and 601.2f–h": ["601.2b", "601.2f–601.2h"],
    "règles 510.1 c-d": ["510.1c–510.1d"],
    "100–103": ["100–103"],
    "811.1.b–d": ["811.1.b–811.1.d"],
    "811.1–3": ["811.1–811.3"],
    "702.19 と 702.2": ["702.19", "702.2"],
    "702.143": ["702.143"],
    "601.2h–f": ["601.2f–601.2h"],
    "foretell": [],
    "601.2f and flashback": [],
}


@pytest.mark.parametrize("written", LISTS)
def test_lists_and_ranges_are_read(written):
    assert [str(span) for span in read_all(written)] == LISTS[written]


READINGS = {
    "702,143": [["702.143"], ["702", "143"]],
    "702-143": [["702.143"], ["143–702"]],
    "504-502": [["504.502"], ["502–504"]],
    "702 143": [["702.143"], ["702", "143"]],
    "702..143": [["702.143"]],
    "702.143(a)": [["702.143a"]],
    "Regel 702.143 Absatz b": [["702.143b"]],
    "702.143, alinéa b)": [["702.143b"]],
    "702.143 & 57": [["702.143", "702.57"]],
    "702.143, 144": [["702.143", "144"], ["702.143", "702.144"]],
    "702.143-702.140": [["702.140–702.143"]],
    "702143a": [["702.143a"]],
    "0702.143": [["702.143"]],
    "702.143-a": [["702.143a"], ["702.143.a"]],
    "702-143-a": [["702.143a"], ["702.143.a"]],
    "103-1-b-2": [["103.1.b.2"]],
    "103.1(b)(2)": [["103.1.b.2"]],
    "702.l43": [["702.143"]],
    "702.1O3": [["702.103"]],
    "100 101 102": [["100", "101", "102"]],
    "CR 103, 7 Aug 2026": [["103"]],
    "CR 103, 7. Aug. 2026": [["103"]],
    "CR 702.143a, 1er août 2026": [["702.143a"]],
    "CR 103（2026年8月7日版）": [["103"]],
    "-1/-1": [],
    "+1/+1": [],
    "2/2": [],
    "-1": [],
    "2024": [],
}


@pytest.mark.parametrize("written", READINGS)
def test_what_can_be_read_in_several_ways_is_read_in_each(written):
    found = [[str(span) for span in spans] for spans in readings(written)]
    assert found == READINGS[written]


@pytest.mark.parametrize("written", ["702.1000", "702.143abc", "rule 702.1000"])
def test_what_no_document_can_have_is_a_number_all_the_same(written):
    assert readings(written) == ()
    assert str(beyond(written)) == written.removeprefix("rule ")
    assert beyond("foretell") is beyond("2/2") is beyond("1001 nights") is None


def test_a_span_covers_its_level_only():
    (span,) = read_all("601.2f–h")
    covered = [
        it for it in ("601.2e", "601.2f", "601.2g", "601.2h", "601.2i", "601.2") if _in(it, span)
    ]
    assert covered == ["601.2f", "601.2g", "601.2h"]
    (after_z,) = read_all("704.5y–aa")
    assert all(_in(it, after_z) for it in ("704.5y", "704.5z", "704.5aa"))


def _in(text, span):
    return span.covers(canonical(text))


def test_numbers_stand_in_the_order_of_the_book():
    book = [
        *("1", "2", "100", "100.1", "100.1a", "100.1b", "100.2", "100.10", "104.3", "702.9"),
        *("702.143", "702.143a", "704.5z", "704.5aa", "704.6"),
    ]
    assert [str(it) for it in sorted(map(canonical, book[::-1]))] == book
    dotted = ["053", "053.1", "103", "103.1", "103.1.a", "103.1.b", "103.1.b.2", "103.2"]
    assert [str(it) for it in sorted(map(canonical, dotted[::-1]))] == dotted


TEXTS = {
    "Follow rules 601.2b and 601.2f–h.": ["601.2b", "601.2f–601.2h"],
    "See rule 116, “Special Actions.”": ["116"],
    "See section 8, “Multiplayer Rules.”": ["8"],
    "as in 101.4a.": ["101.4a"],
    "(see rules 508, 509, and 510)": ["508", "509", "510"],
    "rule 702.11a or a player": ["702.11a"],
    "Voir règle 217.8 et règle 502.15": ["217.8", "502.15"],
    "Cf. règles 510.1 c-d.": ["510.1c–510.1d"],
    "(siehe Regel 201.3)": ["201.3"],
    "rule 510〔戦闘〕と508.4a参照": ["510", "508.4a"],
    "Voir règle 197. Emplacements": ["197"],
    "See rule 103.2.a. Chosen Champion": ["103.2.a"],
    "第8章とルール116参照": ["116", "8"],
    "deals 100 damage in 2026.": [],
    "costs {2}{W} and 3 life": [],
}


@pytest.mark.parametrize("text", TEXTS)
def test_citations_are_found_in_running_text(text):
    assert [str(span) for span in mentions(text)] == TEXTS[text]


def test_a_number_goes_on_from_the_one_before():
    assert str(continued(canonical("601.2f"), "h")) == "601.2h"
    assert continued(canonical("601.2f"), "fizzle") is None


@given(
    st.integers(1, 999),
    st.integers(1, 999) | st.none(),
    st.from_regex(r"[a-z]{1,2}", fullmatch=True) | st.none(),
)
def test_every_number_reads_back_as_itself(top, rule, letters):
    text = f"{top}" + (f".{rule}" if rule else "") + (letters or "" if rule else "")
    assert str(read(text)) == text
    assert read(f"CR {text}.") == read(text.upper()) == canonical(text)
    assert [str(span) for span in read_all(text)] == [text]


@given(st.text(max_size=40))
def test_any_text_is_a_number_or_is_none(text):
    number = read(text)
    assert number is None or read(str(number)) == number
    assert all(span.first <= span.last for span in (*read_all(text), *mentions(text)))
