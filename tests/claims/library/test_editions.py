"""Every edition of Magic's rules at hand is read whole: counted another way, and closed."""

from __future__ import annotations

import calendar
import re
from collections import Counter

import pytest

from rulesdb import numbers
from rulesdb.library.closure import closure
from tests.claims.library.papers import EDITIONS, named, needs_papers, only, text_of

pytestmark = needs_papers

# Citations that lead nowhere, each looked up by hand in the edition of that date: the rule that
# it cites is not printed there.
LEADS_NOWHERE = {
    "2005-10-01": {("421.4", "102.6")},  # draws are 102.4 there; 102 ends at 102.5
    "2006-02-01": {("405.1", "402.9")},  # 402 ends at 402.8g
    "2009-07-11": {("401.6", "602.1i"), ("605.3b", "405.3c")},  # 602.1 ends at b, 405.3 has none
    "2009-10-01": {("112.3a", "112.5a"), ("112.3a", "112.5j"), ("605.3b", "405.3c")},  # 112.6a–k
    "2017-01-20": {("702.123d", "903.11a")},  # 903 ends at 903.10a
    "2017-06-05": {("702.123d", "903.11a")},
    "2017-08-25": {("702.123d", "903.11a")},
    **{  # predefined tokens are 111.10; the glossary kept their former number
        date: {("Map", "110.10")}
        for date in (
            "2023-11-17", "2024-02-02", "2024-06-07", "2024-09-20", "2024-11-08", "2025-04-04",
            "2025-06-06", "2025-09-19", "2025-11-14",
        )
    },
}  # fmt: skip
# Numbers that an edition skips, looked up by hand: misprints of the edition.
SKIPS = {
    "2003-03-15": {"214.8i–214.8k"},  # 214.8j is not printed
    "2007-02-01": {"–432.2b"},  # 423.2b is printed so
    "2007-07-13": {"–432.2b"},
    "2008-10-01": {"–306.1c"},  # 306.3b and c are printed 306.b and 306.1c
    "2009-07-11": {"113.7–113.9"},  # 113.8 is not printed
    "2009-10-01": {"113.7–113.9"},
    "2010-06-18": {"505.4–505.54"},  # 505.5 is printed so
}
REPEATS = {
    "2006-05-01": ("501.2", "501.3"),  # 510.2 to 510.6 are printed 501.2 to 501.6
    "2004-06-01": ("502.35b",),  # 502.36b is printed so
    "2009-10-01": ("702.30d",),  # 702.30e is printed so
    "2024-09-20": ("702.175", "702.175a"),  # 702.176 is printed so
}
# What the simple count below cannot see or sees too much of.
MORE_RULES = {"2004-02-01": -1}  # one line of a paragraph begins with the number it cites
MORE_ENTRIES = {  # a headword without its blank line; in 2003 the list of expansions is one entry
    "2003-03-15": 6 - 41,
    **dict.fromkeys(
        ("2008-05-01", "2008-10-01", "2020-07-03", "2021-07-23", "2022-02-18", "2022-06-10",
         "2022-09-08"), 1
    ),
    "2013-02-01": -1,  # breaks off after a headword
}  # fmt: skip

NO_LETTERS = bytes(code for code in range(128) if not chr(code).isalpha())


def parts(text: str) -> tuple[str, str]:
    """The rules and the glossary of an edition, found by their headings alone."""
    begin = [match.start() for match in re.finditer(r"(?m)^ *1\. (?:The Game|Game Concepts)", text)]
    heads = [match.start() for match in re.finditer(r"(?m)^Glossary *$", text)]
    ends = [match.start() for match in re.finditer(r"(?m)^Credits *$", text)]
    end = ends[-1] if ends[-1] > heads[-1] else len(text)
    return text[begin[-1] : heads[-1]], text[heads[-1] : end].partition("\n")[2]


