"""The library answers from what stands on its shelf now, newest in force first."""

from __future__ import annotations

import threading
import time

import pytest

from rulesdb.library.found import Asked
from rulesdb.library.library import Library
from rulesdb.library.names import Names
from rulesdb.library.opening import FILE, open_shelf
from rulesdb.library.shelving import remove
from rulesdb.library.topics import topics
from tests.claims.library.editions import DAY, RULES, edition, take_in

NEWER = RULES.replace("two mana", "three mana")


@pytest.fixture
def library(tmp_path):
    with Library.open(tmp_path, day=lambda: DAY) as library:
        yield library


def texts(library, number, language="en"):
    return [find.volume.rules[find.at].text for find in library.rule("magic", number, language)]


def editions(library, number, language):
    found = library.rule("magic", number, language)
    return [
        (find.volume.edition.language, find.volume.edition.standing, find.volume.edition.date)
        for find in found
    ]


def test_bundled_texts_answer_where_nothing_is_imported(library):
    for language in ("en", "fr", "de", "ja"):
        assert editions(library, "702.143", language) == [(language, "summary", "2026-08-07")]


def test_what_another_process_imports_is_seen_at_the_next_question(library, tmp_path):
    take_in(tmp_path, edition())
    assert texts(library, "702.143a") == ["Pay two mana and exile the card face down."]
    take_in(tmp_path, edition("2026-09-01", NEWER))
    assert texts(library, "702.143a") == ["Pay three mana and exile the card face down."]
    with open_shelf(tmp_path, write=True) as shelf:
        for holding in shelf.holdings():
            remove(shelf, holding, DAY)
    assert editions(library, "702.143", "en") == [("en", "summary", "2026-08-07")]


def test_a_shelf_put_in_place_of_another_is_seen(library, tmp_path):
    take_in(tmp_path, edition())
    assert texts(library, "702.143a") == ["Pay two mana and exile the card face down."]
    take_in(tmp_path / "other", edition("2026-09-01", NEWER))
    (tmp_path / "other" / FILE).replace(tmp_path / FILE)
    assert texts(library, "702.143a") == ["Pay three mana and exile the card face down."]


def test_a_bot_is_never_kept_waiting_for_a_rebuild(tmp_path):
    take_in(tmp_path, edition())
    with Library.open(tmp_path, beside=True, day=lambda: DAY) as library:
        old = library.state
        take_in(tmp_path, edition("2026-09-01", NEWER))
        assert library.state is old
        until(lambda: library.state is not old)
        assert texts(library, "702.143a") == ["Pay three mana and exile the card face down."]


def test_a_warm_library_makes_no_table_ready_when_it_is_asked(library):
    library.warm()
    made = topics.cache_info().misses
    found, _ = library.search(Asked("does trample kill a planeswalker", ("magic",), "en"))
    assert found.finds
    assert topics.cache_info().misses == made


def test_a_shelf_that_another_is_writing_to_still_answers(library, tmp_path):
    take_in(tmp_path, edition())
    assert texts(library, "702.143a")
    with open_shelf(tmp_path, write=True) as shelf:
        shelf.db.execute("BEGIN EXCLUSIVE")
        began = time.perf_counter()
        assert texts(library, "702.143a")
        assert time.perf_counter() - began < 1
        shelf.db.execute("ROLLBACK")


def test_questions_from_many_threads_are_answered_while_documents_come_and_go(library, tmp_path):
    take_in(tmp_path, edition())
    faults = []

    def ask():
        try:
            for _ in range(50):
                assert library.rule("magic", "702.143a", "en")
                assert library.search(Asked("exile face down", ("magic",), "en"))[0].finds
        except Exception as error:  # noqa: BLE001 - whatever it is, it is shown below
            faults.append(error)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for month in (9, 10, 11):
        take_in(tmp_path, edition(f"2026-{month:02}-01", NEWER))
    for thread in threads:
        thread.join()
    assert faults == []


def test_a_damaged_shelf_leaves_the_bundled_texts_and_says_why(tmp_path):
    (tmp_path / FILE).write_bytes(b"This is no database, and long enough to look at." * 50)
    with Library.open(tmp_path) as library:
        assert library.state.fault.key == "shelf-damaged"
        assert library.rule("magic", "702.143", "en")


def test_an_edition_answers_from_its_day_on(tmp_path):
    take_in(tmp_path, edition(), edition("2027-01-15", NEWER))
    day = DAY
    with Library.open(tmp_path, day=lambda: day) as library:
        assert texts(library, "702.143a") == ["Pay two mana and exile the card face down."]
        day = "2027-01-15"
        assert texts(library, "702.143a") == ["Pay three mana and exile the card face down."]


def test_the_official_text_wins_over_the_summary_of_its_language(library, tmp_path):
    take_in(tmp_path, edition())
    assert editions(library, "702.143", "en") == [("en", "official", "2026-08-07")]


def test_a_summary_stands_with_the_official_text_beside_it(library, tmp_path):
    take_in(tmp_path, edition())
    assert editions(library, "702.143", "ja") == [
        ("ja", "summary", "2026-08-07"),
        ("en", "official", "2026-08-07"),
    ]


def test_a_translation_of_the_same_day_wins_and_an_older_one_does_not(library, tmp_path):
    take_in(tmp_path, edition(), edition(language="fr", standing="translation"))
    assert editions(library, "702.143", "fr") == [("fr", "translation", "2026-08-07")]
    take_in(tmp_path, edition("2026-09-01", NEWER))
    assert editions(library, "702.143", "fr") == [
        ("fr", "summary", "2026-08-07"),
        ("en", "official", "2026-09-01"),
    ]


@pytest.mark.parametrize("changed", [{"extent": "excerpt"}, {"date": None}])
def test_excerpts_and_undated_texts_never_answer_a_number(library, tmp_path, changed):
    take_in(tmp_path, edition(**changed))
    assert editions(library, "702.143", "en") == [("en", "summary", "2026-08-07")]


def test_a_mechanic_is_found_where_its_heading_stands_whatever_the_number(library, tmp_path):
    drifted = RULES.replace("702.143", "702.141").replace("702.57", "702.143")
    take_in(tmp_path, edition("2026-09-01", drifted.replace("702.141", "702.999")))
    index = library.state.index
    volume = index.main("magic", "en")
    assert [find.number for find in index.of(volume, "magic:foretell")] == ["702.999"]
    assert [find.mechanic for find in index.at(volume, "702.143a")] == ["magic:forecast"]


def test_two_letters_follow_one_and_neighbours_follow_the_document(library, tmp_path):
    take_in(tmp_path, edition())
    volume = library.state.index.main("magic", "en")
    (place,) = volume.at("704.5aa")
    assert volume.rules[volume.previous(place)].number == "704.5z"
    (heading,) = volume.at("702.57")
    assert volume.rules[volume.following(heading)].number == "702.143"
    assert [volume.rules[at].number for at in volume.below(heading)] == ["702.57a"]


def test_the_names_lead_to_the_engines_words_in_every_language():
    word = Names.load().vocabulary("magic")
    said = ("upkeep", "Étape d’entretien", "VERSORGUNGSSEGMENT", "ｱｯﾌﾟｷｰﾌﾟ･ｽﾃｯﾌﾟ")
    assert [word(each) for each in said] == ["upkeep"] * 4


def until(holds, seconds=10.0):
    """Wait for something that another thread is about to do."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)
