"""Paying what a cost asks for besides mana: whether it is there, and how it is spent (118.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic.influence import power_now
from rulesdb.engine.magic.resources import POWER, RESOURCES, stays
from rulesdb.engine.magic.sickness import using

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.checks import Event
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.resources import Finder, Happening

# Costs that a player may leave unpaid.
OPTIONAL = ("tap-up-to-one",)


@dataclass(frozen=True, slots=True)
class Price:
    """What a row asks for besides mana: its resources, rules, number, and what is named to pay."""

    names: tuple[str, ...]
    rules: tuple[str, ...]
    number: int = 0
    named: tuple[str, ...] = ()


def checks(price: Price, position: Position, player: str, thing: Object) -> Iterator[Check]:
    """A check for each resource; {T} and {Q} also ask about sickness (302.6)."""
    for name in price.names:
        if name in ("tap-this", "untap-this"):
            yield from _tapping(position, thing, untaps=name == "untap-this")
        elif name not in OPTIONAL and (wanted := needed(name, price.number)):
            number = price.number
            held = choose(name, position, player, thing, number, named=price.named) is not None
            later = RESOURCES[name].later
            mends = later is not None and (
                choose(name, position, player, thing, number, finder=later) is not None
            )
            slots = (("needed", Term(f"resource-{name}")), ("number", str(wanted)))
            yield Check("resource", held, ("118.3", *price.rules[:1]), slots, mends=mends)


def _tapping(position: Position, thing: Object, *, untaps: bool) -> Iterator[Check]:
    """{T} asks for an untapped permanent, {Q} for a tapped one; both ask about sickness."""
    slots = (("card", thing.name),)
    if untaps:
        yield Check("tapped", thing.tapped, ("118.3", "107.6"), slots)
    else:
        yield Check("untapped", not thing.tapped, ("118.3", "107.5"), slots, mends=True)
    if "creature" in thing.now.types:
        yield using(position, thing)
    else:
        yield Check("never-too-new", ok=True, rules=("302.6",), slots=slots)


def needed(name: str, number: int) -> int:
    """How many objects, or how much power, the cost asks for; an unstated number is no hurdle."""
    match RESOURCES[name].asks:
        case "two":
            return 2
        case "number":
            return number
        case "some" | "power":
            return max(number, 1)
    return 1


def choose(  # noqa: PLR0913 - a cost, who pays it where with what, and what is looked through
    name: str,
    position: Position,
    player: str,
    thing: Object,
    number: int,
    *,
    finder: Finder | None = None,
    named: tuple[str, ...] = (),
) -> tuple[Object, ...] | None:
    """Objects that pay the cost, or nothing where there are not enough."""
    resource = RESOURCES[name]
    wanted, by_power = needed(name, number), resource.asks == POWER
    found = (finder or resource.serves)(position, player, thing, number)
    chosen: list[Object] = []
    for each in sorted(
        _free(name, position, player, found),
        key=lambda each: (each.name in named, resource.worth(each)),
        reverse=True,
    ):
        if _amount(position, chosen, by_power=by_power) >= wanted:
            break
        chosen.append(each)
    return tuple(chosen) if _amount(position, chosen, by_power=by_power) >= wanted else None


def _free(name: str, position: Position, player: str, found: Iterator[Object]) -> Iterator[Object]:
    """Those that no effect keeps from being used so."""
    sacrifice = name.startswith("sacrifice")
    return (each for each in found if not (sacrifice and stays(position, player, each)))


def _amount(position: Position, chosen: list[Object], *, by_power: bool) -> float:
    return sum(power_now(position, each) for each in chosen) if by_power else len(chosen)


def paying(price: Price, position: Position, player: str, thing: Object) -> Iterator[Object]:
    """Everything that pays for it."""
    for name in price.names:
        yield from choose(name, position, player, thing, price.number, named=price.named) or ()


def spend(price: Price, position: Position, player: str, thing: Object) -> Happening:
    """The position with the resources spent; they were found to be there."""
    events: tuple[Event, ...] = ()
    for name in price.names:
        if name not in OPTIONAL:
            chosen = choose(name, position, player, thing, price.number, named=price.named)
            position, told = spend_on(name, position, chosen or ())
            events += told
    return position, events


def spend_on(name: str, position: Position, chosen: tuple[Object, ...]) -> Happening:
    """With those objects used as that cost uses them, and what happened to them."""
    events: tuple[Event, ...] = ()
    for each in chosen:
        position, told = RESOURCES[name].spend(position, each)
        events += told
    return position, events
