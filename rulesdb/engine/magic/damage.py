"""Combat damage (510), where what is stated leaves no choice of how to assign it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic.influence import has
from rulesdb.engine.magic.position import BATTLEFIELD, Mark
from rulesdb.engine.magic.targets import meets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

NOT_MODELLED = Event("damage-not-modelled", ("510.1", "510.2"))
WITHERING = ("wither", "infect")


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
    events: list[Event] = []
    for blow in blows:
        position, event = _hit(position, blow)
        events.append(event)
    return position, tuple(events)


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
        return _trampled(thing, power, opposing)
    return [Blow(thing, each, power) for each in opposing]


def _trampled(thing: Object, power: int, opposing: list[Object]) -> list[Blow] | None:
    """Lethal damage to the blocker, and the rest to the player (702.19b)."""
    if not opposing:
        return [Blow(thing, None, power)]
    (blocker,) = opposing
    if blocker.strength is None:
        return None
    lethal = 1 if thing.now.has("deathtouch") else max(blocker.strength[1] - blocker.damage, 0)
    taken = min(power, lethal)
    rest = [Blow(thing, None, power - taken)] if power > taken else []
    return [Blow(thing, blocker, taken), *rest]


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
    struck = position.find(source.name) or source
    position = position.put(replace(struck, struck=True))
    slots = (("card", source.name), ("amount", str(blow.amount)))
    why = ("510.2", "510.1a", *_strikes(position))
    # Whoever was tapped meanwhile still fights (506.4b).
    why = (*why, "506.4b") if source.tapped and source.blocking else why
    if blow.target is None:
        after = _gained(_hurt_player(position, blow), source, blow.amount)
        return after, Event("combat-damaged-player", (*why, _past(blow)), slots)
    target = position.find(blow.target.name) or blow.target
    at = (*slots, ("target", target.name))
    if _protected(target, source):
        return position, Event("damage-prevented", ("702.16e",), at)
    hurt, more = _hurt(target, source, blow.amount)
    position = _gained(position.put(hurt), source, blow.amount)
    return position, Event("combat-damaged", (*why, *more), at)


def _past(blow: Blow) -> str:
    """Why damage comes to the player: no blocks, or trample, with blockers left or without."""
    if not blow.source.blocked:
        return "510.1b"
    whole = blow.source.strength is not None and blow.amount == blow.source.strength[0]
    return "702.19d" if whole else "702.19b"


def _hurt_player(position: Position, blow: Blow) -> Position:
    """With the defending player's life lost, unless the source has infect (120.3a, b)."""
    source = blow.source
    if source.now.has("infect"):
        return position
    lost = (source.controller, "opponent-lost-life")
    position = replace(position, happened=position.happened | {lost})
    for player in position.opponents(source.controller)[:1]:
        position = position.with_life(player, -blow.amount)
    return position


def _gained(position: Position, source: Object, amount: int) -> Position:
    """Lifelink makes its controller gain that much life (702.15b)."""
    return position.with_life(source.controller, amount * has(position, source, "lifelink"))


def _strikes(position: Position) -> tuple[str, ...]:
    return ("510.4", "702.7b") if position.first_strikes else ()


def _protected(target: Object, source: Object) -> bool:
    return any(
        each.name == "protection" and meets(each.quality, source.now)
        for each in target.now.keywords
    )


def _hurt(target: Object, source: Object, amount: int) -> tuple[Object, tuple[str, ...]]:
    """The creature with the damage marked, or -1/-1 counters, and what deathtouch makes of it."""
    rules: tuple[str, ...] = ()
    if any(source.now.has(each) for each in WITHERING):
        counters = dict(target.counters) | {"-1/-1": target.counted("-1/-1") + amount}
        target, rules = replace(target, counters=tuple(counters.items())), ("120.3d",)
    else:
        target = replace(target, damage=target.damage + amount)
    if source.now.has("deathtouch"):
        return target.marked(Mark("deathtouched", 0)), (*rules, "702.2b")
    return target, rules
