"""A typed line becomes a question, and a question becomes a line that reads back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.answers.values import Mistake
from bot.line import read, write
from bot.questions import QUESTIONS, CanIQuestion, RuleQuestion, ScenarioQuestion, options

PIECES = st.sampled_from(
    [
        '"',
        '""',
        " ",
        "turn:",
        "card:",
        "language:",
        "query:",
        "a",
        "\n",
        "stack:mine",
        ";",
        "：",
        "　",
    ]
)
TEXTS = st.text(max_size=60) | st.lists(PIECES, max_size=9).map("".join)


def values(option):
    if option.switch:
        return st.booleans()
    if option.choices:
        return st.none() | st.sampled_from(option.choices)
    texts = TEXTS.map(lambda text: text[: option.longest])
    return texts.filter(bool) if option.required else st.none() | texts


QUESTION = st.one_of(
    st.builds(kind, **{option.name: values(option) for option in options(kind)})
    for kind in QUESTIONS.values()
)


@given(QUESTION)
def test_a_question_that_is_written_reads_back_equal(question):
    assert read(write(question)) == question


@given(st.sampled_from(sorted(QUESTIONS)), TEXTS)
def test_a_line_that_was_read_is_written_once_and_for_all(command, text):
    question = read(f"/{command} {text}")
    if not isinstance(question, Mistake):
        assert read(write(question)) == question
        assert write(read(write(question))) == write(question)


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("/rule 702.143", RuleQuestion("702.143")),
        ("rule 702.143", RuleQuestion("702.143")),
        ("/RULE  query:702.143 only:True", RuleQuestion("702.143", only=True)),
        ("/rule double strike trample", RuleQuestion("double strike trample")),
        ("/rule 予顕 language:ja game:mtg", RuleQuestion("予顕", game="magic", language="ja")),
        ("/rule see rule:9 CR:702.143", RuleQuestion("see rule:9 CR:702.143")),
        ("/rule sublanguage:fr", RuleQuestion("sublanguage:fr")),
        ('/rule partner, "partner with [name]"', RuleQuestion('partner, "partner with [name]"')),
        ('/rule query:"language:fr" language:de', RuleQuestion("language:fr", language="de")),
        ('/rule query:"he said ""hi""" only:no', RuleQuestion('he said "hi"')),
        ('/rule query:"open language:de', RuleQuestion('"open', language="de")),
        ('/rule query:"a" and b', RuleQuestion('"a" and b')),
        (
            "/can-i Opponent's turn: may I cast a planeswalker? turn:theirs",
            CanIQuestion("Opponent's turn: may I cast a planeswalker?", turn="theirs"),
        ),
        (
            "/can-i foretell turn: mine more:why?",
            CanIQuestion("foretell", turn="mine", more="why?"),
        ),
        (
            "/can-i foretell turn:theirs step:upkeep stack:theirs mana:{2}",
            CanIQuestion("foretell", turn="theirs", step="upkeep", stack="theirs", mana="{2}"),
        ),
        (
            '/can-i foretell more:"stack: B casts Bolt = instant; A mana: {2}"',
            CanIQuestion("foretell", more="stack: B casts Bolt = instant; A mana: {2}"),
        ),
        (
            "/can-i foretell stack: B casts Bolt = instant",
            CanIQuestion("foretell", stack="B casts Bolt = instant"),
        ),
        ("/can-i turn:mine action:plot", CanIQuestion("plot", turn="mine")),
        (
            "/scenario turn: A, upkeep\nA foretells X -> yes",
            ScenarioQuestion("turn: A, upkeep\nA foretells X -> yes"),
        ),
        ("/scenario", ScenarioQuestion()),
    ],
)
def test_a_line_is_read_as_discord_shows_it(line, question):
    assert read(line) == question


@pytest.mark.parametrize(
    ("line", "key", "suggestion"),
    [
        ("/rul 702.143", "unknown-command", "/rule"),
        ("/cani foretell", "unknown-command", "/can-i"),
        ("", "unknown-command", "/rule"),
        ("/can-i foretell turn:their", "unknown-choice", "theirs"),
        ("/rule 1 language:xx", "unknown-choice", "en"),
        ("/rule 1 only:maybe", "unknown-choice", "true"),
    ],
)
def test_what_is_not_known_is_answered_with_what_is(line, key, suggestion):
    mistake = read(line, "fr")
    assert isinstance(mistake, Mistake)
    assert (mistake.key, mistake.language) == (key, "fr")
    assert suggestion in mistake.suggestions


@pytest.mark.parametrize(
    ("line", "key", "slots"),
    [
        ("/rule", "option-missing", {"option": "query", "command": "rule"}),
        ("/can-i turn:mine", "option-missing", {"option": "action", "command": "can-i"}),
        ("/rule 1 language:fr language:de", "option-twice", {"option": "language"}),
        ("/rule 1 query:2", "option-twice", {"option": "query"}),
        ("/rule " + "a" * 401, "option-too-long", {"option": "query", "longest": "400"}),
    ],
)
def test_what_is_missing_twice_or_too_long_is_named(line, key, slots):
    mistake = read(line)
    assert isinstance(mistake, Mistake)
    assert (mistake.key, dict(mistake.slots)) == (key, slots)
