"""What keyword abilities change as they resolve: power, counters, life and poison."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic import assigning, attaching, losing
from rulesdb.engine.magic.influence import strength
from rulesdb.engine.magic.occasions import smaller_attackers
from rulesdb.engine.magic.position import ANYONE, BATTLEFIELD, Mark
from rulesdb.engine.magic.resources import sacrificed

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]
    Resolving = Callable[[Position, Object, Item], Happening]


def pumped(
    position: Position, thing: Object, boost: tuple[int, int], rules: tuple[str, ...]
) -> Happening:
    """With so much more power and toughness until end of turn."""
    if boost == (0, 0):
        return position, ()
    grown = (thing.boost[0] + boost[0], thing.boost[1] + boost[1])
    slots = (("card", thing.name), ("boost", f"{boost[0]:+d}/{boost[1]:+d}"))
    return position.put(replace(thing, boost=grown)), (Event("pumped", rules, slots),)


def counted(
    position: Position, thing: Object, counters: tuple[int, str], rules: tuple[str, ...]
) -> Happening:
    """With so many counters of a kind put on it."""
    number, kind = counters
    slots = (("card", thing.name), ("number", str(number)), ("kind", kind))
    after = position.put(thing.with_counters(kind, number))
    return after, (Event("counters-put", rules, slots),) if number else ()


def not_played(item: Item, rules: tuple[str, ...]) -> tuple[Event, ...]:
    """That what the ability does is for the scenario's lines to say."""
    return (Event("not-played", rules, (("ability", item.name),)),)


def _meant(position: Position, item: Item) -> Object | None:
    """The creature that the ability is about, if it is still the one that it was."""
    name, identity = item.about
    thing = position.find(name)
    there = thing is not None and thing.zone == BATTLEFIELD and thing.identity == identity
    return thing if there else None


def _own(power: int, toughness: int) -> Resolving:
    """It gets that, as many times as the keyword's number says (702.45a)."""

    def pump(position: Position, thing: Object, item: Item) -> Happening:
        number = item.number or 1
        return pumped(position, thing, (power * number, toughness * number), item.rules[:1])

    return pump


def _that(power: int, toughness: int) -> Resolving:
    """The creature that the event was about gets that (702.25a, 702.83a)."""

    def pump(position: Position, _: Object, item: Item) -> Happening:
        meant = _meant(position, item)
        if meant is None:
            return position, ()
        return pumped(position, meant, (power, toughness), item.rules[:1])

    return pump


def _battle_cry(position: Position, thing: Object, item: Item) -> Happening:
    events: list[Event] = []
    for each in tuple(position.each(BATTLEFIELD)):
        if each.attacking and each.name != thing.name:
            position, told = pumped(position, each, (1, 0), item.rules[:1])
            events += told
    return position, tuple(events)


def _rampage(position: Position, thing: Object, item: Item) -> Happening:
    """So much for each creature beyond the first that blocks it now (702.23b)."""
    blockers = sum(each.blocks == thing.name for each in position.each(BATTLEFIELD))
    more = max(blockers - 1, 0) * (item.number or 1)
    return pumped(position, thing, (more, more), item.rules[:1])


def _melee(position: Position, thing: Object, item: Item) -> Happening:
    """So much for each opponent that its controller attacked in this combat (702.121a)."""
    attacked = {
        assigning.attacked(position, each)
        for each in position.each(BATTLEFIELD, thing.controller)
        if each.attacking
    }
    if None in attacked:
        return position, not_played(item, item.rules[:1])
    number = len(attacked & set(position.players))
    return pumped(position, thing, (number, number), item.rules[:1])


def _grow(kind: str = "+1/+1", *, by_number: bool = False) -> Resolving:
    def grow(position: Position, thing: Object, item: Item) -> Happening:
        number = (item.number or 1) if by_number else 1
        return counted(position, thing, (number, kind), item.rules[:1])

    return grow


def _evolve(position: Position, thing: Object, item: Item) -> Happening:
    """If the other one is still greater in power or toughness (702.100a, 603.4)."""
    other = _meant(position, item)
    new = strength(position, other) if other else None
    own = strength(position, thing)
    if other is None:  # How it last was decides, which is not kept (608.2h).
        return position, not_played(item, item.rules[:1])
    if not (new and own and (new[0] > own[0] or new[1] > own[1])):
        return position, ()
    return counted(position, thing, (1, "+1/+1"), item.rules[:1])


def _mentor(position: Position, thing: Object, item: Item) -> Happening:
    """On its target, where only one creature can be that (702.134a)."""
    found = smaller_attackers(position, thing)
    if len(found) != 1:
        return position, not_played(item, item.rules[:1]) if found else ()
    return counted(position, found[0], (1, "+1/+1"), item.rules[:1])


