"""What becomes of a file: added, present, or refused with the reason, and never half of it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from rulesdb.library import opening
from rulesdb.library.checking import checked, is_whole, stored
from rulesdb.library.importing import Import
from rulesdb.library.opening import FILE, NotAShelf, open_shelf, transaction
from rulesdb.library.readers import Hints
from rulesdb.library.shelving import remove
from tests.claims.library.apart import ran
from tests.claims.library.editions import DAY, RULES, edition, everything, holdings, take_in

FEWER = RULES.partition("704. ")[0].replace("702.57a Reveal the card during the upkeep.", "")


def statuses(taken):
    return [it.status for it in taken]


def whys(taken):
    return [it.why and it.why.key for it in taken]


def test_the_same_bytes_twice_change_nothing(tmp_path):
    assert statuses(take_in(tmp_path, edition())) == ["added"]
    before = (tmp_path / FILE).read_bytes()
    assert statuses(take_in(tmp_path, edition())) == ["present"]
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize("line_end", [b"\r\n", b"\r", b"\r\r\n"])
def test_the_same_text_with_other_line_ends_is_present(tmp_path, line_end):
    take_in(tmp_path, edition())
    assert statuses(take_in(tmp_path, edition().replace(b"\n", line_end))) == ["present"]


def test_the_same_text_in_another_encoding_is_present(tmp_path):
    text = edition(rules=RULES.replace("own turn", "own “turn”")).decode()
    taken = take_in(tmp_path, text.encode(), text.encode("utf-16"), text.encode("cp1252"))
    assert statuses(taken) == ["added", "present", "present"]


def test_another_text_under_the_same_key_needs_to_be_told_to_replace(tmp_path):
    other = edition(rules=RULES.replace("two mana", "three mana"))
    refused = take_in(tmp_path, edition(), other)
    assert statuses(refused) == ["added", "refused"]
    assert refused[1].why.slots == (("name", "magic:comprehensive:en:2026-08-07"),)
    assert statuses(take_in(tmp_path, other, replace=True)) == ["added"]
    (held,) = holdings(tmp_path)
    with open_shelf(tmp_path) as shelf:
        texts = [rule.text for rule in stored(shelf, held).rules]
    assert "Pay three mana and exile the card face down." in texts
    assert "Pay two mana and exile the card face down." not in texts


def test_an_edition_that_lost_rules_is_refused(tmp_path):
    taken = take_in(tmp_path, edition("2026-01-01"), edition("2026-02-01", FEWER))
    assert whys(taken) == [None, "incomplete"]
    slots = dict(taken[1].why.slots)
    assert slots["name"] == "magic:comprehensive:en:2026-01-01"
    assert int(slots["rules"]) < 0.85 * int(slots["before"])


@pytest.mark.parametrize(
    "changed",
    [
        {"extent": "excerpt"},
        {"document": "tournament"},
        {"language": "fr"},
        {"game": "riftbound", "document": "core"},
        {"date": "2025-01-01"},
        {"date": None},
    ],
)
def test_only_the_nearest_older_whole_one_of_its_kind_is_compared(tmp_path, changed):
    short = {"date": "2026-02-01", "rules": FEWER, **changed}
    assert statuses(take_in(tmp_path, edition("2026-01-01"), edition(**short)))[1] == "added"


def test_an_older_edition_that_comes_later_is_compared_with_what_is_older_still(tmp_path):
    taken = take_in(tmp_path, edition("2026-08-07"), edition("2010-01-01", FEWER))
    assert statuses(taken) == ["added", "added"]


def test_what_bears_no_date_is_stored_undated_unless_one_is_given(tmp_path):
    taken = take_in(tmp_path, edition(None))
    assert (statuses(taken), whys(taken)) == (["added"], ["undated"])
    assert [held.edition.date for held in holdings(tmp_path)] == [None]
    given = take_in(tmp_path, edition(None), date="2026-07-01")
    assert given[0].documents[0].edition.date == "2026-07-01"


def test_what_is_not_yet_in_force_says_so(tmp_path):
    (taken,) = take_in(tmp_path, edition("2027-01-15"))
    assert (taken.status, taken.why.key, dict(taken.why.slots)) == (
        "added",
        "ahead",
        {"date": "2027-01-15"},
    )


def test_excerpts_that_begin_elsewhere_are_different_documents(tmp_path):
    one, two = RULES.partition("702. ")[::2]
    taken = take_in(
        tmp_path, edition(rules=one, extent="excerpt"), edition(rules=two, extent="excerpt")
    )
    assert statuses(taken) == ["added", "added"]


def test_articles_of_one_title_from_two_files_are_different_documents(tmp_path):
    said = "Foretell is fun.\n\nA foretold card waits in exile.\n\nForetelling asks for priority.\n"
    first = edition(None, said, document="article", extent="excerpt")
    second = edition(None, said.replace("fun", "work"), document="article", extent="excerpt")
    assert statuses(take_in(tmp_path, first, source="one.txt")) == ["added"]
    assert statuses(take_in(tmp_path, second, source="two.txt")) == ["added"]
    assert whys(take_in(tmp_path, second, source="one.txt")) == ["other-text"]


@pytest.mark.parametrize("raw", [b"", b"\0\1\2\3", b"What a lovely day it is."])
def test_what_is_no_rules_text_is_refused_and_leaves_no_trace(tmp_path, raw):
    take_in(tmp_path, edition())
    before = everything(tmp_path)
    (taken,) = take_in(tmp_path, raw)
    assert taken.status == "refused"
    assert everything(tmp_path) == before


def test_identical_texts_are_stored_once(tmp_path):
    changed = RULES.replace("two mana", "three mana")
    take_in(tmp_path, edition("2026-01-01"), edition("2026-02-01", changed))
    with open_shelf(tmp_path) as shelf:
        (passages,) = shelf.db.execute("SELECT count(*) FROM passage").fetchone()
        (entries,) = shelf.db.execute("SELECT count(*) FROM entry").fetchone()
    assert passages == entries / 2 + 1


def test_what_is_removed_leaves_only_what_others_have(tmp_path):
    take_in(tmp_path, edition("2026-01-01"))
    before = everything(tmp_path)[1:3]
    take_in(tmp_path, edition("2026-02-01", RULES.replace("two mana", "three mana")))
    with open_shelf(tmp_path, write=True) as shelf:
        _, newer = shelf.holdings()
        remove(shelf, newer, DAY)
    assert everything(tmp_path)[1:3] == before
    with open_shelf(tmp_path) as shelf:
        assert is_whole(shelf)
        assert [each.sound for each in checked(shelf)] == [True]


def test_a_text_goes_among_the_past_ones_when_its_day_is_over(tmp_path):
    newer = RULES.replace("two mana", "three mana")
    take_in(tmp_path, edition("2026-01-01"), edition("2027-01-01", newer))
    with open_shelf(tmp_path, write=True) as shelf:
        indexed = "SELECT indexed FROM passage WHERE text LIKE 'Pay two mana%'"
        assert shelf.db.execute(indexed).fetchone() == ("fresh",)
        Import(shelf, "2027-06-01").take_in(edition("2027-05-01", newer), Hints())
        assert shelf.db.execute(indexed).fetchone() == ("older",)
        assert is_whole(shelf)


def test_two_languages_games_documents_and_standings_live_side_by_side(tmp_path):
    taken = take_in(
        tmp_path,
        edition(),
        edition(language="fr", standing="translation"),
        edition(document="tournament"),
        edition(game="riftbound", document="core"),
        edition(extent="excerpt"),
    )
    assert statuses(taken) == ["added"] * 5
    assert len(holdings(tmp_path)) == 5


def test_a_shelf_of_a_newer_release_is_not_touched(tmp_path):
    take_in(tmp_path, edition())
    with open_shelf(tmp_path, write=True) as shelf:
        shelf.db.execute("PRAGMA user_version = 99")
    with pytest.raises(NotAShelf) as refused:
        take_in(tmp_path, edition("2027-01-01"))
    assert refused.value.why.key == "shelf-newer"


def test_a_file_that_is_no_shelf_is_said_to_be_none(tmp_path):
    (tmp_path / FILE).write_bytes(b"This is no database, and long enough to look at." * 50)
    with pytest.raises(NotAShelf) as refused:
        take_in(tmp_path, edition())
    assert refused.value.why.key == "shelf-damaged"


def test_a_full_disk_changes_nothing_and_says_so(tmp_path):
    take_in(tmp_path, edition())
    before = everything(tmp_path)
    big = edition("2026-09-01", RULES + "\n".join(f"705.{n}. {'long ' * n}" for n in range(300)))
    with open_shelf(tmp_path, write=True) as shelf:
        (pages,) = shelf.db.execute("PRAGMA page_count").fetchone()
        shelf.db.execute(f"PRAGMA max_page_count = {pages + 2}")
        taken = Import(shelf, DAY).take_in(big, Hints())
    assert (taken.status, taken.why.key) == ("refused", "shelf-full")
    assert everything(tmp_path) == before


def test_another_that_writes_for_long_is_said_to_be_busy(tmp_path, monkeypatch):
    take_in(tmp_path, edition())
    monkeypatch.setattr(opening, "PATIENCE", 0.05)
    with open_shelf(tmp_path, write=True) as other, open_shelf(tmp_path, write=True) as ours:
        with transaction(other.db):
            taken = Import(ours, DAY).take_in(edition("2027-01-01"), Hints())
        assert (taken.status, taken.why.key) == ("refused", "shelf-busy")
        assert Import(ours, DAY).take_in(edition("2027-01-01"), Hints()).status == "added"


AT_ONCE = """
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tests.claims.library.apart import ran
from tests.claims.library.editions import edition, take_in
taken = take_in(Path(sys.argv[1]), *(edition(f"20{year}-01-01") for year in range(10, 30)))
print(sum(each.status == "added" for each in taken))
"""


def test_two_imports_at_once_add_everything_once(tmp_path):
    with ThreadPoolExecutor() as both:
        added = [*both.map(lambda _: int(ran(AT_ONCE, tmp_path)), range(2))]
    assert sum(added) == len(holdings(tmp_path)) == 20


LIMITED = """
import resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
from tests.claims.library.apart import ran
from tests.claims.library.editions import edition, take_in
rules = "\\n".join(f"705.{n}. {'long ' * n}" for n in range(300))
(taken,) = take_in(Path(sys.argv[1]), edition("2026-09-01", "702. Keywords\\n" + rules))
print(taken.status, taken.why.key if taken.why else "")
"""


def test_a_file_that_may_not_grow_changes_nothing_and_says_so(tmp_path):
    take_in(tmp_path, edition())
    before = everything(tmp_path)
    most = (tmp_path / FILE).stat().st_size + 8192
    assert ran(LIMITED, tmp_path, most) == "refused shelf-full"
    assert everything(tmp_path) == before
