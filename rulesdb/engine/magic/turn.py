"""Time: resolving the top of the stack, ending a step, beginning the next step and turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import (
    attaching,
    combat,
    copying,
    damage,
    delayed,
    doing,
    entering,
    exiling,
    instructions,
    lasting,
    merging,
    performing,
    pools,
    removing,
    state_based,
    turn_based,
)
from rulesdb.engine.magic.changing import changed
from rulesdb.engine.magic.giving import give
from rulesdb.engine.magic.mechanics.rows import MERGES
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    Mark,
    Object,
    Position,
)
from rulesdb.engine.magic.spells import WAYS, instead, leaving
from rulesdb.engine.magic.steps import COMBAT, STEPS
from rulesdb.engine.magic.tries import Attack

if TYPE_CHECKING:
    from rulesdb.engine.magic.items import Item

Happening = tuple[Position, tuple[Event, ...]]


def advance(position: Position) -> Played[Position]:
    """Everyone has passed in succession (117.4): the top resolves, or the step ends."""
    if position.over:
        return Played(position)
    if position.resolving:
        return _resolved(position)
    paid = changed(position, paying=None)
    if paid.stack:
        return _resolve(paid)
    forced = [each.name for each in combat.compelled(paid, paid.active)]
    if forced:
        # Nobody may leave them out, whoever would rather not attack (508.1d).
        return combat.attack(paid, Attack(paid.active, forced[0], tuple(forced[1:])))
    unblocked = combat.unblocked(paid) if paid.step == "blockers" else None
    return unblocked or _next_step(paid)


def _resolve(position: Position) -> Played[Position]:
    """The top object resolves; then the active player receives priority (117.3b)."""
    *below, top = position.stack
    after = changed(position, stack=tuple(below), held=position.step == "cleanup")
    if position.step in ("attackers", "blockers"):
        after = changed(after, declared=True)  # Whoever lets something resolve has declared.
    plain = _unaimed(top) if instructions.stopped(after, top) else top
    if plain is None:
        return _stopped(after, top)
    return _spell(after, plain, position) if top.kind == "spell" else _ability(after, top, position)


def _ability(after: Position, top: Item, position: Position) -> Played[Position]:
    left = ("113.7a",) if _source_left(after, top) else ()
    after, told = performing.resolve(after, top)
    if after.resolving:
        return Played(after, told)
    after, more = doing.done(after, top)
    event = Event("ability-resolved", ("608.1", "608.2", "117.3b", *left), (("ability", top.name),))
    return give(after, (event, *told, *more), after.active, position)


def _spell(after: Position, top: Item, position: Position) -> Played[Position]:
    slots = (("player", top.controller), ("card", top.name))
    if top.source is None:
        return _copy(after, top, position)
    row = WAYS.get(top.source.way)
    if (row and row.goes) or not top.card.permanent:
        gone, rules = _leaving(after, top, top.source)
        zone = ("zone", Term(f"zone-{gone.zone}"))
        event = Event("spell-resolved", ("608.1", "608.2n", "117.3b", *rules), (*slots, zone))
        if rules == REBOUND and gone.zone == EXILE:
            after = delayed.due(after, "rebound", gone, top.controller)
        after, told = doing.done(after.put(gone), top)
        return give(after, (event, *told), after.active, position)
    if row and MERGES in row.traits:
        after, event = merging.merged(after, top)
        return give(after, (event,), after.active)
    why = row.enters if row else ()
    permanent = entering.entering(top.source, position.turn)
    if permanent.attacking:
        # It attacks what the creature attacked that was returned for it (702.190b).
        permanent = replace(permanent, attacks=after.followed)
    why = (*why, *top.why, *state_based.spared(after, permanent))
    entered = Event("permanent-entered", ("608.1", "608.3", "117.3b", *why), slots)
    if permanent.way in delayed.DUE:
        after = delayed.due(after, permanent.way, permanent, top.controller)
    after = attaching.enchanting(after.put(permanent), permanent, top.targets)
    after, events = entering.arrived(after, top.name)
    return give(after, (entered, *events), after.active)


def _copy(after: Position, top: Item, position: Position) -> Played[Position]:
    """A copy is gone as it resolves, unless it becomes a token on the battlefield (608.3f)."""
    becomes = "token" if top.card.permanent else "nothing"
    slots = (("player", top.controller), ("card", top.name), ("becomes", becomes))
    if not top.card.permanent:
        copied = Event("copy-resolved", ("608.1", "608.2n", "704.5e", "117.3b"), slots)
        after, told = doing.done(after, top)
        return give(after, (copied, *told), after.active, position)
    spell = copying.token(after, top)
    permanent = entering.entering(spell, position.turn)
    why = ("608.3f", "707.10f", *state_based.spared(after, permanent))
    became = Event("copy-resolved", ("608.1", "608.3", "608.3f", "707.10f", "117.3b"), slots)
    entered = Event("permanent-entered", why, (slots[0], ("card", spell.name)))
    after = attaching.enchanting(after.put(permanent), permanent, top.targets)
    after, events = entering.arrived(after, spell.name)
    return give(after, (became, entered, *events), after.active)


def _unaimed(top: Item) -> Item | None:
    """A bestowed or mutating spell without legal target, as a plain creature spell (608.3b)."""
    row = WAYS.get(top.source.way) if top.kind == "spell" and top.source else None
    if row is None or top.source is None or not row.unaimed:
        return None
    plain = replace(top.source, way="", other=None)
    why = (row.unaimed, "608.3b")
    return replace(top, source=plain, card=plain.card, targets=(), aim=None, why=why)


def _stopped(position: Position, top: Item) -> Played[Position]:
    """All its targets are illegal, so that it does not resolve (608.2b)."""
    event = Event("did-not-resolve", ("608.2b", "117.3b"), (("card", top.name),))
    if top.kind == "spell" and top.source:
        zone = leaving(position, top.source, GRAVEYARD)
        position = position.put(top.source.in_zone(zone))
    return give(position, (event,), position.active)


def _source_left(position: Position, top: Item) -> bool:
    """Whether the source of the ability is no longer the object that it was (113.7a)."""
    now = position.find(top.source.name) if top.source else None
    was = top.source
    return now is not None and was is not None and now.identity != was.identity


REBOUND = ("702.88a",)


def _resolved(position: Position) -> Played[Position]:
    """What let a card be cast has resolved; a card discarded for madness is gone (702.35a)."""
    now = position.resolving
    after, events = changed(position, resolving=None), []
    if now and now.way == "madness" and (thing := after.find(now.name)):
        to = leaving(after, thing, GRAVEYARD)
        after = after.put(thing.in_zone(to))
        slots = (("card", thing.name), ("zone", Term(f"zone-{to}")))
        events.append(Event("changed-zone", ("702.35a",), slots))
    after, told = exiling.put_back(after, now)
    name = f"{now.way} of {now.name}" if now else ""
    resolved = Event("ability-resolved", ("608.2", "117.3b"), (("ability", name),))
    return give(after, (resolved, *events, *told), after.active)


def _leaving(position: Position, top: Item, spell: Object) -> tuple[Object, tuple[str, ...]]:
    """The card where the way it was cast puts it, else in its owner's graveyard; and the rule."""
    row = WAYS.get(spell.way)
    if row and row.goes == "adventure":
        return spell.in_zone(EXILE).marked(Mark("on an adventure", position.turn)), ("715.3d",)
    if row and row.goes:
        zone = {"exile": EXILE, "library": LIBRARY}[row.goes]
        return spell.in_zone(zone), row.rules[:1]
    if "buyback" in top.extras:
        return spell.in_zone(HAND), ("702.27a",)
    if top.card.has("rebound") and top.origin == HAND:
        return spell.in_zone(EXILE), REBOUND
    why = (*instead(position, spell, GRAVEYARD), *REBOUND * top.card.has("rebound"))
    return spell.in_zone(leaving(position, spell, GRAVEYARD)), why


