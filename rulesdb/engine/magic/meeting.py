"""Meeting the demands of a cost: what serves, whether it is enough, and what becomes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Event, Term
from rulesdb.engine.magic.cards import COLOR_WORDS
from rulesdb.engine.magic.discarding import discarded
from rulesdb.engine.magic.effects import rules as rules_of
from rulesdb.engine.magic.influence import effects
from rulesdb.engine.magic.measures import colors, mana_value
from rulesdb.engine.magic.mechanics.demands import DEMANDS
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from rulesdb.engine.magic.resources import sacrificed, stays
from rulesdb.engine.magic.spells import leaving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rulesdb.engine.magic.demands import Demand
    from rulesdb.engine.magic.position import Object, Position

    Happening = tuple[Position, tuple[Event, ...]]

ITSELF = ("sacrifice-this", "discard-this", "exile-this", "exile-this-there", "remove-counter")
"""What is paid with the object itself."""
Share = tuple["Demand", tuple["Object", ...]]


def checks(
    position: Position,
    player: str,
    thing: Object,
    demands: Sequence[Demand],
    named: tuple[str, ...] = (),
) -> Iterator[Check]:
    """A check for each demand; what pays for one does not pay for another (601.2h)."""
    taken: set[str] = set()
    for demand in demands:
        chosen = _chosen(position, player, thing, demand, (named, taken))
        taken |= {each.name for each in chosen or ()}
        held = chosen is not None
        slots = (("needed", str(demand)), ("number", str(demand.number)))
        why = () if held else _forbidding(position, player, demand)
        rules = tuple(dict.fromkeys(("118.3", *DEMANDS[demand.kind].rules, *why)))
        mends = not held and demand.kind == "tap"
        yield Check("resource", held, rules, slots, mends=mends)


def _forbidding(position: Position, player: str, demand: Demand) -> Iterator[str]:
    """The rules of the effects that keep the player from paying in that way (101.2)."""
    kind = FORBIDDING.get(demand.kind)
    for _, effect in effects(position, kind, player) if kind else ():
        yield from rules_of(effect)


FORBIDDING = {
    "life": "no-paying-life",
    "sacrifice": "no-sacrificing",
    "sacrifice-this": "no-sacrificing",
}


def spent(
    position: Position,
    player: str,
    thing: Object,
    demands: Sequence[Demand],
    named: tuple[str, ...] = (),
) -> Happening:
    """With everything paid, and what happened to it; it was found to be there."""
    events: tuple[Event, ...] = ()
    taken: set[str] = set()
    shares: list[Share] = []
    for demand in demands:
        chosen = _chosen(position, player, thing, demand, (named, taken)) or ()
        taken |= {each.name for each in chosen}
        shares.append((demand, chosen))
    for demand, chosen in shares:
        if demand.kind == "life":
            slots = (("player", player), ("amount", str(demand.number)))
            position = position.with_life(player, -demand.number)
            events += (Event("life-paid", ("119.4",), slots),)
        if demand.kind == "energy":
            slots = (("player", player), ("amount", str(demand.number)))
            had = dict(position.energy).get(player, demand.number)
            position = position.tallied("energy", player, had - demand.number)
            events += (Event("energy-paid", ("107.14",), slots),)
        for each in chosen:
            position, told = SPENT[demand.kind](position, each, demand)
            events += told
    return position, events


def used(
    position: Position,
    player: str,
    thing: Object,
    demands: Sequence[Demand],
    named: tuple[str, ...],
) -> set[str]:
    """The names of what pays."""
    taken: set[str] = set()
    for demand in demands:
        chosen = _chosen(position, player, thing, demand, (named, taken))
        taken |= {each.name for each in chosen or ()}
    return taken


def fitting(named: tuple[str, ...], serving: set[str], rule: str) -> Iterator[Check]:
    """What the player names to pay with pays for something (601.2b, 601.2h)."""
    if named:
        slots = (("needed", " and ".join(named)), ("number", str(len(named))))
        yield Check("resource", set(named) <= serving, (rule, "601.2h"), slots)


Preference = tuple[tuple[str, ...], set[str]]
"""What the player named to pay with, and what pays for something else."""


def _chosen(
    position: Position, player: str, thing: Object, demand: Demand, preference: Preference
) -> tuple[Object, ...] | None:
    """Objects that meet the demand: those that are named, then those worth least."""
    named, taken = preference
    if demand.kind == "life":
        return _life(position, player, demand.number)
    if demand.kind == "energy":
        energy = dict(position.energy).get(player)
        return () if energy is None or energy >= demand.number else None
    if demand.kind in ITSELF:
        if demand.kind == "sacrifice-this" and stays(position, player, thing):
            return None
        enough = demand.kind != "remove-counter" or thing.counted(demand.counter) >= demand.number
        return (thing,) if enough else None
    found = [each for each in _serving(position, player, thing, demand) if each.name not in taken]
    found.sort(key=lambda each: (each.name not in named, mana_value(each)))
    return tuple(found[: demand.number]) if len(found) >= demand.number else None


def _life(position: Position, player: str, number: int) -> tuple[Object, ...] | None:
    """Nothing but life, where the player has it and no effect forbids paying it (119.4)."""
    if any(effects(position, "no-paying-life", player)):
        return None
    life = dict(position.life).get(player)
    return () if life is None or life >= number else None


ZONES = {"discard": HAND, "exile-hand": HAND, "reveal": HAND, "exile-graveyard": GRAVEYARD}


def _serving(position: Position, player: str, thing: Object, demand: Demand) -> Iterator[Object]:
    """The player's objects where the demand looks for them that are what it asks for."""
    zone = ZONES.get(demand.kind, BATTLEFIELD)
    for each in position.each(zone):
        mine = (each.controller if zone == BATTLEFIELD else each.owner) == player
        itself = each.name == thing.name and (demand.other or thing.zone != BATTLEFIELD)
        tapped = demand.kind == "tap" and each.tapped
        kept = zone == BATTLEFIELD and demand.kind == "sacrifice" and stays(position, player, each)
        if mine and not (itself or tapped or kept) and _is(each, demand.nouns):
            yield each


