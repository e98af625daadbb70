"""The position after a try, and what happened, event by event with its rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import (
    costs,
    exiling,
    meeting,
    origins,
    payments,
    pools,
    spending,
    targets,
    windows,
)
from rulesdb.engine.magic.activating import (
    ABILITIES,
    AGAIN,
    LOYALTY,
    keyword_cost,
    keyword_demands,
    price,
    tapping,
)
from rulesdb.engine.magic.casting import PLAIN
from rulesdb.engine.magic.deeds import EFFECTS, kept_apart
from rulesdb.engine.magic.giving import give
from rulesdb.engine.magic.influence import on_card
from rulesdb.engine.magic.items import Item, WasCast
from rulesdb.engine.magic.mechanics.rows import NOWHERE
from rulesdb.engine.magic.position import ANYONE, COMMAND, HAND, STACK, Object, Position
from rulesdb.engine.magic.specials import ACTIONS, land_permission
from rulesdb.engine.magic.spells import WAYS, Proposal, proposed
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.checks import Slot
    from rulesdb.engine.magic.mechanics.rows import Does, KeywordAbility
    from rulesdb.engine.magic.tries import Activate, Cast, TakeAction

Slots = tuple[tuple[str, str | Term], ...]


def cast(position: Position, attempt: Cast) -> Played[Position]:
    """The spell on the stack with its costs paid (601.2a–i); its controller keeps priority."""
    it = proposed(position, attempt)
    after, cost, spent = _paid(position, it)
    after, item = _stacked(after, it)
    after, rest = exiling.put_back(after, position.resolving, it.thing.name)
    after = replace(
        after,
        stack=(*after.stack, item),
        cast=(*after.cast, WasCast(it.player, item.name, it.spell)),
        resolving=None,
    )
    about = (("player", it.player), ("card", item.name))
    events = (
        Event("proposed", ("601.2a", *_characterized(it)), about),
        Event("paid", ("601.2h", *_priced(it)), (("cost", cost),)),
        *spent,
        Event("cast", ("601.2i", "117.3c"), about),
        *rest,
    )
    # A spell cast while something resolves waits for that to end, and no one acts before (608.2g).
    active = after.active if position.resolving else it.player
    after = targets.warded(_once(after, position, it), it.player, attempt.targets)
    return give(after, events, active, position)


def _once(after: Position, position: Position, it: Proposal) -> Position:
    """With what allowed it once each turn used up, where that is what allowed it."""
    permitted = []
    if it.thing.zone != HAND:
        permitted.append(origins.permission(position, it.player, it.thing, it.spell))
    if any(row.key == "no-cost" for row in it.ways):
        permitted.append(next(on_card(position, "free-casting", it.player, it.spell), None))
    if not windows.open_to_all(position, it.player, it.spell):
        permitted.append(next(on_card(position, "as-though-flash", it.player, it.spell), None))
    for source, effect in filter(None, permitted):
        after = after.using(source, str(effect)) if effect.once else after
    return after


def _characterized(it: Proposal) -> Iterator[str]:
    """Why the spell is on the stack with other characteristics than the card's."""
    for row in it.ways:
        # What is cast face down enters as the spell was, and by the same rule.
        yield from row.enters if row.face_down else BY_OTHERS.get(row.key, ())


BY_OTHERS = {
    **dict.fromkeys(("aftermath", "other-half"), ("709.3b",)),
    "adventure": ("715.3b",),
    "back-face": ("712.11c",),
    "omen": ("720.3b",),
    "prepared": ("722.3c",),
    "prototype": ("718.3b",),
}


def _priced(it: Proposal) -> Iterator[str]:
    """The rules by which it costs that: of a half, a face or an Adventure, the total cost alone."""
    row = costs.priced_by(it.ways)
    own = row.alternative or row.resources or row.key in OF_A_COST
    every = row.rules if own else WAYS[PLAIN].rules
    yield from (rule for rule in every if rule not in APART_FROM_COSTS)


OF_A_COST = ("prototype", "fuse", "commander")
"""Ways whose own rule says what is paid, although no alternative cost is."""
APART_FROM_COSTS = ("601.3e", "608.2g", "702.103d", "712.8c")
"""Rules of ways that say how the card is judged, when it is cast or what is seen of it."""


def _paid(position: Position, it: Proposal) -> tuple[Position, Slot, tuple[Event, ...]]:
    """With every cost paid, the mana that was, in words, and what happened to the rest."""
    total = costs.of_casting(position, it)
    left = payments.left(position, it, total.cost)
    after = costs.pay(position, it.player, left.cost)
    events: tuple[Event, ...] = ()
    for each in costs.prices(it):
        after, told = spending.spend(each, after, it.player, it.thing)
        events += told
    asked = costs.demands(it)
    after, told = meeting.spent(after, it.player, it.thing, asked, it.cast.paying)
    events += told
    for name, used in (*left.used, *total.used):
        after, told = spending.spend_on(name, after, used)
        events += told
    if it.thing.zone == COMMAND:
        after = after.using(it.thing, "commander")
    return after, (str(left.cost) or "{0}") if left.cost else Term("cost-unstated"), events


def _stacked(position: Position, it: Proposal) -> tuple[Position, Item]:
    """The card, or the copy of a part of it, on the stack as it is cast (601.2a)."""
    row, thing = it.ways[0], it.thing
    if row.goes == NOWHERE:
        kept = row.mark.kind if row.mark else ""
        unmarked = tuple(mark for mark in thing.marks if mark.kind != kept)
        copy = Item(f"copy of {thing.name}", it.player, "spell", it.spell)
        return position.put(replace(thing, marks=unmarked)), copy
    spell = replace(
        thing.in_zone(STACK),
        controller=it.player,
        marks=thing.marks,
        face_down=row.face_down,
        way=row.key,
        extras=it.cast.extras,
        other=None if it.spell is thing.card or row.face_down else it.spell,
    )
    extras, origin = it.cast.extras, thing.zone
    item = Item(thing.name, it.player, "spell", it.spell, spell, extras=extras, origin=origin)
    item = replace(item, targets=position.aimed(it.cast.targets), aim=it.spell.aim)
    return position.put(spell), item


