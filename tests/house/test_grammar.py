"""The page on the scenario language names every word of it, and its scenarios are played."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Any, get_args

import pytest

from rulesdb.engine.magic import position, steps, tries
from rulesdb.engine.magic.cards import ABILITY_PHRASES, TYPES
from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.magic.language import expectations, situations, states, wishes
from rulesdb.engine.magic.mechanics import effects, keywords, triggers
from rulesdb.engine.magic.spells import WAYS
from rulesdb.engine.riftbound import cards as rift_cards
from rulesdb.engine.riftbound import costs as rift_costs
from rulesdb.engine.riftbound import sight as rift_sight
from rulesdb.engine.riftbound import tries as rift_tries
from rulesdb.engine.riftbound.game import RIFTBOUND
from rulesdb.engine.riftbound.language import expectations as rift_expectations
from rulesdb.engine.riftbound.language import facts as rift_facts
from rulesdb.engine.riftbound.language import holds as rift_holds
from rulesdb.engine.riftbound.language import situations as rift_situations
from rulesdb.engine.riftbound.language import wishes as rift_wishes
from rulesdb.engine.riftbound.mechanics import keywords as rift_keywords
from rulesdb.engine.riftbound.mechanics import limited, phrases, responses
from rulesdb.engine.riftbound.mechanics import steps as rift_steps
from rulesdb.engine.scenario import Attempt, Expect, Scenario, Setup, Transcript, read, run, swapped
from rulesdb.engine.verbs import third
from tests.house.sources import ROOT, modules, tree_of

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = (ROOT / "rulesdb/engine/SCENARIOS.md").read_text("utf-8")
GAMES: dict[str, Any] = {"magic": MAGIC, "riftbound": RIFTBOUND}
SECTIONS = {
    "magic": PAGE.partition("\n## Magic\n")[2].partition("\n## Riftbound\n")[0],
    "riftbound": PAGE.partition("\n## Riftbound\n")[2],
}
BLOCKS = re.findall(r"^```scenario\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SEATS = {"as-written": str, "swapped": swapped}

# The closed lists of each game's language.
WORDS = {
    "magic": (
        *(zone for zone in position.ZONES if zone != position.STACK),
        *steps.STEPS,
        *TYPES,
        *ABILITY_PHRASES,
        *keywords.KEYWORDS,
        *states.STATES,
        *expectations.STATES,
        *(phrase for phrase, _ in effects.PHRASES.values()),
        *(trigger.phrase for trigger in triggers.TRIGGERS.values()),
        *map(third, wishes.VERBS),
        *WAYS,
        *wishes.EXTRAS,
        *situations.GENERAL,
        *situations.OF_PLAYER,
    ),
    "riftbound": (
        *rift_situations.CARD_ZONES,
        *rift_steps.SURVEYED_STEPS,
        *rift_cards.KINDS,
        *rift_costs.DOMAINS,
        *rift_keywords.KEYWORDS,
        *rift_facts.STATES,
        rift_facts.KILLING,
        *rift_sight.STATES,
        *rift_holds.TURN_STATES,
        *rift_expectations.TIMES,
        *(phrase.text for phrase in phrases.INSTRUCTIONS),
        *(phrase.text for phrase in phrases.TARGETS),
        *(phrase.text for phrase in phrases.WHENS),
        *(phrase.text for phrase in phrases.PASSIVES),
        *limited.LIMITED,
        *responses.RESPONSES,
        *rift_wishes.EXTRAS,
        *rift_situations.GENERAL,
        *rift_situations.OF_PLAYER,
    ),
}
KINDS = {
    "magic": (situations.Said, tries.Try, expectations.FACTS),
    "riftbound": (rift_situations.Said, rift_tries.Try, rift_expectations.FACTS),
}


def scenario(text: str) -> Scenario:
    found = read(text, GAMES)
    assert isinstance(found, Scenario), found
    return found


def code(page: str) -> str:
    """All that stands in code spans and blocks of a page, a line each."""
    fenced = re.findall(r"^```\w+\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    prose = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    return "\n".join((*fenced, *re.findall(r"`([^`\n]+)`", prose)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("text", BLOCKS, ids=lambda text: scenario(text).title)
def test_a_scenario_of_the_page_is_played_as_it_says(text, seats):
    read_it = scenario(SEATS[seats](text))
    played = run(read_it, GAMES[read_it.game])
    assert isinstance(played, Transcript), played
    assert played.expectations
    assert [each for each in played.expectations if not each.met] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_closed_lists_is_on_the_page(game):
    named = code(SECTIONS[game])
    found = {word for word in WORDS[game] if re.search(rf"(?<![\w-]){re.escape(word)}", named)}
    assert set(WORDS[game]) - found == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_line_has_an_example_that_is_played(game):
    said, tried, facts = KINDS[game]
    lines = [line for text in BLOCKS for line in scenario(text).statements]
    used = {type(each.situation) for each in lines if isinstance(each, Setup)}
    used |= {type(each.wish) for each in lines if isinstance(each, Attempt)}
    expected = {fact.kind for each in lines if isinstance(each, Expect) for fact in each.facts}
    assert {*get_args(said), *get_args(tried)} - used == set()
    assert facts.keys() - expected == set()


def keys(game: str, makers: set[str]) -> Iterator[str]:
    """The keys that the code of a game gives to what it makes."""
    for module, path in modules().items():
        if module.startswith(f"rulesdb.engine.{game}."):
            for node in ast.walk(tree_of(path)):
                if isinstance(node, ast.Call) and node.args:
                    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                    key = node.args[0]
                    if name in makers and isinstance(key, ast.Constant):
                        yield str(key.value)


@pytest.mark.parametrize("game", GAMES)
def test_every_check_and_every_event_is_on_the_page(game):
    named = set(re.findall(r"`([^`\n]+)`", SECTIONS[game]))
    assert set(keys(game, {"Check", "Event", "tell"})) - named == set()
    assert set(keys(game, {"Check"})) - set(GAMES[game].keys) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_key_on_the_page_is_one_of_a_check(game):
    listed = SECTIONS[game].partition("### Keys of verdicts")[2]
    assert set(re.findall(r"`([a-z-]+)`", listed)) <= set(keys(game, {"Check"}))
