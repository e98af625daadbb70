"""The position after a try, and what happened, event by event with its rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.games import Played
from rulesdb.engine.magic import costs
from rulesdb.engine.magic.activating import ABILITIES
from rulesdb.engine.magic.casting import WAYS
from rulesdb.engine.magic.giving import give
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
from rulesdb.engine.magic.specials import ACTIONS
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.tries import Activate, Cast, TakeAction


def cast(position: Position, attempt: Cast) -> Played[Position]:
    """The spell on the stack with its costs paid (601.2a–i); its controller keeps priority."""
    thing = the(position, attempt.name)
    row = WAYS[attempt.way or "mana-cost"]
    cost, _ = costs.of_casting(position, attempt, thing, row)
    spell = replace(thing.in_zone(STACK), controller=attempt.player, foretold=thing.foretold)
    item = Item(thing.name, attempt.player, "spell", thing.card, spell, row.key)
    after = costs.pay(position.put(spell), attempt.player, cost)
    after = replace(
        after, stack=(*after.stack, item), cast=(*after.cast, (attempt.player, thing.name))
    )
    events = (
        Event("proposed", ("601.2a",), _about(attempt.player, thing)),
        Event("paid", ("601.2h", *row.rules), (("cost", str(cost or "")),)),
        Event("cast", ("601.2i", "117.3c"), _about(attempt.player, thing)),
    )
    return give(after, events, attempt.player)


def take(position: Position, attempt: TakeAction) -> Played[Position]:
    """The special action done at once, without the stack; the player keeps priority (116.3)."""
    thing = the(position, attempt.name)
    row = ACTIONS[attempt.action]
    cost, _ = costs.of_action(position, attempt.player, row, Mana.read(row.cost))
    after = costs.pay(position, attempt.player, cost) if row.cost else position
    if row.once_each_turn:
        after = replace(after, lands=after.lands + 1)
    after = EFFECTS[row.does.effect](after, thing)
    done = Event(row.does.effect, row.does.rules, _about(attempt.player, thing))
    kept = _kept_apart(after, attempt.player) if row.key == "foretell" else ()
    return give(after, (done, *kept), attempt.player)


def _foretold_of(position: Position, player: str) -> list[Object]:
    """The foretold cards that the player owns in exile, in the order they came there."""
    exiled = [each for each in position.each(EXILE) if each.foretold and each.owner == player]
    return sorted(exiled, key=lambda each: each.foretold.order if each.foretold else 0)


def _kept_apart(position: Position, player: str) -> tuple[Event, ...]:
    """That a player with several foretold cards keeps them apart, in their order (702.143e)."""
    first, *others = _foretold_of(position, player)
    names = ", ".join(thing.name for thing in (first, *others))
    slots = (("player", player), ("cards", names))
    return (Event("kept-apart", ("702.143e",), slots),) if others else ()


def activate(position: Position, attempt: Activate) -> Played[Position]:
    """The ability on the stack with its costs paid (602.2); a mana ability resolves at once."""
    thing = the(position, attempt.name)
    ability, cost = thing.card.ability(attempt.ability), _cost(thing, attempt.ability)
    after = costs.pay(position, attempt.player, cost).using(thing, attempt.ability)
    activated = Event("activated", ("602.2a",), _about(attempt.player, thing))
    if ability and ability.taps:
        after = after.put(replace(thing, tapped=True))
    if ability and ability.makes_mana:
        # It resolves at once, and whoever had priority or was asked to pay still is (605.3b).
        return Played(after, (activated,))
    after, revealed = _revealed(after, attempt, thing)
    named = f"{attempt.ability} of {thing.name}"
    item = Item(named, attempt.player, "activated", thing.card, thing)
    after = replace(after, stack=(*after.stack, item))
    return give(after, (activated, *revealed), attempt.player)


def _cost(thing: Object, name: str) -> Mana | None:
    keyword, ability = thing.card.keyword(name), thing.card.ability(name)
    return keyword.cost if keyword else ability.cost if ability else None


def _revealed(
    position: Position, attempt: Activate, thing: Object
) -> tuple[Position, tuple[Event, ...]]:
    """What the keyword does as its ability is activated, such as revealing the card."""
    row = ABILITIES.get(attempt.ability)
    if not row or not row.on_activation:
        return position, ()
    does = row.on_activation
    event = Event(does.effect, does.rules, _about(attempt.player, thing))
    return EFFECTS[does.effect](position, thing), (event,)


def _about(player: str, thing: Object) -> tuple[tuple[str, str | Term], ...]:
    return (("player", player), ("card", thing.name))


def _foretell(position: Position, thing: Object) -> Position:
    kept = _foretold_of(position, thing.owner)
    last = kept[-1].foretold if kept else None
    foretold = Foretold(position.turn, order=last.order + 1 if last else 1)
    return position.put(replace(thing.in_zone(EXILE), face_down=True, foretold=foretold))


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
