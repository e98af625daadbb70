"""What is pending on the chain becomes final: choices are made, costs paid, tokens enter (337)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.costs import Cost
from rulesdb.engine.riftbound.flow import entering
from rulesdb.engine.riftbound.flow.course import keep_focus
from rulesdb.engine.riftbound.flow.triggers import chose
from rulesdb.engine.riftbound.paying import pay

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.items import Item
    from rulesdb.engine.riftbound.position import Position

AFTER_ENTERING = ("337.1.c.1", "337.1.c.1.a")


def finalize(course: Course) -> None:
    """Every pending item in the order in which it came, then the state may open (337.1.b)."""
    pending = False
    while item := next((each for each in course.position.chain if each.pending), None):
        pending = True
        _finalize(course, item)
    if pending:
        reopen(course, AFTER_ENTERING)


def reopen(course: Course, rules: tuple[str, ...]) -> None:
    """Without a chain the state is open; in a showdown focus passes, unless a trigger opened it."""
    position = course.position
    if position.chain or not position.opened:
        return
    if position.showdown and position.opened == "play":
        focus = position.after(position.focus or position.turn_player)
        course.change(focus=focus)
        course.tell("focus-passed", rules, player=focus)
    elif position.showdown and position.focus:
        keep_focus(course, ("459.2.g",) if position.showdown.combat else ())
    course.change(opened="")


def _finalize(course: Course, item: Item) -> None:
    if item.kind == "token":
        _without(course, item)
        entering.enter_token(course, item)
        return
    made = choices(course, item)
    if made is None:
        _leaves(course, item, "trigger-without-choice", ("402.3",))
        return
    cost, rules = _cost(course.position, item, made)
    if not _pays(course, item, cost):
        _leaves(course, item, "trigger-unpaid", ("404.2", *rules))
        return
    pay(course, item.controller, cost.resources, rules)
    if cost.exhausts:
        course.card(course.position.card(item.source), exhausted=True)
    final = replace(item, pending=False, wanted=(), targets=made)
    course.change(chain=tuple(final if each is item else each for each in course.position.chain))
    chose(course, final)


def _pays(course: Course, item: Item, cost: Cost) -> bool:
    """Whether the controller can pay for the ability: its cost, Deflect, exhausting its source."""
    purse = course.position.seat(item.controller).purse
    source = course.position.card(item.source)
    ready = not cost.exhausts or (source.on_board and not source.exhausted)
    return ready and (purse is None or purse.pays(cost))


def _leaves(course: Course, item: Item, why: str, rules: tuple[str, ...]) -> None:
    """The ability leaves the chain without having become final, which counters nothing."""
    _without(course, item)
    course.tell(why, rules, card=item.source, what=Term(f"rift-{item.label}"))


def _without(course: Course, item: Item) -> None:
    course.change(chain=tuple(each for each in course.position.chain if each is not item))


def choices(course: Course, item: Item) -> tuple[tuple[str, int], ...] | None:
    """A legal target for each that the item needs: a wanted one, else one preferred; or nothing."""
    position = course.position
    made: list[str] = []
    for phrase in sight.chosen(item):
        options = [each for each in position.by_name if sight.allowed(position, phrase, item, each)]
        said = (*item.wanted[len(made) : len(made) + 1], *position.preferred)
        found = next((each for each in said if each in options), None)
        if not options:
            return None
        if not found and len(options) > 1:
            course.tell("choice-assumed", ("402.1",), choice=options[0])
        made.append(found or options[0])
    return tuple((name, position.card(name).incarnation) for name in made)


def _cost(
    position: Position, item: Item, made: tuple[tuple[str, int], ...]
) -> tuple[Cost, tuple[str, ...]]:
    """What it costs: the Equip cost for Weaponmaster (742.1.b), and Deflect of what it chooses."""
    cost = item.cost or Cost()
    rules: tuple[str, ...] = ("383.3.b.1", "742.1.b") if item.cost else ()
    names = [name for name, _ in made]
    if any(each.verb == "arm" for each in item.instructions):
        cost, rules = _arming(position, names), ("742.1.b", "821.1.c.5")
    more = sight.deflected(position, item.controller, names)
    return cost + more, (*rules, *(("809.1.c", "809.1.c.1", "403.2") if more != Cost() else ()))


def _arming(position: Position, names: list[str]) -> Cost:
    keywords = [each for name in names for each in position.card(name).keywords]
    equip = next((each.cost for each in keywords if each.name == "equip" and each.cost), Cost())
    return equip.reduced()
