"""What can be done to objects on the board: killing, moving, recalling, attaching, readying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import BASE, FACEDOWN, FIELD, TRASH, UNIT
from rulesdb.engine.riftbound.flow.saving import rules_for, saved
from rulesdb.engine.riftbound.flow.triggers import trigger

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.flow.course import Course


def kill(course: Course, cards: Sequence[Card], rules: tuple[str, ...]) -> None:
    """Permanents go to their owners' trash; what Deathknell does triggers before (808.1.d.2)."""
    dead, kept = saved(course, cards)
    trigger(course, "dies", dead)
    for card in dead:
        leave(course, card, TRASH)
        course.tell("killed", rules, card=card.name)
    for card, guard in kept:
        _save(course, card, guard)
    for card in dead:
        if card.kind == UNIT:
            trigger(course, "friend-dies", course.position.sources(card.controller))


def _save(course: Course, card: Card, guard: str) -> None:
    """The unit is recalled healed and exhausted, and its guard dies for it (369.1)."""
    rules = tuple(dict.fromkeys(rules_for(card, guard)))
    course.card(card, damage=0, exhausted=True, saved=False)
    recall(course, course.position.card(card.name), rules)
    if guard:
        kill(course, [course.position.card(guard)], ("428.1.a.1",))


def destroy(course: Course) -> None:
    """Units with lethal damage on them are killed, all at once (323.4, 323.5)."""
    position = course.position
    lethal = [
        card
        for card in position.board()
        if card.kind == UNIT and 0 < card.damage >= sight.might(position, card)
    ]
    if lethal:
        kill(course, lethal, ("323.5", "143.2.a"))


def leave(course: Course, card: Card, zone: str) -> None:
    """The permanent leaves the board; what is attached to it stays and detaches (719.5)."""
    for each in list(course.position.board()):
        if each.top == card.name:
            course.card(each, top="")
            astray = ("435.4.a",) if each.zone == FIELD else ()
            rules = ("719.5", "435.4.b", *astray)
            course.tell("detached", rules, card=each.name, top=card.name)
    course.card(course.position.card(card.name).moved(zone))
    if card.token:
        course.tell("token-ceased", ("183.1",), card=card.name)


def relocate(course: Course, card: Card, zone: str, place: str) -> None:
    """The permanent and everything attached to it are somewhere else (719.3)."""
    for each in list(course.position.board()):
        if card.name in (each.name, each.top):
            course.card(each, zone=zone, place=place)
        if card.name == each.top:
            course.tell("carried", ("719.3.a", "718.5.c"), card=each.name, top=card.name)


def move(
    course: Course, cards: Iterable[Card], place: str, rules: tuple[str, ...] = ("441.3.c", "443")
) -> None:
    """Units move together to a battlefield, or to the base of the player named (441)."""
    at_battlefield = place not in course.position.players
    moved = []
    for card in cards:
        if at_battlefield and len(sight.others_at(course.position, place, card.controller)) > 1:
            recall(course, card, ("442.2.c", "444.2"))
            continue
        moved.append(card)
        relocate(course, card, FIELD if at_battlefield else BASE, place)
        key = "moved" if at_battlefield else "moved-home"
        course.tell(key, ("441.3", *rules), card=card.name, place=place)
        _returned(course, card, place)
    if at_battlefield and moved:
        arrive(course, moved[0].controller, place)
    trigger(course, "moves", [course.position.card(card.name) for card in moved])


def _returned(course: Course, card: Card, place: str) -> None:
    """A unit back in the combat it was in attacks or defends there no second time."""
    showdown = course.position.showdown
    seen = showdown.seen if showdown and showdown.combat and showdown.place == place else None
    watches = any(ability.when in ("attacks", "defends") for ability in card.abilities)
    if seen and watches and (card.name, card.incarnation) in seen:
        course.tell("designated-before", ("383.4.e.2.a", "383.4.f.2.a"), card=card.name)


def arrive(course: Course, player: str, place: str) -> None:
    """A unit of the player is at a battlefield that the player does not control (187.3.a.1)."""
    there = course.position.battlefield(place)
    if there and not there.contested and there.controller != player:
        course.battlefield(place, contested=player)
        course.tell("contested", ("187.3.a.1", "445"), place=place, player=player)


def recall(course: Course, card: Card, rules: tuple[str, ...]) -> None:
    """The permanent is put into its controller's base, which is no move (451)."""
    relocate(course, card, BASE, card.controller)
    course.tell("recalled", rules, card=card.name, player=card.controller)


def unhide(course: Course, rules: tuple[str, ...]) -> None:
    """Facedown cards leave battlefields that their player does not control (107.3.d)."""
    for card in course.position.cards:
        there = course.position.battlefield(card.place) if card.zone == FACEDOWN else None
        if there and there.controller != card.controller:
            course.card(card.moved(TRASH))
            course.tell("hidden-removed", rules, card=card.name, place=there.name)


def attach(course: Course, gear: Card, top: Card, why: tuple[str, ...] = ()) -> None:
    """The gear is attached to the unit and is where the unit is (434)."""
    elsewhere = ("434.1.f",) if gear.top not in ("", top.name) else ()
    course.card(gear, top=top.name, zone=top.zone, place=top.place)
    rules = ("434.1", "434.4", *elsewhere, *why)
    course.tell("attached", rules, card=gear.name, top=top.name)


def ready(course: Course, cards: Iterable[Card], rules: tuple[str, ...]) -> None:
    """Exhausted permanents become ready; those that are ready stay so without more (415.1.c)."""
    became = [course.card(card, exhausted=False) for card in cards if card.exhausted]
    for card in became:
        course.tell("readied", rules, card=card.name)
    trigger(course, "readied", became)
    for card in became:
        if card.kind == UNIT:
            trigger(course, "unit-readied", course.position.sources(card.controller))


def take_control(
    course: Course, card: Card, player: str, rules: tuple[str, ...], lent: str = ""
) -> None:
    """The player controls the permanent from now on; `lent` is who does so again afterwards.

    Whether a unit that was at a battlefield before becomes present there by that, and so
    contests it, is left open (187.3.a.1 speaks of moving and playing only).
    """
    if card.controller == player:
        return
    taken = course.card(card, controller=player, lent=lent)
    course.tell("control-taken", rules, card=card.name, player=player)
    showdown = course.position.showdown
    if taken.kind == UNIT and showdown and showdown.combat and showdown.place == taken.place:
        course.tell("changed-sides", ("323.2.b",), card=card.name, place=taken.place)
    for each in course.position.board():
        if each.top == card.name:
            kept = {"card": each.name, "player": each.controller}
            course.tell("attached-kept", ("718.5.e", "718.5.f"), **kept)
    there = course.position.battlefield(taken.place) if taken.kind == UNIT else None
    if there and not there.contested and there.controller != player:
        course.unsettle(("187.3.a", "187.3.a.1"))


def give_back(course: Course) -> None:
    """What was taken for this turn is controlled as before (317.2.c)."""
    for card in list(course.position.board()):
        if card.lent:
            take_control(course, card, card.lent, ("317.2.c",))