def _renown(position: Position, thing: Object, item: Item) -> Happening:
    if thing.mark("renowned"):
        return position, ()
    renowned = thing.marked(Mark("renowned", position.turn))
    return counted(position, renowned, (item.number or 1, "+1/+1"), item.rules[:1])


def _afflict(position: Position, thing: Object, item: Item) -> Happening:
    """The defending player loses that much life (702.130a, 508.5)."""
    player = assigning.defending(position, thing)
    if player is None:
        return position, not_played(item, item.rules[:1])
    return lost_life(position, player, item.number or 1, item.rules[:1])


def lost_life(position: Position, player: str, number: int, rules: tuple[str, ...]) -> Happening:
    """With so much life lost (119.3)."""
    lost = {(other, "opponent-lost-life") for other in position.opponents(player)}
    after = replace(position, happened=position.happened | lost).with_life(player, -number)
    return after, (Event("life-lost", rules, (("player", player), ("number", str(number)))),)


def gained_life(position: Position, player: str, number: int, rules: tuple[str, ...]) -> Happening:
    """With so much life gained (119.3)."""
    told = Event("life-gained", rules, (("player", player), ("number", str(number))))
    return position.with_life(player, number), (told,)


def _poisonous(position: Position, _: Object, item: Item) -> Happening:
    player, number = item.about[0], item.number or 1
    slots = (("player", player), ("number", str(number)))
    return losing.poisoned(position, player, number), (Event("poisoned", item.rules[:1], slots),)


def _fade(position: Position, thing: Object, item: Item) -> Happening:
    """One fade counter less; if there is none, it is sacrificed (702.32a)."""
    if not thing.counted("fade"):
        return sacrificed(position, thing, item.rules[:1])
    slots = (("card", thing.name), ("number", "1"), ("kind", "fade"))
    after = position.put(thing.with_counters("fade", -1))
    return after, (Event("counters-taken", item.rules[:1], slots),)


def _age(position: Position, thing: Object, item: Item) -> Happening:
    """One age counter more; whether the cost is paid is for lines to say (702.24a)."""
    after, told = counted(position, thing, (1, "age"), item.rules[:1])
    return after, (*told, *not_played(item, item.rules[:1]))


def _attach(position: Position, thing: Object, item: Item) -> Happening:
    """Attached to its target, if it is still there, or the only one there is (702.6a)."""
    if thing.attached and not item.targets and thing.now.has("reconfigure"):
        apart = replace(thing, attached=False, bearer=ANYONE)
        return position.put(apart), (Event("unattached", ("702.151a",), (("card", thing.name),)),)
    name, identity = item.targets[0] if item.targets else _only(position, thing)
    target = position.find(name)
    if target is None or target.zone != BATTLEFIELD or target.identity != identity:
        return position, ()
    slots = (("card", thing.name), ("target", name))
    told = Event("became-attached", item.rules[:1], slots)
    return attaching.attach(position, thing, name), (told,)


def _only(position: Position, thing: Object) -> tuple[str, int]:
    """The only creature that its controller has beside it, where no target is named."""
    kind = "land" if thing.now.has("fortify") else "creature"
    mine = [
        each
        for each in position.each(BATTLEFIELD, thing.controller)
        if kind in each.now.types and each.name != thing.name
    ]
    return (mine[0].name, mine[0].identity) if len(mine) == 1 else ANYONE


def _saddled(position: Position, thing: Object, item: Item) -> Happening:
    marked = position.put(thing.marked(Mark("saddled", position.turn)))
    return marked, (Event("saddled", item.rules[:1], (("card", thing.name),)),)


def _station(position: Position, thing: Object, item: Item) -> Happening:
    """As many charge counters as the tapped creature has power, or had (702.184a, 608.2h)."""
    tapped = _meant(position, item)
    own = strength(position, tapped) if tapped else None
    if own is None:  # How it last was is not kept.
        return position, not_played(item, item.rules[:1])
    return counted(position, thing, (max(own[0], 0), "charge"), item.rules[:1])


BOOSTS: dict[str, Resolving] = {
    "pump": _own(1, 1),
    "power": _own(1, 0),
    "pump-it": _that(1, 1),
    "shrink-it": _that(-1, -1),
    "battle-cry": _battle_cry,
    "rampage": _rampage,
    "melee": _melee,
    "grow": _grow(),
    "grow-by-number": _grow(by_number=True),
    "level-counter": _grow("level"),
    "evolve": _evolve,
    "mentor": _mentor,
    "renown": _renown,
    "afflict": _afflict,
    "poisonous": _poisonous,
    "fade": _fade,
    "age": _age,
    "attach": _attach,
    "saddle": _saddled,
    "station": _station,
}
