"""Every rule that an engine cites stands in the edition that it follows."""

from __future__ import annotations

import ast
import re

import pytest

from tests.claims.library.papers import PAPERS, needs_papers, only
from tests.house.sources import modules, tree_of
from tests.scenarios.playing import GAMES, scenarios

FOLLOWED = {
    "magic": PAPERS / "data/mtg/en/rules_20260807.txt",
    "riftbound": PAPERS / "data/riftbound/core-rules_EN_2026-03-30_Miszion.txt",
}
NUMBER = re.compile(r"\d{3}(\.[\da-z]+)*")
# Keywords that are told apart as not modelled, for their rules stand in no edition at hand.
BEYOND = {"riftbound": {"827", "828", "829"}, "magic": set()}


def cited(game: str) -> set[str]:
    """Every text of the engine's code that is the number of a rule."""
    return {
        node.value
        for module, path in modules().items()
        if module.startswith(f"rulesdb.engine.{game}.")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and NUMBER.fullmatch(node.value)
    }


def known(game: str) -> set[str]:
    return {str(rule.number) for rule in only(FOLLOWED[game]).rules}


@needs_papers
@pytest.mark.parametrize("game", GAMES)
def test_what_the_code_cites_exists(game):
    assert len(cited(game)) > 50
    assert cited(game) - known(game) - BEYOND[game] == set()


@needs_papers
@pytest.mark.parametrize("game", GAMES)
def test_what_a_scenario_rests_on_exists(game):
    rests = {rule for each in scenarios(game).values() for rule in each.rules}
    assert rests - known(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_edition_followed_is_the_one_that_the_game_names(game):
    assert GAMES[game].edition.replace("-", "") in FOLLOWED[game].name.replace("-", "")
