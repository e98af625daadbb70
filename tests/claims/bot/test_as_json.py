"""JSON answers have the promised keys, all of them, always."""

import json

import pytest

from bot.answers.games import ASKS, GAMES
from bot.answers.values import (
    Hit,
    Line,
    Mistake,
    Moved,
    RuleAnswer,
    ScenarioAnswer,
    TimingAnswer,
)
from bot.as_json import as_json
from bot.questions import CanIQuestion, RuleQuestion, ScenarioQuestion
from bot.words import Words
from rulesdb.engine import asking
from rulesdb.engine.questions import Said
from rulesdb.engine.scenario import read, run
from rulesdb.library.documents import Edition

WORDS = Words()
MAGIC = GAMES["magic"]
CHECK = {"key", "ok", "rules", "text"}
NEXT = {"turn", "step", "stack", "after", "text"}


def rule(*, hits=(), found_by="none", **more):
    return as_json(
        WORDS, RuleAnswer(RuleQuestion("foretell"), "magic", "fr", found_by, hits, **more)
    )


def timing(key, **said):
    ask = ASKS["magic"][key]
    found = asking.answer(MAGIC, ask, Said(key, **said))
    return as_json(
        WORDS,
        TimingAnswer(CanIQuestion(key), "magic", "de", ask.mechanic, found, (), MAGIC.edition),
    )


def played(text):
    transcript = run(read(text, GAMES), MAGIC)
    return as_json(WORDS, ScenarioAnswer(ScenarioQuestion(text), "magic", "en", transcript))


RULE = {
    *("kind", "query", "game", "lang", "found_by"),
    *("hits", "also", "moved", "reach", "suggestions"),
}
HIT = {
    "number",
    "printed",
    "mechanic",
    "heading",
    "text",
    "lang",
    "edition",
    "newer",
    "subrules",
    "examples",
}


def test_a_rule_has_its_keys_whether_found_or_not():
    edition = Edition("magic", "fr", "comprehensive", "summary", "excerpt", "Résumé", None)
    hit = Hit("702.143", None, "Prédiction", "…", "fr", edition, (Line("702.143a", "…"),), ("ex",))
    moved = (Moved("702.142", "2021-02-15", ("702.143",), "Foretell", "", "2021-02-05", "2026"),)
    found = rule(hits=(hit,), found_by="name", moved=moved, suggestions=(Line("1", "x"),))
    assert found.keys() == rule().keys() == RULE
    assert found["hits"][0].keys() == HIT
    assert found["hits"][0]["edition"] == {"title": "Résumé", "date": None, "standing": "summary"}
    assert found["hits"][0]["subrules"] == [{"number": "702.143a", "text": "…"}]
    assert found["moved"] == [
        {
            "number": "702.142",
            "name": "Foretell",
            "since": "2021-02-05",
            "date": "2021-02-15",
            "now": ["702.143"],
            "by": "2026",
        }
    ]
    assert found["suggestions"] == [{"number": "1", "text": "x"}]
    assert (rule()["found_by"], rule()["hits"], rule()["also"]) == ("none", [], [])


TIMING = {
    "kind",
    "mechanic",
    "answer",
    "checks",
    "assumed",
    "next",
    "windows",
    "rules",
    "text",
    "understood",
}


def test_a_no_has_checks_and_the_next_moment():
    found = timing("foretell", turn="theirs", step="upkeep", pending="theirs")
    assert found.keys() == TIMING
    assert (found["kind"], found["mechanic"], found["answer"]) == ("timing", "magic:foretell", "no")
    assert all(check.keys() == CHECK for check in found["checks"])
    assert found["checks"][0]["key"] == "own-turn"
    assert found["next"].keys() == NEXT
    assert (found["next"]["turn"], found["next"]["step"]) == ("mine", "upkeep")
    assert found["text"].startswith("Nein.")
    assert {"702.143a", "116.2h"} <= set(found["rules"])


def test_every_surveyed_moment_is_a_window_of_its_own():
    found = timing("cast-foretold")
    assert (found["answer"], found["next"]) == ("depends", None)
    assert all(
        window.keys() == {"turn", "step", "stack", "answer", "since", "card"}
        for window in found["windows"]
    )
    assert {window["answer"] for window in found["windows"]} == {"yes", "no"}
    assert not any(
        window["answer"] == "yes" for window in found["windows"] if window["since"] == "this-turn"
    )


def test_what_is_not_modelled_has_the_same_keys():
    answer = TimingAnswer(
        CanIQuestion("x"), "magic", "ja", "magic:x", None, ("702.22",), "2026-08-07"
    )
    found = as_json(WORDS, answer)
    assert found.keys() == TIMING
    assert (found["answer"], found["next"], found["rules"]) == ("not-modelled", None, ["702.22"])


LINES = """title: Foretelling waits for one's own turn
turn: B, upkeep
A hand: Augury = instant, {1}{U}{U}, foretell {1}{U}
A may foretell Augury -> no: own-turn
until: A, upkeep
A foretells Augury -> yes
expect: Augury in graveyard
"""


def test_a_scenario_has_tries_transcript_and_expectations():
    found = played(LINES)
    assert found.keys() == {
        "kind",
        "title",
        "game",
        "ok",
        "tries",
        "transcript",
        "expectations",
    }
    first, second = found["tries"]
    assert first.keys() == {"line", "text", "legal", "checks", "next"}
    assert (first["line"], first["legal"], second["legal"], second["next"]) == (
        4,
        False,
        True,
        None,
    )
    assert first["next"].keys() == NEXT
    assert all(told.keys() == {"line", "key", "rules", "text"} for told in found["transcript"])
    assert [each["met"] for each in found["expectations"]] == [True, True, False]
    assert found["ok"] is False


def test_a_mistake_has_a_line_and_suggestions_only_where_there_are_any():
    place = as_json(WORDS, Mistake("unreadable-step", "en", (("found", "x"),), 3, 1, ("main1",)))
    assert place == {
        "kind": "error",
        "key": "unreadable-step",
        "text": "Line 3, column 1: “x” is no step.",
        "line": 3,
        "suggestions": ["main1"],
    }
    plain = as_json(WORDS, Mistake("scenario-empty", "en"))
    assert plain.keys() == {"kind", "key", "text"}


@pytest.mark.parametrize("found", [rule(), timing("foretell"), played(LINES)])
def test_an_answer_is_one_line_of_json(found):
    line = json.dumps(found, ensure_ascii=False)
    assert "\n" not in line
    assert json.loads(line) == found
