"""A card's question stands on it and is read back; a press changes one thing of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cards import asked
from bot.cards.changes import changed, page_of
from bot.cards.presses import Change
from bot.questions import CanIQuestion, RuleQuestion, ScenarioQuestion

typed = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=80)
lines = st.text(st.characters(exclude_categories=["Cs", "Cc"], include_characters="\n"), min_size=1,
                max_size=300).filter(lambda text: "\u200b" not in text)  # fmt: skip
languages = st.sampled_from([None, "en", "fr", "de", "ja"])


@given(typed, languages, st.booleans())
def test_a_rule_question_reads_back_from_its_card(query, language, only):
    question = RuleQuestion(query, language=language, only=only)
    assert asked.read(["## a title", asked.shown(question)]) == question


@given(typed, st.sampled_from([None, "mine", "theirs"]), st.none() | typed, st.none() | typed)
def test_a_timing_question_reads_back_from_its_card(action, turn, stack, more):
    question = CanIQuestion(action, turn=turn, stack=stack, more=more)
    assert asked.read([asked.shown(question)]) == question


@given(lines, languages)
def test_a_scenario_reads_back_with_its_lines(text, language):
    question = ScenarioQuestion(text, language=language)
    assert asked.read([asked.shown(question)]) == question


def test_lines_that_hold_a_fence_of_code_stay_within_theirs():
    question = ScenarioQuestion("# ```\nA passes\n```")
    assert asked.read([asked.shown(question)]) == question


def test_a_question_too_long_for_a_card_is_not_shown_by_half():
    assert asked.shown(ScenarioQuestion("x" * 3_000)) == ""


def test_text_without_a_question_is_none():
    assert asked.read(["## /rule 702.143", "-# small print", "-# /unknown x"]) is None


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (Change("turn", "mine"), "-# /can-i foretell turn:mine step:upkeep"),
        (Change("turn", "any"), "-# /can-i foretell step:upkeep"),
        (Change("step", "any"), "-# /can-i foretell turn:theirs"),
        (Change("stack", "split-second"),
         "-# /can-i foretell turn:theirs step:upkeep stack:split-second"),
        (Change("language", "ja"), "-# /can-i foretell turn:theirs step:upkeep language:ja"),
        (Change("rule", "magic.116.2h"), "-# /rule 116.2h"),
        (Change("rule", "riftbound.436"), "-# /rule 436 game:riftbound"),
    ],
)  # fmt: skip
def test_a_press_changes_one_thing(change, line):
    question = CanIQuestion("foretell", turn="theirs", step="upkeep")
    assert asked.shown(changed(question, change)) == line


@pytest.mark.parametrize(
    "change",
    [
        Change("turn", "yours"),
        Change("language", "xx"),
        Change("nothing", "x"),
        Change("rule", "chess.1"),
        Change("rule", "magic."),
        Change("rule", ""),
    ],
)
def test_what_no_card_offers_is_no_change(change):
    assert changed(CanIQuestion("foretell"), change) is None


def test_the_neighbour_of_a_rule_keeps_language_edition_and_a_named_game():
    question = RuleQuestion("702.142", game="magic", language="fr", edition="2021-04-19")
    assert changed(question, Change("rule", "magic.702.143")) == RuleQuestion(
        "702.143", game="magic", language="fr", edition="2021-04-19"
    )
    other = changed(question, Change("rule", "riftbound.436"))
    assert other == RuleQuestion("436", game="riftbound", language="fr")


def test_pages_are_turned_in_a_language():
    assert page_of(Change("page", "fr.12")) == ("fr", 12)
    assert page_of(Change("page", "fr.x")) is None
    assert page_of(Change("rule", "magic.12")) is None
