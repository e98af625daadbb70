"""Texts of other days stand under the numbers of the edition that one reads."""

from __future__ import annotations

import pytest

from bot.answers import lookup, timing
from bot.answers.values import Reader, Stand
from bot.phrases.rules import name_of
from bot.questions import CanIQuestion, RuleQuestion
from bot.words import Words
from rulesdb.library import histories
from rulesdb.library.following import beyond
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, edition, take_in

NOW = """
116. Special Actions
116.1. A special action asks nobody.
116.2. There are several.
116.2h Foretelling a marmot is one of them.

702. Keyword Abilities
702.54. Bloodthirst
702.54a The walrus is thirsty.
702.57. Forecast
702.57a Show the walrus to the upkeep.
702.57b Do so once a turn.
702.142. Boast
702.142a Boast about a walrus.
702.143. Foretell
702.143a Pay two and hide the walrus.
702.143b Nobody can answer.
"""
THEN = """
702. Keyword Abilities
702.54. Forecast
702.54a Show a heron to the upkeep.
702.54b Do so once a turn.
"""
# In the edition of November 2024, 701.6 was Create: the list moved in June 2025.
BEFORE = """
116. Special Actions
116.1. A special action asks nobody.
116.2. There are several.
116.2h Foretelling a badger is one of them.

701. Keyword Actions
701.5. Counter
701.5a Cancel the badger.

702. Keyword Abilities
702.57. Forecast
702.57a Show the badger to the upkeep.
702.57b Do so once a turn.
702.143. Foretell
702.143a Pay two and hide the badger.
702.143b Nobody can answer.
"""
EXCERPT = edition("2010-02-01", THEN, extent="excerpt", standing="translation", language="fr")
ARTICLE = {"document": "article", "standing": "article", "extent": "excerpt"}
FORECAST = edition(None, THEN, title="Forecast", **ARTICLE)
FORETELL = edition(
    None,
    "Foretell hides a walrus.\n\n702.141a Pay two and hide it.\n702.141b Nobody can answer.\n",
    title="Foretell",
    **ARTICLE,
)
ENGLISH = Reader("en", "magic")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    newest, parts = edition("2026-08-07", NOW), (EXCERPT, FORECAST, FORETELL)
    before = edition("2024-11-08", BEFORE), edition("2025-04-04", BEFORE)
    assert {it.status for it in take_in(folder, *before, newest, *parts)} == {"added"}
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


def answer(library, query, **options):
    return lookup.answer(RuleQuestion(query, **options), library, ENGLISH)


def others(found, *whys):
    every = (it for it in found.also if it.why in whys)
    return [(name_of(Words(), "en", it), it.number) for it in every]


def test_an_excerpt_and_an_article_stand_under_todays_number(library):
    assert others(answer(library, "702.57"), "older-number") == [
        ("Forecast · 702.54", "702.57"),
        ("Forecast · Rules for tests · 1 Feb 2010 · 702.54", "702.57"),
    ]
    assert others(answer(library, "702.57b"), "older-number") == [
        ("Forecast · 702.54b", "702.57b"),
        ("Rules for tests · 1 Feb 2010 · 702.54b", "702.57b"),
    ]


def test_what_had_a_number_then_is_offered_under_the_number_it_has_now(library):
    found = answer(library, "702.54")
    assert [hit.heading for hit in found.hits] == ["Bloodthirst"]
    assert {number for _, number in others(found, "number-then")} == {"702.57"}
    assert others(found, "article", "excerpt") == []


def test_an_article_without_a_heading_is_known_by_its_title(library):
    assert others(answer(library, "702.143"), "older-number") == [
        ("Foretell · 702.141a", "702.143")
    ]
    assert others(answer(library, "702.143b"), "older-number") == [
        ("Foretell · 702.141b", "702.143b")
    ]
    assert others(answer(library, "702.141b"), "number-then") == [
        ("Foretell · 702.141b", "702.143b")
    ]


