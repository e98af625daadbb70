"""Rules are found by number, name, words or nearness, and every answer says by which."""

from __future__ import annotations

import pytest

from rulesdb.library import memory
from rulesdb.library.found import Asked
from rulesdb.library.library import Library
from rulesdb.library.opening import in_memory
from rulesdb.library.search import search as search_in
from tests.claims.library.editions import DAY, RULES, edition, take_in

FRENCH = """
702. Capacités mot-clé
702.143. Prédiction
702.143a Payez deux manas et exilez la trompette face cachée.
"""
# Words that no text of the project has, however many it comes to hold.
BRASS = RULES.replace("the card face down", "the trumpet face down")
NOTES = """Foretell in practice

Players often ask whether a walrus can be foretold; the answer of this article is that it can.

A foretold walrus sleeps in exile until somebody pays for it and wakes it with a drum.
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    past = BRASS.replace("several", "ninety-nine of the pickled kind")
    take_in(folder, edition("2020-01-01", past), edition(rules=BRASS))
    take_in(folder, edition(None, NOTES, document="article", standing="article", extent="excerpt"))
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


def search(library, query, language="en", games=("magic", "riftbound")):
    return library.search(Asked(query, games, language))[0]


def numbers(library, query, language="en"):
    return [find.number for find in search(library, query, language).finds]


@pytest.mark.parametrize(
    "typed",
    [
        "702.143a",
        "CR 702.143 a",
        "７０２．１４３ａ",
        "702.143A.",
        "{{CR|702.143a}}",
        "rule 702.143.a",
    ],
)
def test_a_number_is_found_in_any_spelling(library, typed):
    found = search(library, typed)
    assert (found.by, [find.number for find in found.finds]) == ("number", ["702.143a"])


def test_a_range_holds_what_the_document_has_between_its_ends(library):
    assert numbers(library, "704.5z-aa") == ["704.5z", "704.5aa"]
    assert numbers(library, "702.143a–f") == ["702.143a", "702.143b"]
    assert numbers(library, "116.2h, 702.57a") == ["116.2h", "702.57a"]


def test_a_number_that_is_not_there_is_answered_by_the_nearest(library):
    found = search(library, "702.143x")
    assert (found.by, found.finds) == ("none", ())
    assert {"702.143", "702.143a", "702.143b"} <= {near.number for near in found.nearest}


@pytest.mark.parametrize(
    ("typed", "language"),
    [("foretell", "en"), ("Prédiction", "fr"), ("vorherbestimmung", "de"), ("予顕", "ja")],
)
def test_a_name_is_found_in_any_language_for_a_reader_of_any(library, typed, language):
    for reader in ("en", "fr", "de", "ja"):
        found = search(library, typed, reader)
        assert (found.by, found.finds[0].number) == ("name", "702.143"), language
        assert found.finds[0].volume.edition.language == reader


def test_several_names_are_all_found(library):
    assert numbers(library, "forecast and foretell") == ["702.57", "702.143"]
    assert numbers(library, "define foretell") == ["702.143"]


def test_what_else_a_name_could_mean_is_said(library):
    found = search(library, "予見", "ja")
    assert found.finds[0].number == "702.57"
    others = {(other.mechanic, other.why) for other in found.others}
    assert ("riftbound:predict", "same-name") in others
    assert ("magic:foretell", "look-alike") in others


def test_a_number_beside_a_name_yields_to_the_name(library):
    found = search(library, "702.57 foretell")
    assert (found.by, found.finds[0].number) == ("name", "702.143")
    assert numbers(library, "702.57a please explain quickly") == ["702.57a"]


@pytest.mark.parametrize(
    "query", ["trumpet face down", "TRUMPET the mana, face-down!", "pays trumpets", "down trumpet"]
)
def test_a_rule_is_found_by_all_of_its_words_in_any_order_and_ending(library, query):
    assert numbers(library, query)[0] == "702.143a"


def test_a_text_is_found_by_its_example(library):
    assert "702.143a" in numbers(library, "unusual walrus")


def test_a_text_that_only_the_past_has_is_found_with_its_date(library):
    found = search(library, "ninety-nine pickled kind")
    assert (found.by, [find.number for find in found.finds]) == ("text", ["116.2"])
    assert found.finds[0].volume.edition.date == "2020-01-01"


def test_a_note_is_found_by_its_words_under_its_mechanic(library):
    found = search(library, "walrus drum")
    (find,) = found.finds
    assert (found.by, find.kind, find.number, find.mechanic) == (
        "text",
        "note",
        "",
        "magic:foretell",
    )


def test_what_an_article_says_of_a_mechanic_is_pointed_to_from_the_mechanic(library):
    (other,) = [other for other in search(library, "foretell").others if other.why == "note"]
    assert (other.find.kind, other.find.volume.edition.document) == ("note", "article")


@pytest.mark.parametrize("typed", ["fortelll", "foretelll", "forteell", "foretall"])
def test_a_slip_of_the_finger_is_found_and_said_to_be_fuzzy(library, typed):
    found = search(library, typed, games=("magic",))
    assert (found.by, found.finds[0].number) == ("fuzzy", "702.143")


@pytest.mark.parametrize("typed", ["xyzzy", "qqq", "ゔゔゔ", "!!!", "Pure food of gods"])
def test_nonsense_is_not_answered_with_something_absurd(library, typed):
    found = search(library, typed)
    assert (found.by, found.finds) == ("none", ())


def test_a_known_name_without_a_text_is_offered_with_its_number(library):
    nothing = memory.stock(library.names, in_memory(), None, DAY)
    found = search_in(nothing, Asked("hexproof", ("magic",), "en"))
    assert (found.by, [(near.number, near.text) for near in found.nearest]) == (
        "none",
        [("702.11", "Hexproof")],
    )


def test_the_asked_language_comes_first_then_the_same_rule_from_another(tmp_path):
    french = edition(rules=FRENCH, language="fr", standing="translation")
    take_in(tmp_path, edition(rules=BRASS), french)
    with Library.open(tmp_path, day=lambda: DAY) as library:
        for query in ("exilez la trompette", "pay mana, the trumpet face down"):
            found = search(library, query, "fr")
            assert found.finds[0].number == "702.143a"
            assert found.finds[0].volume.edition.language == "fr", query


def test_japanese_is_found_by_any_two_of_its_characters(tmp_path):
    rules = "702. キーワード能力\n702.143. 予顕\n702.143a 喇叭を裏向きで追放する。\n"
    take_in(tmp_path, edition(rules=rules, language="ja", standing="translation"))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        for query in ("喇叭", "喇叭を裏向きで", "追放 喇叭", "叭", "裏向きの喇叭"):
            found = search(library, query, "ja", ("magic",))
            assert "702.143a" in [find.number for find in found.finds], query


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("un fond illégal tout seul au total", "fr"),
        ("das illegale Unterste allein im Gesamten", "de"),
        ("違反の底が単独で合計", "ja"),
    ],
)
def test_a_question_is_found_in_the_original_by_words_that_say_the_same(tmp_path, query, language):
    said = "An illegal bottom is all alone in total."
    take_in(tmp_path, edition(rules=RULES.replace("There are several.", said)))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        found = search(library, query, language, ("magic",))
    assert (found.by, found.finds[0].number) == ("fuzzy", "116.2")


@pytest.mark.parametrize(
    ("typed", "language", "number"),
    [("vorherbestimmter", "de", "702.143"), ("prédictions", "fr", "702.143")],
)
def test_a_name_is_found_in_another_ending(library, typed, language, number):
    found = search(library, typed, language, ("magic",))
    assert (found.by, found.finds[0].number) == ("name", number)


def test_the_same_number_elsewhere_is_said(tmp_path):
    take_in(
        tmp_path,
        edition(),
        edition("2027-03-01"),
        edition("2026-01-01", extent="excerpt"),
        edition(document="tournament"),
    )
    with Library.open(tmp_path, day=lambda: DAY) as library:
        found = search(library, "702.143a")
        assert len(found.finds) == 1
        whys = [other.why for other in found.others if other.find]
        assert whys == ["ahead", "excerpt", "other-document"]


def test_the_same_number_in_every_document_of_the_other_game_is_said(tmp_path):
    rest = edition(game="riftbound", document="tournament")
    take_in(tmp_path, edition(), edition(game="riftbound", document="core"), rest)
    with Library.open(tmp_path, day=lambda: DAY) as library:
        whys = [other.why for other in search(library, "702.143a").others if other.find]
        assert whys == ["other-game", "other-game"]


def test_past_editions_are_searched_one_at_a_time(library):
    (past,) = [it for it in library.state.holdings if it.edition.date == "2020-01-01"]
    found, index = library.search(Asked("pickled", ("magic",), "de"), past)
    assert [find.number for find in found.finds] == ["116.2"]
    assert {volume.edition.date for volume in index.volumes("magic")} == {"2020-01-01"}
    assert library.search(Asked("drum", ("magic",), "en"), past)[0].finds == ()
