"""The hunt for mutants notices what it should, lets pass what is equal, and leaves no trace."""

from __future__ import annotations

from argparse import Namespace

import pytest

from tests.mutants.__main__ import picked, report
from tests.mutants.playing import Changed, Dropped, Hunt, mutants
from tests.mutants.reading import Watched
from tests.mutants.tables import Cell, Change, cells, changes, others
from tests.scenarios.playing import GAMES, complaints, scenario

# Part of a change's name: enough to find it, whatever else the table holds.
HANDFUL = (
    "SPECIAL_ACTIONS[foretell].window:",
    "SPECIAL_ACTIONS[foretell].cost: '{2}' becomes '{1}'",
    "CAST_WAYS[foretell].mark.since: 'later-turn' becomes",
    "KEYWORD_ABILITIES[forecast].limit: 'turn' becomes",
    "TRIGGERS[your-upkeep].step: 'upkeep' becomes",
)


def named(start: str) -> Change:
    return next(change for change in changes("magic") if start in str(change))


@pytest.fixture(scope="module")
def hunt() -> Hunt:
    return Hunt("magic")


@pytest.mark.parametrize("start", HANDFUL)
def test_a_changed_cell_is_noticed_and_put_back(hunt, start):
    change = named(start)
    before = change.cell.get()
    assert hunt.kills(Changed(change))
    assert change.cell.get() == before


def test_the_scenarios_are_as_they_say_where_nothing_is_changed(hunt):
    cell = named(HANDFUL[0]).cell
    assert not hunt.kills(Changed(Change(cell, cell.get())))


def test_no_hunt_begins_where_a_scenario_is_not_as_it_says():
    with Changed(named(HANDFUL[1])).made(), pytest.raises(ValueError, match="foretell"):
        Hunt("magic")


@pytest.mark.parametrize("key", ["own-turn", "cost", "set-aside-this-turn"])
def test_a_check_that_is_left_out_is_noticed(hunt, key):
    assert hunt.kills(Dropped("magic", key))
    assert not hunt.kills(Dropped("magic", "no such check"))


@pytest.mark.parametrize("start", HANDFUL[:2])
def test_only_scenarios_that_look_at_a_cell_can_notice_that_it_changed(hunt, start):
    mutant = Changed(named(start))
    far = [text for text in hunt.order if not hunt.nearness(mutant, text)]
    assert 0 < len(far) < len(hunt.order)
    with mutant.made():
        assert not any(map(hunt.notices, far[::4]))


def test_whoever_watches_the_tables_leaves_them_as_they_were(hunt):
    kinds = {type(cell.holder) for cell in cells("magic")} - {dict}
    assert not any(isinstance(each, Watched) for kind in kinds for each in vars(kind).values())
    assert any(looked.columns for looked in hunt.looked.values())


def test_a_cell_without_its_rules_is_noticed_by_whoever_cites_nothing(hunt):
    change = named("SPECIAL_ACTIONS[foretell].does.rules: ")
    with Changed(change).made():
        told = transcript(hunt)
    assert "exile-face-down-foretold rests on no rule" in told


def transcript(hunt: Hunt) -> list[str]:
    """What there is to complain about where a card is foretold."""
    text = next(text for text in hunt.order if "foretells" in text)
    return list(complaints(scenario(text), GAMES["magic"]))


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (Namespace(only="", sample=None, seed=0), ["check a", "check b", "check c"]),
        (Namespace(only="check b", sample=None, seed=0), ["check b"]),
        (Namespace(only="check", sample=9, seed=0), ["check a", "check b", "check c"]),
        (Namespace(only="no such", sample=2, seed=0), []),
    ],
)
def test_which_mutants_are_asked_for(words, found):
    every = [Dropped("magic", key) for key in "abc"]
    assert [str(mutant).removesuffix(" is left out") for mutant in picked(every, words)] == found


def test_a_sample_is_the_same_for_the_same_seed():
    every, words = mutants("magic"), Namespace(only="", sample=20, seed=3)
    assert picked(every, words) == picked(every, words)
    assert len(set(map(str, picked(every, words)))) == 20


@pytest.mark.parametrize("game", ["magic", "riftbound"])
def test_every_table_of_a_game_has_cells(game):
    assert len({cell.label for cell in cells(game)}) > 40
    assert len(mutants(game)) > 200


@pytest.mark.parametrize("game", ["magic", "riftbound"])
def test_every_mutant_has_a_name_of_its_own(game):
    every = list(map(str, mutants(game)))
    assert len(set(every)) == len(every)


@pytest.mark.parametrize(
    ("value", "words", "changed"),
    [
        (True, set(), [False]),
        (2, set(), [3, 1]),
        ("{2}", {"{2}", "printed"}, ["{3}", "{1}"]),
        ("hand", {"hand", "exile"}, ["exile"]),
        ("805", {"806"}, ["0"]),
        (("305.1", "305.3"), set(), [()]),
        (("unit", "gear"), set(), [("gear",), ("unit",)]),
        (("unit",), {"spell", "unit"}, [(), ("spell",)]),
        (
            ("unit", "gear"),
            {"spell"},
            [("gear",), ("spell", "gear"), ("unit",), ("unit", "spell")],
        ),
        (("a phrase", ("101.2",)), set(), [("a phrase", ())]),
        (None, set(), []),
    ],
)
def test_what_a_cell_may_become(value, words, changed):
    assert list(others(value, words)) == changed


def test_a_report_names_the_survivors():
    survivor = Changed(Change(Cell({"zone": "hand"}, "zone", "table[row].zone"), "exile"))
    told = report("magic", [survivor, Dropped("magic", "cost")], [survivor], 1)
    assert told.splitlines() == [
        "magic: 1 of 2 killed (50.0%) in 1 s",
        "  survives: table[row].zone: 'hand' becomes 'exile'",
    ]
