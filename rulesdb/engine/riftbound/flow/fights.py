"""What a combat does when its showdown ends: damage, deaths, and who gives way (460, 461)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.flow import changes
from rulesdb.engine.riftbound.flow.strengths import damage

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Position, Showdown

    Assigned = list[tuple[Card, int]]

TANK, OTHER, BACKLINE = range(3)
SUMMED = {"attacker": "460.2.a", "defender": "460.2.b"}
STRENGTH = {"attacker": "assault", "defender": "shield"}
STRONGER = {"assault": ("807.1.c", "807.2"), "shield": ("814.1.c", "814.2")}
SEVERAL = {TANK: "815.1.c.2", BACKLINE: "826.4.b"}
RANKED = {TANK: ("815.1.b",), OTHER: (), BACKLINE: ("826.3",)}


def fight(course: Course, showdown: Showdown) -> None:
    """Both sides assign damage, then all of it is dealt at once (460.2)."""
    position = course.position
    units = position.units_at(showdown.place)
    attackers = [unit for unit in units if sight.attacking(position, unit)]
    defenders = [unit for unit in units if sight.defending(position, unit)]
    if not attackers or not defenders:
        return
    dealt = []
    sides = ((attackers, "attacker", defenders), (defenders, "defender", attackers))
    for side, word, others in sides:
        assigned = _assigned(position, others, _summed(course, side, word))
        dealt += assigned
        _tell_order(course, [unit for unit, _ in assigned])
        if _chosen(position, assigned):
            rules = ("460.2.c", *_tied_rules(position, others))
            course.tell("choice-assumed", rules, choice=assigned[0][0].name)
    for unit, number in dealt:
        excess = ("460.2.c.4",) * (0 < _lethal(position, unit) < number)
        damage(course, unit, number, (*_dealt_rules(unit), *excess))


def _summed(course: Course, side: list[Card], word: str) -> int:
    """The Might that a side assigns as damage; what is stunned adds nothing (423.1.b)."""
    position = course.position
    number = sum(sight.might(position, unit) for unit in side if not unit.stunned)
    stunned = ("423.1.b",) * any(unit.stunned for unit in side)
    buffed = ("703",) * any(unit.buffed for unit in side)
    rules = (SUMMED[word], "460.2.c", *_stronger(position, side, STRENGTH[word]), *stunned, *buffed)
    course.tell("might-summed", rules, player=side[0].controller, number=str(number))
    return number


def _stronger(position: Position, side: list[Card], name: str) -> tuple[str, ...]:
    """The rules of the keyword that makes a side stronger: one for it, one where it is summed."""
    counted = [sum(each.name == name for each in sight.active(position, unit)) for unit in side]
    return STRONGER[name][: min(max(counted), 2)]


def _dealt_rules(unit: Card) -> tuple[str, ...]:
    """What says how much damage is dealt to the unit, and when it was assigned."""
    stunned = ("423.1.c",) * unit.stunned
    kept = (("437.5.b",) if unit.prevents == sight.ALL else ("437.5.a",)) * bool(unit.prevents)
    return ("460.2", "460.2.c.3", *stunned, *kept, "460.2.d")


def _tied_rules(position: Position, units: list[Card]) -> tuple[str, ...]:
    """Who chooses among units of one rank, and for what must be both first and last."""
    return ("460.2.c.7",) if any(_torn(position, unit) for unit in units) else ("460.2.c.6",)


def _tell_order(course: Course, units: list[Card]) -> None:
    """In which order damage is assigned, where Tank or Backline has a say in it."""
    position = course.position
    found = dict.fromkeys(rule for unit in units for rule in RANKED[_rank(position, unit)])
    ranks = [_rank(position, unit) for unit in units]
    several = [rule for rank, rule in SEVERAL.items() if ranks.count(rank) > 1]
    safe = ("460.2.c.9", "437.5.b") * any(unit.prevents == sight.ALL for unit in units)
    if (found or safe) and len(units) > 1:
        torn = ("460.2.c.7",) * any(_torn(position, unit) for unit in units)
        names = ", ".join(unit.name for unit in units)
        course.tell("damage-order", ("460.2.c.5", *found, *several, *torn, *safe), card=names)


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
    """The damage that it lacks to be killed, at least one, with what is prevented (437.5.a).

    No damage is lethal where all of it is prevented (437.5.b), so none must be assigned.
    """
    if unit.prevents == sight.ALL:
        return 0
    return max(sight.might(position, unit) - unit.damage, 1) + unit.prevents


def _torn(position: Position, unit: Card) -> bool:
    """Whether it must be assigned damage both first and last, so that one is chosen (460.2.c.7)."""
    return all(sight.active_has(position, unit, name) for name in ("tank", "backline"))


def _rank(position: Position, unit: Card) -> int:
    if _torn(position, unit):
        last = position.preferred and unit.name not in position.preferred
        return BACKLINE if last else TANK
    if sight.active_has(position, unit, "tank"):
        return TANK
    return BACKLINE if sight.active_has(position, unit, "backline") else OTHER


def _chosen(position: Position, assigned: Assigned) -> bool:
    """Whether the order of units that no line puts in order decides which of them die."""
    spared = [unit for unit, number in assigned if number < _lethal(position, unit)]
    if not spared:
        return False
    if not position.preferred and any(_torn(position, unit) for unit, _ in assigned):
        return True
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
                changes.recall(course, unit, ("461.1.a.2", "453.1"))


def heal(course: Course, rules: tuple[str, ...]) -> None:
    """Damage is cleared from every unit (418)."""
    for card in list(course.position.board()):
        if card.damage:
            course.card(card, damage=0)
            course.tell("healed", rules, card=card.name)