def _is(thing: Object, nouns: tuple[str, ...]) -> bool:
    """Whether it is one of what the demand names; of an unstated type or color it may be."""
    return not nouns or any(_one(thing, noun) for noun in nouns)


def _one(thing: Object, noun: str) -> bool:
    types = thing.now.types
    if noun in COLOR_WORDS.values():
        theirs = colors(thing.now)
        letters = {letter for letter, word in COLOR_WORDS.items() if word == noun}
        return theirs is None or bool(theirs & letters)
    if noun == "permanent":
        return True
    if " " in noun:
        return all(_one(thing, part) for part in noun.split())
    wanted = noun.removeprefix("non")
    return (wanted in types) != (noun != wanted)


def _sacrifice(position: Position, thing: Object, _: Demand) -> Happening:
    return sacrificed(position, thing)


def _discard(position: Position, thing: Object, _: Demand) -> Happening:
    slots = (("player", thing.owner), ("card", thing.name))
    return discarded(position, thing), (Event("card-discarded", ("701.9a",), slots),)


def _to(zone: str) -> Callable[[Position, Object, Demand], Happening]:
    def moved(position: Position, thing: Object, demand: Demand) -> Happening:
        to = leaving(position, thing, zone)
        slots = (("card", thing.name), ("zone", Term(f"zone-{to}")))
        told = Event("changed-zone", DEMANDS[demand.kind].rules, slots)
        return position.put(thing.in_zone(to)), (told,)

    return moved


def _tap(position: Position, thing: Object, demand: Demand) -> Happening:
    told = Event("tapped", DEMANDS[demand.kind].rules, (("card", thing.name),))
    return position.put(replace(thing, tapped=True)), (told,)


def _uncount(position: Position, thing: Object, demand: Demand) -> Happening:
    now = position.find(thing.name) or thing
    left = now.counted(demand.counter) - demand.number
    counters = dict(now.counters) | {demand.counter: left}
    slots = (("card", thing.name), ("number", str(left)))
    told = Event("counter-removed", DEMANDS[demand.kind].rules, slots)
    return position.put(replace(now, counters=tuple(counters.items()))), (told,)


def _show(position: Position, _: Object, __: Demand) -> Happening:
    return position, ()


SPENT: dict[str, Callable[[Position, Object, Demand], Happening]] = {
    "sacrifice-this": _sacrifice,
    "sacrifice": _sacrifice,
    "discard-this": _discard,
    "discard": _discard,
    "exile-this": _to(EXILE),
    "exile-this-there": _to(EXILE),
    "exile-graveyard": _to(EXILE),
    "exile-hand": _to(EXILE),
    "return": _to(HAND),
    "tap": _tap,
    "remove-counter": _uncount,
    "reveal": _show,
}
