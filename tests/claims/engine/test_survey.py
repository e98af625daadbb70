"""Moments that share verdict and reason are one group, and waiting ends where it does not help."""

from __future__ import annotations

from itertools import product

import pytest

from rulesdb.engine.asking import answer
from rulesdb.engine.checks import Check
from rulesdb.engine.games import Moment, Scope
from rulesdb.engine.magic.asks import ASKS
from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.questions import Cell, Next, Said, Timing
from rulesdb.engine.scenario import Transcript, read, run
from rulesdb.engine.survey import grouped

STEPS = ("upkeep", "main", "end")
BAN = "B battlefield: Ban = artifact, effect: players can't cast spells"


def cells(legal, reason=lambda *_: "never"):
    """A cell for each moment, legal where the function says so."""
    return [
        Cell(
            Moment(turn, step, pending),
            (),
            (Check(reason(turn, step, pending), legal(turn, step, pending), ("1",)),),
            legal(turn, step, pending),
        )
        for turn, step, pending in product(("mine", "theirs"), STEPS, ("empty", "full"))
    ]


def boxes(groups):
    return [(each.turns, each.steps, each.pendings, each.legal) for each in groups]


def test_what_is_always_so_is_one_group():
    assert boxes(grouped(cells(lambda *_: True))) == [
        (("mine", "theirs"), STEPS, ("empty", "full"), True)
    ]


def test_what_depends_on_the_turn_alone_is_two_groups():
    assert boxes(grouped(cells(lambda turn, *_: turn == "mine"))) == [
        (("mine",), STEPS, ("empty", "full"), True),
        (("theirs",), STEPS, ("empty", "full"), False),
    ]


def test_reasons_part_groups_and_each_says_its_own():
    groups = grouped(
        cells(
            lambda turn, step, _: turn == "mine" and step == "main",
            lambda turn, *_: "own-turn" if turn == "theirs" else "main-phase",
        )
    )
    assert [(each.turns, each.decisive and each.decisive.key) for each in groups] == [
        (("mine",), None),
        (("mine",), "main-phase"),
        (("theirs",), "own-turn"),
    ]


def test_groups_cover_every_moment_once():
    every = cells(
        lambda turn, step, pending: (turn == "mine") == (step == "main") or pending == "empty"
    )
    groups = grouped(every)
    for cell in every:
        moment = cell.moment
        within = [
            each
            for each in groups
            if moment.turn in each.turns
            and moment.step in each.steps
            and moment.pending in each.pendings
        ]
        assert [each.legal for each in within] == [cell.legal]


def test_a_moment_that_does_not_exist_goes_with_its_neighbour():
    every = [
        cell for cell in cells(lambda *_: True) if cell.moment != Moment("mine", "end", "full")
    ]
    assert boxes(grouped(every)) == [(("mine", "theirs"), STEPS, ("empty", "full"), True)]


def timing(action: str, **said: object) -> Timing:
    found = answer(MAGIC, ASKS[action], Said(action, **said))
    assert isinstance(found, Timing), found
    return found


def test_foretelling_depends_on_the_turn_and_on_priority():
    told = timing("foretell")
    assert told.answer == "depends"
    own = next(each for each in told.groups if each.legal)
    assert own.turns == ("mine",)
    assert set(MAGIC.steps) - set(own.steps) == {"untap", "cleanup"}
    assert {"own-turn", "priority"} == {each.decisive.key for each in told.groups if each.decisive}


@pytest.mark.parametrize(
    ("action", "said", "moment", "after"),
    [
        ("foretell", {"turn": "theirs", "step": "end"}, ("mine", "upkeep", "empty"), "turn"),
        ("foretell", {"turn": "mine", "step": "untap"}, ("mine", "upkeep", "empty"), "step"),
        ("foretell", {"turn": "mine", "step": "cleanup"}, ("mine", "upkeep", "empty"), "round"),
        (
            "cast",
            {"turn": "mine", "step": "upkeep", "card": "sorcery"},
            ("mine", "main1", "empty"),
            "step",
        ),
        ("forecast", {"turn": "mine", "step": "draw"}, ("mine", "upkeep", "empty"), "round"),
        (
            "play-land",
            {"turn": "mine", "step": "main1", "pending": "theirs"},
            ("mine", "main1", "empty"),
            "resolution",
        ),
        (
            "cast-foretold",
            {"turn": "mine", "step": "end", "card": "instant", "fills": (("since", "this-turn"),)},
            ("theirs", "upkeep", "empty"),
            "turn",
        ),
    ],
)
def test_a_no_becomes_a_yes_at_the_first_moment_that_allows_it(action, said, moment, after):
    said = {"pending": "empty"} | said
    assert timing(action, **said).next == Next(Moment(*moment), after)


@pytest.mark.parametrize(
    ("line", "attempt"),
    [
        ("A hand: Bolt = instant", "foretell Bolt"),
        ("A hand: Augury = instant, foretell {U}\nA mana: {1}", "foretell Augury"),
        ("A graveyard: Augury = instant, foretell {U}", "foretell Augury"),
        (f"A hand: Bear = creature 2/2\n{BAN}", "cast Bear"),
    ],
)
def test_what_time_does_not_mend_is_not_waited_for(line, attempt):
    scenario = read(f"turn: B, main1\n{line}\nA may {attempt} -> no", {"magic": MAGIC})
    told = run(scenario, MAGIC)
    assert isinstance(told, Transcript)
    assert [tried.next for tried in told.tries] == [None]


CAST = "A hand: Surge = sorcery, rebound\nA casts Surge -> yes\nresolve"
UPKEEP = Moment("mine", "upkeep", "empty")


@pytest.mark.parametrize(
    ("lines", "waits"),
    [
        ("turn: B, main1\nA exile: Surge = sorcery, suspend 2 {U}, 1 time counter", "turn"),
        ("turn: B, main1\nA exile: Surge = sorcery, suspend 2 {U}", None),
        ("turn: B, main1\nA exile: Surge = sorcery, 1 time counter", None),
        ("turn: B, main1\nA graveyard: Surge = sorcery, suspend 2 {U}, 1 time counter", None),
        (CAST, "round"),
        ("A exile: Surge = sorcery, rebound", None),
        (f"{CAST}\nA graveyard: Surge", None),
    ],
)
def test_what_will_let_a_card_be_cast_while_it_resolves_is_waited_for(lines, waits):
    way = "suspend" if "time counter" in lines or "suspend" in lines else "rebound"
    scenario = read(f"{lines}\nA may cast Surge for {way} -> no", {"magic": MAGIC})
    told = run(scenario, MAGIC)
    assert isinstance(told, Transcript)
    assert told.tries[-1].next == (Next(UPKEEP, waits) if waits else None)


def test_an_open_choice_is_made_where_one_way_is_legal():
    text = (
        "A exile: Augury = instant, {9}, foretell {U}, foretold last turn\n"
        "A mana: {U}\nA casts Augury -> yes"
    )
    told = run(read(text, {"magic": MAGIC}), MAGIC)
    assert isinstance(told, Transcript)
    assert told.ok
    assert str(MAGIC.attempt("A", "cast Augury", Scope(("A", "B"), ("Augury",)))) == "cast Augury"