def test_a_number_in_an_excerpt_is_not_taken_for_that_of_the_chapter_before_it(tmp_path):
    """Nothing says what an undated text with gaps had under its number."""
    chapter = "100. Game Concepts\n101. Deck Construction\n103. A walrus needs two decks.\n"
    core = {"game": "riftbound", "document": "core"}
    part = edition(None, chapter, extent="excerpt", standing="translation", language="de", **core)
    take_in(tmp_path, edition("2026-03-30", chapter, **core), part)
    with Library.open(tmp_path, day=lambda: DAY) as library:
        found = lookup.answer(RuleQuestion("103", game="riftbound"), library, ENGLISH)
        assert [(it.number, it.why, it.own) for it in found.also] == [("103", "excerpt", "")]


def test_a_text_that_only_the_past_has_stands_under_todays_number(library):
    (hit,) = answer(library, "cancel badger").hits
    assert (hit.number, hit.printed, hit.edition.date) == ("701.6a", "701.5a", "2025-04-04")


def test_a_rule_is_known_in_the_editions_around_its_own(library):
    (hit,) = answer(library, "702.143a").hits
    assert (hit.earlier, hit.later) == (Stand("2025-04-04", "702.143a"), None)
    (hit,) = answer(library, "702.143a", edition="2025-04-04").hits
    assert (hit.earlier, hit.later) == (
        Stand("2024-11-08", "702.143a"),
        Stand("2026-08-07", "702.143a"),
    )


def test_a_rule_read_in_an_older_edition_says_where_it_is_now(library):
    found = answer(library, "701.5", edition="2025-04-04")
    assert [(it.number, it.name, it.now) for it in found.moved] == [
        ("701.5", "Counter", ("701.6",))
    ]
    assert answer(library, "702.143", edition="2025-04-04").moved == ()


def test_an_edition_is_found_by_the_beginning_of_its_title(library):
    (hit,) = answer(library, "702.143a", edition="rules for").hits
    assert hit.edition.date == "2026-08-07"


@pytest.mark.parametrize("date", ["2024-11-08", "2026-08-07"])
def test_what_the_engine_cites_is_opened_where_the_stored_edition_has_it(tmp_path, date):
    take_in(tmp_path, edition(date, BEFORE))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        found = timing.answer(CanIQuestion("foretell"), library, ENGLISH)
    assert found.edition == "2026-08-07"
    assert found.shown == found.rules


def test_what_the_engine_cites_moves_with_the_edition_that_is_shown(tmp_path):
    """In the editions of February 2021 Foretell was 702.142, and special actions were 116 too."""
    take_in(tmp_path, edition("2021-02-05", BEFORE.replace("702.143", "702.142")))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        found = timing.answer(CanIQuestion("foretell"), library, ENGLISH)
    assert "702.143a" in found.rules
    assert "702.142a" in found.shown
    assert "702.143a" not in found.shown


def test_what_became_of_a_citation_is_not_guessed(tmp_path):
    take_in(tmp_path, edition("2026-11-01", BEFORE))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        found = timing.answer(CanIQuestion("foretell"), library, ENGLISH)
    assert found.rules
    assert found.shown == ()


def test_numbers_are_followed_into_a_newer_edition_from_one_that_is_known(tmp_path):
    moved = NOW.replace("702.143", "702.144").replace("702.142", "702.143")
    take_in(tmp_path, edition("2026-08-07", NOW), edition("2026-11-01", moved))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        assert library.lives("magic").editions[-1] == "2026-11-01"
        found = answer(library, "702.143")
        assert [hit.heading for hit in found.hits] == ["Boast"]
        assert ("Foretell", ("702.144",)) in [(it.name, it.now) for it in found.moved]
        cited = timing.answer(CanIQuestion("foretell"), library, ENGLISH)
        assert "702.144a" in cited.shown


def test_a_bot_follows_beside_its_answers(tmp_path):
    moved = NOW.replace("702.143", "702.144").replace("702.142", "702.143")
    take_in(tmp_path, edition("2026-08-07", NOW), edition("2026-11-01", moved))
    with Library.open(tmp_path, beside=True, day=lambda: DAY) as library:
        assert library.lives("magic").editions[-1] in {"2026-08-07", "2026-11-01"}
        library._following._worked_out("magic", *_beyond(library))
        assert library.lives("magic").editions[-1] == "2026-11-01"


def _beyond(library):
    return beyond(histories.bundled("magic"), library.state.holdings)
