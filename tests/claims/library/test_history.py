"""Numbers followed through all editions at hand, checked by headings, by others, and by hand."""

from __future__ import annotations

import csv
import re
import time

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
from tests.claims.library.papers import EDITIONS, PAPERS, needs_papers, only, paper, text_of
from tests.claims.library.test_queries import queries

LARGEST = 400_000
LONGEST_NAME = 60
TEN = (
    "2003-03-15", "2005-10-01", "2007-07-13", "2009-05-01", "2009-07-11", "2011-09-30",
    "2013-11-01", "2017-01-20", "2021-04-22", "2025-06-06",
)  # fmt: skip
MECHANICS = 40
# A line that is nothing but the number of a keyword and its name, in the rules of any year.
HEADING = re.compile(r"(?m)^ *(50[12]\.\d+|70[12]\.\d+)\.? +([A-Z][\w’',\- ]{1,40}?) *$")

# Looked up by hand in the two editions: the day of the older one, the number in it, and where the
# newer one says what it said; nothing where it says it no more.
BY_HAND = """
2003-03-15 214.4 > 212.1b
2003-03-15 300.4 > 300.3
2003-03-15 308.5 > 308.2g
2003-03-15 310.2 > 310.1
2003-03-15 406.1a > 406.1
2003-03-15 406.2 > 404.4
2003-03-15 419.7c > 419.8a
2007-02-01 506.5a > 506.4a
2008-05-01 502.21c > 502.21d
2009-05-01 101.3 > 103.3
2009-05-01 101.4b > 103.4c
2009-05-01 102.4a > 104.4a
2009-05-01 104.1a > 107.1a
2009-05-01 104.4 > 107.5
2009-05-01 200.7a > 603.3a
2009-05-01 203.2c > 202.2a
2009-05-01 212.9f > 306.7 306.7a 306.7b
2009-05-01 213.1 > 111.1
2009-05-01 213.3 >
2009-05-01 214.1b > 110.4c
2009-05-01 217.4c > 404.3
2009-05-01 217.5c > 403.4
2009-05-01 217.5d > 109.4
2009-05-01 217.7e > 406.6
2009-05-01 217.8c >
2009-05-01 217.9a > 407.1
2009-05-01 300.8 > 500.9
2009-05-01 302.1 > 502.1
2009-05-01 308.2g > 508.1j
2009-05-01 309.2e > 509.1g
2009-05-01 402.8g > 112.5h
2009-05-01 403.4 > 602.5b
2009-05-01 408.1h > 115.2b
2009-05-01 410.10d > 603.6d
2009-05-01 410.6 > 603.2c
2009-05-01 412.1 > 604.2
2009-05-01 413.2d > 607.2e
2009-05-01 415.4 > 113.5
2009-05-01 419.5 > 613.6 614.6
2009-05-01 420.2 > 704.2
2009-05-01 420.5 > 704.5
2009-05-01 500.1 > 508.1c 508.1d 509.1b 509.1c
2009-05-01 501.1 > 701.1
2009-05-01 501.10c > 701.18c
2009-05-01 502.10a > 702.19a
2009-05-01 502.12a > 702.20a
2009-05-01 502.16a > 702.24a
2009-05-01 502.28a > 702.4a
2009-05-01 502.28c > 702.4c
2009-05-01 502.33b > 702.6b
2009-05-01 502.40b > 702.44b
2009-05-01 502.7b > 702.14b
2009-05-01 503.1 > 706.1
2009-05-01 503.12 > 706.11
2009-05-01 505.6 > 708.6 708.6a 708.6b 708.6c
2009-05-01 601.11 > 801.11
2009-05-01 601.13 > 801.13
2009-05-01 606.5 > 806.5
2009-05-01 607.4 > 807.4
2009-07-11 400.10 > 400.11
2009-07-11 606.2b > 607.2b
2009-10-01 201.2 > 201.4
2009-10-01 301.6 > 300.2a
2009-10-01 702.30c > 702.30e
2010-02-01 806.3 > 810.3
2010-02-01 806.7b > 805.6
2010-06-18 118.3a > 119.3a
2010-06-18 711.3 > 711.4
2010-10-01 903.4 > 903.5
2010-10-01 903.8 > 903.9
2011-04-01 205.5 > 206.5
2013-05-01 700.5a >
2014-09-25 711.9c > 711.3c
2015-03-27 601.2h > 601.2i
2016-08-26 509.4 > 509.4a
2017-01-20 708.7 > 708.4a
2017-08-25 508.7f >
2017-08-25 718.2a > 719.2a
2019-05-03 110.5c > 111.4
2019-05-03 114.7c > 115.7c
2019-10-04 613.9 > 613.10
2020-04-17 103.2 > 103.1
2020-07-03 711.8a > 711.9a
2021-02-15 702.102b > 702.103b
2021-02-15 702.102f > 702.103f
2021-02-15 702.140a > 702.141a
2021-02-15 702.52a > 702.53a
2021-02-15 800.4f > 800.4g
2021-04-22 109.4b > 109.4c
2022-02-18 705.3 > 705.1
2022-02-18 722.5 > 723.5
2022-09-08 103.2 > 103.3
2022-09-08 103.2d > 103.2e
2022-10-07 712.11a > 712.15a
2022-10-07 713.1b >
2023-11-17 724.2 > 725.2
2024-09-20 509.4a > 509.2a
2024-09-20 802.5 >
2025-04-04 701.42d > 701.25d
2025-06-06 730.1c > 731.1c
"""
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


