"""What cards say of combat that Magic's engine does not model is named with its rule."""

from __future__ import annotations

import re

import pytest

from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.magic.mechanics.unmodelled import UNMODELLED
from rulesdb.engine.scenario import Scenario, Unreadable, read

SAID = {
    "bands with other wolves": "702.22b",
    "trample over planeswalkers": "702.19c",
    "can block an additional creature each combat": "509.1a",
    "must be blocked if able": "509.1c",
    "all creatures able to block this creature do so": "509.1c",
    "can't attack unless its controller pays a toll": "508.1h",
    "can't attack unless you control another artifact": "508.1c",
    "can't be blocked except by two or more creatures": "509.1b",
    "can't block creatures with power 3 or greater": "509.1b",
    "assigns combat damage as though it weren't blocked": "510.1a",
    "deals damage equal to its toughness": "510.1a",
    "prevent all combat damage that would be dealt": "615.1",
    "if it would die exile it instead": "614.1",
    "loses all abilities": "613.1",
    "becomes a Frog with base power 1": "613.1",
    "enters as a copy of a creature": "707.2",
    "you may exert this creature as it attacks": "701.43a",
    "you become the monarch": "725.1",
    "transforms into a Werewolf": "701.27a",
}


def found(line: str) -> Scenario | Unreadable:
    return read(line, {"magic": MAGIC})


@pytest.mark.parametrize(("words", "rule"), SAID.items())
def test_what_is_not_modelled_is_named_with_its_rule(words: str, rule: str) -> None:
    told = found(f"A battlefield: Bear = creature 2/2, {words}")
    assert isinstance(told, Unreadable)
    assert (told.key, told.nearest) == ("not-modelled", (rule,))


def test_an_effect_of_a_player_is_named_likewise() -> None:
    told = found("A effect: creatures can't attack you unless their controller pays {2}")
    assert isinstance(told, Unreadable)
    assert (told.key, told.nearest) == ("not-modelled", ("508.1h",))


def test_every_row_names_something() -> None:
    said = [re.search(pattern, words) for pattern, _ in UNMODELLED for words in SAID]
    assert sum(bool(each) for each in said) >= len(UNMODELLED)


def test_a_word_that_is_only_misspelled_is_not_taken_for_that() -> None:
    told = found("A battlefield: Bear = creature 2/2, flyng")
    assert isinstance(told, Unreadable)
    assert told.key == "fact"
