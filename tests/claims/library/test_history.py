"""Numbers followed through all editions at hand, checked by headings, by others, and by hand."""

from __future__ import annotations

import csv
import re
import time
from pathlib import Path

import pytest

from bot.answers import lookup
from bot.answers.values import Reader
from bot.questions import RuleQuestion
from rulesdb.library import histories
from rulesdb.library.library import Library
from rulesdb.library.lives import Lives
from rulesdb.library.moves import align
from rulesdb.library.recording import recorded
from tests.claims.library.followed import followed
from tests.claims.library.papers import PAPERS, needs_papers, only, paper, text_of
from tests.claims.library.test_queries import queries

LARGEST = 400_000
LONGEST_NAME = 60
TEN = (  # the names of their files, two of which lie by some days
    "2003-03-15", "2005-10-01", "2007-07-13", "2009-05-01", "2009-07-11", "2011-09-30",
    "2013-11-01", "2017-01-19", "2021-04-19", "rules_20250606",
)  # fmt: skip
MECHANICS = 40
# A line that is nothing but the number of a keyword and its name, in the rules of any year.
HEADING = re.compile(r"(?m)^ *(50[12]\.\d+|70[12]\.\d+)\.? +([A-Z][\w’',\- ]{1,40}?) *$")

# Looked up by hand in the two editions: the day of the older one, the number in it, and where the
# newer one says what it said; nothing where it says it no more.
BY_HAND = Path(__file__).with_name("moves_by_hand.tsv")
RIGHT, FOUND = 0.98, 0.89


def bundled_alone(tmp_path):
    return Library.open(tmp_path / "nothing")


@pytest.mark.parametrize("game", ["magic", "riftbound"])
def test_the_bundled_history_is_small_and_holds_no_texts(game):
    file = histories.FOLDER / f"{game}.tsv"
    text = file.read_text("utf-8")
    assert len(text) < LARGEST
    lives = histories.read(game, text)
    assert max(len(life.name) for life in lives.lives) <= LONGEST_NAME
    assert histories.write(lives) == text
    assert sorted(lives.editions) == list(lives.editions)


def test_the_bundled_history_of_riftbound_is_what_the_editions_at_hand_give():
    files = (paper("core-rules_EN_2025-10*"), "2025-10-01"), (paper("core-rules_EN_2026-03*"), None)
    (game, lives), *others = recorded(files).items()
    assert (game, others) == ("riftbound", [])
    bundled = histories.bundled("riftbound")
    for day in lives.editions:
        assert became(lives, day) == became(bundled, day)


def became(lives: Lives, day: str) -> set[tuple[str, str]]:
    """Every number of an edition, with the number of today's rule that it was."""
    return {(number, life.now) for life in lives.lives for number in life.at(day)}


def test_the_numbers_of_the_first_core_rules_are_those_of_a_scan_of_them():
    """The scan has its columns torn apart, so it is no text to read; its numbers are all there."""
    torn = text_of(paper("core-rules_EN_2025-06*"))
    printed = {
        each.removesuffix(".") for each in re.findall(r"(?m)^ {0,3}(\d{3}\.\S*)(?: |$)", torn)
    }
    told = {number for number, _ in became(histories.bundled("riftbound"), "2025-06-02")}
    assert len(told) > 1300
    # One number is a slip in one of the two, and one stands where the scan lost it.
    assert len(told ^ printed) <= 3


@needs_papers
@pytest.mark.parametrize("file", TEN)
def test_every_keyword_has_the_number_that_stands_before_its_name(file):
    """The names of today's keywords looked for in the text of an edition, without our readers."""
    lives = histories.bundled("magic")
    today = {life.name.casefold(): life for life in lives.lives if is_keyword(life.now)}
    path = paper(f"{file}.txt")
    day = only(path).edition.date or ""
    printed: dict[str, set[str]] = {}
    for number, name in HEADING.findall(text_of(path)):
        printed.setdefault(name.casefold(), set()).add(number)
    known = printed.keys() & today.keys()
    assert len(known) >= (MECHANICS if day > "2005" else 20)
    for name in sorted(known):
        assert set(lives.numbers(today[name], day)) == printed[name], name


def is_keyword(number: str) -> bool:
    return re.fullmatch(r"70[12]\.\d+", number) is not None


def others_list():
    """The list of somebody else: today's number, and the numbers before with their days."""
    table = PAPERS / "data" / "cr_number_history.tsv"
    if not table.exists():
        return []
    with table.open(encoding="utf-8", newline="") as opened:
        _, *rows = csv.reader(opened, delimiter="\t", quoting=csv.QUOTE_NONE)
    return [(now, name, old) for now, name, old in rows]


@needs_papers
def test_numbers_agree_with_a_list_that_somebody_else_made():
    lives, agreed = histories.bundled("magic"), 0
    for now, name, old in others_list():
        for number, first, last in re.findall(r"(\S+) \((\d{8})\.\.(\d{8})\)", old):
            for day in lives.editions:
                if not iso(first) <= day <= iso(last):
                    continue
                today = {it for life in lives.at(number, day) for it in [life.now]}
                # Totem Armor has no successor there; ours is Umbra Armor, renamed in June 2024.
                assert today == ({now} if now else {"702.89"}), (name, number, day)
                agreed += 1
    assert agreed > 3000


