"""A third game runs on the frame, so the frame knows neither of the two."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesdb.engine.asking import answer
from rulesdb.engine.games import IllegalTry, Moment
from rulesdb.engine.questions import Ask, Hole, Next, Said
from rulesdb.engine.scenario import Scenario, Transcript, Unreadable, read, run, swapped, write
from rulesdb.engine.survey import next_moment
from tests.claims.engine.toy import LANTERNS, Hung, Light, Place

GAMES = {"lanterns": LANTERNS}
TEXT = """
title: A lantern is lit at dusk of its owner's day
rules: 2, 3
source: the rules of the toy
day: B, dawn
A lantern: Red
A lights Red       -> no: own-day, step
pass
A lights Red       -> no: own-day/2
until: A, dusk
expect: Red burns                               # not yet
A lights Red       -> yes
A may light Red    -> no: dark
B may light Red    -> no: owner
expect: Red burns
"""


def scenario(text: str) -> Scenario:
    found = read(text, GAMES)
    assert isinstance(found, Scenario), found
    return found


def transcript(text: str) -> Transcript:
    told = run(scenario(text), LANTERNS)
    assert isinstance(told, Transcript), told
    return told


def test_a_scenario_of_a_third_game_is_read_and_played():
    told = transcript(TEXT)
    assert told.scenario.game == "lanterns"
    assert [tried.legal for tried in told.tries] == [False, False, True, False, False]
    assert [(each.line, each.met) for each in told.expectations if not each.met] == [(11, False)]
    assert [event.event.key for event in told.told] == ["lit"]
    assert not told.ok


def test_its_verdicts_are_the_same_in_the_other_seats():
    other = transcript(swapped(TEXT))
    assert [tried.legal for tried in other.tries] == [False, False, True, False, False]


def test_what_was_read_is_written_and_read_again():
    assert write(scenario(write(scenario(TEXT)))) == write(scenario(TEXT))


def test_every_failure_is_told_what_can_not_be_mended_first():
    tried = transcript("A lantern: Red\nB may light Red").tries[0]
    assert [(check.key, check.ok) for check in tried.checks] == [
        ("owner", False),
        ("own-day", False),
        ("step", False),
        ("dark", True),
    ]
    assert tried.next is None


def test_a_no_says_when_it_becomes_a_yes():
    place = Hung("A", "Red").apply(Place(("A", "B")))
    assert next_moment(LANTERNS, place, Light("A", "Red")) == Next(
        Moment("mine", "dusk", "empty"), "step"
    )
    theirs = replace(place, day=1, step="dusk")
    assert next_moment(LANTERNS, theirs, Light("A", "Red")) == Next(
        Moment("mine", "dusk", "empty"), "turn"
    )
    lit = replace(place, lit=frozenset({"Red"}))
    assert next_moment(LANTERNS, lit, Light("A", "Red")) is None


def test_what_is_refused_is_not_played():
    place = Hung("A", "Red").apply(Place(("A", "B")))
    with pytest.raises(IllegalTry) as refused:
        LANTERNS.play(place, Light("A", "Red"))
    assert [check.key for check in refused.value.checks if not check.ok] == ["step"]


ASK = Ask(
    key="light",
    mechanic="lanterns:light",
    about=("lanterns:light",),
    lines=("A lantern: Red = {card}",),
    attempt="light Red",
    card="paper",
    assumes=(("owner", "card"), ("dark", "")),
    rules=("3",),
)


def test_a_question_with_holes_is_surveyed():
    timing = answer(LANTERNS, ASK, Said("light"))
    assert not isinstance(timing, Unreadable)
    assert timing.answer == "depends"
    assert len(timing.cells) == 4
    assert [(group.turns, group.steps, group.legal) for group in timing.groups] == [
        (("mine",), ("dusk",), True),
        (("mine",), ("dawn",), False),
        (("theirs",), ("dawn", "dusk"), False),
    ]
    assert [assumed.key for assumed in timing.assumed] == ["owner", "dark"]


def test_a_question_about_one_moment_is_answered_with_the_next():
    timing = answer(LANTERNS, ASK, Said("light", turn="theirs", step="dusk"))
    assert not isinstance(timing, Unreadable)
    assert (timing.answer, timing.checks[0].key) == ("no", "own-day")
    assert timing.next == Next(Moment("mine", "dusk", "empty"), "turn")
    assert timing.attempt == "A may light Red -> no"


def test_what_is_said_of_the_card_is_no_longer_assumed():
    timing = answer(LANTERNS, ASK, Said("light", turn="mine", step="dusk", card="glass"))
    assert not isinstance(timing, Unreadable)
    assert (timing.answer, timing.next) == ("yes", None)
    assert timing.scenario == ("A lantern: Red = glass", "day: A, dusk")
    assert [assumed.key for assumed in timing.assumed] == ["dark"]


def test_holes_multiply_the_cases():
    holed = replace(
        ASK,
        lines=("{whose} lantern: Red",),
        attempt="light Red",
        holes=(Hole("whose", (("own", "A"), ("other", "B"))),),
    )
    timing = answer(LANTERNS, holed, Said("light", turn="mine", step="dusk"))
    assert not isinstance(timing, Unreadable)
    assert timing.answer == "depends"
    assert [(group.fills, group.legal) for group in timing.groups] == [
        ((("whose", ("own",)),), True),
        ((("whose", ("other",)),), False),
    ]
    told = answer(
        LANTERNS, holed, Said("light", turn="mine", step="dusk", fills=(("whose", "own"),))
    )
    assert not isinstance(told, Unreadable)
    assert told.answer == "yes"
