"""Combat damage (510), where what is stated leaves no choice of how to assign it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event
from rulesdb.engine.magic import assigning, losing
from rulesdb.engine.magic.influence import has, strength
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


@dataclass(frozen=True, slots=True)
class Blow:
    """Combat damage that a creature deals: to a permanent, or to a player."""

    source: Object
    target: str
    amount: int


def dealt(position: Position) -> Happening:
    """With the combat damage of this step dealt, all at once (510.2)."""
    strikers = tuple(_striking(position))
    found = [_blows(position, thing) for thing in strikers]
    for thing in strikers if position.first_strikes else ():
        position = position.put(replace(thing, struck=True))
    divided, position = position.assigned, replace(position, assigned=())
    if any(each is None for each in found):
        # Who assigns what is for players to say, so that no one must take it for played.
        return position, (NOT_MODELLED,)
    events: list[Event] = [_to_nothing(each) for each in strikers if _forsaken(position, each)]
    for blow in (blow for each in found if each for blow in each):
        position, event = _hit(position, blow, divided=blow.source.name in dict(divided))
        events.append(event)
        if event.key != "damage-prevented":
            amount = int(str(dict(event.slots)["amount"]))
            events += after_damage(position, blow.source, blow.target, amount)
    return position, tuple(events)


def _forsaken(position: Position, thing: Object) -> bool:
    """Whether it is unblocked, and attacks nothing any more (506.4c)."""
    unblocked = thing.attacking and not thing.blocked
    return unblocked and assigning.attacked(position, thing) == ""


def _to_nothing(thing: Object) -> Event:
    tramples = ("702.19f",) if thing.now.has("trample") else ()
    return Event("attacks-nothing", ("506.4c", "510.1b", *tramples), (("card", thing.name),))


def _striking(position: Position) -> Iterator[Object]:
    """Who deals damage in this step: first those with first or double strike (510.4)."""
    for thing in tuple(position.each(BATTLEFIELD)):
        if thing.attacking or thing.blocking:
            double = has(position, thing, "double strike")
            first = double or has(position, thing, "first strike")
            if first if position.first_strikes else (not thing.struck or double):
                yield thing


def strikes_first(position: Position) -> bool:
    """A creature in combat deals damage in a step of its own, before the others (510.4)."""
    return position.step != "damage" and any(
        (thing.attacking or thing.blocking) and has(position, thing, kind)
        for thing in position.each(BATTLEFIELD)
        for kind in ("first strike", "double strike")
    )


def _blows(position: Position, thing: Object) -> list[Blow] | None:
    """What the creature deals; nothing to it where that is not stated, or is a choice."""
    own = strength(position, thing)
    if own is None:
        return None
    shares = assigning.stated(position, thing, own[0])
    if shares is None:
        shares = assigning.settled(position, thing, own[0])
    return None if shares is None else [Blow(thing, to, amount) for to, amount in shares]


def _hit(position: Position, blow: Blow, *, divided: bool) -> tuple[Position, Event]:
    source = blow.source
    slots = (("card", source.name), ("amount", str(blow.amount)))
    again = source.struck and not position.first_strikes
    why = ("510.2", "510.1a", *_strikes(position), *(("702.4b",) if again else ()))
    why = (*why, "510.1c" if source.attacking else "510.1d") if divided else why
    # Whoever was tapped meanwhile still fights (506.4b).
    untapped = source.blocking or has(position, source, "vigilance")
    why = (*why, "506.4b") if source.tapped and untapped else why
    if blow.target in position.players:
        position = hurt_player(position, blow.target, source, blow.amount)
        position = losing.toxic(position, blow.target, source)
        after = gained(position, source, blow.amount)
        infect = has(position, source, "infect")
        more = (_past(position, blow), *(() if infect else ("120.3a",)), *losing.why(source))
        told = (("player", source.controller), ("target", blow.target))
        return after, Event("combat-damaged-player", (*why, *more), (*slots, *told))
    target = the(position, blow.target)
    at = (*slots, ("target", target.name))
    if protected(target, source):
        return position, Event("damage-prevented", ("702.16e",), at)
    amount = unabsorbed(target, blow.amount)
    if not amount:
        return position, Event("damage-prevented", ("702.64a",), at)
    at = (*slots[:1], ("amount", str(amount)), ("target", target.name))
    hurt, more = harmed(position, target, source, amount)
    position = gained(position.put(hurt), source, amount)
    past = () if "creature" in target.now.types else (_past(position, blow),)
    return position, Event("combat-damaged", (*why, *past, *more), at)


def after_damage(position: Position, source: Object, target: str, amount: int) -> Iterator[Event]:
    """What besides is told of damage: lifelink's gain, and what can not be destroyed by it."""
    if has(position, source, "lifelink") and amount:
        slots = (("player", source.controller), ("number", str(amount)))
        yield Event("life-gained", ("702.15b", "120.3f"), slots)
    thing = position.find(target)
    own = strength(position, thing) if thing else None
    if thing is None or own is None or not has(position, thing, "indestructible"):
        return
    if own[1] > 0 and (thing.damage >= own[1] or thing.mark("deathtouched")):
        yield Event("not-destroyed", ("702.12b",), (("card", thing.name),))


def _past(position: Position, blow: Blow) -> str:
    """Why damage comes past: no blocks, or trample, with blockers left or without."""
    if not blow.source.blocked:
        return "510.1b"
    return "702.19b" if assigning.opposing(position, blow.source) else "702.19d"


def hurt_player(position: Position, player: str, source: Object, amount: int) -> Position:
    """With that much of the player's life lost, unless the source has infect (120.3a, b)."""
    if has(position, source, "infect"):
        return losing.poisoned(position, player, amount)
    lost = {(other, "opponent-lost-life") for other in position.opponents(player)}
    return replace(position, happened=position.happened | lost).with_life(player, -amount)


def gained(position: Position, source: Object, amount: int) -> Position:
    """Lifelink makes its controller gain that much life (702.15b)."""
    return position.with_life(source.controller, amount * has(position, source, "lifelink"))


def _strikes(position: Position) -> tuple[str, ...]:
    return ("510.4", "702.7b") if position.first_strikes else ()


def protected(target: Object, source: Object) -> bool:
    """Whether damage of the source is prevented by the target's protection (702.16e)."""
    return any(
        each.name == "protection" and meets(each.quality, source.now)
        for each in target.now.keywords
    )


def unabsorbed(target: Object, amount: int) -> int:
    """What is left of damage of one source after absorb prevents some of it (702.64a)."""
    less = sum(each.number for each in target.now.keywords if each.name == "absorb")
    return max(amount - less, 0)


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
    if any(has(position, source, each) for each in WITHERING):
        target, rules = target.with_counters("-1/-1", amount), (*rules, "120.3d")
    else:
        target, rules = replace(target, damage=target.damage + amount), (*rules, "120.3e")
    if has(position, source, "deathtouch"):
        return target.marked(Mark("deathtouched", 0)), (*rules, "702.2b")
    return target, rules
