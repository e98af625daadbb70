"""What `/term` says of every name in every language is one sentence that stands by itself."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from bot.answers import term
from bot.answers.values import Reader
from bot.questions import TermQuestion
from rulesdb.library.definitions import definitions
from rulesdb.library.documents import GAMES
from rulesdb.library.index import MAIN
from rulesdb.library.library import Library
from rulesdb.library.names import Names

LANGUAGES = ("en", "fr", "de", "ja")
LONGEST = {"en": 240, "fr": 260, "de": 260, "ja": 120}
SHORTEST = {"en": 20, "fr": 20, "de": 20, "ja": 10}
# No stored edition has their rules yet.
UNTOLD = {f"riftbound:{name}" for name in ("empower", "empowered", "flow", "burn", "skip")}
# Ability words are all under the one rule that says what an ability word is.
ONE_RULE = "207.2c"
BREAK = re.compile(r"[.!?][)”“»]?\s+\W{0,2}[A-ZÀ-Þ]|。.")
BEGINNINGS = {
    "en": ("An alternative cost:", "First comes", "Then "),
    "fr": ("Un coût alternatif :", "D’abord", "Puis ", "Seulement "),
    "de": ("Alternative Kosten:", "Zuerst", "Dann ", "Nur im", "Nur wie"),
    "ja": ("代替コストである", "次に", "まず、"),
}


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    with Library.open(tmp_path_factory.mktemp("bundled")) as library:
        yield library


@pytest.fixture(scope="module", params=LANGUAGES)
def said(request, library):
    """The language, and by each mechanic its number and what is said of it."""
    return request.param, {
        mechanic: _said(library, mechanic, request.param)
        for mechanic in Names.load().by_mechanic
        if mechanic.partition(":")[0] in GAMES
    }


def _said(library, mechanic, language):
    game = mechanic.partition(":")[0]
    answer = term.answer(TermQuestion(mechanic, game=game), library, Reader(language, game))
    (found,) = answer.terms
    return found.number, found.text


def test_every_name_has_a_sentence_but_those_without_a_rule(said):
    _, sentences = said
    assert {it for it, (_, text) in sentences.items() if not text} == UNTOLD


def test_it_is_one_whole_sentence_of_bearable_length(said):
    language, sentences = said
    stop = "。" if language == "ja" else "."
    for mechanic, (_, text) in sentences.items():
        if mechanic in UNTOLD:
            continue
        assert text.endswith(stop), (mechanic, text)
        assert not BREAK.search(text), (mechanic, text)
        assert SHORTEST[language] <= len(text) <= LONGEST[language], (mechanic, len(text), text)
        assert not text.startswith(BEGINNINGS[language]), (mechanic, text)


def test_two_things_are_said_to_be_the_same_only_where_one_rule_covers_them(said):
    _, sentences = said
    same = defaultdict(set)
    for mechanic, (number, text) in sentences.items():
        if mechanic not in UNTOLD:
            same[text].add((number, mechanic))
    shared = [{number for number, _ in it} for it in same.values() if len(it) > 1]
    assert shared in ([{ONE_RULE}], [])


def test_a_definition_is_a_rule_of_ours_or_a_sentence_in_every_language():
    for mechanic, definition in definitions().items():
        filled = {language for language, text in definition.sentences.items() if text}
        assert filled in (set(), set(LANGUAGES)), mechanic
        assert bool(definition.rule) != bool(filled), mechanic


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_that_tells_stands_in_our_summary(library, language):
    index = library.state.index
    for mechanic, definition in definitions().items():
        if definition.rule:
            game = mechanic.partition(":")[0]
            ours = index.bundled[game, MAIN[game], language]
            (place,) = ours.at(definition.rule)
            assert ours.rules[place].text.startswith(_said(library, mechanic, language)[1])


def test_a_name_among_other_words_is_a_guess(library):
    for typed in ("my cat is sick", "play music on spotify"):
        found = term.answer(TermQuestion(typed), library, Reader("en", "magic"))
        assert found.terms
        assert found.found_by == "fuzzy"


@pytest.mark.parametrize(
    "typed", ["what is foretell", "foretell or forecast", "protection from red"]
)
def test_a_name_beside_small_words_is_none(library, typed):
    assert term.answer(TermQuestion(typed), library, Reader("en", "magic")).found_by == "name"
