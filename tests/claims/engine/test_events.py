"""The list of what can happen in Magic is the list of what the code tells."""

from __future__ import annotations

import ast

from rulesdb.engine.magic.mechanics.events import EVENTS
from tests.house.sources import modules, tree_of


def told() -> set[str]:
    """The keys of the events in the code; what a row does is an event too."""
    calls = (
        node
        for module, path in modules().items()
        if module.startswith("rulesdb.engine.magic.")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Event", "Does")
    )
    firsts = (call.args[0] for call in calls)
    return {each.value for each in firsts if isinstance(each, ast.Constant)}


def test_every_event_can_be_expected_and_nothing_else():
    # What a forecast does is told by the event of the ability's resolution.
    assert told() - {"ability-resolves"} == set(EVENTS)
    assert list(EVENTS) == sorted(EVENTS)