def take(position: Position, attempt: TakeAction) -> Played[Position]:
    """The special action done at once, without the stack; the player keeps priority (116.3)."""
    thing = the(position, attempt.name)
    row = ACTIONS[attempt.action]
    cost, _ = costs.of_action(position, attempt.player, thing, row)
    after = costs.pay(position, attempt.player, cost).using(thing, row.key)
    if row.limit == "land":
        after = replace(after, lands=after.lands + 1)
        permitted = land_permission(position, thing) if thing.zone != HAND else None
        if permitted and permitted[1].once:
            after = after.using(permitted[0], str(permitted[1]))
    if row.cost == "rolls":
        after = replace(after, rolls=after.rolls + 1)
    keyword = thing.card.keyword(row.keyword) if row.cost == "keyword" else None
    asked = keyword.demands if keyword else ()
    after, spent = meeting.spent(after, attempt.player, thing, asked, attempt.paying)
    after, event = _done(after, attempt.player, the(after, thing.name), row.does)
    kept = kept_apart(after, attempt.player) if row.key == "foretell" else ()
    return give(after, (*spent, event, *kept), attempt.player, position)


def activate(position: Position, attempt: Activate) -> Played[Position]:
    """The ability on the stack with its costs paid (602.2); a mana ability resolves at once."""
    thing = the(position, attempt.name)
    ability = thing.now.ability(attempt.ability)
    activated = Event("activated", ("602.2a",), _about(attempt.player, thing))
    after, spent = _costs_paid(position, attempt, thing)
    if ability and ability.makes_mana:
        # It resolves at once, and whoever had priority or was asked to pay still is (605.3b).
        after = pools.filled(after, attempt.player, thing)
        told = (replace(activated, rules=("605.3", "605.3b")), *spent)
        if spent and position.priority == attempt.player:
            return give(after, told, attempt.player, position)
        return Played(after, told)
    events = [activated, *spent]
    row = ABILITIES.get(attempt.ability)
    if row and row.on_activation:
        after, event = _done(after, attempt.player, the(after, thing.name), row.on_activation)
        events.append(event)
    item = Item(
        f"{attempt.ability} of {thing.name}",
        attempt.player,
        "activated",
        thing.card,
        thing,
        does="".join(row.resolves) if row else "",
        rules=row.rules if row else ("602.2a",),
        targets=after.aimed(attempt.targets),
        aim=ability.aim if ability else None,
        about=_tapped(position, attempt, row),
    )
    after = targets.warded(after, attempt.player, attempt.targets)
    after = replace(after, stack=(*after.stack, item))
    return give(after, tuple(events), attempt.player, position)


def _tapped(position: Position, attempt: Activate, row: KeywordAbility | None) -> tuple[str, int]:
    """The one creature that is tapped as a cost, which the ability may be about (702.184a)."""
    if row is None or "tap-creature" not in row.resources:
        return ANYONE
    thing = the(position, attempt.name)
    owed = price(thing, row, attempt.paying)
    used = next(spending.paying(owed, position, attempt.player, thing), None)
    return (used.name, used.identity) if used else ANYONE


def _costs_paid(
    position: Position, attempt: Activate, thing: Object
) -> tuple[Position, tuple[Event, ...]]:
    row, ability = ABILITIES.get(attempt.ability), thing.now.ability(attempt.ability)
    player = attempt.player
    if row:
        cost, _ = costs.of_ability(position, player, thing, keyword_cost(position, thing, row))
        after = costs.pay(position, player, cost).using(thing, attempt.ability)
        after, spent = spending.spend(price(thing, row, attempt.paying), after, player, thing)
        asked = keyword_demands(thing, row)
        after, told = meeting.spent(after, player, the(after, thing.name), asked, attempt.paying)
        return after, (*spent, *told)
    if ability is None:
        raise KeyError(attempt.ability)
    cost, _ = costs.of_ability(position, player, thing, ability.cost)
    after = costs.pay(position, player, cost).using(thing, attempt.ability)
    events: tuple[Event, ...] = ()
    for each in tapping(ability):
        after, told = spending.spend(each, after, player, thing)
        events += told
    if ability.loyalty is not None:
        after = _loyalty(after, thing, ability.loyalty)
    asked, now = ability.demands, the(after, thing.name)
    after, told = meeting.spent(after, player, now, asked, attempt.paying)
    return after, (*events, *told)


def _loyalty(position: Position, thing: Object, change: int) -> Position:
    """With the loyalty counters put on or removed, where their number is stated (606.4)."""
    used = the(position, thing.name)
    if LOYALTY in dict(used.counters):
        left = dict(used.counters) | {LOYALTY: used.counted(LOYALTY) + change}
        used = replace(used, counters=tuple(left.items()))
    again = AGAIN if position.was_used(thing, LOYALTY) else LOYALTY
    return position.put(used).using(thing, again)


def _done(position: Position, player: str, thing: Object, does: Does) -> tuple[Position, Event]:
    """What a row does, and the event that tells of it."""
    return EFFECTS[does.effect](position, thing), Event(
        does.effect, does.rules, _about(player, thing)
    )


def _about(player: str, thing: Object) -> Slots:
    return (("player", player), ("card", thing.name))
