"""Every check of Magic decides somewhere by itself, beside a twin that it lets pass."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from rulesdb.engine.checks import refusals
from tests.house.sources import modules, tree_of
from tests.scenarios.playing import transcripts

if TYPE_CHECKING:
    from rulesdb.engine.scenario.run import Tried

# Checks that never fail, each with the reason why it is told at all.
TOLD = {
    "instant-timing": "says which rule opens the window; the check of priority decides",
    "flash-timing": "says what opens the window; the check of priority decides",
    "could-begin": "says by which rules suspending asks what casting asks; those checks decide",
    "mana-ability": "says why nothing that stops abilities is asked",
    "no-mana-ability": "says why an ability that adds mana waits like any other",
}


def keys() -> set[str]:
    """The keys that the code of Magic gives to its checks."""
    calls = (
        node
        for module, path in modules().items()
        if module.startswith("rulesdb.engine.magic.")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Check"
    )
    return {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}


def refused_by(key: str, tried: Tried) -> bool:
    """Whether that check, and no other, refuses the try."""
    return [check.key for check in refusals(tried.checks)] == [key]


def twins(key: str) -> bool:
    """Whether a scenario has a try refused by that check alone, and a like one that is legal."""
    for transcript in transcripts("magic").values():
        refused = {like(tried) for tried in transcript.tries if refused_by(key, tried)}
        if refused & {like(tried) for tried in transcript.tries if tried.legal}:
            return True
    return False


def like(tried: Tried) -> str:
    """Who tries what, without the object and without the difference of doing and asking."""
    player, _, rest = tried.text.partition(" ")
    verb = rest.removeprefix("may ").partition(" ")[0]
    return f"{player} {verb if rest.startswith('may ') else verb.removesuffix('s')}"


@pytest.mark.parametrize("key", sorted(keys() - TOLD.keys()))
def test_a_check_is_somewhere_all_that_refuses(key):
    every = (tried for each in transcripts("magic").values() for tried in each.tries)
    assert any(refused_by(key, tried) for tried in every)


@pytest.mark.parametrize("key", sorted(keys() - TOLD.keys()))
def test_beside_the_refusal_stands_a_twin_that_is_legal(key):
    assert twins(key)


@pytest.mark.parametrize("key", sorted(TOLD))
def test_what_is_only_told_always_holds(key):
    every = (
        check
        for each in transcripts("magic").values()
        for tried in each.tries
        for check in tried.checks
    )
    assert {check.ok for check in every if check.key == key} == {True}
