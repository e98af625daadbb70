"""What can be asked of Magic is open when the rules say so, and nothing of them is left out."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import product

import pytest

from rulesdb.engine.asking import answer
from rulesdb.engine.magic.asks import ASKS
from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.passive import PASSIVES
from rulesdb.engine.magic.mechanics.special import SPECIAL_ACTIONS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS
from rulesdb.engine.questions import Said, Timing
from tests.claims.library.papers import EDITIONS, needs_papers, only
from tests.house.sources import modules, tree_of

Cells = frozenset[tuple[str, str, str]]

MAIN = ("main1", "main2")
FROM_BLOCKS = ("blockers", "damage", "combat-end")
FROM_ATTACKS = ("attackers", *FROM_BLOCKS)
WITH_PRIORITY = tuple(step for step in MAGIC.steps if step not in ("untap", "cleanup"))
BOTH = ("mine", "theirs")


def cells(turns: tuple[str, ...], steps: tuple[str, ...], pendings: tuple[str, ...]) -> Cells:
    return frozenset(product(turns, steps, pendings))


# The moments of a turn cycle, each read from the rule that is named beside it.
WINDOWS: dict[str, Cells] = {
    "any priority (117.1a, b)": cells(BOTH, WITH_PRIORITY, MAGIC.surveyed),
    "own turn (116.2h)": cells(("mine",), WITH_PRIORITY, MAGIC.surveyed),
    "sorcery (307.5)": cells(("mine",), MAIN, ("empty",)),
    "own upkeep (702.57b, 702.88a)": cells(("mine",), ("upkeep",), MAGIC.surveyed),
    "own declare blockers step (702.190a)": cells(("mine",), ("blockers",), MAGIC.surveyed),
    "after own blocks (509.1h)": cells(("mine",), FROM_BLOCKS, MAGIC.surveyed),
    "while something attacks (511.3)": cells(BOTH, FROM_ATTACKS, MAGIC.surveyed),
    "after the own attack (702.142a)": cells(
        ("mine",), (*FROM_ATTACKS, "main2", "end"), MAGIC.surveyed
    ),
    # Cleanup too: what resolves there is why anyone acts (514.3a).
    "resolving (608.2g)": cells(BOTH, WITH_PRIORITY, MAGIC.surveyed)
    | cells(BOTH, ("cleanup",), ("empty",)),
    "own declare attackers step (508.1)": cells(("mine",), ("attackers",), ("empty",)),
    "their declare blockers step (509.1)": cells(("theirs",), ("blockers",), ("empty",)),
    "resolving in the first main phase (702.192a)": cells(("mine",), ("main1",), MAGIC.surveyed),
    "never": frozenset(),
}
ANY, OWN, SORCERY = list(WINDOWS)[:3]
BY_CARD = {"instant": ANY, "other": SORCERY}
BY_FLASH = {"flash": ANY, "other": SORCERY}
LATER = {"this-turn": "never"}

OF_HALVES = dict.fromkeys(("cast-back-face", "cast-other-half"), BY_CARD)
# By the ask: one window, or one by what the card is, or also by when it was set aside.
EXPECTED: dict[str, str | dict[str, str]] = OF_HALVES | {
    "cast": BY_CARD,
    "foretell": OWN,
    "play-land": SORCERY,
    "suspend": BY_CARD,
    "plot": SORCERY,
    "unmask-morph": ANY,
    "unmask-megamorph": ANY,
    "unmask-disguise": ANY,
    "unmask-manifest": ANY,
    "unmask-cloak": ANY,
    "companion": SORCERY,
    "unlock": SORCERY,
    "hidden-agenda": ANY,
    "planar-die": SORCERY,
    "forecast": "own upkeep (702.57b, 702.88a)",
    "cycling": ANY,
    "typecycling": ANY,
    "transmute": SORCERY,
    "reinforce": ANY,
    "channel": ANY,
    "bloodrush": "while something attacks (511.3)",
    "ninjutsu": "after own blocks (509.1h)",
    "commander-ninjutsu": "after own blocks (509.1h)",
    "unearth": SORCERY,
    "scavenge": SORCERY,
    "embalm": SORCERY,
    "eternalize": SORCERY,
    "encore": SORCERY,
    "equip": SORCERY,
    "fortify": SORCERY,
    "reconfigure": SORCERY,
    "level-up": SORCERY,
    "outlast": SORCERY,
    "crew": ANY,
    "saddle": SORCERY,
    "station": SORCERY,
    "aura-swap": ANY,
    "transfigure": SORCERY,
    "craft": SORCERY,
    "boast": "after the own attack (702.142a)",
    "exhaust": ANY,
    "power-up": ANY,
    "class-level": SORCERY,
    "activated-ability": ANY,
    "mana-ability": ANY,
    "loyalty-ability": SORCERY,
    "attack": "own declare attackers step (508.1)",
    "block": "their declare blockers step (509.1)",
    "cast-foretold": LATER | BY_CARD,
    "cast-flashback": BY_CARD,
    "cast-retrace": BY_CARD,
    "cast-jump-start": BY_CARD,
    "cast-escape": BY_CARD,
    "cast-aftermath": BY_CARD,
    "cast-disturb": SORCERY,
    "cast-harmonize": BY_CARD,
    "cast-mayhem": BY_CARD,
    "cast-plotted": LATER | {"earlier": SORCERY},
    "cast-suspend": "resolving (608.2g)",
    "cast-madness": "resolving (608.2g)",
    "cast-miracle": "resolving (608.2g)",
    "cast-rebound": "own upkeep (702.57b, 702.88a)",
    "cast-cascade": "resolving (608.2g)",
    "cast-discover": "resolving (608.2g)",
    "cast-paradigm": "resolving in the first main phase (702.192a)",
    "cast-warp": BY_FLASH,
    "cast-warped": LATER | BY_FLASH,
    "cast-evoke": BY_FLASH,
    "cast-dash": BY_FLASH,
    "cast-blitz": BY_FLASH,
    "cast-overload": BY_CARD,
    "cast-awaken": BY_CARD,
    "cast-emerge": BY_FLASH,
    "cast-mutate": BY_FLASH,
    "cast-cleave": BY_CARD,
    "cast-impending": BY_FLASH,
    "cast-more-than-meets-the-eye": BY_FLASH,
    "cast-spectacle": BY_CARD,
    "cast-surge": BY_CARD,
    "cast-prowl": BY_CARD,
    "cast-freerunning": BY_CARD,
    "cast-web-slinging": BY_CARD,
    "cast-sneak": "own declare blockers step (702.190a)",
    "cast-bestow": BY_FLASH,
    "cast-prototype": BY_FLASH,
    "cast-morph": SORCERY,
    "cast-megamorph": SORCERY,
    "cast-disguise": SORCERY,
    "cast-adventure": BY_CARD,
    "cast-adventurer": BY_FLASH,
    "cast-omen": BY_CARD,
    "cast-prepared": BY_CARD,
    "cast-fuse": BY_CARD,
    "cast-airbend": BY_CARD,
    "cast-commander": BY_FLASH,
    "kicker": BY_CARD,
    "multikicker": BY_CARD,
    "buyback": BY_CARD,
    "entwine": BY_CARD,
    "replicate": BY_CARD,
    **dict.fromkeys(("conspire", "escalate", "casualty"), BY_CARD),
    "squad": BY_FLASH,
    "bargain": BY_CARD,
    "offspring": BY_FLASH,
    "gift": BY_CARD,
    "spree": BY_CARD,
    "tiered": BY_CARD,
    "teamwork": BY_CARD,
    "offering": {"instant": ANY, "other": ANY},
    "splice": BY_CARD,
    "convoke": BY_CARD,
    "improvise": BY_CARD,
    "delve": BY_CARD,
}


@cache
def surveyed(key: str) -> Timing:
    found = answer(MAGIC, ASKS[key], Said(key))
    assert isinstance(found, Timing), found
    return found


def expected(key: str, fills: tuple[str, ...]) -> str:
    """The window for those fills; what was set aside this turn comes before what the card is."""
    window = EXPECTED[key]
    if isinstance(window, str):
        return window
    named = [window[fill] for fill in fills if fill in window]
    return "never" if "never" in named else named[-1]


def name_of(found: Cells) -> str:
    """The name of the window, or its moments where it has none."""
    return next((name for name, window in WINDOWS.items() if window == found), str(sorted(found)))


def test_every_ask_has_an_expectation():
    assert ASKS.keys() == EXPECTED.keys()


@pytest.mark.parametrize("key", ASKS)
def test_a_question_is_a_yes_at_some_moment(key):
    assert any(cell.legal for cell in surveyed(key).cells)


@pytest.mark.parametrize("key", ASKS)
def test_the_windows_of_a_question_are_those_of_the_rules(key):
    open_at: dict[tuple[str, ...], set[tuple[str, str, str]]] = {}
    for cell in surveyed(key).cells:
        legal = open_at.setdefault(tuple(fill for _, fill in cell.fills), set())
        if cell.legal:
            legal.add((cell.moment.turn, cell.moment.step, cell.moment.pending))
    found = {fills: name_of(frozenset(legal)) for fills, legal in open_at.items()}
    assert found == {fills: expected(key, fills) for fills in found}


@pytest.mark.parametrize("key", ASKS)
def test_an_answer_cites_the_rules_of_its_mechanic(key):
    told = {rule for cell in surveyed(key).cells for check in cell.checks for rule in check.rules}
    assert set(ASKS[key].rules) & told


ROWS = (*SPECIAL_ACTIONS, *CAST_WAYS, *KEYWORD_ABILITIES, *ADDITIONAL_COSTS, *PAYMENTS, *PASSIVES)
# Keyword actions that are what every ask does.
GENERAL = {"701.2": "activate", "701.5": "cast", "701.18": "play"}
NUMBER = re.compile(r"\d{3}\.\d+[a-z]{0,2}")


def newest():
    """The latest of the editions at hand, by the date in its name."""
    return only(max(EDITIONS, key=lambda path: re.sub(r"\D", "", path.stem)[:8]))


@cache
def numbers() -> frozenset[str]:
    return frozenset(rule.number for rule in newest().rules)


@needs_papers
def test_the_engine_cites_the_newest_edition():
    assert newest().edition.date == MAGIC.edition


@needs_papers
def test_every_rule_that_the_engine_names_exists():
    cited = {
        node.value
        for module, path in modules().items()
        if module.startswith("rulesdb.engine.magic")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and NUMBER.fullmatch(node.value)
    }
    assert cited - numbers() == set()


@needs_papers
def test_every_rule_that_a_question_cites_exists():
    assert {rule for key in ASKS for rule in surveyed(key).rules} - numbers() == set()


@needs_papers
@pytest.mark.parametrize("section", ["701", "702"])
def test_every_keyword_of_the_newest_edition_is_asked_or_acts_by_itself(section):
    headings = {number for number in numbers() if re.fullmatch(rf"{section}\.\d+", number)}
    covered = {rule.rstrip("abcdefghijklmnopqrstuvwxyz") for row in ROWS for rule in row.rules}
    assert headings - covered - GENERAL.keys() - {f"{section}.1"} == set()


# A heading with two names in it, and the one that the tables know.
SHORTER = {"infinity-infinity": "infinity"}


def slug(heading: str) -> str:
    """The mechanic's key in the tables."""
    plain = heading.replace("∞", "infinity").replace("’", "").rstrip("!.").casefold()
    said = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return SHORTER.get(said, said)


@needs_papers
@pytest.mark.parametrize("section", ["701", "702"])
def test_a_mechanic_is_called_as_its_heading(section):
    known = {row.mechanic.partition(":")[2] for row in ROWS}
    headings = {
        slug(rule.heading): rule.number
        for rule in newest().rules
        if re.fullmatch(rf"{section}\.\d+", rule.number)
        and not rule.number.endswith(".1")
        and rule.number not in GENERAL
    }
    assert headings.keys() - known == set()
