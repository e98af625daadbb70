"""Might changed for a turn, damage dealt, prevented and healed (417, 418, 432, 437, 472.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTION, PASSIVE

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.cards import Card, Instruction
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.items import Item

WHOLLY = ("437.2", "437.4", "417.1.e.1")
PARTLY = ("437.2", "437.3")


def damage(
    course: Course, target: Card, number: int, rules: tuple[str, ...], bonus: int = 0
) -> None:
    """Mark damage on a unit, less what is prevented; nothing is no damage (417.1.e).

    Bonus damage comes only to damage that is dealt at all (715.4).
    """
    if number <= 0:
        return
    left = number + bonus - target.prevents if number > target.prevents else 0
    prevented = min(target.prevents, number + bonus if left else number)
    if prevented:
        value = sight.ALL if target.prevents == sight.ALL else target.prevents - prevented
        target = course.card(target, prevents=value)
        why = PARTLY if left else (*WHOLLY, *(("715.4",) if bonus else ()))
        why += tuple(rule for rule in rules if rule.startswith("437."))
        course.tell("prevented", why, card=target.name, number=str(prevented))
    if left:
        course.card(target, damage=target.damage + left)
        course.tell("damaged", rules, card=target.name, number=str(left))


def deal(course: Course, item: Item, instruction: Instruction, target: Card) -> None:
    """An effect deals damage, with what bonus damage its controller's statements give a spell."""
    rules, bonus = INSTRUCTION["deal"].rules, _bonus(course, item)
    more = (*PASSIVE["bonus-damage"].rules, "715.1") if bonus else ()
    damage(course, target, instruction.number, (*rules, *more), bonus)


def _bonus(course: Course, item: Item) -> int:
    """Every instance of bonus damage, summed (714)."""
    sources = course.position.sources(item.controller) if item.kind == "spell" else ()
    statements = (each for card in sources for each in card.statements)
    return sum(each.number for each in statements if each.key == "bonus-damage")


def change(course: Course, _: Item, instruction: Instruction, target: Card) -> None:
    """Might rises or falls until the turn ends, by an amount that is fixed now (472.3.b)."""
    might = sight.might(course.position, target)
    number = {
        "stronger": instruction.number,
        "weaker": -instruction.number,
        "weaker-to-one": -min(instruction.number, max(might - 1, 0)),
        "double": might,
    }[instruction.verb]
    course.card(target, changed=target.changed + number)
    rules = INSTRUCTION[instruction.verb].rules
    course.tell("might-changed", rules, card=target.name, number=f"{number:+}")


def prevent(course: Course, _: Item, instruction: Instruction, target: Card) -> None:
    """Some or all damage to the unit is prevented until the turn ends (437.1.b)."""
    every = instruction.verb == "prevent-all" or target.prevents == sight.ALL
    value = sight.ALL if every else target.prevents + instruction.number
    course.card(target, prevents=value)
    course.tell("protected", INSTRUCTION[instruction.verb].rules, card=target.name)


def heal(course: Course, _: Item, __: Instruction, target: Card) -> None:
    """Damage is cleared from one unit (418.1)."""
    course.card(target, damage=0)
    course.tell("healed", INSTRUCTION["heal"].rules, card=target.name)
