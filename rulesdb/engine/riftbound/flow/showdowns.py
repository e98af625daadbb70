"""Showdowns and combats: how they begin, who attacks, and how they end (341-348, 454)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.flow.fights import fight, resolve
from rulesdb.engine.riftbound.flow.scoring import establish
from rulesdb.engine.riftbound.flow.triggers import Given, trigger
from rulesdb.engine.riftbound.position import Showdown

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Battlefield, Position


COMBAT = ("455", "459.1", "459.2.b.1", "459.2.b.1.a", "459.2.b.2", "459.2.c")


def begin(course: Course) -> None:
    """A showdown begins where one is staged: the first contested battlefield (323.11, 344)."""
    staged = [
        each
        for each in course.position.battlefields
        if each.contested and course.position.units_at(each.name, each.contested)
    ]
    if not staged:
        return
    staged.sort(key=lambda each: course.position.preference(each.name))
    if len(staged) > 1 and staged[0].name not in course.position.preferred:
        course.tell("choice-assumed", ("323.11", "456.1"), choice=staged[0].name)
    _open(course, staged[0])


def _open(course: Course, place: Battlefield) -> None:
    showdown = _showdown(course.position, place.name, place.contested)
    course.change(showdown=showdown, focus=place.contested, passed=0, opened="")
    stands = ("446.1",) if place.controller else ("344.2",)
    rules = COMBAT if showdown.combat else ("323.11", "344", *stands, "345")
    key = "combat-began" if showdown.combat else "showdown-began"
    course.tell(key, rules, place=place.name, player=place.contested)


def _showdown(position: Position, place: str, attacker: str) -> Showdown:
    """The showdown there: a combat where units of two players are present (323.12, 459.2.b)."""
    others = [unit.controller for unit in position.units_at(place) if unit.controller != attacker]
    combat = bool(others) and bool(position.units_at(place, attacker))
    return Showdown(place, attacker, others[0] if combat else "", combat, seen=())


def become_combat(course: Course) -> None:
    """A showdown at which units of two players are present becomes a combat (323.14, 459.2)."""
    showdown = course.position.showdown
    if showdown and not showdown.combat:
        now = _showdown(course.position, showdown.place, showdown.attacker)
        if now.combat:
            course.change(showdown=now, focus=now.attacker)
            place, player = now.place, now.attacker
            rules = ("316.5.b.1.a", "323.14", "455.1", "459.2.b.1", "459.2.b.2", "459.2.c")
            course.tell("combat-began", rules, place=place, player=player)


def leave_focus_open(course: Course, passing: tuple[str, ...]) -> None:
    """A chain closed and a showdown became a combat: nothing says which focus is the later.

    By one rule focus passes on, by the other the attacker gains it; where a combat chain was
    made in between, focus stays with the attacker (459.2.g).
    """
    position = course.position
    showdown = position.showdown
    if showdown and showdown.combat and not position.chain:
        rules = (*passing, "459.2.c")
        course.change(showdown=replace(showdown, unsettled=rules), focus="")
        course.tell("focus-not-settled", rules, place=showdown.place)


def designate(course: Course) -> None:
    """Units at the combat gain their designation, and what watches that triggers once (383.4.e)."""
    position = course.position
    showdown = position.showdown
    if not showdown or not showdown.combat or showdown.seen is None:
        return
    there = position.units_at(showdown.place)
    units = [unit for unit in there if (unit.name, unit.incarnation) not in showdown.seen]
    if not units:
        return
    for unit in units if showdown.seen else ():
        side = ("459.2.b.3.a",) if sight.attacking(position, unit) else ("459.2.b.4.a",)
        course.tell("joined", ("323.2.a", *side), card=unit.name, place=showdown.place)
    seen = (*showdown.seen, *((unit.name, unit.incarnation) for unit in units))
    course.change(showdown=replace(showdown, seen=seen))
    given = Given() if showdown.seen else Given(why=("459.2.d.1",))
    trigger(course, "attacks", [unit for unit in units if sight.attacking(position, unit)], given)
    trigger(course, "defends", [unit for unit in units if sight.defending(position, unit)], given)


def stated(position: Position) -> Position:
    """A showdown that a line stated, with its attacker found and its units designated."""
    showdown = position.showdown
    if not showdown or showdown.seen is not None:
        return position
    units = position.units_at(showdown.place)
    attacker = showdown.attacker or _attacker(position, showdown.place)
    found = replace(
        _showdown(position, showdown.place, attacker),
        seen=tuple((unit.name, unit.incarnation) for unit in units),
    )
    position = replace(position, showdown=found)
    there = position.battlefield(showdown.place)
    # Whoever attacks does not control the battlefield, in whatever order the units were stated.
    said = bool(there) and (found.combat or bool(showdown.attacker))
    mine = there is not None and there.controller == attacker and not there.stated
    kept = {"controller": found.defender} if said and mine else {}
    return position.with_battlefield(showdown.place, contested=found.attacker, **kept)


def _attacker(position: Position, place: str) -> str:
    """Who contests the battlefield: by lines about control, else the turn player if present."""
    there = position.battlefield(place)
    player = position.turn_player
    present = bool(position.units_at(place, player))
    if there and present and not there.stated:
        return player
    return (there.contested if there else "") or player


def close(course: Course) -> None:
    """Everyone passed focus in sequence: the showdown ends, and a combat is fought out (348)."""
    showdown = course.position.showdown
    if showdown is None:
        return
    course.tell("showdown-ended", ("347.3.a", "348"), place=showdown.place)
    if showdown.combat:
        fight(course, showdown)
        resolve(course, showdown)
    course.change(showdown=None, focus="", passed=0, opened="")
    if showdown.place:
        establish(course, showdown.place, combat=showdown.combat)
