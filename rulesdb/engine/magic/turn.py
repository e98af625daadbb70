"""Time: resolving the top of the stack, ending a step, beginning the next step and turn."""

from __future__ import annotations

from dataclasses import replace

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import delayed
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
from rulesdb.engine.magic.spells import WAYS, gaining
from rulesdb.engine.magic.steps import COMBAT, STEPS

Happening = tuple[Position, tuple[Event, ...]]


def advance(position: Position) -> Played[Position]:
    """Everyone has passed in succession (117.4): the top resolves, or the step ends."""
    if position.resolving:
        return _resolved(position)
    paid = replace(position, paying=None)
    return _resolve(paid) if paid.stack else _next_step(paid)


def _resolve(position: Position) -> Played[Position]:
    """The top object resolves; then the active player receives priority (117.3b)."""
    *below, top = position.stack
    after = replace(position, stack=tuple(below), held=position.step == "cleanup")
    if top.kind != "spell":
        after, told = delayed.resolve(after, top)
        if after.resolving:
            return Played(after, told)
        event = Event("ability-resolved", ("608.2", "117.3b"), (("ability", top.name),))
        return give(after, (event, *told), after.active)
    slots = (("player", top.controller), ("card", top.name))
    if top.source is None:
        copied = Event("copy-resolved", ("608.2n", "704.5e", "117.3b"), slots)
        return give(after, (copied,), after.active)
    row = WAYS.get(top.source.way)
    if (row and row.goes) or not top.card.permanent:
        gone, rules = _leaving(top, top.source, position.turn)
        zone = ("zone", Term(f"zone-{gone.zone}"))
        event = Event("spell-resolved", ("608.2n", "117.3b", *rules), (*slots, zone))
        return give(after.put(gone), (event,), after.active)
    entered = Event("permanent-entered", ("608.3", "117.3b"), slots)
    return give(after.put(_entering(top.source, position.turn)), (entered,), after.active)


def _resolved(position: Position) -> Played[Position]:
    """What let a card be cast has resolved; a card discarded for madness is gone (702.35a)."""
    now = position.resolving
    after, events = replace(position, resolving=None), []
    if now and now.way == "madness" and (thing := after.find(now.name)):
        after = after.put(thing.in_zone(GRAVEYARD))
        slots = (("card", thing.name), ("zone", Term(f"zone-{GRAVEYARD}")))
        events.append(Event("changed-zone", ("702.35a",), slots))
    name = f"{now.way} of {now.name}" if now else ""
    resolved = Event("ability-resolved", ("608.2", "117.3b"), (("ability", name),))
    return give(after, (resolved, *events), after.active)


def _entering(spell: Object, turn: int) -> Object:
    """The permanent that the spell becomes, as it was cast (608.3)."""
    row = WAYS.get(spell.way)
    other = gaining(spell.now, row) if row and row.gains else spell.other
    number = _time(spell) if spell.way == "impending" else 0
    return replace(
        spell.in_zone(BATTLEFIELD),
        controller=spell.controller,
        since=turn,
        face_down=spell.face_down,
        way=spell.way,
        other=other,
        counters=((("time", number),) if number else ()),
    )


def _time(spell: Object) -> int:
    """With how many time counters it enters (702.176a)."""
    keyword = spell.card.keyword("impending")
    return max(keyword.number, 1) if keyword else 0


def _leaving(top: Item, spell: Object, turn: int) -> tuple[Object, tuple[str, ...]]:
    """The card where the way it was cast puts it, else in its owner's graveyard; and the rule."""
    row = WAYS.get(spell.way)
    if row and row.goes == "adventure":
        return spell.in_zone(EXILE).marked(Mark("on an adventure", turn)), ("715.3d",)
    if row and row.goes:
        zone = {"exile": EXILE, "library": LIBRARY}[row.goes]
        return spell.in_zone(zone), row.rules[:1]
    if "buyback" in top.extras:
        return spell.in_zone(HAND), ("702.27a",)
    if top.card.has("rebound") and top.origin == HAND:
        return spell.in_zone(EXILE).marked(Mark("rebounding", turn)), ("702.88a",)
    return spell.in_zone(GRAVEYARD), ()


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
    if position.first_strikes:
        return "damage"
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
        rolls=0,
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
    rules = ("510.4",) if _strikes_first(position) and step == "damage" else ()
    began = Event("step-began", rules, slots)
    left_combat = position.step in COMBAT and step not in COMBAT
    after = replace(position, step=step, pinned=False, held=False, declared=False)
    after = replace(after, first_strikes=step == "damage" and _strikes_first(position))
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
            position = position.put(replace(thing, attacking=False, blocking=False, blocked=False))
    return position


def _turn_based(position: Position) -> Happening:
    match position.step:
        case "untap":
            return _untap(position)
        case "draw":
            return _draw(position)
        case "cleanup":
            return _cleanup(position), ()
        case "damage" if any(thing.attacking for thing in position.each(BATTLEFIELD)):
            # Who assigns what is for players to say, so that no one must take it for played.
            return position, (Event("damage-not-modelled", ("510.1", "510.2")),)
    return position, ()


def _strikes_first(position: Position) -> bool:
    """A creature in combat deals damage in a step of its own, before the others (510.4)."""
    return position.step != "damage" and any(
        (thing.attacking or thing.blocking) and thing.now.has(kind)
        for thing in position.each(BATTLEFIELD)
        for kind in ("first strike", "double strike")
    )


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
        if thing.damage or thing.boost != (0, 0) or thing.animated:
            position = position.put(replace(thing, damage=0, boost=(0, 0), animated=False))
    return position
