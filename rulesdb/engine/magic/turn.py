"""Time: resolving the top of the stack, ending a step, beginning the next step and turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic.position import BATTLEFIELD, GRAVEYARD, HAND, Item, Object, Position
from rulesdb.engine.magic.steps import COMBAT, STEPS

if TYPE_CHECKING:
    from collections.abc import Iterator

Happening = tuple[Position, tuple[Event, ...]]
_BEGINNING = {"upkeep": "upkeep-trigger", "end": "end-trigger", "cleanup": "cleanup-trigger"}


def advance(position: Position) -> Played[Position]:
    """Everyone has passed in succession (117.4): the top resolves, or the step ends."""
    after, events = _resolve(position) if position.stack else _next_step(position)
    return Played(after, events)


def _resolve(position: Position) -> Happening:
    """The top object resolves; then the active player receives priority (117.3b)."""
    *below, top = position.stack
    after = replace(position, stack=tuple(below), priority=position.active, pinned=False)
    after = replace(after, held=after.step == "cleanup")
    if top.kind != "spell" or top.source is None:
        return after, (Event("ability-resolved", ("608.2",), (("ability", top.name),)),)
    spell, slots = top.source, (("card", top.name),)
    if not spell.card.permanent:
        after = after.put(spell.in_zone(GRAVEYARD))
        return after, (Event("spell-resolved", ("608.2n", "117.3b"), slots),)
    permanent = replace(
        spell.in_zone(BATTLEFIELD), controller=spell.controller, since=position.turn
    )
    return after.put(permanent), (Event("permanent-entered", ("608.3", "117.3b"), slots),)


def _next_step(position: Position) -> Happening:
    if position.step == "cleanup":
        # Players had priority in this cleanup step, so another one follows it (514.3a).
        return begin(position, "cleanup") if position.held else _next_turn(position)
    return begin(position, following(position))


def following(position: Position) -> str:
    """The step after this one; without attackers combat skips two steps (508.8)."""
    if position.step == "attackers" and not any(
        thing.attacking for thing in position.each(BATTLEFIELD)
    ):
        return "combat-end"
    return STEPS[STEPS.index(position.step) + 1]


def _next_turn(position: Position) -> Happening:
    """The next turn begins: an extra turn if one is due (500.7), else the next player's."""
    extra = position.extra_turns
    player = extra[-1] if extra else position.next_player(position.active)
    return new_turn(replace(position, extra_turns=extra[:-1]), player, "untap")


def new_turn(position: Position, player: str, step: str) -> Happening:
    """A turn of the player, at the beginning of a step."""
    turn = position.turn + 1
    begun = dict(position.begun) | {player: (position.turns_begun(player) + 1, turn)}
    after = replace(position, active=player, turn=turn, lands=0, begun=tuple(begun.items()))
    began = Event("turn-began", ("500.1",), (("player", player),))
    after, events = begin(after, step)
    return after, (began, *events)


def begin(position: Position, step: str) -> Happening:
    """The step begins: turn-based actions, then triggers, then priority (117.3a)."""
    began = Event("step-began", (), (("step", Term(f"step-{step}")), ("player", position.active)))
    left_combat = position.step in COMBAT and step not in COMBAT
    after = replace(position, step=step, pinned=False, held=False)
    after = _after_combat(after) if left_combat else after
    after, events = _turn_based(_unrevealed(after))
    triggered = tuple(_triggered(after))
    after = replace(after, stack=(*after.stack, *triggered))
    gives = step not in ("untap", "cleanup") or bool(triggered)
    after = replace(
        after,
        priority=position.active if gives else None,
        held=step == "cleanup" and bool(triggered),
    )
    put = tuple(Event("triggered", ("603.3",), (("ability", item.name),)) for item in triggered)
    return after, (began, *events, *put)


def _unrevealed(position: Position) -> Position:
    """What forecast revealed stays so until a step begins that is no upkeep (702.57b)."""
    if position.step == "upkeep":
        return position
    for thing in tuple(position.each(HAND)):
        if thing.revealed:
            position = position.put(replace(thing, revealed=False))
    return position


def _after_combat(position: Position) -> Position:
    """Everything is removed from combat when its phase is over (511.3)."""
    for thing in tuple(position.each(BATTLEFIELD)):
        if thing.attacking or thing.blocking:
            position = position.put(replace(thing, attacking=False, blocking=False))
    return position


def _turn_based(position: Position) -> Happening:
    if position.step == "untap":
        return _untap(position)
    if position.step == "draw":
        return _draw(position)
    return position, ()


def _untap(position: Position) -> Happening:
    """The active player's permanents untap (502.3)."""
    tapped = [each for each in position.each(BATTLEFIELD, position.active) if each.tapped]
    for thing in tapped:
        position = position.put(replace(thing, tapped=False))
    events = (Event("untapped", ("502.3",), (("card", thing.name),)) for thing in tapped)
    return position, tuple(events)


def _draw(position: Position) -> Happening:
    """The active player draws the top card of the library, if one is stated (504.1)."""
    library = (each for each in position.each("library") if each.owner == position.active)
    top = next(library, None)
    if top is None:
        return position, ()
    drawn = Event("drew", ("504.1",), (("player", position.active), ("card", top.name)))
    return position.put(top.in_zone(HAND)), (drawn,)


def _triggered(position: Position) -> Iterator[Item]:
    """Abilities that trigger as the step begins, in APNAP order (500.6, 603.3b)."""
    kind = _BEGINNING.get(position.step)
    order = (position.active, *position.opponents(position.active))
    for player in order if kind else ():
        for thing in position.each(BATTLEFIELD, player):
            if _triggers(thing, kind, position.active):
                yield Item(f"trigger of {thing.name}", player, "triggered", thing.card, thing)


def _triggers(thing: Object, kind: str | None, active: str) -> bool:
    of_this_step = any(effect.kind == kind for effect in thing.card.effects)
    return of_this_step and (thing.controller == active or kind == "cleanup-trigger")
