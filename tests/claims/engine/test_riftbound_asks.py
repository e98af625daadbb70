"""What can be asked of Riftbound is open when the rules say so, and says when it opens next."""

from __future__ import annotations

from itertools import product

import pytest

from rulesdb.engine.asking import answer
from rulesdb.engine.games import Moment
from rulesdb.engine.questions import Next, Said, Timing
from rulesdb.engine.riftbound.asks import ASKS
from rulesdb.engine.riftbound.game import RIFTBOUND
from rulesdb.engine.riftbound.mechanics.limited import LIMITED

Cells = frozenset[tuple[str, str, str]]

BOTH, EVERY, ANY = ("mine", "theirs"), RIFTBOUND.steps, RIFTBOUND.surveyed


def cells(turns: tuple[str, ...], steps: tuple[str, ...], pendings: tuple[str, ...]) -> Cells:
    return frozenset(product(turns, steps, pendings))


OPEN = cells(("mine",), ("main",), ("empty",))
SHOWDOWN = cells(BOTH, ("showdown",), ("empty",))
CLOSED = cells(BOTH, EVERY, ("mine", "theirs"))
# The moments of a turn cycle, each read from the rule that is named beside it.
WINDOWS: dict[str, Cells] = {
    "own neutral open state (310.1.a)": OPEN,
    "showdowns too (806.1.c.1)": OPEN | SHOWDOWN,
    "whenever one has priority (312.2, 813.1.c.1)": OPEN | SHOWDOWN | CLOSED,
    "own beginning phase begins (816.1.c)": cells(("mine",), ("beginning",), ANY),
    "own scoring step (315.2.b.2)": cells(("mine",), ("scoring",), ANY),
    "at any time": cells(BOTH, EVERY, ANY),
    "never": frozenset(),
}
NEUTRAL, ACTION, REACTION, BEGINNING, SCORING, ALWAYS, NEVER = WINDOWS
WAITS = (
    *("spell", "equip", "ability", "trigger"),
    *("temporary", "vision", "quick-draw", "weaponmaster"),
)
OPENS: dict[str, str] = {
    "play-unit": NEUTRAL,
    "play-gear": NEUTRAL,
    "play-spell": NEUTRAL,
    "play-action": ACTION,
    "play-reaction": REACTION,
    "play-ambush": REACTION,
    "play-accelerated": NEUTRAL,
    "play-repeated": NEUTRAL,
    "play-quick-draw": REACTION,
    "play-champion": NEUTRAL,
    "hide": NEUTRAL,
    "standard-move": NEUTRAL,
    "move-ganking": NEUTRAL,
    "use-ability": NEUTRAL,
    "use-legend": NEUTRAL,
    "equip-unit": NEUTRAL,
    "add-energy": REACTION,
    "have-priority": REACTION,
    "concede": ALWAYS,
    "temporary-triggers": BEGINNING,
    "vision-triggers": NEUTRAL,
    "hold-battlefield": SCORING,
    **{f"{action.replace(' ', '-')}-at-will": NEVER for action in LIMITED},
    **{f"respond-to-{what}": ALWAYS for what in WAITS},
    **{f"respond-to-{what}": NEVER for what in ("unit", "gear", "move", "add", "hide", "scoring")},
}
BY_SINCE = {"this-turn": NEVER, "earlier": REACTION}


def timing(key: str, **said: object) -> Timing:
    found = answer(RIFTBOUND, ASKS[key], Said(key, **said))  # type: ignore[arg-type]  # as said
    assert isinstance(found, Timing), found
    return found


def legal(found: Timing) -> Cells:
    moments = (cell.moment for cell in found.cells if cell.legal)
    return frozenset((at.turn, at.step, at.pending) for at in moments)


def test_every_ask_is_in_the_table():
    assert {*OPENS, "play-hidden"} == set(ASKS)


@pytest.mark.parametrize("key", OPENS)
def test_an_ask_is_open_when_its_rule_says_so(key):
    assert legal(timing(key)) == WINDOWS[OPENS[key]]


@pytest.mark.parametrize("since", BY_SINCE)
def test_a_hidden_card_is_playable_from_the_turn_after(since):
    found = timing("play-hidden", fills=(("since", since),))
    assert legal(found) == WINDOWS[BY_SINCE[since]]


FACEDOWN = (("since", "this-turn"),)
POOR = ("A runes: 1 exhausted", "A rune deck: 2")
NEXT = [
    ("play-unit", ("theirs", "main", "empty"), {}, ("mine", "main", "empty"), "turn"),
    ("play-unit", ("mine", "main", "theirs"), {}, ("mine", "main", "empty"), "resolution"),
    ("play-unit", ("mine", "showdown", "empty"), {}, ("mine", "main", "empty"), "step"),
    ("play-unit", ("mine", "ending", "empty"), {}, ("mine", "main", "empty"), "round"),
    (
        "play-unit",
        ("mine", "main", "empty"),
        {"card": "unit 2, cost 3", "more": POOR},
        ("mine", "main", "empty"),
        "round",
    ),
    ("use-legend", ("theirs", "showdown", "mine"), {}, ("mine", "main", "empty"), "turn"),
    (
        "play-hidden",
        ("mine", "main", "empty"),
        {"fills": FACEDOWN},
        ("mine", "main", "empty"),
        "round",
    ),
    ("hold-battlefield", ("theirs", "main", "empty"), {}, ("mine", "scoring", "empty"), "turn"),
    (
        "temporary-triggers",
        ("mine", "main", "empty"),
        {},
        ("mine", "beginning", "mine"),
        "round",
    ),
]


@pytest.mark.parametrize(("key", "at", "said", "then", "after"), NEXT)
def test_a_no_says_when_it_becomes_a_yes(key, at, said, then, after):
    turn, step, pending = at
    found = timing(key, turn=turn, step=step, pending=pending, **said)
    assert found.answer == "no"
    assert found.next == Next(Moment(*then), after)


@pytest.mark.parametrize("key", ["predict-at-will", "respond-to-move"])
def test_waiting_does_not_help_with_what_never_comes(key):
    assert timing(key, turn="mine", step="main", pending="empty").next is None


def test_more_runes_than_will_ever_be_there_are_not_waited_for():
    said = {"card": "unit 2, cost 4", "more": POOR}
    found = timing("play-unit", turn="mine", step="main", pending="empty", **said)
    assert (found.answer, found.next) == ("no", None)


def test_a_chain_in_words_is_answered_by_its_window():
    assert timing("play-reaction", turn="theirs", step="main", pending="spell").answer == "yes"
    assert timing("play-action", turn="theirs", step="main", pending="spell").answer == "no"
