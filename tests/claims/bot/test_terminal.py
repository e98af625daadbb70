"""What a terminal shows: the verdict first, marks as words, lines instead of tables."""

import io
import unicodedata

import pytest
from rich.console import Console

from bot import terminal
from bot.answers.games import ASKS, GAMES
from bot.answers.values import Hit, Line, Mistake, RuleAnswer, ScenarioAnswer, TimingAnswer
from bot.questions import CanIQuestion, RuleQuestion, ScenarioQuestion
from bot.words import Words
from rulesdb.engine import asking
from rulesdb.engine.questions import Said
from rulesdb.engine.scenario import read, run
from rulesdb.library.documents import Edition

WORDS = Words()


def shown(answer):
    page = io.StringIO()
    Console(file=page, highlight=False).print(terminal.text(WORDS, answer), soft_wrap=True)
    return page.getvalue().splitlines()


def timing(language, key, **said):
    ask = ASKS["magic"][key]
    found = asking.answer(GAMES["magic"], ask, Said(key, **said))
    return TimingAnswer(CanIQuestion(key), "magic", language, ask.mechanic, found, (), "2026-08-07")


def scenario(text):
    transcript = run(read(text, GAMES), GAMES["magic"])
    return ScenarioAnswer(ScenarioQuestion(text), "magic", "en", transcript)


def test_a_no_is_verdict_reason_next_moment_and_then_every_condition():
    asked, verdict, reason, coming, _, label, first, *rest = shown(
        timing("en", "foretell", turn="theirs", step="upkeep", pending="theirs")
    )
    assert asked.startswith("Foretell a card from your hand · on an opponent’s turn")
    assert verdict == "No."
    assert reason == "It is not your own turn. (CR 116.2h, 702.143a)"
    assert coming.startswith("Next chance: next turn – on your turn, in the upkeep step")
    assert (label, first) == ("Conditions", f"  ✗ fails  {reason}")
    assert any(line.startswith("  ✓ holds  ") for line in rest)
    assert rest[-1] == "By the Comprehensive Rules of 7 Aug 2026"


@pytest.mark.parametrize("language", WORDS.languages)
def test_no_line_draws_a_table_or_a_colour_where_nothing_shows_colours(language):
    lines = "".join(shown(timing(language, "cast-foretold")))
    assert "\x1b" not in lines
    assert not any("BOX DRAWINGS" in unicodedata.name(each, "") for each in lines)


def test_what_depends_lists_each_window_with_what_it_lacks():
    lines = shown(timing("en", "foretell"))
    at = lines.index("When")
    assert lines[at + 1].startswith("  ✓ yes – on your turn, in every step except")
    assert any(line.startswith("  ✗ no – on an opponent’s turn") for line in lines)
    assert "    Missing: It is your own turn. (CR 116.2h, 702.143a)" in lines


def test_a_rule_shows_its_edition_before_its_text():
    edition = Edition("magic", "en", "comprehensive", "summary", "excerpt", "Summary", "2026-08-07")
    hit = Hit(
        "702.143",
        "magic:foretell",
        "Foretell",
        "Exile it first, [cast] it later.",
        "en",
        edition,
        (Line("702.143a", "On your own turn."),),
        ("An example.",),
    )
    answer = RuleAnswer(RuleQuestion("foretell"), "magic", "en", "name", (hit,))
    title, source, text, subrule, _, label, example, official = shown(answer)
    assert "foresight rules import" in official
    assert title == "702.143 Foretell"
    assert source.startswith("Summary · in force since 7 Aug 2026 · summary in our own words")
    assert text == "Exile it first, [cast] it later."
    assert subrule == "702.143a  On your own turn."
    assert (label, example) == ("Examples", "  An example.")


def test_a_miss_offers_what_is_near():
    near = (Line("702.143", "Foretell"),)
    lines = shown(RuleAnswer(RuleQuestion("xyz"), "magic", "en", "none", (), suggestions=near))
    assert lines == [
        "Nothing found for “xyz”.",
        "",
        "Did you mean one of these?",
        "  702.143 Foretell",
    ]


def test_a_scenario_shows_every_try_with_its_line():
    lines = shown(
        scenario("turn: B, upkeep\nA hand: X = instant, foretell {U}\nA may foretell X -> yes\n")
    )
    assert lines[0] == "Not every expectation was met."
    assert lines[1] == "line 3  ✗ not legal  A may foretell X"
    assert "  line 3  ✗ not met  A may foretell X -> yes" in lines


def test_a_mistake_is_the_sentence_and_what_was_perhaps_meant():
    lines = shown(Mistake("unreadable-step", "de", (("found", "x"),), 2, 9, ("main1",)))
    assert lines == ["Zeile 2, Spalte 9: „x“ ist kein Segment.", "Vielleicht main1?"]
