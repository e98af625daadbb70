"""What each instruction does, to nothing in particular or to a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound.cards import HAND, TRASH, Keyword
from rulesdb.engine.riftbound.costs import Cost, Purse
from rulesdb.engine.riftbound.flow import changes, decks
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.riftbound.cards import Card, Instruction
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Item

RULES = {phrase.key: phrase.rules for phrase in INSTRUCTIONS}
TEMPORARY = ("816.1.b", "428.1.a.1")


def source_of(course: Course, item: Item) -> Card | None:
    """The item's source while it is still the same object on the board."""
    card = course.position.card(item.source)
    return card if card.on_board and card.incarnation == item.incarnation else None


def _kill_me(course: Course, item: Item, _: Instruction) -> None:
    if source := source_of(course, item):
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
    if source := source_of(course, item):
        changes.attach(course, source, target)


def _arm(course: Course, item: Item, _: Instruction, target: Card) -> None:
    """The Equip cost, less a power of any domain, is paid, or nothing is attached (821.1.c)."""
    source = source_of(course, item)
    equip = next((each.cost for each in target.keywords if each.name == "equip"), None)
    if source is None or equip is None:
        return
    seat = course.position.seat(item.controller)
    left = seat.purse.after(equip.reduced()) if seat.purse else None
    if seat.purse and left is None:
        course.tell("equip-unpaid", ("821.1.c.5",), card=target.name, player=seat.name)
        return
    course.seat(seat.name, purse=left)
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
