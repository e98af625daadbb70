"""Every check decides somewhere by itself, beside a twin that it lets pass."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from rulesdb.engine.checks import refusals
from tests.house.sources import modules, tree_of
from tests.scenarios.playing import GAMES, transcripts

if TYPE_CHECKING:
    from rulesdb.engine.scenario.run import Tried

# Checks that never fail, each with the reason why it is told at all.
TOLD = {
    ("magic", "any-turn"): "says which effect lifts the own turn; priority decides",
    ("magic", "instant-timing"): "says which rule opens the window; priority decides",
    ("magic", "could-begin"): "says by which rules suspending asks what casting asks",
    ("magic", "flash-timing"): "says what opens the window; the check of priority decides",
    ("magic", "mana-ability"): "says why nothing that stops abilities is asked",
    ("magic", "no-mana-ability"): "says why an ability that adds mana waits like any other",
    ("magic", "must-attack"): "says that a goaded creature has to attack; others refuse it",
    ("magic", "not-stopped"): "says that split second leaves special actions alone",
    ("magic", "never-too-new"): "says why what is no creature may be tapped at once",
    ("magic", "never-too-new-to-block"): "says why a new creature blocks",
    ("magic", "target-ward"): "says that ward only triggers; it forbids nothing",
    ("riftbound", "action-timing"): "says what opens the window; the check of focus decides",
    ("riftbound", "reaction-timing"): "says what opens the window; priority decides",
    ("riftbound", "by-itself"): "says why nobody can choose the time",
    ("riftbound", "any-time"): "says that nothing keeps a player from it",
}
# Checks that never hold: what they ask about is never possible, and their twin is another try.
NEVER = {
    ("riftbound", "when-instructed"): "a limited action is never taken at will",
    ("riftbound", "while-playing"): "the cost of a card that is already played is never paid",
}
# Checks that fail only together with another, by the rules themselves.
TOGETHER = {
    ("riftbound", "turn-player"): {"has-priority"},
    ("riftbound", "in-main-phase"): {"has-priority"},
}


def keys() -> set[tuple[str, str]]:
    """The keys that the code of each game gives to its checks."""
    calls = (
        (module.split(".")[2], node)
        for module, path in modules().items()
        if module.startswith(tuple(f"rulesdb.engine.{game}." for game in GAMES))
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Check"
    )
    # What acts by itself is only told of, under keys that its table completes.
    named = ((game, call.args[0]) for game, call in calls)
    return {(game, key.value) for game, key in named if isinstance(key, ast.Constant)}


def refused_by(game: str, key: str, tried: Tried) -> bool:
    """Whether that check, and no other that could be missing, refuses the try."""
    failed = {check.key for check in refusals(tried.checks)}
    return key in failed and failed <= {key} | TOGETHER.get((game, key), set())


def twins(game: str, key: str) -> bool:
    """Whether a scenario has a try refused by that check alone, and a like one that is legal."""
    for transcript in transcripts(game).values():
        refused = {like(tried) for tried in transcript.tries if refused_by(game, key, tried)}
        if refused & {like(tried) for tried in transcript.tries if tried.legal}:
            return True
    return False


def like(tried: Tried) -> str:
    """Who tries what, without the object and without the difference of doing and asking."""
    player, _, rest = tried.text.partition(" ")
    verb = rest.removeprefix("may ").partition(" ")[0]
    return f"{player} {verb if rest.startswith('may ') else verb.removesuffix('s')}"


@pytest.mark.parametrize(("game", "key"), sorted(keys() - TOLD.keys()))
def test_a_check_is_somewhere_all_that_refuses(game, key):
    every = (tried for each in transcripts(game).values() for tried in each.tries)
    assert any(refused_by(game, key, tried) for tried in every)


@pytest.mark.parametrize(("game", "key"), sorted(keys() - TOLD.keys() - NEVER.keys()))
def test_beside_the_refusal_stands_a_twin_that_is_legal(game, key):
    assert twins(game, key)


def found(game: str, key: str) -> set[bool]:
    """Whether the check ever holds, and whether it ever fails."""
    every = (
        check
        for each in transcripts(game).values()
        for tried in each.tries
        for check in tried.checks
    )
    return {check.ok for check in every if check.key == key}


@pytest.mark.parametrize(("game", "key"), sorted(TOLD))
def test_what_is_only_told_always_holds(game, key):
    assert found(game, key) == {True}


@pytest.mark.parametrize(("game", "key"), sorted(NEVER))
def test_what_is_never_possible_never_holds(game, key):
    assert found(game, key) == {False}
