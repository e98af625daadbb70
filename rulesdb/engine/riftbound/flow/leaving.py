"""A player is out of a game that goes on: what is theirs leaves it, and play proceeds (652)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.cards import BANISHED, FACEDOWN, NOWHERE
from rulesdb.engine.riftbound.flow import changes

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Position


def remove(course: Course, player: str) -> None:
    """The steps for the removal of a player, in their order (652.1-652.5)."""
    before = course.position
    _banish(course, player)
    _counter(course, player)
    _unseat(course, player)
    course.tell("removed", ("652.1", "652.3", "652.4"), player=player)
    if before.turn_player != player:
        _hand_on(course, player, before)
    elif course.position.chain or before.showdown:
        course.unsettle(("652.5.a.1",))


def _banish(course: Course, player: str) -> None:
    """Permanents and facedown cards that the player controls or owns are banished (652.1)."""
    for card in list(course.position.cards):
        theirs = player in (card.controller, card.owner)
        if not theirs:
            continue
        if card.on_board:
            changes.leave(course, card, BANISHED)
            course.tell("banished", ("652.1",), card=card.name)
        elif card.zone == FACEDOWN or card.owner == player:
            gone = BANISHED if card.zone == FACEDOWN and card.owner != player else NOWHERE
            course.card(card.moved(gone))


def _counter(course: Course, player: str) -> None:
    """Their spells and abilities on the chain are countered (652.4)."""
    for item in course.position.chain:
        if item.controller == player:
            course.tell("countered", ("652.4", "425.1.a"), card=item.source)
    chain = tuple(item for item in course.position.chain if item.controller != player)
    course.change(chain=chain, opened=course.position.opened if chain else "")


def _unseat(course: Course, player: str) -> None:
    position = course.position
    course.change(
        players=tuple(each for each in position.players if each != player),
        seats=tuple(seat for seat in position.seats if seat.name != player),
        additional=tuple(each for each in position.additional if each != player),
        regular="" if position.regular == player else position.regular,
    )
    for each in position.battlefields:
        kept = {"controller": each.controller, "contested": each.contested}
        free = {key: "" for key, name in kept.items() if name == player}
        course.battlefield(each.name, **free)


def _hand_on(course: Course, player: str, before: Position) -> None:
    """Priority and focus go to the next player in order, if they were the one's who left."""
    following = before.after(player)
    course.change(passed=_passed(course.position, before, following))
    if before.focus == player:
        course.change(focus=following)
        course.tell("focus-passed", ("652.5.b.1",), player=following)


def _passed(position: Position, before: Position, following: str) -> int:
    """How many of those who are left have passed in sequence (652.5.b.2, 652.5.c.2)."""
    acting = before.acting if before.acting in position.players else following
    count = len(position.players)
    if position.chain:
        first = position.players.index(position.chain[-1].controller)
        return (position.players.index(acting) - first) % count
    return min(before.passed, count - 1) if before.showdown else 0


def everyone_passed(before: Position, player: str) -> bool:
    """Whether all the others have passed already, so that it goes on by itself."""
    waits = bool(before.chain or before.showdown)
    return waits and before.acting == player and before.passed == len(before.players) - 1
