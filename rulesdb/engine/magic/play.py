"""The position after a try, and what happened, event by event with its rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import costs, resources
from rulesdb.engine.magic.activating import ABILITIES, LOYALTY, TAPPING, keyword_cost, price
from rulesdb.engine.magic.casting import WAYS, prices
from rulesdb.engine.magic.deeds import EFFECTS, kept_apart
from rulesdb.engine.magic.giving import give
from rulesdb.engine.magic.mechanics.surcharges import PAYMENTS
from rulesdb.engine.magic.position import STACK, Item, Object, Position
from rulesdb.engine.magic.resources import Price
from rulesdb.engine.magic.specials import ACTIONS
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from rulesdb.engine.magic.mechanics.rows import CastWay, Does
    from rulesdb.engine.magic.tries import Activate, Cast, TakeAction

Slots = tuple[tuple[str, str | Term], ...]


def cast(position: Position, attempt: Cast) -> Played[Position]:
    """The spell on the stack with its costs paid (601.2a–i); its controller keeps priority."""
    thing = the(position, attempt.name)
    row = WAYS[attempt.way or "mana-cost"]
    cost = costs.of_casting(position, attempt, thing, row)
    face_down = row.cost == "{3}"
    spell = replace(
        thing.in_zone(STACK), controller=attempt.player, marks=thing.marks, face_down=face_down
    )
    item = Item(thing.name, attempt.player, "spell", thing.card, spell, row.key)
    after = _spent(costs.pay(position, attempt.player, cost), attempt, thing, row).put(spell)
    after = replace(
        after,
        stack=(*after.stack, item),
        cast=(*after.cast, (attempt.player, thing.name)),
        resolving=None,
    )
    about = _about(attempt.player, thing)
    events = (
        Event("proposed", ("601.2a",), about),
        Event("paid", ("601.2h", *row.rules[:1]), (("cost", str(cost or "")),)),
        Event("cast", ("601.2i",), about),
    )
    # A spell cast while something resolves waits for that to end, and no one acts before (608.2g).
    active = after.active if position.resolving else attempt.player
    return give(after, events, active)


def _spent(position: Position, attempt: Cast, thing: Object, row: CastWay) -> Position:
    """With everything besides mana spent that the spell's costs ask for."""
    for asked in prices(attempt, thing, row):
        position = resources.spend(asked, position, attempt.player, thing)
    generic = costs.base(thing, row)
    for payment in PAYMENTS:
        serving = resources.RESOURCES[payment.resource].serves(position, attempt.player, thing)
        wanted = min(len(tuple(serving)), generic.generic if generic else 0)
        if payment.key in attempt.extras and wanted:
            helping = Price((payment.resource,), payment.rules, wanted)
            position = resources.spend(helping, position, attempt.player, thing)
    return position


def take(position: Position, attempt: TakeAction) -> Played[Position]:
    """The special action done at once, without the stack; the player keeps priority (116.3)."""
    thing = the(position, attempt.name)
    row = ACTIONS[attempt.action]
    cost = costs.of_action(position, attempt.player, thing, row)
    after = costs.pay(position, attempt.player, cost).using(thing, row.key)
    if row.limit == "land":
        after = replace(after, lands=after.lands + 1)
    after, event = _done(after, attempt.player, thing, row.does)
    kept = kept_apart(after, attempt.player) if row.key == "foretell" else ()
    return give(after, (event, *kept), attempt.player)


def activate(position: Position, attempt: Activate) -> Played[Position]:
    """The ability on the stack with its costs paid (602.2); a mana ability resolves at once."""
    thing = the(position, attempt.name)
    ability = thing.card.ability(attempt.ability)
    activated = Event("activated", ("602.2a",), _about(attempt.player, thing))
    after = _costs_paid(position, attempt, thing)
    if ability and ability.makes_mana:
        # It resolves at once, and whoever had priority or was asked to pay still is (605.3b).
        return Played(after, (activated,))
    events = [activated]
    row = ABILITIES.get(attempt.ability)
    if row and row.on_activation:
        after, event = _done(after, attempt.player, the(after, thing.name), row.on_activation)
        events.append(event)
    item = Item(
        f"{attempt.ability} of {thing.name}", attempt.player, "activated", thing.card, thing
    )
    return give(replace(after, stack=(*after.stack, item)), tuple(events), attempt.player)


def _costs_paid(position: Position, attempt: Activate, thing: Object) -> Position:
    row, ability = ABILITIES.get(attempt.ability), thing.card.ability(attempt.ability)
    player = attempt.player
    if row:
        after = costs.pay(position, player, keyword_cost(position, thing, row))
        after = after.using(thing, attempt.ability)
        return resources.spend(price(thing, row), after, player, thing)
    if ability is None:
        raise KeyError(attempt.ability)
    after = costs.pay(position, player, ability.cost).using(thing, attempt.ability)
    if ability.taps:
        after = resources.spend(TAPPING, after, player, thing)
    if ability.loyalty is not None:
        left = thing.counted(LOYALTY) + ability.loyalty
        others = tuple(each for each in thing.counters if each[0] != LOYALTY)
        used = replace(the(after, thing.name), counters=(*others, (LOYALTY, left)))
        after = after.put(used).using(thing, LOYALTY)
    return after


def _done(position: Position, player: str, thing: Object, does: Does) -> tuple[Position, Event]:
    """What a row does, and the event that tells of it."""
    return EFFECTS[does.effect](position, thing), Event(
        does.effect, does.rules, _about(player, thing)
    )


def _about(player: str, thing: Object) -> Slots:
    return (("player", player), ("card", thing.name))
