"""What is so in every position: a try, its checks, priority, time, and lines that read back."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesdb.engine.checks import legal, refusals
from rulesdb.engine.games import IllegalTry
from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.magic.tries import Activate, Attack, Block, Cast, Concede, TakeAction
from rulesdb.engine.scenario import Scenario, Transcript, Unreadable, read, run, write
from rulesdb.engine.survey import judge, next_moment
from tests.properties.scenes import Scene, scenes
from tests.scenarios.playing import FILES, GAMES

# The steps in which a creature is declared, by the kind of the try.
DECLARED_IN = {Attack: "attackers", Block: "blockers"}
MOST_MOMENTS = 200


def completed(scene: Scene) -> list[Any]:
    return list(MAGIC.completions(scene.position, scene.attempt))


@given(scenes())
def test_a_try_is_played_exactly_when_no_check_fails(scene: Scene) -> None:
    for attempt in completed(scene):
        checks = MAGIC.checks(scene.position, attempt)
        if legal(checks):
            assert MAGIC.play(scene.position, attempt).position != scene.position
        else:
            with pytest.raises(IllegalTry) as refused:
                MAGIC.play(scene.position, attempt)
            assert refused.value.checks == checks


@given(scenes())
def test_a_check_says_the_same_again_and_cites_a_rule(scene: Scene) -> None:
    for attempt in completed(scene):
        checks = MAGIC.checks(scene.position, attempt)
        assert checks == MAGIC.checks(scene.position, attempt)
        assert all(check.rules for check in checks)


@given(scenes())
def test_no_one_acts_without_priority_but_where_a_rule_says_so(scene: Scene) -> None:
    for attempt in completed(scene):
        if not legal(MAGIC.checks(scene.position, attempt)):
            continue
        match attempt:
            case Attack() | Block():
                assert scene.position.step == DECLARED_IN[type(attempt)]
            case Activate() if makes_mana(scene, attempt):
                assert attempt.player in (scene.position.priority, scene.position.paying)
            case Cast() | TakeAction() | Activate():
                assert scene.position.priority == attempt.player


def makes_mana(scene: Scene, attempt: Activate) -> bool:
    thing = scene.position.find(attempt.name)
    ability = thing.card.ability(attempt.ability) if thing else None
    return bool(ability and ability.makes_mana)


@given(scenes(), st.sampled_from("AB"))
def test_anyone_may_concede_at_any_time_and_once(scene: Scene, player: str) -> None:
    after = MAGIC.play(scene.position, Concede(player)).position
    assert after.over
    assert after.priority is None
    assert [check.key for check in refusals(MAGIC.checks(after, Concede(player)))] == [
        "in-the-game"
    ]


@given(scenes())
def test_who_acts_keeps_priority_and_waiting_gives_it_to_the_active_player(scene: Scene) -> None:
    judged = judge(MAGIC, scene.position, scene.attempt)
    if judged.legal and isinstance(judged.attempt, (Cast, TakeAction)):
        assert MAGIC.play(scene.position, judged.attempt).position.priority == scene.attempt.player
    after = MAGIC.advance(scene.position).position
    assert after.priority in (None, after.active)


@given(scenes())
def test_the_next_moment_allows_it_and_no_earlier_one_does(scene: Scene) -> None:
    if judge(MAGIC, scene.position, scene.attempt).legal:
        return
    player = MAGIC.player_of(scene.attempt)
    waits = next_moment(MAGIC, scene.position, scene.attempt)
    here, begun = scene.position, MAGIC.turns_of(scene.position, player)
    for _ in range(MOST_MOMENTS):
        here = MAGIC.advance(here).position
        if MAGIC.turns_of(here, player) > begun + 1:
            assert waits is None
            return
        offered = MAGIC.offer(here, player)
        if judge(MAGIC, offered, scene.attempt).legal:
            if waits:
                assert waits.moment == MAGIC.moment(offered, player)
            else:
                assert not all(check.mends for check in failed(scene))
            return
    pytest.fail("the turns do not go round")


def failed(scene: Scene) -> tuple[Any, ...]:
    return refusals(judge(MAGIC, scene.position, scene.attempt).checks)


def test_of_random_tries_a_fifth_is_legal_and_is_played() -> None:
    count: Counter[str] = Counter()

    @settings(max_examples=300, database=None)
    @given(scenes())
    def tally(scene: Scene) -> None:
        judged = judge(MAGIC, scene.position, scene.attempt)
        count["tried"] += 1
        if judged.legal:
            MAGIC.play(scene.position, judged.attempt)
            count["legal"] += 1
            count[type(judged.attempt).__name__] += 1

    tally()
    assert count["legal"] >= count["tried"] / 5, count
    assert {"Cast", "TakeAction", "Activate", "Attack", "Block"} <= count.keys()


@given(scenes())
def test_what_is_written_reads_back_equal(scene: Scene) -> None:
    tried = f"{scene.attempt.player} may {scene.attempt}"
    scenario = read("\n".join((*scene.lines, tried)), GAMES)
    assert isinstance(scenario, Scenario)
    again = read(write(scenario), GAMES)
    assert isinstance(again, Scenario)
    assert write(again) == write(scenario)
    assert [said(each) for each in again.statements] == [said(each) for each in scenario.statements]


def said(statement: Any) -> Any:
    """The statement without the line it stands on."""
    return (
        getattr(statement, "situation", None) or getattr(statement, "wish", None) or str(statement)
    )


# Texts that almost are scenarios: what the files say, shuffled and spoilt.
TEXTS = [file.read_text("utf-8") for file in FILES]
LINES = sorted({line.strip() for text in TEXTS for line in text.splitlines() if line.strip()})
PIECES = sorted({piece for line in LINES for piece in line.replace(",", " , ").split()})
ODD = (
    "",
    " ",
    ":",
    "->",
    "=",
    "{",
    "}",
    "{W/P}",
    "#",
    ";",
    "⑳",
    "９",
    "\u2028",
    "\x00",
    "1" * 50,
    "é",
)
spoilt_lines = st.lists(st.sampled_from(PIECES) | st.sampled_from(ODD), max_size=9).map(" ".join)
lines = st.sampled_from(LINES) | spoilt_lines | st.text(max_size=60)
texts = st.lists(lines, max_size=12).map("\n".join)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A scenario file with a piece taken out, put in, or put elsewhere."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        piece = draw(st.sampled_from(PIECES) | st.sampled_from(ODD) | st.sampled_from(LINES))
        text = text[:start] + piece + text[end:]
    return text


@given(texts | spoilt())
def test_any_text_is_a_scenario_or_unreadable_and_never_a_crash(text: str) -> None:
    found = read(text, GAMES)
    if isinstance(found, Unreadable):
        assert found.key
        assert found.line >= 1
        assert found.column >= 1
    else:
        assert isinstance(run(found, GAMES[found.game]), (Transcript, Unreadable))


@given(spoilt())
def test_what_can_be_read_can_be_written_and_read_again(text: str) -> None:
    found = read(text, GAMES)
    if isinstance(found, Scenario):
        again = read(write(found), GAMES)
        assert isinstance(again, Scenario), again
        assert write(again) == write(found)