def _next_step(position: Position) -> Played[Position]:
    if position.step != "cleanup":
        step = following(position)
        if step == "combat-begin" and position.step != "main1":
            position = changed(position, extra_combats=position.extra_combats - 1)
        return begin(position, step)
    # Players had priority in this cleanup step, so another one follows it (514.3a).
    return begin(position, "cleanup") if position.held else _next_turn(position)


def following(position: Position) -> str:
    """The step after this one; without attackers combat skips two steps (508.8)."""
    attacked = any(thing.attacking for thing in position.each(BATTLEFIELD))
    if position.step == "attackers" and not attacked:
        return "combat-end"
    if position.first_strikes:
        return "damage"
    if position.step in ("combat-end", "main2") and position.extra_combats:
        return "combat-begin"
    return STEPS[STEPS.index(position.step) + 1]


def _next_turn(position: Position) -> Played[Position]:
    """The next turn begins: an extra turn if one is due (500.7), else the next player's."""
    extra = tuple(each for each in position.extra_turns if each not in position.gone)
    regular = position.regular or position.active
    player = extra[-1] if extra else position.next_player(regular)
    turn = position.turn + 1
    begun = dict(position.begun) | {player: (position.turns_begun(player) + 1, turn)}
    after = changed(
        position,
        active=player,
        turn=turn,
        lands=0,
        rolls=0,
        cast=(),
        cast_before=sum(each.player == position.active for each in position.cast),
        extra_combats=0,
        happened=frozenset(),
        extra_turns=extra[:-1],
        regular=regular if extra else player,
        begun=tuple(begun.items()),
    )
    told = Event("turn-began", ("500.7" if extra else "500.1",), (("player", player),))
    return begin(lasting.expired(after), "untap", (told,))


def begin(position: Position, step: str, before: tuple[Event, ...] = ()) -> Played[Position]:
    """The step begins: turn-based actions, then triggers, then priority (117.3a)."""
    slots = (("step", Term(f"step-{step}")), ("player", position.active))
    began = Event("step-began", _why(position, step), slots)
    position, emptied = pools.emptied(position)
    first = step == "damage" and damage.strikes_first(position)
    over = position.step in COMBAT and step not in COMBAT[1:]
    after = changed(
        position, step=step, pinned=False, held=False, declared=False, first_strikes=first
    )
    after = removing.after_combat(after) if over else after
    after, events = turn_based.performed(_unrevealed(after))
    player = None if step in ("untap", "cleanup") else after.active
    return give(after, (*emptied, *before, began, *events), player)


def _why(position: Position, step: str) -> tuple[str, ...]:
    """Why the step before is over, and what is particular about the one that begins."""
    ended = "500.3" if position.priority is None and not position.resolving else "500.2"
    first = ("510.4",) if step == "damage" and damage.strikes_first(position) else ()
    skipped = ("508.8",) if position.step == "attackers" and step == "combat-end" else ()
    again = ("500.8",) if step == "combat-begin" and position.step != "main1" else ()
    return (ended, *first, *skipped, *again)


def _unrevealed(position: Position) -> Position:
    """What forecast revealed stays so until a step begins that is no upkeep (702.57b)."""
    if position.step == "upkeep":
        return position
    for thing in tuple(position.each(HAND)):
        if thing.revealed:
            position = position.put(replace(thing, revealed=False))
    return position
