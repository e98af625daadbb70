"""Scoring: holding and conquering, the winning point, and who has won (462-467)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.flow.changes import unhide
from rulesdb.engine.riftbound.flow.decks import draw
from rulesdb.engine.riftbound.flow.triggers import ABILITY, Given, put, trigger
from rulesdb.engine.riftbound.items import Item
from rulesdb.engine.riftbound.mechanics.phrases import WHEN

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Position

HOLDS, CONQUERS = "holds", "conquers"
_RULES = {HOLDS: ("464.2", "315.2.b.2"), CONQUERS: ("464.1",)}
_BY_COMBAT = {True: ("461.5", "461.5.d"), False: ("348.2.a", "348.2.a.1")}
_WINNING = {HOLDS: ("466.1.b.1",), CONQUERS: ("466.1.b.2",)}


def score(course: Course, player: str, place: str, how: str) -> None:
    """The player scores the battlefield, once a turn (465), and what watches that triggers."""
    seat = course.position.seat(player)
    if place in seat.scored:
        course.tell("scored-already", ("465",), player=player, place=place)
        return
    seat = course.seat(player, scored=(*seat.scored, place))
    course.tell(how, _RULES[how], player=player, place=place)
    denied = _denied(course, player, how)
    if denied:
        course.tell("winning-point-denied", ("466.1.b.2",), player=player)
        draw(course, player, 1, ("466.1.b.2",))
    else:
        course.seat(player, points=seat.points + 1)
        rules = ("466.1", *(_WINNING[how] if _winning(course.position, seat.points) else ()))
        course.tell("scored", rules, player=player, points=str(seat.points + 1))
    still = Given(why=("383.4.c.2.c",) if denied else ())
    trigger(course, how, course.position.units_at(place, player), still)
    trigger(course, f"here-{how}", course.position.units_at(place, player), still)
    _ground(course, player, place, how)
    trigger(course, f"you-{how}", list(course.position.sources(player)), still)


def _ground(course: Course, player: str, place: str, how: str) -> None:
    """What the battlefield itself does when it is scored, for whoever controls it (187.6.a)."""
    there = course.position.battlefield(place)
    for ability in there.abilities if there else ():
        if ability.when == f"here-{how}":
            item = Item(ABILITY, place, player, ability.instructions, ABILITY, cost=ability.cost)
            put(course, item, (*WHEN[ability.when].rules, "187.6.a"))


def _winning(position: Position, points: int) -> bool:
    """Whether one more point would be the winning point (466.1.b)."""
    return points >= position.victory - 1


def _denied(course: Course, player: str, how: str) -> bool:
    """Whether a conquest would give the winning point before every battlefield was scored."""
    position = course.position
    seat = position.seat(player)
    every = all(each.name in seat.scored for each in position.battlefields)
    return how == CONQUERS and _winning(position, seat.points) and not every


def establish(course: Course, place: str, *, combat: bool) -> None:
    """Whoever alone has units there controls the battlefield; gaining that is a conquest.

    A conquest is to gain control (464.1); who keeps it through a combat, gains none.
    """
    position = course.position
    there = position.battlefield(place)
    present = {unit.controller for unit in position.units_at(place)}
    if there is None or len(present) > 1:
        return
    player = next(iter(present), "")
    if not player and not combat:
        course.battlefield(place, contested="")
        return
    course.battlefield(place, controller=player, contested="")
    if combat:
        unhide(course, ("461.5.c", "107.3.d"))
    if not player and there.controller:
        course.tell("uncontrolled", ("461.5.b",), place=place)
    elif there.controller != player:
        other = ("461.5.e",) if combat and player != there.contested else ()
        rules = ("187.4", *_BY_COMBAT[combat], *other)
        course.tell("controls", rules, player=player, place=place)
        score(course, player, place, CONQUERS)
    elif player and combat:
        course.tell("control-kept", ("187.3.b", "464.1"), player=player, place=place)


def declare_winner(course: Course) -> None:
    """Enough points, and more than any opponent, win the game (323.1, 467)."""
    position = course.position
    seats = sorted(position.seats, key=lambda seat: -seat.points)
    best, second = seats[0], seats[1]
    if not position.winner and best.points >= position.victory and best.points > second.points:
        course.change(winner=best.name)
        course.tell("won", ("323.1", "467"), player=best.name)
