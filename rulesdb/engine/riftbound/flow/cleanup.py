"""Cleanups: what the game puts in order after every change, until nothing changes (318-324)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.cards import BASE, FIELD
from rulesdb.engine.riftbound.flow import changes
from rulesdb.engine.riftbound.flow.finalizing import finalize
from rulesdb.engine.riftbound.flow.scoring import declare_winner
from rulesdb.engine.riftbound.flow.showdowns import become_combat, begin, designate

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Battlefield


def cleanup(course: Course) -> None:
    """One cleanup after another until one changes nothing (322); then what is pending (335.2)."""
    while not (course.position.winner or course.position.unsettled):
        before = course.position
        _once(course)
        if before is course.position:
            finalize(course)
        if before is course.position:
            return


def _once(course: Course) -> None:
    """What a cleanup looks at, in the order of 323; chains and showdowns keep some of it back."""
    declare_winner(course)
    designate(course)
    changes.destroy(course)
    if course.position.chain:
        _keep_control(course)
    else:
        _lose_control(course)
    _put_right(course)
    _settle_contests(course)
    if course.position.chain:
        return
    if course.position.showdown:
        become_combat(course)
    else:
        begin(course)


def _lose_control(course: Course) -> None:
    """In an open state a battlefield without units, and without showdown, is nobody's (323.6)."""
    showdown = course.position.showdown
    for each in course.position.battlefields:
        ongoing = showdown is not None and showdown.place == each.name
        if ongoing and _has_left(course, each, "control-stays"):
            rules = ("187.4.b", "323.6")
            course.tell("control-stays", rules, place=each.name, player=each.controller)
        if each.controller and not ongoing and not course.position.units_at(each.name):
            course.battlefield(each.name, controller="")
            rules = ("323.6", "187.4.c")
            course.tell("control-lost", rules, place=each.name, player=each.controller)


def _keep_control(course: Course) -> None:
    """While a chain exists, who has just lost the last unit there keeps the battlefield (309.1)."""
    for each in course.position.battlefields:
        if _has_left(course, each, "control-waits"):
            rules = ("323.6", "187.4.c", "309.1")
            course.tell("control-waits", rules, place=each.name, player=each.controller)


def _has_left(course: Course, there: Battlefield, key: str) -> bool:
    """Whether the controller's last unit there has just left, and that is not told yet."""
    if not there.controller or course.position.units_at(there.name, there.controller):
        return False
    told = (dict(event.slots) for event in course.events if event.key == key)
    once = all(slots["place"] != there.name for slots in told)
    return once and bool(course.start.units_at(there.name, there.controller))


def _put_right(course: Course) -> None:
    """Gear goes home, permanents to their controller's base, hidden cards to the trash (323.7)."""
    for card in list(course.position.board()):
        astray = card.zone == BASE and card.place != card.controller and not card.top
        if astray or (card.zone == FIELD and card.kind == "gear" and not card.top):
            changes.recall(course, card, ("323.7", *(("452.1",) if card.kind == "gear" else ())))
    changes.unhide(course, ("323.7", "107.3.d"))


def _settle_contests(course: Course) -> None:
    """A contest without a unit of whoever began it, and without showdown, is over (323.8.a)."""
    showdown = course.position.showdown
    for each in course.position.battlefields:
        ongoing = showdown is not None and showdown.place == each.name
        present = course.position.units_at(each.name, each.contested)
        if each.contested and not ongoing and not present:
            course.battlefield(each.name, contested="")
            course.tell("contest-over", ("323.8.a",), place=each.name, player=each.contested)