def iso(day: str) -> str:
    return f"{day[:4]}-{day[4:6]}-{day[6:]}"


def by_hand():
    with BY_HAND.open(encoding="utf-8", newline="") as opened:
        for row in csv.DictReader(opened, delimiter="\t"):
            yield row["day"], row["number"], set(row["now"].split())


@needs_papers
def test_the_history_of_magic_is_what_the_editions_give_and_right_where_looked_up_by_hand():
    """One test, because laying all editions beside each other takes a while."""
    assert histories.write(followed().lives) == histories.write(histories.bundled("magic"))
    rows = list(by_hand())
    told = {(day, number): set(successors(day, number)) for day, number, _ in rows}
    said = sum(map(len, told.values()))
    right = sum(len(told[day, number] & there) for day, number, there in rows)
    there_are = sum(len(there) for *_, there in rows)
    assert len(rows) == 100
    assert right / said >= RIGHT
    assert right / there_are >= FOUND


def successors(day: str, number: str):
    """What a rule of an edition is in the next one."""
    editions, links, _ = followed()
    days = sorted(editions)
    old, new = editions[day].rules, editions[days[days.index(day) + 1]].rules
    for link in links[day]:
        if old[link.old].number == number:
            yield new[link.new].number


@pytest.mark.parametrize(
    ("query", "game", "now"),
    [
        ("502.59", "magic", {"702.62"}),
        ("409.1a", "magic", {"601.2a", "602.2a"}),
        ("[CR .502.33]", "magic", {"702.6"}),
        ("règle 420.5c", "magic", {"704.5g"}),
        ("515.2", "riftbound", {"315.2"}),
        ("620", "riftbound", {"454"}),
    ],
)
def test_old_numbers_lead_to_todays_without_any_document(tmp_path, query, game, now):
    with bundled_alone(tmp_path) as library:
        found = lookup.answer(RuleQuestion(query, game=game), library, Reader("en", game))
    assert not found.hits
    moved = {number for it in found.moved for number in it.now if number != it.number}
    assert moved == {line.number for line in found.suggestions} == now


@pytest.mark.parametrize(
    ("query", "game", "hit", "now"),
    [
        ("701.5 counter", "magic", "701.6", {"701.6"}),
        ("702.54", "magic", "702.54", {"702.55", "702.56", "702.57"}),
        ("732", "riftbound", "732", {"816"}),
    ],
)
def test_an_old_meaning_is_told_beside_the_rule_that_the_summary_has(
    tmp_path, query, game, hit, now
):
    with bundled_alone(tmp_path) as library:
        found = lookup.answer(RuleQuestion(query, game=game), library, Reader("en", game))
    assert [each.number for each in found.hits] == [hit]
    assert {number for it in found.moved for number in it.now} == now


@needs_papers
@pytest.mark.parametrize(
    "row",
    [row for row in queries() if row["expect_none"] == "1"],
    ids=lambda row: row["query"],
)
def test_what_people_cited_by_old_numbers_leads_to_what_they_meant(tmp_path, row):
    with bundled_alone(tmp_path) as library:
        reader = Reader("en" if row["lang"] == "any" else row["lang"], "magic")
        found = lookup.answer(RuleQuestion(row["query"], game="magic"), library, reader)
    assert found.found_by == "none"
    now = {number for moved in found.moved for number in moved.now}
    assert now & set(row["expect"].split("|"))
    assert now == {line.number for line in found.suggestions}


def test_a_number_that_meant_several_things_shows_each_with_its_time(tmp_path):
    with bundled_alone(tmp_path) as library:
        found = lookup.answer(RuleQuestion("702.54"), library, Reader("de", "magic"))
    assert [(it.number, it.heading) for it in found.hits] == [("702.54", "Blutdurst")]
    assert [(it.name, it.since, it.date, it.now) for it in found.moved] == [
        ("Spuk", "2013-11-01", "2021-02-15", ("702.55",)),
        ("Reproduktion", "2011-09-30", "2013-05-01", ("702.56",)),
        ("Vorhersage", "2009-07-11", "2011-04-01", ("702.57",)),
    ]


@needs_papers
@pytest.mark.parametrize("files", [("2009-05-01", "2009-07-11"), ("*0260619", "*0260807")])
def test_two_editions_are_laid_beside_each_other_within_two_seconds(files):
    old, new = (only(paper(f"{file}.txt")).rules for file in files)
    spent = []
    for _ in range(2):
        began = time.process_time()
        align(old, new)
        spent.append(time.process_time() - began)
    assert min(spent) < 2


def test_what_is_known_of_a_day_between_editions_is_what_both_agree_on():
    lives = histories.bundled("magic")
    assert isinstance(lives, Lives)
    assert lives.carried("702.54", "2010-05-05", "2026-08-07") == ("702.57",)
    assert lives.carried("702.54", "2011-06-06", "2026-08-07") == ()
    assert lives.carried("702.57", "2026-08-07", "1999-01-01") == ()
