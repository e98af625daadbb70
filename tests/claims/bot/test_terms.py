"""A name is answered with its names in four languages, a sentence, its rule and its look-alikes."""

from __future__ import annotations

import json

import pytest

from bot import phrases
from bot.answers import term
from bot.answers.values import Reader
from bot.as_json import as_json
from bot.questions import TermQuestion
from bot.terminal import text
from bot.words import Words
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, edition, take_in

WORDS = Words()
NAMES = {"en": "Foretell", "fr": "Prédiction", "de": "Vorherbestimmung", "ja": "予顕"}


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    take_in(folder, edition())
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


def ask(library, name, language="en", game=None):
    return term.answer(TermQuestion(name, game=game), library, Reader(language, game or "magic"))


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("typed", [*NAMES.values(), "FORETOLD", "よげん", "ﾖｹﾞﾝ", "magic:foretell"])
def test_a_name_in_any_language_is_answered_in_the_readers_own(library, typed, language):
    answer = ask(library, typed, language)
    (found,) = answer.terms
    assert (answer.found_by, found.mechanic, found.number) == ("name", "magic:foretell", "702.143")
    assert {it.language: it.name for it in found.names} == NAMES
    assert {it.language: it.reading for it in found.names}["ja"] == "よげん"
    assert (found.source.language, found.source.standing) == (language, "summary")
    assert found.text


def test_the_sentence_is_one(library):
    (found,) = ask(library, "foretell").terms
    assert found.text.count(". ") == 0
    assert found.text.endswith(".")


@pytest.mark.parametrize(
    ("typed", "language", "first", "others"),
    [
        ("予見", "ja", "magic:forecast", {"magic:foretell", "riftbound:predict", "magic:manifest"}),
        ("予顕", "en", "magic:foretell", {"magic:forecast", "magic:manifest", "riftbound:predict"}),
        ("prédiction", "fr", "magic:foretell", {"magic:forecast", "riftbound:predict"}),
        ("Vorhersage", "de", "magic:forecast", {"magic:foretell"}),
        ("Gift", "de", "magic:poisonous", {"magic:gift"}),
        ("gift", "en", "magic:gift", {"magic:poisonous"}),
        ("protection", "fr", "magic:protection", {"riftbound:deflect"}),
    ],
)
def test_what_else_it_could_mean_is_said(library, typed, language, first, others):
    found = ask(library, typed, language).terms[0]
    assert found.mechanic == first
    assert others <= {also.mechanic for also in found.also}


def test_the_own_game_is_asked_before_the_other(library):
    assert ask(library, "vision").terms[0].mechanic == "riftbound:vision"
    assert ask(library, "prédiction", "fr", "riftbound").terms[0].mechanic == "riftbound:predict"
    assert ask(library, "prédiction", "fr", "magic").terms[0].mechanic == "magic:foretell"


def test_a_number_leads_to_what_it_is_the_rule_of(library):
    answer = ask(library, "702.57")
    assert (answer.found_by, answer.terms[0].mechanic) == ("number", "magic:forecast")


def test_a_slip_is_a_guess_and_nonsense_is_unknown(library):
    assert ask(library, "fortell").found_by == "fuzzy"
    answer = ask(library, "blorptastic")
    assert (answer.found_by, answer.terms) == ("none", ())


def test_a_name_that_no_source_gives_is_shown_in_english_in_quotes(library):
    (said,) = phrases.term(WORDS, ask(library, "storied", "fr")).terms
    assert said.title == "« Storied » · Magic"
    assert "japonais : « Storied » – aucun nom propre connu" in said.names


@pytest.mark.parametrize("language", NAMES)
def test_it_is_printed_and_is_json_in_every_language(library, language):
    answer = ask(library, "予見", language)
    printed = "\n".join(line.plain for line in text(WORDS, answer).renderables)
    assert "702.57" in printed
    assert all(name in printed for name in ("Forecast", "Prévision", "Vorhersage", "予見"))
    said = json.loads(json.dumps(as_json(WORDS, answer)))
    (found,) = said["terms"]
    assert said.keys() == {"kind", "query", "game", "lang", "found_by", "terms", "suggestions"}
    assert found["names"].keys() == NAMES.keys()
    assert found["names"]["ja"] == {"name": "予見", "reading": "よけん", "old": []}


@pytest.mark.parametrize(
    ("typed", "language", "label"),
    [
        ("f", "en", "702.143 · Foretell"),
        ("préd", "fr", "702.143 · Foretell · Prédiction"),
        ("vorher", "de", "702.143 · Foretell · Vorherbestimmung"),
        ("よげ", "ja", "702.143 · Foretell · 予顕 · よげん"),
    ],
)
def test_names_are_completed_from_the_first_letter_and_what_is_sent_is_understood(
    library, typed, language, label
):
    offered = library.complete_names(typed, "magic", language)
    assert len(offered) <= 25
    chosen = {it.label: it.value for it in offered}
    assert label in chosen or typed == "f"
    for value in chosen.values():
        assert ask(library, value, language).found_by == "name"


def test_what_is_sent_for_every_name_means_that_mechanic(library):
    for game in ("magic", "riftbound"):
        for mechanic in library.names.by_mechanic:
            name = library.names.headword(mechanic, "en")
            if mechanic.startswith(f"{game}:") and name:
                offered = library.complete_names(name, game, "en")
                sent = {ask(library, it.value, "en", game).terms[0].mechanic for it in offered}
                assert mechanic in sent
