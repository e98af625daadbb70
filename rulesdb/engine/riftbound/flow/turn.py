"""The turn: the tasks of each step, and what follows when nobody does anything (315-317)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound.costs import Cost
from rulesdb.engine.riftbound.flow import decks
from rulesdb.engine.riftbound.flow.chain import resolve_newest, undecided
from rulesdb.engine.riftbound.flow.changes import give_back, ready
from rulesdb.engine.riftbound.flow.cleanup import cleanup
from rulesdb.engine.riftbound.flow.fights import heal
from rulesdb.engine.riftbound.flow.scoring import HOLDS, score
from rulesdb.engine.riftbound.flow.showdowns import close, stated
from rulesdb.engine.riftbound.flow.triggers import trigger
from rulesdb.engine.riftbound.mechanics.steps import STEP, STEPS

FEW = 2

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.games import Played
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Position


def advance(position: Position) -> Played[Position]:
    """Everyone passes once: the newest item resolves, the showdown closes, or the step ends."""
    course = undecided(stated(position))
    if course.position.winner:
        return course.played()
    if course.position.unsettled:
        course.tell("not-settled", course.position.unsettled)
    elif course.position.chain:
        resolve_newest(course)
    elif course.position.showdown:
        close(course)
        cleanup(course)
    elif course.position.begun or not _stops(course):
        _next_step(course)
    return course.played()


def _stops(course: Course) -> bool:
    """Do the tasks of a step that a line stated; whether they left something to be answered."""
    begin(course)
    position = course.position
    return bool(position.chain or position.showdown or position.look or position.winner)


def begin(course: Course) -> None:
    """The tasks of the step are handled, then a cleanup (335)."""
    course.change(begun=True)
    if task := TASKS.get(course.position.step):
        task(course, course.position.turn_player)
    cleanup(course)


def _next_step(course: Course) -> None:
    step = course.position.step
    if step == STEPS[-1]:
        _expire(course)
        _next_turn(course)
    else:
        course.change(step=STEPS[STEPS.index(step) + 1])
    _tell_step(course)
    begin(course)


def _tell_step(course: Course) -> None:
    step, player = course.position.step, course.position.turn_player
    term = Term(f"step-riftbound-{step}")
    course.tell("rift-step", STEP[step].rules, player=player, step=term)


def _next_turn(course: Course) -> None:
    """The next turn in the queue: an additional one first, else that of the next player (737)."""
    position = course.position
    regular = position.regular or position.turn_player
    additional = position.additional[:1]
    player = additional[0] if additional else position.after(regular)
    course.change(additional=position.additional[1:])
    if additional:
        _begin_turn(course, player, regular, ("737", "738"))
    else:
        _begin_turn(course, player, player, ("306", "317.3"))


def follow(course: Course, player: str) -> None:
    """The turn of whoever comes after a player who left in a turn of their own (652.5.a.1)."""
    _begin_turn(course, player, player, ("652.5.a.1",))
    _tell_step(course)
    begin(course)


def _begin_turn(course: Course, player: str, regular: str, rules: tuple[str, ...]) -> None:
    position = course.position
    seats = tuple(replace(seat, scored=(), finalized=()) for seat in position.seats)
    course.change(seats=seats, turn_player=player, step=STEPS[0], number=position.number + 1)
    course.change(regular=regular)
    course.seat(player, turns=course.position.seat(player).turns + 1)
    course.tell("rift-turn", rules, player=player)


def opening_rules(position: Position) -> tuple[str, ...]:
    """What the mode of play says about first turns, by how many play it."""
    return {2: ("480.7",), 3: ("482.7",)}.get(len(position.players), ("483.7",))


def _awaken(course: Course, player: str) -> None:
    """Everything the turn player controls is readied (315.1.b)."""
    ready(course, list(course.position.sources(player)), ("315.1.b",))
    purse = course.position.seat(player).purse
    if purse and any(rune.exhausted for rune in purse.runes):
        course.seat(player, purse=purse.awake())
        course.tell("runes-readied", ("315.1.b",), player=player)


def _beginning(course: Course, player: str) -> None:
    """What happens at the start of the Beginning Phase, before anything is scored (315.2.a)."""
    trigger(course, "beginning", list(course.position.sources(player)))


def _scoring(course: Course, player: str) -> None:
    """The turn player holds every battlefield that they control (315.2.b.2)."""
    for each in course.position.battlefields:
        if each.controller == player:
            score(course, player, each.name, HOLDS)


def _channel(course: Course, player: str) -> None:
    """Two runes come from the rune deck (315.3.b), one more in the first turn of who is last."""
    last = course.position.opening == "last"
    rules = ("315.3.b", *(opening_rules(course.position) if last else ()))
    decks.channel(course, player, 3 if last else 2, rules)


def _draw(course: Course, player: str) -> None:
    """One card is drawn, then every rune pool empties (315.4).

    Among more than two players the first draws none in the first turn of the game.
    """
    if course.position.opening == "first" and len(course.position.players) > FEW:
        course.tell("draws-none", opening_rules(course.position), player=player)
    else:
        decks.draw(course, player, 1, ("315.4.b",))
    _empty_pools(course, ("315.4.d", "166"))


def _ending(course: Course, player: str) -> None:
    """Stunned units recover, then what happens at the end of the turn (317.1, 423.1.a.2)."""
    for card in list(course.position.board()):
        if card.stunned:
            course.card(card, stunned=False)
            course.tell("recovered", ("423.1.a.2",), card=card.name)
    trigger(course, "ending", list(course.position.sources(player)))


def _expire(course: Course) -> None:
    """Units heal, what lasts this turn ends, and rune pools empty (317.2)."""
    heal(course, ("317.2.b",))
    for card in course.position.cards:
        lasting = tuple(each for each in card.granted if not each.this_turn)
        passing = card.changed or card.prevents or card.saved
        if passing or lasting != card.granted:
            course.card(card, granted=lasting, changed=0, prevents=0, saved=False)
            course.tell("expired", ("317.2.c",), card=card.name)
    give_back(course)
    _empty_pools(course, ("317.2.d", "166"))
    cleanup(course)


def _empty_pools(course: Course, rules: tuple[str, ...]) -> None:
    for seat in course.position.seats:
        if seat.purse and seat.purse.pool != Cost():
            course.seat(seat.name, purse=replace(seat.purse, pool=Cost()))
            course.tell("pool-emptied", rules, player=seat.name)


TASKS: dict[str, Callable[[Course, str], None]] = {
    "awaken": _awaken,
    "beginning": _beginning,
    "scoring": _scoring,
    "channel": _channel,
    "draw": _draw,
    "ending": _ending,
}
