"""Whatever players of Riftbound try in whatever order, the engine keeps its own laws."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesdb.engine.checks import legal
from rulesdb.engine.games import IllegalTry
from rulesdb.engine.riftbound.game import RIFTBOUND
from rulesdb.engine.scenario import Attempt, Scenario, Setup, Transcript, read, run, swapped, write
from rulesdb.engine.survey import judge
from tests.scenarios.playing import PATIENCE

GAMES = {"riftbound": RIFTBOUND}
FILES = sorted((Path(__file__).parents[1] / "scenarios" / "riftbound").glob("*.scenario"))
TABLE = """\
game: riftbound
turn: A, main
battlefield Summit: A's Sprite = unit 3, temporary, temporary
battlefield Summit: A's Trick = spell, hidden, effect: deal 2 to a unit, hidden earlier
battlefield Vale: uncontrolled
A base: Bear = unit 2, deathknell draw 1, effect: draw 1 when I attack
A base: Blade = gear, temporary, equip 1 power
A hand: Seer = unit 2, vision, vision, ambush, cost 1
A hand: Flash = spell, action, effect: move a friendly unit to a battlefield
A hand: Snap = spell, reaction, effect: take control of an enemy unit
A hand: Ruse = spell, hidden, effect: predict 2 then draw 1
A hand: Rite = spell, additional cost kill a friendly unit, effect: kill a unit then draw 1
B base: Wolf = unit 3, ganking, tank, shield 2
B base: Idol = gear, effect: draw 1 for exhaust as a reaction
B hand: Deny = spell, reaction, effect: counter an enemy spell
B hand: Bolt = spell, action, effect: deal 3 to an enemy unit
B hand: Knife = gear, quick-draw, equip 1 power
B hand: Knight = unit 4, accelerate, weaponmaster, cost 2
A legend zone: Leader = legend, effect: ready a friendly unit for 1 + exhaust as a reaction
B legend zone: Herald = legend, effect: draw 1 when you conquer
A token: Imp#1 = unit 1, deathknell draw 1
A token: Imp#2 = unit 1, deathknell draw 1
A hand: Call = spell, action, repeat 1, effect: play a Imp token
B hand: Warp = spell, effect: take a turn after this then take control of an enemy unit this turn
A deck: Alpha, Beta, Gamma
B deck: Delta, Epsilon
A runes: 3 ready, 1 exhausted
A rune deck: 4
B runes: 2 ready fury
"""
NAMES = (
    *("Sprite", "Trick", "Bear", "Blade", "Seer", "Flash", "Snap", "Ruse", "Rite", "Wolf", "Idol"),
    *("Deny", "Bolt", "Knife", "Knight", "Leader", "Herald", "Imp#1", "Call", "Warp"),
)
CARDS = st.sampled_from(NAMES)
PLACES = st.sampled_from(["base", "Summit", "Vale"])
SEATS = st.sampled_from(["A", "B"])
LINES = st.one_of(
    st.builds("{} plays {}".format, SEATS, CARDS),
    st.builds("{} plays {} to {}".format, SEATS, CARDS, PLACES),
    st.builds("{} plays {} killing {}".format, SEATS, CARDS, CARDS),
    st.builds("{} plays {} targeting {}".format, SEATS, CARDS, CARDS),
    st.builds("{} moves {} to {}".format, SEATS, CARDS, PLACES),
    st.builds("{} moves {} and {}".format, SEATS, CARDS, CARDS),
    st.builds("{} hides {}".format, SEATS, CARDS),
    st.builds("{} uses {}".format, SEATS, CARDS),
    st.builds("{} equips {}".format, SEATS, CARDS),
    st.builds("{} recycles {}".format, SEATS, st.sampled_from(["Alpha", "Beta", "Gamma"])),
    st.builds("{} keeps {}".format, SEATS, st.sampled_from(["Alpha", "Beta", "Gamma"])),
    st.builds("{} adds 1 {}".format, SEATS, st.sampled_from(["energy", "power"])),
    st.builds("{} triggers temporary of {}".format, SEATS, CARDS),
    st.builds("{} passes".format, SEATS),
    st.just("pass"),
)
GAME = st.lists(LINES, max_size=25)
LAWS = settings(max_examples=60, deadline=None)


def scenario(lines: list[str]) -> Scenario:
    found = read(TABLE + "\n".join(lines), GAMES)
    assert isinstance(found, Scenario), found
    return found


def verdicts(told: Scenario) -> list[tuple[bool, tuple[str, ...]]]:
    transcript = run(told, RIFTBOUND, PATIENCE)
    assert isinstance(transcript, Transcript), transcript
    return [
        (tried.legal, tuple(check.key for check in tried.checks if not check.ok))
        for tried in transcript.tries
    ]


@given(GAME)
@LAWS
def test_the_seats_make_no_difference(lines):
    other = read(swapped(TABLE + "\n".join(lines)), GAMES)
    assert isinstance(other, Scenario), other
    assert verdicts(scenario(lines)) == verdicts(other)


@given(GAME)
@LAWS
def test_what_is_written_reads_back_and_plays_alike(lines):
    told = scenario(lines)
    again = read(write(told), GAMES)
    assert isinstance(again, Scenario)
    assert verdicts(again) == verdicts(told)


@given(GAME)
@LAWS
def test_a_try_is_played_exactly_when_nothing_refuses_it(lines):
    position = RIFTBOUND.start(("A", "B"))
    for line in scenario(lines).statements:
        if isinstance(line, Setup):
            position = line.situation.apply(position)
            continue
        if not isinstance(line, Attempt):
            position = RIFTBOUND.advance(position).position
            continue
        before = position = RIFTBOUND.offer(position, line.player)
        judged = judge(RIFTBOUND, position, line.wish)
        assert judged.legal is legal(judged.checks)
        if judged.legal:
            position = RIFTBOUND.play(position, judged.attempt).position
        else:
            with pytest.raises(IllegalTry):
                RIFTBOUND.play(position, judged.attempt)
        assert before == RIFTBOUND.offer(before, line.player)
        _keeps_the_laws(position)


WRITTEN = [line.split() for file in FILES for line in file.read_text("utf-8").splitlines()[4:]]
WORDS = st.sampled_from(sorted({word for line in WRITTEN for word in line}))


@st.composite
def slips(draw):
    """A line of a real scenario with some words left out, doubled or taken from elsewhere."""
    said = []
    for word in draw(st.sampled_from(WRITTEN)):
        said += draw(st.sampled_from([[word]] * 6 + [[], [word, word], [draw(WORDS)], [","]]))
    return " ".join(said)


@given(st.lists(slips(), max_size=6))
@settings(max_examples=100, deadline=None)
def test_a_slip_is_played_or_refused_with_its_place(lines):
    found = read("game: riftbound\n" + "\n".join(lines), GAMES)
    if isinstance(found, Scenario):
        again = read(write(found), GAMES)
        assert isinstance(again, Scenario), (write(found), again)
        assert write(again) == write(found)
        run(found, RIFTBOUND)
    else:
        assert found.line >= 1
        assert found.column >= 1


def _keeps_the_laws(position):
    """At most one player acts; nobody acts without cause; nothing is in two places."""
    assert position.acting in ("", *position.players)
    open_focus = position.showdown and position.showdown.unsettled
    assert bool(position.focus) is bool(position.showdown and not open_focus)
    assert not any(item.pending for item in position.chain) or position.look or position.stuck
    resolving = (position.look.rest,) if position.look else ()
    spells = {item.source for item in (*position.chain, *resolving) if item.kind == "spell"}
    assert spells == {card.name for card in position.cards if card.zone == "chain"}
    for card in position.cards:
        top = position.by_name.get(card.top)
        assert top is None or (top.zone, top.place) == (card.zone, card.place)
    for there in position.battlefields:
        present = {unit.controller for unit in position.units_at(there.name)}
        assert len(present) < 2 or position.showdown or position.chain or position.stuck
    for seat in position.seats:
        assert seat.deck is None or all(position.card(name).zone == "deck" for name in seat.deck)
