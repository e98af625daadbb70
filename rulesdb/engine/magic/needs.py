"""Conditions that rows of the tables name: about the object, the battlefield, or the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic.measures import human
from rulesdb.engine.magic.position import BATTLEFIELD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.position import Object, Position

HAPPENED = (
    "opponent-lost-life",
    "cast-another-spell",
    "kin-dealt-combat-damage",
    "assassin-dealt-combat-damage",
)
"""What may have happened this turn to or for a player, in the words of scenario lines."""


def checks(
    names: tuple[str, ...],
    position: Position,
    player: str,
    thing: Object,
    rules: tuple[str, ...],
) -> Iterator[Check]:
    """A check for each need that a row names; `rules` are the row's."""
    for name in names:
        held = (
            _happened(position, player, name)
            if name in HAPPENED
            else _holds(name)(position, player, thing)
        )
        slots = (("card", thing.name), ("need", Term(f"need-{name}")))
        yield Check("need", held, OF_NEEDS.get(name, rules[:1]), slots)


FASTEST = 4


def max_speed(position: Position, thing: Object) -> Check:
    """The controller has max speed (702.178a), where the speed is stated."""
    held = dict(position.speed).get(thing.controller, FASTEST) >= FASTEST
    slots = (("card", thing.name), ("need", Term("need-max-speed")))
    return Check("need", held, ("702.178a", "702.179e"), slots)


# Needs for which another rule stands than the first of the row.
OF_NEEDS = {"attacking-creature": ("115.1c", "602.2b")}


def _happened(position: Position, player: str, name: str) -> bool:
    cast = name == "cast-another-spell" and any(each.player == player for each in position.cast)
    return cast or (player, name) in position.happened


def _holds(name: str) -> Callable[[Position, str, Object], bool]:
    return NEEDS[name]


def _own_creature(position: Position, player: str, thing: Object) -> bool:
    return any(
        "creature" in each.now.types and each.name != thing.name
        for each in position.each(BATTLEFIELD, player)
    )


def _own_nonhuman(position: Position, player: str, _: Object) -> bool:
    """A non-Human creature of the same owner, whoever controls it (702.140a)."""
    return any(
        "creature" in each.now.types and not human(each.now) and each.owner == player
        for each in position.each(BATTLEFIELD)
    )


DRAWN, SEVERAL_DRAWN = "drawn", "several-drawn"
NEEDS: dict[str, Callable[[Position, str, Object], bool]] = {
    "face-down": lambda _, __, thing: thing.face_down,
    "manifested": lambda _, __, thing: thing.mark("manifested") is not None,
    "cloaked": lambda _, __, thing: thing.mark("cloaked") is not None,
    "creature-card": lambda _, __, thing: "creature" in thing.card.types,
    "mana-cost": lambda _, __, thing: not thing.card.uncosted,
    "locked": lambda _, __, thing: thing.mark("unlocked") is None,
    "attacked-this-turn": lambda position, _, thing: _since_this_turn(position, thing, "attacked"),
    "attacking-creature": lambda position, _, __: any(
        each.attacking for each in position.each(BATTLEFIELD)
    ),
    "own-creature": _own_creature,
    "own-land": lambda position, player, _: any(
        "land" in each.now.types for each in position.each(BATTLEFIELD, player)
    ),
    "nonhuman-creature": _own_nonhuman,
    "attachable": lambda position, player, thing: (
        thing.attached or _own_creature(position, player, thing)
    ),
    "first-draw": lambda position, player, _: (player, SEVERAL_DRAWN) not in position.happened,
    "next-level": lambda _, __, thing: _at_level_before(thing),
}


def _since_this_turn(position: Position, thing: Object, kind: str) -> bool:
    mark = thing.mark(kind)
    return mark is not None and mark.turn == position.turn


def _at_level_before(thing: Object) -> bool:
    """The Class has the level below the one its level ability gives (716.2a)."""
    levels = [each.number for each in thing.now.keywords if each.name == "class level"]
    return not levels or any(number in (0, thing.level + 1) for number in levels)
