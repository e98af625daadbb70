"""Costs besides mana: whether a player has what they ask for, and how it is spent (118.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from rulesdb.engine.magic.sickness import settled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.position import Object, Position

    Finder = Callable[[Position, str, Object], Iterator[Object]]
    Spender = Callable[[Position, Object], Position]


@dataclass(frozen=True, slots=True)
class Resource:
    """What a cost asks for: which objects serve, and what becomes of those that are used.

    `by_power` says that the number counts total power, not objects; `itself` that the object
    is the one whose cost it is.
    """

    serves: Finder
    spend: Spender
    by_power: bool = False


def _to(zone: str) -> Spender:
    return lambda position, thing: position.put(thing.in_zone(zone))


def _tap(position: Position, thing: Object) -> Position:
    return position.put(replace(thing, tapped=True))


def _itself(_: Position, __: str, thing: Object) -> Iterator[Object]:
    yield thing


def _cards(zone: str, card_type: str = "") -> Finder:
    """Other cards of the player in a zone."""
    return lambda position, player, thing: (
        each
        for each in position.each(zone)
        if each.owner == player
        and each.name != thing.name
        and (not card_type or card_type in each.card.types)
    )


def _permanents(
    test: Callable[[Object], bool] = lambda _: True, card_type: str = "creature"
) -> Finder:
    """Other permanents of the player that pass a test."""
    return lambda position, player, thing: (
        each
        for each in position.each(BATTLEFIELD, player)
        if each.name != thing.name
        and (not card_type or card_type in each.card.types)
        and test(each)
    )


def _untapped(thing: Object) -> bool:
    return not thing.tapped


def _bargain(thing: Object) -> bool:
    return bool({"artifact", "enchantment", "token"} & set(thing.card.types))


RESOURCES: dict[str, Resource] = {
    "discard-this": Resource(_itself, _to(GRAVEYARD)),
    "exile-this": Resource(_itself, _to(EXILE)),
    "sacrifice-this": Resource(_itself, _to(GRAVEYARD)),
    "tap-this": Resource(_itself, _tap),
    "discard-a-card": Resource(_cards(HAND), _to(GRAVEYARD)),
    "discard-a-land": Resource(_cards(HAND, "land"), _to(GRAVEYARD)),
    "exile-others": Resource(_cards(GRAVEYARD), _to(EXILE)),
    "graveyard-cards": Resource(_cards(GRAVEYARD), _to(EXILE)),
    "tap-power": Resource(_permanents(_untapped), _tap, by_power=True),
    "tap-power-any": Resource(_permanents(_untapped), _tap, by_power=True),
    "tap-creature": Resource(_permanents(_untapped), _tap),
    "tap-two-creatures": Resource(_permanents(_untapped), _tap),
    "untapped-creatures": Resource(_permanents(_untapped), _tap),
    "untapped-artifacts": Resource(_permanents(_untapped, "artifact"), _tap),
    "sacrifice-creature": Resource(_permanents(), _to(GRAVEYARD)),
    "sacrifice-power": Resource(_permanents(), _to(GRAVEYARD), by_power=True),
    "sacrifice-permanent": Resource(_permanents(card_type=""), _to(GRAVEYARD)),
    "sacrifice-bargain": Resource(_permanents(_bargain, card_type=""), _to(GRAVEYARD)),
    "return-tapped": Resource(_permanents(lambda thing: thing.tapped), _to(HAND)),
    "return-unblocked": Resource(
        _permanents(lambda thing: thing.attacking and thing.unblocked), _to(HAND)
    ),
}
AT_LEAST = {"tap-two-creatures": 2}


@dataclass(frozen=True, slots=True)
class Price:
    """What a row asks for besides mana: its resources, its rules, and the keyword's number."""

    names: tuple[str, ...]
    rules: tuple[str, ...]
    number: int = 0


def checks(price: Price, position: Position, player: str, thing: Object) -> Iterator[Check]:
    """A check for each resource; {T} also asks about sickness (302.6)."""
    for name in price.names:
        if name == "tap-this":
            yield from _tapping(position, thing)
            continue
        wanted = needed(name, price.number)
        chosen = choose(name, position, player, thing, wanted)
        slots = (("needed", Term(f"resource-{name}")), ("number", str(wanted)))
        yield Check("resource", chosen is not None, ("118.3", *price.rules[:1]), slots)


def _tapping(position: Position, thing: Object) -> Iterator[Check]:
    slots = (("card", thing.name),)
    yield Check("untapped", not thing.tapped, ("118.3", "107.5"), slots)
    if "creature" in thing.card.types:
        yield settled(position, thing, "702.10c")


def needed(name: str, number: int) -> int:
    """How many objects, or how much power, the cost asks for."""
    counted = RESOURCES[name].by_power or name in ("exile-others", "graveyard-cards")
    return max(number, 1) if counted else AT_LEAST.get(name, 1)


def choose(
    name: str, position: Position, player: str, thing: Object, wanted: int
) -> tuple[Object, ...] | None:
    """Objects that pay the cost, or nothing where there are not enough."""
    resource = RESOURCES[name]
    serving = sorted(resource.serves(position, player, thing), key=_power, reverse=True)
    chosen: list[Object] = []
    for each in serving:
        if _amount(chosen, by_power=resource.by_power) >= wanted:
            break
        chosen.append(each)
    return tuple(chosen) if _amount(chosen, by_power=resource.by_power) >= wanted else None


def _power(thing: Object) -> int:
    return thing.card.power[0] + thing.boost[0] if thing.card.power else 0


def _amount(chosen: list[Object], *, by_power: bool) -> int:
    return sum(map(_power, chosen)) if by_power else len(chosen)


def spend(price: Price, position: Position, player: str, thing: Object) -> Position:
    """The position with the resources spent; they were found to be there."""
    for name in price.names:
        wanted = needed(name, price.number)
        for each in choose(name, position, player, thing, wanted) or ():
            position = RESOURCES[name].spend(position, each)
    return position
