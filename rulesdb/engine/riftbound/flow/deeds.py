"""What each instruction does, to nothing in particular or to a target."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound.cards import BANISHED, HAND, NOWHERE, TRASH, Keyword
from rulesdb.engine.riftbound.costs import ANY, ENERGY, Cost, Purse
from rulesdb.engine.riftbound.flow import changes, decks
from rulesdb.engine.riftbound.flow.strengths import change, deal, heal, prevent
from rulesdb.engine.riftbound.flow.triggers import ABILITY, put
from rulesdb.engine.riftbound.items import Item
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTION

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.riftbound.cards import Card, Instruction
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Position

AT_ONCE = ("337.1.c", "429.2", "429.2.a")
"""What adds resources resolves as it becomes final, and passes neither priority nor focus."""
REFLEXIVE = ("387.1", "388.1", "388.2")
ADDS = ("add-energy", "add-power")
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
    course.tell("xp-gained", INSTRUCTION["xp"].rules, **slots)


def _draw(course: Course, item: Item, instruction: Instruction) -> None:
    decks.draw(course, item.controller, instruction.number, INSTRUCTION["draw"].rules)


def _controller_draws(course: Course, item: Item, instruction: Instruction) -> None:
    """Linked to the instruction before it: without that nobody draws (359.3.e.14.a)."""
    if item.linked:
        rules = INSTRUCTION["controller-draws"].rules
        decks.draw(course, item.linked, instruction.number, rules)
    else:
        course.tell("linked-ignored", ("359.3.e.14", "359.3.e.14.a"), card=item.source)


def _channel(course: Course, item: Item, instruction: Instruction) -> None:
    decks.channel(course, item.controller, instruction.number, INSTRUCTION["channel"].rules)


def add(course: Course, player: str, cost: Cost, rules: tuple[str, ...]) -> None:
    """Resources go into the rune pool, where they were stated at all (429.1)."""
    purse = course.position.seat(player).purse
    if purse:
        course.seat(player, purse=Purse(purse.pool + cost, purse.runes))
    word = ENERGY if cost.energy else ANY
    number = cost.energy or len(cost.power)
    course.tell("added", (*rules, *AT_ONCE), player=player, cost=f"{number} {word}")


def _add(course: Course, item: Item, instruction: Instruction) -> None:
    number = instruction.number
    cost = Cost(number) if instruction.verb == "add-energy" else Cost(0, (ANY,) * number)
    add(course, item.controller, cost, INSTRUCTION[instruction.verb].rules)


def _discard(course: Course, item: Item, instruction: Instruction) -> None:
    discard(course, item.controller, instruction.number, INSTRUCTION["discard"].rules)


def discard(course: Course, player: str, number: int, rules: tuple[str, ...]) -> None:
    """Cards of the hand go to the trash, as many as there are, those preferred first (422.4)."""
    position = course.position
    hand = [card for card in position.cards if card.zone == HAND and card.owner == player]
    hand.sort(key=lambda card: position.preference(card.name))
    if len(hand) < number:
        course.tell("discards-less", ("422.4", "055"), player=player)
    for card in hand[:number]:
        course.card(card.moved(TRASH))
        course.tell("discarded", rules, player=player, card=card.name)


def _ready_runes(course: Course, item: Item, instruction: Instruction) -> None:
    purse = course.position.seat(item.controller).purse
    if purse:
        course.seat(item.controller, purse=purse.readied(instruction.number))
    course.tell("runes-readied", INSTRUCTION["ready-runes"].rules, player=item.controller)


def _reflex(course: Course, item: Item, instruction: Instruction) -> None:
    """A reflexive trigger: new abilities are on the chain, pending (387.1, 388)."""
    for _ in range(instruction.number):
        made = Item(ABILITY, item.source, item.controller, instruction.inner, ABILITY)
        put(course, replace(made, incarnation=item.incarnation), REFLEXIVE)


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
    "controller-draws": _controller_draws,
    "channel": _channel,
    "add-energy": _add,
    "add-power": _add,
    "discard": _discard,
    "ready-runes": _ready_runes,
    "reflex": _reflex,
    "kill-me": _kill_me,
    "token": _token,
    "token-ready": _token,
    "turn": _turn,
    "xp": _xp,
}


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
    "buff": ("buffed", "buffed", ("702.3", "702.3.a", "426.1.b.1")),
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


def _banish(course: Course, _: Item, __: Instruction, target: Card) -> None:
    """Into banishment, which is no death (427.2.a)."""
    changes.leave(course, target, BANISHED)
    course.tell("banished", INSTRUCTION["banish"].rules, card=target.name)


def _save(course: Course, _: Item, __: Instruction, target: Card) -> None:
    course.card(target, saved=True)
    course.tell("protected", INSTRUCTION["save"].rules, card=target.name)


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
        why = ("818.2",) if item.label == "equip" else ()
        changes.attach(course, source, target, why)


def _arm(course: Course, item: Item, _: Instruction, target: Card) -> None:
    """What was paid for as the ability became final is attached now (742.1.b, 821.1.c)."""
    if source := source_of(course, item):
        changes.attach(course, target, source, ("821.1.c", "821.1.c.6"))


ON_TARGET: dict[str, Callable[[Course, Item, Instruction, Card], None]] = {
    "deal": deal,
    "stronger": change,
    "weaker": change,
    "weaker-to-one": change,
    "double": change,
    "prevent": prevent,
    "prevent-all": prevent,
    "heal": heal,
    "save": _save,
    "banish": _banish,
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
