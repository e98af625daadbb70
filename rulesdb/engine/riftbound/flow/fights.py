"""What a combat does when its showdown ends: damage, deaths, and who gives way (460, 461)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.flow import changes
from rulesdb.engine.riftbound.flow.deeds import damage

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Position, Showdown

    Assigned = list[tuple[Card, int]]

DAMAGE = ("460.2", "460.2.d")
TANK, OTHER, BACKLINE = range(3)


def fight(course: Course, showdown: Showdown) -> None:
    """Both sides assign damage, then all of it is dealt at once (460.2)."""
    position = course.position
    units = position.units_at(showdown.place)
    attackers = [unit for unit in units if sight.attacking(position, unit)]
    defenders = [unit for unit in units if sight.defending(position, unit)]
    if not attackers or not defenders:
        return
    dealt = []
    for side, others in ((defenders, attackers), (attackers, defenders)):
        assigned = _assigned(position, side, _strength(position, others))
        dealt += assigned
        if _chosen(position, assigned):
            course.tell("choice-assumed", ("460.2.c", "460.2.c.6"), choice=assigned[0][0].name)
    for unit, number in dealt:
        damage(course, unit, number, DAMAGE)


def _strength(position: Position, units: list[Card]) -> int:
    """What the units deal together; stunned ones deal nothing (423.1.b)."""
    return sum(sight.might(position, unit) for unit in units if not unit.stunned)


def _assigned(position: Position, units: list[Card], strength: int) -> Assigned:
    """Lethal damage unit by unit, Tank first and Backline last, else in the order stated."""
    dealt = []
    ordered = sorted(
        units, key=lambda unit: (_rank(position, unit), position.preference(unit.name))
    )
    for unit in ordered:
        number = strength if unit is ordered[-1] else min(_lethal(position, unit), strength)
        strength -= number
        dealt.append((unit, number))
    return dealt


def _lethal(position: Position, unit: Card) -> int:
    """The damage that it lacks to be killed, at least one (143.2.a, 460.2.c.2)."""
    return max(sight.might(position, unit) - unit.damage, 1)


def _rank(position: Position, unit: Card) -> int:
    if sight.active_has(position, unit, "tank"):
        return TANK
    return BACKLINE if sight.active_has(position, unit, "backline") else OTHER


def _chosen(position: Position, assigned: Assigned) -> bool:
    """Whether the order of units that no line puts in order decides which of them die."""
    spared = [unit for unit, number in assigned if number < _lethal(position, unit)]
    if not spared:
        return False
    rank = _rank(position, spared[0])
    tied = [(unit, number) for unit, number in assigned if _rank(position, unit) == rank]
    unsaid = [unit for unit, _ in tied if unit.name not in position.preferred]
    enough = sum(number for _, number in tied) >= min(_lethal(position, unit) for unit, _ in tied)
    return len(unsaid) > 1 and enough


def resolve(course: Course, showdown: Showdown) -> None:
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
