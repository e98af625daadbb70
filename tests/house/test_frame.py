"""What both games share says nothing that is true of one game only."""

from __future__ import annotations

import ast
import re

import pytest

from tests.house.sources import modules, tree_of
from tests.house.test_walls import frame

# Words of either game. What is said of both (turn, step, play, player, priority) is not here.
MAGIC = """
    artifact battlefield card cast casts cleanup combat color commander creature enchantment exile
    exiled flash foretell foretold forecast graveyard hand haste instant kicker land library life
    loyalty magic mana permanent planeswalker poison sorcery spell stack suspend tap tapped
    trample untap untapped upkeep
"""
RIFTBOUND = """
    action ambush awaken base battlefields bounty buff chain champion channel conquer deathknell
    energy equip focus gear hidden hold legend might power reaction ready riftbound rune runes
    scored showdown temporary trash unit units vision weaponmaster
"""
WORDS = frozenset((MAGIC + RIFTBOUND).split())
# Words that a game has and the frame needs in their everyday sense.
EVERYDAY = {
    "card": "what a question is about is called a card by both games",
    "action": "a question names the action that it is about",
}


def said(tree: ast.Module) -> set[str]:
    """The words of names and texts in code; docstrings may give examples from a game."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            texts.append(node.value)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.alias)):
            texts.append(node.name)
        elif isinstance(node, ast.arg):
            texts.append(node.arg)
        elif isinstance(node, ast.Attribute):
            texts.append(node.attr)
        elif isinstance(node, ast.Name):
            texts.append(node.id)
        elif isinstance(node, ast.keyword) and node.arg:
            texts.append(node.arg)
    return {word.casefold() for text in texts for word in re.findall(r"[A-Za-z][a-z]*", text)}


@pytest.mark.parametrize("module", sorted(filter(frame, modules())))
def test_the_frame_holds_no_word_of_either_game(module):
    assert (said(tree_of(modules()[module])) & WORDS) - EVERYDAY.keys() == set()


# Words that only one of the games has.
ALONE = {
    "magic": {"deathknell", "focus", "riftbound", "rune", "runes", "showdown", "weaponmaster"},
    "riftbound": {
        *("artifact", "creature", "foretell", "graveyard", "instant", "kicker", "land", "library"),
        *("magic", "mana", "planeswalker", "sorcery", "stack", "suspend", "tapped", "untap"),
        *("trample", "upkeep"),
    },
}


@pytest.mark.parametrize("game", ALONE)
def test_a_game_holds_no_word_of_the_other(game):
    there = [each for each in modules() if each.startswith(f"rulesdb.engine.{game}")]
    assert there
    assert set().union(*(said(tree_of(modules()[each])) for each in there)) & ALONE[game] == set()


def test_the_words_would_be_found():
    code = ast.parse("class UntapStep:\n    rune_pool = f'the {stack}'\n")
    assert said(code) & WORDS == {"untap", "rune", "stack"}
