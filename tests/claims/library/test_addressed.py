"""The game or document that a query names is the one that answers it."""

from __future__ import annotations

import pytest

from bot.answers import lookup
from bot.answers.values import Reader
from bot.questions import RuleQuestion
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, edition, take_in

MAGIC = """
103. Starting the Game
103.1. Somebody begins.
702. Keyword Abilities
702.143. Foretell
702.143a Pay two mana.
"""
CORE = """
103. Deck Construction
103.1. A deck has runes.
436. Predict
436.1. Look at the top card.
"""
TOURNAMENT = """
103. Sportsmanship
103.1. Be kind to the walrus.
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    take_in(
        folder,
        edition(rules=MAGIC),
        edition(rules=CORE, game="riftbound", document="core", title="Core"),
        edition(rules=TOURNAMENT, game="riftbound", document="tournament", title="Events"),
    )
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


def first(library, query, *, game=None, language="en", own="magic"):
    answer = lookup.answer(RuleQuestion(query, game=game), library, Reader(language, own))
    hit = answer.hits[0] if answer.hits else None
    return hit and (hit.edition.game, hit.edition.document, hit.number)


HERE = ("magic", "comprehensive", "103")
THERE = ("riftbound", "core", "103")
EVENTS = ("riftbound", "tournament", "103")


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("103", HERE),
        ("Riftbound 103", THERE),
        ("103 riftbound", THERE),
        ("rb 103", THERE),
        ("RIFTBOUND core rules 103.", THERE),
        ("Core Rules 103", THERE),
        ("コアルール 103", THERE),
        ("Magic: the Gathering 103", HERE),
        ("tournament rules 103", EVENTS),
        ("TR 103", EVENTS),
        ("Turnierregeln 103", EVENTS),
        ("Tournament Rules 103, 7 Aug 2026", EVENTS),
        ("Core Rules 103, 7 Aug 2026", THERE),
        ("コアルール103", THERE),
        ("Grundregeln 103", THERE),
        ("TR103", EVENTS),
        ("Riftbound-Turnierregeln 103", EVENTS),
        ("Règles des tournois Riftbound 103", EVENTS),
        ("103.1 Magic", ("magic", "comprehensive", "103.1")),
        ("Riftbound 702.143", None),
        ("Magic 436", None),
        ("tournament rules 999", None),
        ("Prédiction Riftbound", ("riftbound", "core", "436")),
        ("Predict (Riftbound)", ("riftbound", "core", "436")),
        ("Prédiction", ("magic", "comprehensive", "702.143")),
    ],
)
def test_a_query_that_names_a_game_or_document_is_answered_from_it(library, query, found):
    assert first(library, query, language="fr") == found


def test_a_reader_of_the_other_game_can_name_this_one(library):
    assert first(library, "magic 103", own="riftbound") == HERE
    assert first(library, "103", own="riftbound") == THERE


def test_a_miss_in_what_was_named_is_explained_by_it_alone(library):
    answer = lookup.answer(RuleQuestion("Riftbound 103.9"), library, Reader("en", "magic"))
    assert (answer.game, answer.reach.last) == ("riftbound", "103.1")
    answer = lookup.answer(RuleQuestion("TR 103.9"), library, Reader("en", "magic"))
    assert (answer.hits, answer.moved) == ((), ())


def test_rules_of_tournaments_that_are_not_stored_are_not_answered_by_others(tmp_path):
    take_in(tmp_path, edition(rules=MAGIC))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        assert first(library, "TR 103") is None
        assert first(library, "Riftbound 702.143") is None


def test_what_names_nothing_else_or_was_chosen_otherwise_is_left_as_it_is(library):
    assert first(library, "what is magic") != HERE
    golden = lookup.answer(
        RuleQuestion("Die Goldenen Regeln von Magic"), library, Reader("de", "magic")
    )
    assert golden.hits[0].number == "101"
    assert first(library, "Riftbound 103", game="magic") == HERE
    assert first(library, "tournament rules 103", game="magic") != EVENTS