@needs_papers
def test_the_bundled_history_of_magic_is_what_the_editions_at_hand_give():
    assert histories.write(followed().lives) == histories.write(histories.bundled("magic"))


def test_the_bundled_history_of_riftbound_is_what_the_editions_at_hand_give():
    files = (paper("core-rules_EN_2025-10*"), "2025-10-01"), (paper("core-rules_EN_2026-03*"), None)
    (game, lives), *others = recorded(files).items()
    assert (game, others) == ("riftbound", [])
    assert histories.write(lives) == histories.write(histories.bundled("riftbound"))


@needs_papers
@pytest.mark.parametrize("day", TEN)
def test_every_keyword_has_the_number_that_stands_before_its_name(day):
    """The names of today's keywords looked for in the text of an edition, without our readers."""
    lives = histories.bundled("magic")
    today = {life.name.casefold(): life for life in lives.lives if is_keyword(life.now)}
    path = next(path for path in EDITIONS if only(path).edition.date == day)
    printed: dict[str, set[str]] = {}
    for number, name in HEADING.findall(text_of(path)):
        printed.setdefault(name.casefold(), set()).add(number)
    known = printed.keys() & today.keys()
    assert len(known) >= (MECHANICS if day > "2006" else 20)
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
    for row in BY_HAND.strip().splitlines():
        old, _, new = row.partition(">")
        day, number = old.split()
        yield day, number, set(new.split())


@needs_papers
def test_a_hundred_moves_drawn_by_lot_and_looked_up_by_hand():
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
        ("701.5 counter", "magic", {"701.6"}),
        ("702.54", "magic", {"702.55", "702.56", "702.57"}),
        ("732", "riftbound", {"816"}),
    ],
)
def test_old_numbers_lead_to_todays_without_any_document(tmp_path, query, game, now):
    with bundled_alone(tmp_path) as library:
        found = lookup.answer(RuleQuestion(query, game=game), library, Reader("en", game))
    assert not found.hits
    moved = {number for it in found.moved for number in it.now if number != it.number}
    assert moved == {line.number for line in found.suggestions} == now


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
    assert [(it.name, it.since, it.date, it.now) for it in found.moved] == [
        ("Blutdurst", "2021-04-22", "2026-08-07", ("702.54",)),
        ("Spuk", "2013-11-01", "2021-02-15", ("702.55",)),
        ("Reproduktion", "2011-09-30", "2013-05-01", ("702.56",)),
        ("Vorhersage", "2009-07-11", "2011-04-01", ("702.57",)),
    ]


@needs_papers
@pytest.mark.parametrize("days", [("2009-05-01", "2009-07-11"), ("2026-06-19", "2026-08-07")])
def test_two_editions_are_laid_beside_each_other_within_two_seconds(days):
    old, new = (followed().editions[day].rules for day in days)
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
