"""What each instruction does, to nothing in particular or to a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound.cards import HAND, NOWHERE, TRASH, Keyword
from rulesdb.engine.riftbound.costs import Cost, Purse
from rulesdb.engine.riftbound.flow import changes, decks
from rulesdb.engine.riftbound.items import Item
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTION

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.riftbound.cards import Card, Instruction
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Position

AT_ONCE = ("337.1.c", "429.2", "429.2.a")
"""What adds resources resolves as it becomes final, and passes neither priority nor focus."""
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
    course.tell("xp-gained", ("730.1",), **slots)


def _draw(course: Course, item: Item, instruction: Instruction) -> None:
    decks.draw(course, item.controller, instruction.number, INSTRUCTION["draw"].rules)


def _channel(course: Course, item: Item, instruction: Instruction) -> None:
    decks.channel(course, item.controller, instruction.number, INSTRUCTION["channel"].rules)


def add_energy(course: Course, player: str, number: int) -> None:
    """Energy goes into the rune pool, where resources were stated at all (429.1)."""
    purse = course.position.seat(player).purse
    if purse:
        course.seat(player, purse=Purse(purse.pool + Cost(number), purse.runes))
    rules = (*INSTRUCTION["add-energy"].rules, *AT_ONCE)
    course.tell("added", rules, player=player, cost=f"{number} energy")


def _add(course: Course, item: Item, instruction: Instruction) -> None:
    add_energy(course, item.controller, instruction.number)


def _token(course: Course, item: Item, instruction: Instruction) -> None:
    """A token is on the chain, pending until the effect has resolved (354.3)."""
    position = course.position
    name = _unplayed(position, instruction.token)
    if name is None:
        course.tell("token-unstated", ("182.1.a",), card=instruction.token, player=item.controller)
        return
    played = Item("token", name, item.controller, (instruction,), place=item.place, pending=True)
    course.change(chain=(*position.chain, played), opened=position.opened or "trigger")


def _unplayed(position: Position, called: str) -> str | None:
    """A token of that name that has not been on the board yet."""
    waiting = {item.source for item in position.chain}
    return next(
        (
            card.name
            for card in position.cards
            if card.token
            and card.zone == NOWHERE
            and not card.incarnation
            and card.name.partition("#")[0] == called
            and card.name not in waiting
        ),
        None,
    )


def _turn(course: Course, item: Item, _: Instruction) -> None:
    """A turn of the player's own comes next, before any that was queued earlier (738)."""
    course.change(additional=(item.controller, *course.position.additional))
    rules = (*INSTRUCTION["turn"].rules, "738")
    course.tell("turn-added", rules, player=item.controller)


PLAIN: dict[str, Callable[[Course, Item, Instruction], None]] = {
    "draw": _draw,
    "channel": _channel,
    "add-energy": _add,
    "kill-me": _kill_me,
    "token": _token,
    "token-ready": _token,
    "turn": _turn,
    "xp": _xp,
}


def _deal(course: Course, _: Item, instruction: Instruction, target: Card) -> None:
    damage(course, target, instruction.number, INSTRUCTION["deal"].rules)


def damage(course: Course, target: Card, number: int, rules: tuple[str, ...]) -> None:
    """Mark damage on a unit; nothing is no damage (417.1.e)."""
    if number > 0:
        course.card(target, damage=target.damage + number)
        course.tell("damaged", rules, card=target.name, number=str(number))


def _kill(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.kill(course, [target], INSTRUCTION["kill"].rules)


def _ready(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.ready(course, [target], INSTRUCTION["ready"].rules)


def _state(course: Course, _: Item, instruction: Instruction, target: Card) -> None:
    """Exhausted, stunned or buffed; being so already changes nothing (414.1.c)."""
    field, event, again = _STATES[instruction.verb]
    if getattr(target, field):
        course.tell("nothing-more", again, card=target.name)
        return
    course.card(target, **{field: True})
    course.tell(event, INSTRUCTION[instruction.verb].rules, card=target.name)


_STATES = {
    "exhaust": ("exhausted", "exhausted", ("414.1.c",)),
    "stun": ("stunned", "stunned", ("423.1.a.1",)),
    "buff": ("buffed", "buffed", ("702.3.a", "426.1.b.1")),
}


def _counter(course: Course, _: Item, __: Instruction, target: Card) -> None:
    chain = tuple(each for each in course.position.chain if each.source != target.name)
    course.change(chain=chain)
    course.card(target.moved(TRASH))
    course.tell("countered", INSTRUCTION["counter"].rules, card=target.name)


def _recall(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.recall(course, target, INSTRUCTION["recall"].rules)


def _move_home(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.move(course, [target], target.controller, INSTRUCTION["move-home"].rules)


def _move_out(course: Course, item: Item, __: Instruction, target: Card) -> None:
    if item.place:
        changes.move(course, [target], item.place, INSTRUCTION["move-out"].rules)


def _return(course: Course, _: Item, __: Instruction, target: Card) -> None:
    changes.leave(course, target, HAND)
    course.tell("returned", INSTRUCTION["return"].rules, card=target.name, player=target.owner)


def _take(course: Course, item: Item, _: Instruction, target: Card) -> None:
    changes.take_control(course, target, item.controller, INSTRUCTION["take"].rules)


def _borrow(course: Course, item: Item, _: Instruction, target: Card) -> None:
    rules, before = INSTRUCTION["borrow"].rules, target.lent or target.controller
    changes.take_control(course, target, item.controller, rules, lent=before)


def _give(course: Course, _: Item, instruction: Instruction, target: Card) -> None:
    """A keyword for this turn, or for as long as the object stays where it is (801.3.a)."""
    given = Keyword(instruction.keyword, this_turn=instruction.verb == "lend")
    course.card(target, granted=(*target.granted, given))
    rules = INSTRUCTION[instruction.verb].rules
    course.tell("granted", rules, card=target.name, keyword=Term(f"rift-{given.name}"))


def _attach(course: Course, item: Item, _: Instruction, target: Card) -> None:
    if source := source_of(course, item):
        changes.attach(course, source, target)


def _arm(course: Course, item: Item, _: Instruction, target: Card) -> None:
    """What was paid for as the ability became final is attached now (742.1.b, 821.1.c)."""
    if source := source_of(course, item):
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
    "borrow": _borrow,
    "give": _give,
    "lend": _give,
    "attach": _attach,
    "arm": _arm,
}
