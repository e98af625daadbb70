"""Showdowns and combats: how they begin, who attacks, damage, and how they end (341-348, 454)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.flow import changes
from rulesdb.engine.riftbound.flow.deeds import damage
from rulesdb.engine.riftbound.flow.scoring import establish
from rulesdb.engine.riftbound.flow.triggers import trigger
from rulesdb.engine.riftbound.position import Showdown

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Battlefield, Position

DAMAGE = ("460.2", "460.2.d")


def begin(course: Course) -> None:
    """A showdown begins where one is staged: the first contested battlefield (323.11, 344)."""
    staged = [
        each
        for each in course.position.battlefields
        if each.contested and course.position.units_at(each.name, each.contested)
    ]
    if not staged:
        return
    if len(staged) > 1:
        course.tell("first-of-several", ("323.11", "456.1"), place=staged[0].name)
    _open(course, staged[0])


def _open(course: Course, place: Battlefield) -> None:
    combat = _is_combat(course.position, place.name)
    showdown = Showdown(place.name, place.contested, combat, seen=())
    course.change(showdown=showdown, focus=place.contested, passed=0, opened="")
    rules = ("459.1", "459.2.c") if combat else ("344.2", "345")
    key = "combat-began" if combat else "showdown-began"
    course.tell(key, rules, place=place.name, player=place.contested)


def _is_combat(position: Position, place: str) -> bool:
    return len({unit.controller for unit in position.units_at(place)}) > 1


def become_combat(course: Course) -> None:
    """A showdown at which units of two players are present becomes a combat (323.14, 459.2)."""
    showdown = course.position.showdown
    if showdown and not showdown.combat and _is_combat(course.position, showdown.place):
        course.change(showdown=replace(showdown, combat=True, seen=()), focus=showdown.attacker)
        place, player = showdown.place, showdown.attacker
        course.tell("combat-began", ("323.14", "459.2.c"), place=place, player=player)


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
    seen = (*showdown.seen, *((unit.name, unit.incarnation) for unit in units))
    course.change(showdown=replace(showdown, seen=seen))
    trigger(course, "attacks", [unit for unit in units if sight.attacking(position, unit)])
    trigger(course, "defends", [unit for unit in units if sight.defending(position, unit)])


def stated(position: Position) -> Position:
    """A showdown that a line stated, with its attacker found and its units designated."""
    showdown = position.showdown
    if not showdown or showdown.seen is not None:
        return position
    units = position.units_at(showdown.place)
    found = replace(
        showdown,
        attacker=showdown.attacker or _attacker(position, showdown.place),
        combat=_is_combat(position, showdown.place),
        seen=tuple((unit.name, unit.incarnation) for unit in units),
    )
    position = replace(position, showdown=found)
    return position.with_battlefield(showdown.place, contested=found.attacker)


def _attacker(position: Position, place: str) -> str:
    """Who contests: the one said to, else the one with units there who does not control it."""
    there = position.battlefield(place)
    controller = there.controller if there else ""
    players = (position.turn_player, *position.players)
    present = [player for player in players if position.units_at(place, player)]
    others = [player for player in present if player != controller]
    return (there.contested if there else "") or next(iter(others), position.turn_player)


def close(course: Course) -> None:
    """Everyone passed focus in sequence: the showdown ends, and a combat is fought out (348)."""
    showdown = course.position.showdown
    if showdown is None:
        return
    course.tell("showdown-ended", ("347.3.a", "348"), place=showdown.place)
    if showdown.combat:
        _fight(course, showdown)
        _resolve(course, showdown)
    course.change(showdown=None, focus="", passed=0, opened="")
    if showdown.place:
        establish(course, showdown.place)


def _fight(course: Course, showdown: Showdown) -> None:
    """Both sides assign damage, then all of it is dealt at once (460.2)."""
    position = course.position
    units = position.units_at(showdown.place)
    attackers = [unit for unit in units if sight.attacking(position, unit)]
    defenders = [unit for unit in units if sight.defending(position, unit)]
    if not attackers or not defenders:
        return
    dealt = [
        *_assigned(position, defenders, _strength(position, attackers)),
        *_assigned(position, attackers, _strength(position, defenders)),
    ]
    for unit, number in dealt:
        damage(course, unit, number, DAMAGE)


def _strength(position: Position, units: list[Card]) -> int:
    """What the units deal together; stunned ones deal nothing (423.1.b)."""
    return sum(sight.might(position, unit) for unit in units if not unit.stunned)


def _assigned(position: Position, units: list[Card], strength: int) -> list[tuple[Card, int]]:
    """Lethal damage unit by unit, Tank first and Backline last, else in the order of the lines."""
    dealt = []
    ordered = sorted(units, key=lambda unit: _rank(position, unit))
    for unit in ordered:
        lethal = max(sight.might(position, unit) - unit.damage, 1)
        number = strength if unit is ordered[-1] else min(lethal, strength)
        strength -= number
        dealt.append((unit, number))
    return dealt


def _rank(position: Position, unit: Card) -> int:
    if sight.active_has(position, unit, "tank"):
        return 0
    return 2 if sight.active_has(position, unit, "backline") else 1


def _resolve(course: Course, showdown: Showdown) -> None:
    """The combat cleanup: the dead leave, all heal, attackers give way to defenders (461.1)."""
    changes.destroy(course)
    heal(course, ("461.1.a.1",))
    units = course.position.units_at(showdown.place)
    if any(sight.defending(course.position, unit) for unit in units):
        for unit in units:
            if sight.attacking(course.position, unit):
                changes.recall(course, unit, ("461.1.a.2",))


def heal(course: Course, rules: tuple[str, ...]) -> None:
    """Damage is cleared from every unit (418)."""
    for card in list(course.position.board()):
        if card.damage:
            course.card(card, damage=0)
            course.tell("healed", rules, card=card.name)