@pytest.mark.parametrize("path", EDITIONS, ids=named)
class TestEdition:
    def test_says_what_it_is(self, path):
        edition = only(path).edition
        assert (edition.game, edition.language) == ("magic", "en")
        assert (edition.document, edition.standing, edition.extent) == (
            "comprehensive", "official", "whole",
        )  # fmt: skip
        assert edition.title == "Magic: The Gathering Comprehensive Rules"
        said = re.search(r"(?:effective|current) as of (\w+) (\d+), (\d{4})", text_of(path))
        month = list(calendar.month_name).index(said[1])
        assert edition.date == f"{said[3]}-{month:02}-{int(said[2]):02}"

    def test_holds_as_many_as_its_lines_say(self, path):
        document = only(path)
        rules, glossary = parts(text_of(path))
        date = document.edition.date
        numbered = re.findall(
            r"(?m)^ *(?:\d\. |\d{3}\. |\d{3}\. ?\d+[a-z]*\.?(?: |[A-Z])|306\.b)", rules
        )
        assert len(document.rules) == len(numbered) + MORE_RULES.get(date, 0)
        assert sum(len(rule.examples) for rule in document.rules) == len(
            re.findall(r"(?m)^ *Example:", rules)
        )
        entries = [block for block in re.split(r"\n\s*\n", glossary) if block.strip()]
        assert len(document.glossary) == len(entries) + MORE_ENTRIES.get(date, 0)

    def test_loses_no_letter(self, path):
        document = only(path)
        rules, glossary = parts(text_of(path))
        written = "".join(
            "".join((rule.number, rule.heading, rule.text, *rule.examples))
            for rule in document.rules
        )
        assert letters(written) == letters(rules)
        explained = "".join(entry.headword + entry.text for entry in document.glossary)
        if document.edition.date != "2013-02-01":
            assert letters(explained) == letters(glossary)

    def test_holds_what_it_cites_and_skips_nothing(self, path):
        document = only(path)
        date = document.edition.date
        found = closure(document)
        assert {(it.where, it.cited) for it in found.unresolved} == LEADS_NOWHERE.get(date, set())
        assert set(found.holes) == SKIPS.get(date, set())
        assert found.repeated == REPEATS.get(date, ())

    def test_puts_every_rule_under_what_is_printed_above_it(self, path):
        document = only(path)
        opened: dict[int, str] = {}
        for rule in document.rules:
            depth = {1: 0, 3: 1}.get(len(rule.number), 2 + rule.number[-1].isalpha())
            if rule.number[-1].isalpha():
                depth = 3
            assert rule.parent == opened.get(depth - 1), rule.number
            opened = {level: it for level, it in opened.items() if level < depth}
            opened[depth] = rule.number

    def test_gives_every_number_in_one_spelling(self, path):
        assert all(str(numbers.canonical(rule.number)) == rule.number for rule in only(path).rules)


def letters(text: str) -> int:
    return len(text.encode("ascii", "ignore").translate(None, NO_LETTERS))


def test_an_edition_in_other_line_ends_is_the_same_edition():
    twice = Counter(only(path).edition for path in EDITIONS)
    same = [edition for edition, times in twice.items() if times > 1]
    for edition in same:
        first, *others = [only(path) for path in EDITIONS if only(path).edition == edition]
        assert all(other == first for other in others)
    assert len(same) <= len(EDITIONS) - len(twice)


def test_a_file_name_that_lies_is_not_believed():
    dates = {named(path): only(path).edition.date for path in EDITIONS}
    assert dates["2006-06-01"] == "2004-06-01"
    assert dates["rules_20240917"] == "2024-09-20"


def test_the_subrule_after_z_stands_under_its_rule():
    document = only(EDITIONS[-1])
    rule = next(it for it in document.rules if it.number == "704.5aa")
    assert rule.parent == "704.5"
    assert document.rules[document.rules.index(rule) - 1].number == "704.5z"
