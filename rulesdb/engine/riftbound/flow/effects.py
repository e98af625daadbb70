"""Instructions carried out as something resolves, illegal ones left out (359.3.e)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.flow import decks
from rulesdb.engine.riftbound.flow.deeds import ON_TARGET, PLAIN, source_of
from rulesdb.engine.riftbound.items import Look
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTION, ME

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.cards import Card, Instruction
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.items import Item

ILLEGAL = ("359.3.e.1", "359.3.e.2", "359.3.e.5", "359.3.e.6")


def execute(course: Course, item: Item) -> bool:
    """Every instruction in order, once or as often as Repeat was paid; false while one waits.

    What waits is a player who looks at cards: the rest is kept with the look.
    """
    while item.times:
        for at, instruction in enumerate(item.instructions):
            if instruction.target not in ("", ME):
                chosen, item = item.targets[:1], replace(item, targets=item.targets[1:], linked="")
                for name, incarnation in chosen:
                    if target := _still_legal(course, item, instruction, name, incarnation):
                        item = replace(item, linked=target.controller)
                        ON_TARGET[instruction.verb](course, item, instruction, target)
            elif instruction.target == ME:
                _on_source(course, item, instruction)
            elif instruction.verb in ("predict", "predict-one"):
                rest = replace(item, instructions=item.instructions[at + 1 :])
                if predict(course, instruction, rest):
                    return False
            else:
                PLAIN[instruction.verb](course, item, instruction)
        item = replace(item, times=item.times - 1)
    return True


def _still_legal(
    course: Course, item: Item, instruction: Instruction, name: str, incarnation: int
) -> Card | None:
    """The target, unless it is another object by now or no longer what was asked (359.3.e.2)."""
    card = course.position.card(name)
    if card.incarnation == incarnation and sight.allowed(
        course.position, instruction.target, item, name
    ):
        return card
    other = ("359.3.e.4",) if card.incarnation != incarnation else ()
    if sight.described(instruction.target)[0].where == "here":
        other = (*other, "359.3.f.1", "359.3.f.2")
    course.tell("target-illegal", (*ILLEGAL, *other), card=name)
    return None


def _on_source(course: Course, item: Item, instruction: Instruction) -> None:
    if source := source_of(course, item):
        ON_TARGET[instruction.verb](course, item, instruction, source)


def predict(course: Course, instruction: Instruction, rest: Item) -> bool:
    """Look at the top cards; whether there is a choice to make (436.1)."""
    player, number = rest.controller, instruction.number
    seat = course.position.seat(player)
    if seat.deck is not None and len(seat.deck) < number:
        have = str(len(seat.deck))
        course.tell("deck-too-short", ("436.4", "436.4.a", "431.1.c"), player=player, number=have)
    top = decks.known_top(seat, number)
    if top is None:
        course.tell("looked-unstated", ("436.1",), player=player, number=str(number))
        return False
    said = INSTRUCTION[instruction.verb].rules
    rules = ("817.1.b", "436.1") if rest.label == "vision" else said
    for name in top:
        course.tell("looked", rules, player=player, card=name)
    if top:
        course.change(look=Look(player, top, rest))
    return bool(top)
