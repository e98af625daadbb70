"""The position after a try, and what happened, event by event with its rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import costs
from rulesdb.engine.magic.actions import ABILITIES, ACTIONS
from rulesdb.engine.magic.casting import WAYS
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    EXILE,
    STACK,
    Foretold,
    Item,
    Object,
    Position,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.tries import Activate, Cast, TakeAction


def cast(position: Position, attempt: Cast) -> Played[Position]:
    """The spell on the stack with its costs paid (601.2a–i); its controller keeps priority."""
    thing = _the(position, attempt.name)
    row = WAYS[attempt.way or "mana-cost"]
    cost = costs.of_casting(position, attempt, thing, row)
    spell = replace(thing.in_zone(STACK), controller=attempt.player, foretold=thing.foretold)
    item = Item(thing.name, attempt.player, "spell", thing.card, spell, row.key)
    after = costs.pay(position.put(spell), attempt.player, cost)
    after = replace(after, stack=(*after.stack, item))
    events = (
        Event("proposed", ("601.2a",), _about(attempt.player, thing)),
        Event("paid", ("601.2h", *row.rules[:1]), (("cost", str(cost or "")),)),
        Event("cast", ("601.2i",), _about(attempt.player, thing)),
    )
    return Played(_keeps_priority(after, attempt.player), events)


def take(position: Position, attempt: TakeAction) -> Played[Position]:
    """The special action done at once, without the stack; the player keeps priority (116.3)."""
    thing = _the(position, attempt.name)
    row = ACTIONS[attempt.action]
    cost = costs.of_action(position, attempt.player, row, Mana.read(row.cost))
    after = costs.pay(position, attempt.player, cost) if row.cost else position
    if row.once_each_turn:
        after = replace(after, lands=after.lands + 1)
    after = EFFECTS[row.does.effect](after, thing)
    events = (Event(row.does.effect, row.does.rules, _about(attempt.player, thing)),)
    return Played(_keeps_priority(after, attempt.player), events)


def activate(position: Position, attempt: Activate) -> Played[Position]:
    """The ability on the stack with its costs paid (602.2); a mana ability resolves at once."""
    thing = _the(position, attempt.name)
    row = ABILITIES.get(attempt.ability)
    ability = thing.card.ability(attempt.ability)
    keyword = thing.card.keyword(attempt.ability)
    cost = keyword.cost if keyword else ability.cost if ability else None
    after = costs.pay(position, attempt.player, cost).using(thing, attempt.ability)
    events = [Event("activated", ("602.2a",), _about(attempt.player, thing))]
    if ability and ability.taps:
        after = after.put(replace(thing, tapped=True))
    if row and row.on_activation:
        after = EFFECTS[row.on_activation.effect](after, _the(after, thing.name))
        events.append(
            Event(row.on_activation.effect, row.on_activation.rules, _about(attempt.player, thing))
        )
    if not (ability and ability.makes_mana):
        item = Item(
            f"{attempt.ability} of {thing.name}", attempt.player, "activated", thing.card, thing
        )
        after = replace(after, stack=(*after.stack, item))
    return Played(_keeps_priority(after, attempt.player), tuple(events))


def _the(position: Position, name: str) -> Object:
    thing = position.find(name)
    if thing is None:
        raise KeyError(name)
    return thing


def _keeps_priority(position: Position, player: str) -> Position:
    """Whoever acted receives priority afterward (117.3c, 116.3)."""
    return replace(position, priority=player, pinned=False)


def _about(player: str, thing: Object) -> tuple[tuple[str, str | Term], ...]:
    return (("player", player), ("card", thing.name))


def _foretell(position: Position, thing: Object) -> Position:
    exiled = replace(
        thing.in_zone(EXILE), face_down=True, foretold=Foretold(position.turn, cost=None)
    )
    return position.put(exiled)


def _put_land(position: Position, thing: Object) -> Position:
    land = replace(thing.in_zone(BATTLEFIELD), controller=thing.owner, since=position.turn)
    return position.put(land)


def _reveal(position: Position, thing: Object) -> Position:
    return position.put(replace(thing, revealed=True))


EFFECTS: dict[str, Callable[[Position, Object], Position]] = {
    "exile-face-down-foretold": _foretell,
    "put-land-onto-battlefield": _put_land,
    "reveal": _reveal,
}
