"""What the instructions of a spell or ability do to players, or to two creatures at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic import boosting, damage, exiling
from rulesdb.engine.magic.harming import itself, rules_of, source_of, struck
from rulesdb.engine.magic.influence import has, strength
from rulesdb.engine.magic.instructions import legal
from rulesdb.engine.magic.mechanics.instructions import INSTRUCTIONS
from rulesdb.engine.magic.position import BATTLEFIELD, HAND, LIBRARY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.instructions import Instruction
    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Position

    Happening = tuple[Position, tuple[Event, ...]]


def _damage_players(position: Position, each: Instruction, item: Item) -> Happening:
    """Damage to the players among the targets makes them lose life, where it is stated (120.3a)."""
    events: list[Event] = []
    source = source_of(position, item)
    for name in _players(position, item):
        position = damage.hurt_player(position, name, source, each.number)
        position = damage.gained(position, source, each.number)
        rule = "120.3b" if has(position, source, "infect") else "120.3a"
        slots = (("card", name), ("amount", str(each.number)))
        told = damage.after_damage(position, source, name, each.number)
        events += (Event("hurt", (rule,), slots), *told)
    return position, tuple(events)


def _players(position: Position, item: Item) -> Iterator[str]:
    """The players among the targets that are legal."""
    for name, identity in item.targets:
        if position.find(name) is None and legal(position, item, name, identity):
            yield name


def _fight(position: Position, each: Instruction, item: Item) -> Happening:
    """Each of two creatures deals damage equal to its power to the other (701.14a, b)."""
    able = [
        thing
        for name, identity in item.targets
        if (thing := position.find(name)) and legal(position, item, name, identity)
    ]
    able = [*itself(position, item), *able] if each.kind == "fight-this" else able
    creatures = [thing for thing in able if "creature" in thing.now.types]
    if len(creatures) != TWO or any(thing.zone != BATTLEFIELD for thing in creatures):
        return position, ()
    one, other = creatures
    powers = (strength(position, one), strength(position, other))
    if None in powers:
        return position, boosting.not_played(item, rules_of(each))
    position, told = struck(position, other, one, powers[0][0] if powers[0] else 0)
    now = position.find(one.name)
    position, more = struck(position, now or one, other, powers[1][0] if powers[1] else 0)
    why = rules_of(each)
    return position, tuple(replace(event, rules=(*why, *event.rules)) for event in (*told, *more))


TWO = 2


def _draw(position: Position, _: Instruction, item: Item) -> Happening:
    player = item.controller
    top = next((each for each in position.each(LIBRARY) if each.owner == player), None)
    if top is None:
        return position, ()
    drew = Event("drew", INSTRUCTIONS["draw"][1], (("player", player), ("card", top.name)))
    return position.put(top.in_zone(HAND)), (drew,)


def _discover(position: Position, each: Instruction, item: Item) -> Happening:
    return exiling.discover(position, each.number, item)


def _life(position: Position, each: Instruction, item: Item) -> Happening:
    change = boosting.gained_life if each.kind == "gain-life" else boosting.lost_life
    return change(position, item.controller, each.number, rules_of(each))


def _drain(position: Position, each: Instruction, item: Item) -> Happening:
    every = each.kind == "drain-all"
    losing = position.opponents(item.controller) if every else tuple(_players(position, item))
    events: list[Event] = []
    for player in losing:
        position, told = boosting.lost_life(position, player, each.number, rules_of(each))
        events += told
    return position, tuple(events)


TO_PLAYERS: dict[str, Callable[[Position, Instruction, Item], Happening]] = {
    "draw": _draw,
    "discover": _discover,
    "damage": _damage_players,
    **dict.fromkeys(("gain-life", "lose-life"), _life),
    **dict.fromkeys(("drain", "drain-all"), _drain),
    **dict.fromkeys(("fight", "fight-this"), _fight),
}
