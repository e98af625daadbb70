"""Instructions carried out as something resolves, illegal ones left out (359.3.e)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import HAND, TRASH, Keyword
from rulesdb.engine.riftbound.costs import Cost, Purse
from rulesdb.engine.riftbound.flow import changes, decks
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTIONS
from rulesdb.engine.riftbound.position import Look

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.riftbound.cards import Card, Instruction
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Item

RULES = {phrase.key: phrase.rules for phrase in INSTRUCTIONS}
ILLEGAL = ("359.3.e.1", "359.3.e.2", "359.3.e.5", "359.3.e.6")
TEMPORARY = ("816.1.b", "428.1.a.1")


def execute(course: Course, item: Item) -> bool:
    """Every instruction in order, once or as often as Repeat was paid; false while one waits.

    What waits is a player who looks at cards: the rest is kept with the look.
    """
    while item.times:
        for at, instruction in enumerate(item.instructions):
            if instruction.target not in ("", "me"):
                chosen, item = item.targets[:1], replace(item, targets=item.targets[1:])
                for name, incarnation in chosen:
                    if target := _still_legal(course, item, instruction, name, incarnation):
                        ON_TARGET[instruction.verb](course, item, instruction, target)
            elif instruction.target == "me":
                _on_source(course, item, instruction)
            elif instruction.verb == "predict":
                rest = replace(item, instructions=item.instructions[at + 1 :])
                if predict(course, instruction.number, rest):
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
    course.tell("target-illegal", ILLEGAL, card=name)
    return None


def _source(course: Course, item: Item) -> Card | None:
    """The item's source while it is still the same object on the board."""
    card = course.position.card(item.source)
    return card if card.on_board and card.incarnation == item.incarnation else None


def _on_source(course: Course, item: Item, instruction: Instruction) -> None:
    if source := _source(course, item):
        ON_TARGET[instruction.verb](course, item, instruction, source)


def predict(course: Course, number: int, rest: Item) -> bool:
    """Look at the top cards; whether there is a choice to make (436.1)."""
    player = rest.controller
    seat = course.position.seat(player)
    if seat.deck is not None and len(seat.deck) < number:
        have = str(len(seat.deck))
        course.tell("deck-too-short", ("436.4", "436.4.a"), player=player, number=have)
    top = decks.known_top(seat, number)
    if top is None:
        course.tell("looked-unstated", ("436.1",), player=player, number=str(number))
        return False
    rules = ("817.1.b", "436.1") if rest.label == "vision" else ("436.1", "436.3")
    for name in top:
        course.tell("looked", rules, player=player, card=name)
    if top:
        course.change(look=Look(player, top, rest))
    return bool(top)


def _kill_me(course: Course, item: Item, _: Instruction) -> None:
    if source := _source(course, item):
        changes.kill(course, [source], TEMPORARY)


def _xp(course: Course, item: Item, instruction: Instruction) -> None:
    xp = course.position.seat(item.controller).xp + instruction.number
    course.seat(item.controller, xp=xp)
    slots = {"player": item.controller, "number": str(instruction.number)}
    course.tell("xp-gained", ("730.1", "823.1.c.1"), **slots)


def _draw(course: Course, item: Item, instruction: Instruction) -> None:
    decks.draw(course, item.controller, instruction.number, RULES["draw"])


def _channel(course: Course, item: Item, instruction: Instruction) -> None:
    decks.channel(course, item.controller, instruction.number, RULES["channel"])


def add_energy(course: Course, player: str, number: int) -> None:
    """Energy goes into the rune pool, where resources were stated at all (429.1)."""
    purse = course.position.seat(player).purse
    if purse:
        course.seat(player, purse=Purse(purse.pool + Cost(number), purse.runes))
    course.tell("added", RULES["add-energy"], player=player, cost=f"{number} energy")


def _add(course: Course, item: Item, instruction: Instruction) -> None:
    add_energy(course, item.controller, instruction.number)


PLAIN: dict[str, Callable[[Course, Item, Instruction], None]] = {
    "draw": _draw,
    "channel": _channel,
    "add-energy": _add,
    "kill-me": _kill_me,
    "xp": _xp,
}


def _deal(course: Course, _: Item, instruction: Instruction, target: Card) -> None:
    damage(course, target, instruction.number, RULES["deal"])


def damage(course: Course, target: Card, number: int, rules: tuple[str, ...]) -> None:
    """Mark damage on a unit; nothing is no damage (417.1.e)."""
    if number > 0:
        course.card(target, damage=target.damage + number)
        course.tell("damaged", rules, card=target.name, number=str(number))


def _kill(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.kill(course, [target], RULES["kill"])


def _ready(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.ready(course, [target], RULES["ready"])


def _state(course: Course, _: Item, instruction: Instruction, target: Card) -> None:
    """Exhausted, stunned or buffed; being so already changes nothing (414.1.c)."""
    field, event = _STATES[instruction.verb]
    if not getattr(target, field):
        course.card(target, **{field: True})
        course.tell(event, RULES[instruction.verb], card=target.name)


_STATES = {
    "exhaust": ("exhausted", "exhausted"),
    "stun": ("stunned", "stunned"),
    "buff": ("buffed", "buffed"),
}


def _counter(course: Course, _: Item, __: Instruction, target: Card) -> None:
    chain = tuple(each for each in course.position.chain if each.source != target.name)
    course.change(chain=chain)
    course.card(target.moved(TRASH))
    course.tell("countered", ("425.1.a", "425.1.b"), card=target.name)


def _recall(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.recall(course, target, ("450", "451"))


def _move_home(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.move(course, [target], target.controller, RULES["move-home"])


def _move_out(course: Course, item: Item, __: Instruction, target: Card) -> None:
    if item.place:
        changes.move(course, [target], item.place, RULES["move-out"])


def _return(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.leave(course, target, HAND)
    course.tell("returned", RULES["return"], card=target.name, player=target.owner)


def _take(course: Course, item: Item, _: Instruction, target: Card) -> None:
    changes.take_control(course, target, item.controller)


def _give(course: Course, _: Item, instruction: Instruction, target: Card) -> None:
    given = Keyword(instruction.keyword, this_turn=instruction.this_turn)
    course.card(target, granted=(*target.granted, given))
    rules = ("801.3.a.2",) if given.this_turn else ("801.3.a.3",)
    course.tell("granted", rules, card=target.name, keyword=Term(f"rift-{given.name}"))


def _attach(course: Course, item: Item, _: Instruction, target: Card) -> None:
    if source := _source(course, item):
        changes.attach(course, source, target)


def _arm(course: Course, item: Item, _: Instruction, target: Card) -> None:
    if source := _source(course, item):
        changes.attach(course, target, source)


ON_TARGET: dict[str, Callable[[Course, Item, Instruction, Card], None]] = {
    "deal": _deal,
    "kill": _kill,
    "ready": _ready,
    "exhaust": _state,
    "stun": _state,
    "buff": _state,
    "counter": _counter,
    "recall": _recall,
    "move-home": _move_home,
    "move-out": _move_out,
    "return": _return,
    "take": _take,
    "give": _give,
    "attach": _attach,
    "arm": _arm,
}
