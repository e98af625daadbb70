"""What is offered beside what stands in the other options, and what is sent for it."""

from __future__ import annotations

import pytest

from bot.answers import lookup
from bot.answers.values import Reader
from bot.completion import Completion
from bot.questions import ChangesQuestion, RuleQuestion, TermQuestion, options
from bot.words import Words
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, edition, take_in
from tests.claims.library.test_completion import PAST

ENGLISH = Reader("en", "magic")
QUERY = next(it for it in options(RuleQuestion) if it.name == "query")
NAME = next(it for it in options(TermQuestion) if it.complete == "term")
NUMBER = next(it for it in options(ChangesQuestion) if it.name == "number")


@pytest.fixture(scope="module")
def completion(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    take_in(folder, edition("2009-07-11", PAST), edition())
    with Library.open(folder, day=lambda: DAY) as library:
        yield Completion(library, Words())


@pytest.mark.parametrize("named", ["2009-07-11", "magic:comprehensive:en:2009-07-11"])
def test_what_is_chosen_for_an_edition_is_what_it_shows_there(completion, named):
    ((label, value),) = completion.offer(QUERY, "forecast", {"edition": named}, ENGLISH)
    assert label == "702.54 · Forecast"
    question = RuleQuestion(value, edition=named)
    (hit,) = lookup.answer(question, completion.library, ENGLISH).hits
    assert (hit.number, hit.edition.date) == ("702.54", "2009-07-11")
    (hit, *_) = lookup.answer(RuleQuestion(value), completion.library, ENGLISH).hits
    assert hit.number == "702.57"


def test_an_edition_that_is_not_stored_changes_nothing(completion):
    usual = completion.offer(QUERY, "forecast", {}, ENGLISH)
    assert completion.offer(QUERY, "forecast", {"edition": "1066"}, ENGLISH) == usual


def test_what_takes_a_number_is_sent_one(completion):
    assert completion.offer(NUMBER, "forecast", {}, ENGLISH)[0] == ("702.57 · Forecast", "702.57")
    sent = [value for _, value in completion.offer(NUMBER, "pa", {}, ENGLISH)]
    assert all(value[0].isdigit() for value in sent)


def test_a_document_that_no_date_tells_from_the_rules_is_offered_by_its_name(tmp_path):
    titled = {"game": "riftbound", "date": "2026-03-30"}
    core = edition(rules="1. A\n\n702. Buffs\n", document="core", title="Core", **titled)
    paper = edition(
        rules="7. B\n\n702. Errors of Play\n", document="tournament", title="Tournament", **titled
    )
    take_in(tmp_path, core, paper)
    reader = Reader("en", "riftbound")
    named = next(it for it in options(RuleQuestion) if it.name == "edition")
    with Library.open(tmp_path, day=lambda: DAY) as library:
        offered = dict(Completion(library, Words()).offer(named, "tourn", {}, reader))
        (edition_named,) = offered.values()
        assert offered.keys() == {"Tournament · 30 Mar 2026"}
        assert len(edition_named) <= named.longest
        question = RuleQuestion("702", game="riftbound", edition=edition_named)
        (hit,) = lookup.answer(question, library, reader).hits
    assert hit.heading == "Errors of Play"


def labels(completion, typed, reader=ENGLISH, option=QUERY, **given):
    return [label for label, _ in completion.offer(option, typed, given, reader)]


@pytest.mark.parametrize("option", [QUERY, NAME])
@pytest.mark.parametrize(
    ("typed", "reader", "label"),
    [
        ("empower", ENGLISH, "Empower · Riftbound"),
        ("showdown", Reader("fr", "magic"), "341 · Showdown · Confrontation · Riftbound"),
        ("foretell", Reader("de", "riftbound"), "702.143 · Foretell · Vorherbestimmung · Magic"),
        ("バニッシュ", Reader("ja", "magic"), "427 · 「Banish」 · バニッシュ · リフトバウンド"),
    ],
)
def test_a_name_of_the_other_game_is_offered_and_says_so(completion, option, typed, reader, label):
    assert label in labels(completion, typed, reader, option)
    assert not [
        it for it in labels(completion, typed, option=option, game=reader.game) if label == it
    ]


def test_what_is_sent_for_a_name_of_the_other_game_leads_there(completion):
    for typed, game in (("predict", "magic"), ("empower", "magic"), ("foretell", "riftbound")):
        reader = Reader("en", game)
        offered = completion.offer(QUERY, typed, {}, reader)
        (value,) = (value for label, value in offered if f"{typed.title()} · " in label)
        answer = lookup.answer(RuleQuestion(value), completion.library, reader)
        its = {it.mechanic for it in (*answer.hits, *answer.unruled)}
        assert {it.partition(":")[0] for it in its} == {"magic", "riftbound"} - {game}


def test_the_own_names_come_first(completion):
    first, *others = labels(completion, "predict")
    assert first == "702.143 · Foretell · Prédiction"
    assert others == ["436 · Predict · Riftbound"]


def test_numbers_are_those_of_the_own_game(completion):
    assert not [it for it in labels(completion, "702.1") if "Riftbound" in it]
    assert not [it for it in labels(completion, "rule 103") if "Riftbound" in it]


@pytest.mark.parametrize("game", ["magic", "riftbound"])
@pytest.mark.parametrize("typed", ["Emplower", "Empowre", "Empwoer"])
def test_the_nearest_name_comes_first_whatever_game_it_is_of(completion, typed, game):
    assert labels(completion, typed, Reader("en", game))[0].startswith("Empower")
