"""Time: resolving the top of the stack, ending a step, beginning the next step and turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic.casting import WAYS, as_cast
from rulesdb.engine.magic.giving import give
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    Item,
    Mark,
    Object,
    Position,
)
from rulesdb.engine.magic.steps import COMBAT, STEPS

if TYPE_CHECKING:
    from rulesdb.engine.games import Played

Happening = tuple[Position, tuple[Event, ...]]


def advance(position: Position) -> Played[Position]:
    """Everyone has passed in succession (117.4): the top resolves, or the step ends."""
    paid = replace(position, paying=None)
    return _resolve(paid) if paid.stack else _next_step(paid)


def _resolve(position: Position) -> Played[Position]:
    """The top object resolves; then the active player receives priority (117.3b)."""
    *below, top = position.stack
    after = replace(position, stack=tuple(below), held=position.step == "cleanup")
    if top.kind != "spell" or top.source is None:
        event = Event("ability-resolved", ("608.2", "117.3b"), (("ability", top.name),))
        return give(after, (event,), after.active)
    spell, slots = top.source, (("player", top.controller), ("card", top.name))
    row = WAYS.get(top.way)
    if (row and row.goes) or not _becomes_permanent(top):
        goes = row.goes if row else ""
        after = after.put(_leaving(spell, goes, position.turn))
        rules = ("608.2n", "117.3b", *(row.rules[:1] if row and goes else ()))
        return give(after, (Event("spell-resolved", rules, slots),), after.active)
    permanent = replace(
        spell.in_zone(BATTLEFIELD),
        controller=spell.controller,
        since=position.turn,
        face_down=spell.face_down,
    )
    entered = Event("permanent-entered", ("608.3", "117.3b"), slots)
    return give(after.put(permanent), (entered,), after.active)


def _becomes_permanent(top: Item) -> bool:
    row = WAYS.get(top.way)
    return (as_cast(top.card, row) if row else top.card).permanent


def _leaving(spell: Object, goes: str, turn: int) -> Object:
    """The card where the way it was cast puts it, else in its owner's graveyard."""
    if goes == "adventure":
        return spell.in_zone(EXILE).marked(Mark("on an adventure", turn))
    return spell.in_zone({"exile": EXILE, "library": LIBRARY}.get(goes, GRAVEYARD))


def _next_step(position: Position) -> Played[Position]:
    if position.step != "cleanup":
        return begin(position, following(position))
    # Players had priority in this cleanup step, so another one follows it (514.3a).
    return begin(position, "cleanup") if position.held else _next_turn(position)


def following(position: Position) -> str:
    """The step after this one; without attackers combat skips two steps (508.8)."""
    attacked = any(thing.attacking for thing in position.each(BATTLEFIELD))
    if position.step == "attackers" and not attacked:
        return "combat-end"
    return STEPS[STEPS.index(position.step) + 1]


def _next_turn(position: Position) -> Played[Position]:
    """The next turn begins: an extra turn if one is due (500.7), else the next player's."""
    extra = tuple(each for each in position.extra_turns if each not in position.gone)
    regular = position.regular or position.active
    player = extra[-1] if extra else position.next_player(regular)
    turn = position.turn + 1
    begun = dict(position.begun) | {player: (position.turns_begun(player) + 1, turn)}
    after = replace(
        position,
        active=player,
        turn=turn,
        lands=0,
        cast=(),
        happened=frozenset(),
        extra_turns=extra[:-1],
        regular=regular if extra else player,
        begun=tuple(begun.items()),
    )
    rules = ("500.7",) if extra else ("500.1",)
    return begin(after, "untap", (Event("turn-began", rules, (("player", player),)),))


def begin(position: Position, step: str, before: tuple[Event, ...] = ()) -> Played[Position]:
    """The step begins: turn-based actions, then triggers, then priority (117.3a)."""
    slots = (("step", Term(f"step-{step}")), ("player", position.active))
    began = Event("step-began", (), slots)
    left_combat = position.step in COMBAT and step not in COMBAT
    after = replace(position, step=step, pinned=False, held=False, declared=False)
    after = _after_combat(after) if left_combat else after
    after, events = _turn_based(_unrevealed(after))
    player = None if step in ("untap", "cleanup") else after.active
    return give(after, (*before, began, *events), player)


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
            position = position.put(
                replace(thing, attacking=False, blocking=False, unblocked=False)
            )
    return position


def _turn_based(position: Position) -> Happening:
    match position.step:
        case "untap":
            return _untap(position)
        case "draw":
            return _draw(position)
        case "cleanup":
            return _cleanup(position), ()
        case "damage":
            return _unblocked(position), ()
    return position, ()


def _unblocked(position: Position) -> Position:
    """Attackers that no one was declared to block stay unblocked (509.1h)."""
    if any(thing.blocking for thing in position.each(BATTLEFIELD)):
        return position
    for thing in tuple(position.each(BATTLEFIELD)):
        if thing.attacking:
            position = position.put(replace(thing, unblocked=True))
    return position


def _untap(position: Position) -> Happening:
    """The active player's permanents untap (502.3)."""
    tapped = [each for each in position.each(BATTLEFIELD, position.active) if each.tapped]
    for thing in tapped:
        position = position.put(replace(thing, tapped=False))
    events = (Event("untapped", ("502.3",), (("card", thing.name),)) for thing in tapped)
    return position, tuple(events)


def _draw(position: Position) -> Happening:
    """The active player draws the top card of the library, if one is stated (504.1)."""
    library = (each for each in position.each(LIBRARY) if each.owner == position.active)
    top = next(library, None)
    if top is None:
        return position, ()
    drawn = Event("drew", ("504.1",), (("player", position.active), ("card", top.name)))
    return position.put(top.in_zone(HAND)), (drawn,)


def _cleanup(position: Position) -> Position:
    """Damage wears off and "until end of turn" ends, at the same time (514.2)."""
    for thing in tuple(position.each(BATTLEFIELD)):
        if thing.damage or thing.boost != (0, 0):
            position = position.put(replace(thing, damage=0, boost=(0, 0)))
    return position
