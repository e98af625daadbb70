"""Imports point one way: commands, cards, answers, rules; text and behaviour never meet."""

from __future__ import annotations

import sys

import pytest

from tests.house.sources import imports, modules, within

# A part of the code and what of ours it may know, besides itself; the innermost part counts.
# The frame is what of the engine belongs to neither game.
MAY_KNOW = {
    "rulesdb": (),
    "rulesdb.numbers": (),
    "rulesdb.library": ("rulesdb.numbers",),
    "rulesdb.engine": ("rulesdb.numbers",),
    "rulesdb.engine.magic": ("frame", "rulesdb.numbers"),
    "rulesdb.engine.riftbound": ("frame", "rulesdb.numbers"),
    "bot.questions": (),
    "bot.choices": ("bot.questions",),
    "bot.languages": ("bot.choices",),
    "bot.guilds": ("bot.choices",),
    "bot.standing": ("bot.choices",),
    "bot.settings": (),
    "bot.answers": ("bot.questions", "bot.languages", "rulesdb"),
    "bot.wishes": ("bot.questions", "bot.choices"),
    "bot.line": ("bot.questions", "bot.answers.values", "bot.wishes", "rulesdb"),
    "bot.catalogue": (),
    "bot.words": ("bot.catalogue", "bot.languages", "frame", "rulesdb.library.names"),
    "bot.phrases": (
        "bot.answers",
        "bot.choices",
        "bot.questions",
        "bot.languages",
        "bot.standing",
        "bot.words",
        "rulesdb",
    ),
    "bot.wire": (),
    "bot.cards": (
        "bot.answers",
        "bot.choices",
        "bot.questions",
        "bot.languages",
        "bot.line",
        "bot.phrases",
        "bot.standing",
        "bot.wire",
        "bot.words",
    ),
    "bot.commands": (
        "bot.cards",
        "bot.wishes",
        "bot.answers",
        "bot.questions",
        "bot.languages",
        "bot.translator",
        "bot.wire",
        "bot.words",
    ),
}
# What stands at the edge may know all of the bot; nothing but the edge knows it.
EDGE = {
    "bot.__main__",
    "bot.as_json",
    "bot.cli",
    "bot.client",
    "bot.covering",
    "bot.editions_cli",
    "bot.naming",
    "bot.rules_cli",
    "bot.showing",
    "bot.stocktaking",
    "bot.tables_cli",
    "bot.tabling",
    "bot.terminal",
    "bot.trying",
}
# What of other people's each part may use besides the standard library.
MAY_USE = {
    "rulesdb": {"rapidfuzz"},
    "rulesdb.library": {"rapidfuzz", "aiohttp"},
    "rulesdb.engine": {"rapidfuzz"},
    "bot.answers": {"rapidfuzz"},
    "bot.questions": set(),
    "bot.choices": set(),
    "bot.languages": set(),
    "bot.guilds": {"aiosqlite"},
    "bot.standing": set(),
    "bot.wishes": set(),
    "bot.line": set(),
    "bot.catalogue": {"fluent"},
    "bot.words": {"fluent"},
    "bot.phrases": {"babel"},
    "bot.cards": {"discord"},
    "bot.commands": {"discord"},
    "bot.wire": {"discord"},
    "bot.settings": {"platformdirs", "pydantic", "pydantic_settings"},
}
OURS = ("bot", "rulesdb")


def innermost(module: str, places: object) -> str | None:
    """The most particular of the places that the module stands in."""
    around = [place for place in places if within(module, place)]
    return max(around, key=len, default=None)


def frame(module: str) -> bool:
    return within(module, "rulesdb.engine") and not any(
        within(module, f"rulesdb.engine.{game}") for game in ("magic", "riftbound")
    )


def may_know(place: str, known: str) -> bool:
    return innermost(known, MAY_KNOW) == place or any(
        frame(known) if each == "frame" else within(known, each) for each in MAY_KNOW[place]
    )


@pytest.mark.parametrize("module", sorted(modules()))
def test_what_a_module_knows_lies_further_in(module):
    place = innermost(module, MAY_KNOW)
    if place is None:
        return
    ours = {each for each in imports(module) if each.partition(".")[0] in OURS}
    assert {each for each in ours if not may_know(place, each)} == set()


@pytest.mark.parametrize("module", sorted(modules().keys() - EDGE))
def test_nothing_knows_the_edge_but_the_edge(module):
    assert imports(module) & EDGE == set()


@pytest.mark.parametrize("module", sorted(modules()))
def test_what_a_module_uses_of_others_belongs_to_its_part(module):
    place = innermost(module, MAY_USE)
    if place is None:
        return
    others = {each for each in imports(module) if each.partition(".")[0] not in OURS}
    assert others - set(sys.stdlib_module_names) - MAY_USE[place] == set()


def test_every_place_of_the_tables_exists():
    places = MAY_KNOW.keys() | MAY_USE.keys() | EDGE
    known = {place for place in places if any(within(module, place) for module in modules())}
    assert places - known == set()
