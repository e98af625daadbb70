"""Every card is within Discord's limits, in every language, however long the rule."""

from __future__ import annotations

import pytest

from bot import ask, cards, wire
from bot.answers.called import Also
from bot.answers.games import ASKS, GAMES
from bot.answers.values import Line, Mistake, Reader, RuleAnswer
from bot.cards import others
from bot.cards.presses import Change, Offer, rows
from bot.questions import CanIQuestion, RuleQuestion, ScenarioQuestion
from bot.words import Words
from rulesdb.library.library import Library
from tests.claims.library.editions import take_in
from tests.claims.library.papers import EDITIONS, needs_papers
from tests.process import limits

LANGUAGES = ("en", "fr", "de", "ja")
WORDS = Words()


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    with Library.open(tmp_path_factory.mktemp("data")) as library:
        yield library


def drawn(library, question, language="en", page=1):
    answer = ask.answer(question, library, Reader(language, "magic"))
    return answer, cards.draw(answer, WORDS, question, page=page)


def wrong_with(card):
    sent = {"flags": limits.V2, "components": card.view.to_components()}
    return list(limits.message(sent, {cards.ATTACHED} if card.attached else set()))


def pages_of(library, question, language="en"):
    """Every page of a card, until the last one comes again."""
    before = None
    for page in range(1, 100):
        _, card = drawn(library, question, language, page)
        now = card.view.to_components()
        if now == before:
            return
        yield card
        before = now


def in_turn(everything, language):
    """A fourth of everything: each thing in one of the languages, for all take long to draw."""
    return tuple(everything)[LANGUAGES.index(language) :: len(LANGUAGES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_bundled_rules_fit_their_cards(library, language):
    for game in GAMES:
        rules = library.state.stock.index.main(game, language).rules
        longest = sorted(rules, key=lambda rule: -len(rule.text))[:30]
        sections = [rule for rule in rules if rule.heading and rule.number.count(".") == 0]
        for rule in (*longest, *sections):
            question = RuleQuestion(rule.number, game=game, examples=True)
            for card in pages_of(library, question, language):
                assert wrong_with(card) == [], rule.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bundled_rule_fits_its_card(library, language):
    for game in GAMES:
        volume = library.state.stock.index.main(game, language)
        for rule in in_turn(volume.rules, language):
            question = RuleQuestion(rule.number, game=game, examples=True)
            for card in pages_of(library, question, language):
                assert wrong_with(card) == [], rule.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_timing_fits_its_card(library, language):
    for game, asks in ASKS.items():
        for key in in_turn(asks, language):
            # Without a turn the answer is the longest: every moment is surveyed.
            answer, card = drawn(library, CanIQuestion(key, game=game), language)
            assert not isinstance(answer, Mistake), key
            assert wrong_with(card) == [], key


@pytest.mark.parametrize("query", ["x" * 400, "*" * 400, "@everyone " * 40, "予" * 400, "😀" * 200])
def test_whatever_is_typed_fits_its_card(library, query):
    _, card = drawn(library, RuleQuestion(query))
    assert wrong_with(card) == []
    action = f"{query} foretell"[:600]
    _, card = drawn(library, CanIQuestion(action, more="A " * 500, card="_" * 1000))
    assert wrong_with(card) == []


@pytest.mark.parametrize("length", [10, 1_400, 1_600, 3_900])
def test_however_long_a_scenario_is_it_fits_its_card(library, length):
    text = ("A passes\n" * 500)[:length]
    for lines in (text, f"title: {'_' * 200}\n{'# *' * (length // 3)}"):
        _, card = drawn(library, ScenarioQuestion(lines))
        assert wrong_with(card) == []


@needs_papers
def test_the_longest_official_rules_fit_their_cards_and_end_at_a_sentence(tmp_path):
    path = next(each for each in EDITIONS if "20260807" in each.name)
    (taken,) = take_in(tmp_path, path.read_bytes(), source=path.name)
    assert taken.status == "added"
    with Library.open(tmp_path) as library:
        volume = library.state.stock.index.main("magic", "en")
        longest = sorted(volume.rules, key=lambda rule: -len(rule.text))[:50]
        for number in [rule.number for rule in longest] + ["702.143", "702", "601.2", "704.5"]:
            for card in pages_of(library, RuleQuestion(number, examples=True)):
                assert wrong_with(card) == [], number


def test_a_name_without_a_rule_is_offered_by_its_name():
    question = RuleQuestion("brun")
    near = (Line("", "Burn"), Line("431", "Burn out"))
    answer = RuleAnswer(question, "riftbound", "en", "none", (), suggestions=near)
    card = cards.draw(answer, WORDS, question)
    assert wrong_with(card) == []
    shown = list(limits.walk(card.view.to_components()))
    texts = "\n".join(each["content"] for each in shown if each["type"] == limits.TEXT)
    assert "- Burn\n- **431** Burn out" in texts
    pressed = {each["label"]: each["custom_id"] for each in shown if each["type"] == limits.BUTTON}
    assert pressed["Burn"] == "f1:rule:riftbound.Burn"


def test_a_button_without_a_label_is_left_out():
    assert rows((Offer(" ", Change("rule", "magic.")),)) == []


@pytest.mark.parametrize(
    ("language", "name", "title", "label"),
    [
        ("en", "", "Rules of the Pond", "Rules of the Pond · 30 Mar 2026 · 103.2"),
        ("de", "Enten", "Rules of the Pond", "Enten · Rules of the Pond · 30. März 2026 · 103.2"),
        (
            "fr",
            "Ce que l’on fait des canards",
            "Résumé de toutes les règles de l’étang par Foresight",
            "Ce que l’on fait des canards · Résumé de toutes les … · 30 mars 2026 · 103.2",
        ),
    ],
)
def test_a_button_to_a_text_names_its_day_and_keeps_its_number(language, name, title, label):
    found = {"there": "103.2", "title": title, "date": "2026-03-30"}
    it = Also("riftbound", None, name, "103.2", "other-document", **found)
    (offer,) = others.offers(WORDS, language, (it,))
    assert offer.label == label


@pytest.mark.parametrize("language", LANGUAGES)
def test_however_long_the_names_of_a_text_are_its_button_keeps_its_number(language):
    long = {"there": "1.2", "title": "池の掟" * 30, "date": "2026-03-30", "own": "103.2.b.1"}
    it = Also("riftbound", None, "Rule about ducks " * 20, "7", "older-number", **long)
    (offer,) = others.offers(WORDS, language, (it,))
    assert wire.size(offer.label) <= wire.LABEL
    assert offer.label.endswith("103.2.b.1")
