"""Where a permanent may be put (355.2.a, 149.2, 811.1.d.1)."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import FACEDOWN, FIELD, GEAR, SPELL
from rulesdb.engine.riftbound.conditions.choices import item_of
from rulesdb.engine.riftbound.mechanics.phrases import PASSIVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.checks import Slot, Slots
    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.position import Position
    from rulesdb.engine.riftbound.tries import Play

BASE_WORD = "base"
FEW = 2


def location(position: Position, card: Card, attempt: Play, speed: str) -> Iterator[Check]:
    """Whether the permanent may be put where it is to go (355.2.a, 149.2, 811.1.d.1)."""
    place = attempt.place
    if place is None:
        return
    if card.kind == SPELL:
        yield from _destination(position, attempt, place)
        return
    slots: Slots = (("card", card.name), ("place", named(place)))
    if card.zone == FACEDOWN:
        ok = place == card.place
        yield Check("hidden-location", ok=ok, rules=("811.1.d.1",), slots=slots)
    elif card.kind == GEAR:
        yield Check("gear-location", ok=place == BASE_WORD, rules=("149.2",), slots=slots)
    else:
        extra = {"action": ("806.3",), "reaction": ("813.3.a",)}.get(speed, ())
        ok, rules = _unit_location(position, card, attempt.player, place)
        yield Check("location", ok=ok, rules=(*rules, *extra), slots=slots)
    yield from third_player(position, attempt.player, place, ("457.2", "358.2"))


def _destination(position: Position, attempt: Play, place: str) -> Iterator[Check]:
    """Whether units that a spell moves may go there: nowhere as a third player (355.4.a)."""
    instructions = [each for each in item_of(position, attempt).instructions if each.target]
    moved = [
        position.card(name)
        for each, name in zip(cycle(instructions), attempt.targets or (), strict=False)
        if each.verb == "move-out"
    ]
    for each in moved:
        slots: Slots = (("card", each.name), ("place", named(place)))
        elsewhere = each.zone != FIELD or each.place != place
        yield Check("elsewhere", ok=elsewhere, rules=("355.4.a",), slots=slots)
    for player in {each.controller for each in moved}:
        yield from third_player(position, player, place, ("442.2.a", "355.4.a"))


def named(place: str) -> Slot:
    """A place as a sentence names it: a battlefield by its name, the base by the game's word."""
    return Term("rift-base") if place == BASE_WORD else place


def _unit_location(
    position: Position, card: Card, player: str, place: str
) -> tuple[bool, tuple[str, ...]]:
    there = position.battlefield(place)
    if there is None or there.controller == player:
        return True, ("355.2.a",)
    if sight.active_has(position, card, "ambush"):
        return bool(position.units_at(place, player)), ("355.2.a", "822.1.b", "822.1.c", "822.3")
    anywhere = any(passive.key == "play-anywhere" for passive in card.passives)
    return anywhere, PASSIVE["play-anywhere"].rules if anywhere else ("355.2.a",)


def third_player(
    position: Position, player: str, place: str, rules: tuple[str, ...]
) -> Iterator[Check]:
    """No battlefield may hold units of three players, or see a third join a combat (457)."""
    if len(position.players) > FEW and place != BASE_WORD:
        ok = len(sight.others_at(position, place, player)) < FEW
        yield Check("two-players", ok=ok, rules=rules, slots=(("place", place),))
