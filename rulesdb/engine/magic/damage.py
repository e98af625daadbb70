"""Combat damage (510), where what is stated leaves no choice of how to assign it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.influence import has
from rulesdb.engine.magic.position import BATTLEFIELD, Mark
from rulesdb.engine.magic.targets import meets
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

NOT_MODELLED = Event("damage-not-modelled", ("510.1", "510.2"))
WITHERING = ("wither", "infect")
LOST = (("planeswalker", "loyalty", "120.3c"), ("battle", "defense", "120.3h"))
"""What damage removes from what is no creature: counters, by which rule."""
COUNTED = frozenset({"120.3c", "120.3d", "120.3h"})
"""By which rules damage becomes a change of counters and is not marked."""


@dataclass(frozen=True, slots=True)
class Blow:
    """Combat damage that a creature deals: to another creature, or to the defending player."""

    source: Object
    target: Object | None
    amount: int


def dealt(position: Position) -> Happening:
    """With the combat damage of this step dealt, all at once (510.2)."""
    blows: list[Blow] = []
    for thing in _striking(position):
        found = _blow(position, thing)
        if found is None:
            # Who assigns what is for players to say, so that no one must take it for played.
            return position, (NOT_MODELLED,)
        blows += found
    if any(blow.target is None and _of_several(position, blow.source) for blow in blows):
        return position, (NOT_MODELLED,)
    events: list[Event] = []
    for blow in blows:
        position, event = _hit(position, blow)
        events.append(event)
    return position, tuple(events)


def _of_several(position: Position, attacker: Object) -> bool:
    """Whether no line says which of several players, some with life stated, it attacks (506.2)."""
    others = position.opponents(attacker.controller)
    return len(others) > 1 and any(player in others for player, _ in position.life)


def _striking(position: Position) -> Iterator[Object]:
    """Who deals damage in this step: first those with first or double strike (510.4)."""
    for thing in tuple(position.each(BATTLEFIELD)):
        if thing.attacking or thing.blocking:
            double = has(position, thing, "double strike")
            first = double or has(position, thing, "first strike")
            if first if position.first_strikes else (not thing.struck or double):
                yield thing


def _blow(position: Position, thing: Object) -> list[Blow] | None:
    """What the creature deals; nothing to it where that is not stated, or is a choice."""
    if thing.strength is None:
        return None
    power = thing.strength[0]
    if power <= 0:
        return []
    if thing.attacking and not thing.blocked:
        return [Blow(thing, None, power)]
    opposing = _opposing(position, thing)
    if opposing is None or len(opposing) > 1:
        return None
    if thing.attacking and thing.now.has("trample"):
        return _trampled(position, thing, power, opposing)
    return [Blow(thing, each, power) for each in opposing]


def _trampled(
    position: Position, thing: Object, power: int, opposing: list[Object]
) -> list[Blow] | None:
    """Lethal damage to the blocker, and the rest to the player (702.19b)."""
    if not opposing:
        return [Blow(thing, None, power)]
    (blocker,) = opposing
    if blocker.strength is None:
        return None
    most = 1 if has(position, thing, "deathtouch") else power
    lethal = min(max(blocker.strength[1] - blocker.damage, 0), most)
    shares = (Blow(thing, blocker, lethal), Blow(thing, None, power - lethal))
    return [blow for blow in shares if blow.amount]


def _opposing(position: Position, thing: Object) -> list[Object] | None:
    """The creatures that it blocks, or that block it; nothing where no line tells who does."""
    fighting = list(position.each(BATTLEFIELD))
    attackers = [each for each in fighting if each.attacking]
    blockers = [each for each in fighting if each.blocking]
    if any(not each.blocks for each in blockers) and len(attackers) > 1:
        return None
    if thing.attacking:
        return [each for each in blockers if each.blocks in ("", thing.name)]
    return [each for each in attackers if thing.blocks in ("", each.name)]


def _hit(position: Position, blow: Blow) -> tuple[Position, Event]:
    source = blow.source
    position = position.put(replace(the(position, source.name), struck=True))
    slots = (("card", source.name), ("amount", str(blow.amount)))
    why = ("510.2", "510.1a", *_strikes(position))
    # Whoever was tapped meanwhile still fights (506.4b).
    why = (*why, "506.4b") if source.tapped and source.blocking else why
    if blow.target is None:
        for player in position.opponents(source.controller)[:1]:
            position = hurt_player(position, player, source, blow.amount)
        after = gained(position, source, blow.amount)
        return after, Event("combat-damaged-player", (*why, _past(position, blow)), slots)
    target = the(position, blow.target.name)
    at = (*slots, ("target", target.name))
    if _protected(target, source):
        return position, Event("damage-prevented", ("702.16e",), at)
    hurt, more = harmed(position, target, source, blow.amount)
    position = gained(position.put(hurt), source, blow.amount)
    return position, Event("combat-damaged", (*why, *more), at)


def _past(position: Position, blow: Blow) -> str:
    """Why damage comes to the player: no blocks, or trample, with blockers left or without."""
    if not blow.source.blocked:
        return "510.1b"
    return "702.19b" if _opposing(position, blow.source) else "702.19d"


def hurt_player(position: Position, player: str, source: Object, amount: int) -> Position:
    """With that much of the player's life lost, unless the source has infect (120.3a, b)."""
    if source.now.has("infect"):
        return position
    lost = {(other, "opponent-lost-life") for other in position.opponents(player)}
    return replace(position, happened=position.happened | lost).with_life(player, -amount)


def gained(position: Position, source: Object, amount: int) -> Position:
    """Lifelink makes its controller gain that much life (702.15b)."""
    return position.with_life(source.controller, amount * has(position, source, "lifelink"))


def _strikes(position: Position) -> tuple[str, ...]:
    return ("510.4", "702.7b") if position.first_strikes else ()


def _protected(target: Object, source: Object) -> bool:
    return any(
        each.name == "protection" and meets(each.quality, source.now)
        for each in target.now.keywords
    )


def harmed(
    position: Position, target: Object, source: Object, amount: int
) -> tuple[Object, tuple[str, ...]]:
    """The permanent with the damage marked, or other counters, and what deathtouch makes of it."""
    rules: tuple[str, ...] = ()
    for kind, counter, rule in LOST:
        if kind in target.now.types and counter in dict(target.counters):
            left = dict(target.counters) | {counter: max(target.counted(counter) - amount, 0)}
            target, rules = replace(target, counters=tuple(left.items())), (*rules, rule)
    if "creature" not in target.now.types:
        return target, rules
    if any(source.now.has(each) for each in WITHERING):
        counters = dict(target.counters) | {"-1/-1": target.counted("-1/-1") + amount}
        target, rules = replace(target, counters=tuple(counters.items())), (*rules, "120.3d")
    else:
        target = replace(target, damage=target.damage + amount)
    if has(position, source, "deathtouch"):
        return target.marked(Mark("deathtouched", 0)), (*rules, "702.2b")
    return target, rules
