"""Costs besides mana: whether a player has what they ask for, and how it is spent (118.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic.discarding import discarded
from rulesdb.engine.magic.influence import on_card, power_now
from rulesdb.engine.magic.measures import colors, mana_value, power
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from rulesdb.engine.magic.spells import instead, leaving
from rulesdb.engine.magic.steps import AFTER_BLOCKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.position import Object, Position

    Finder = Callable[[Position, str, Object, int], Iterator[Object]]
    Happening = tuple[Position, tuple[Event, ...]]
    Spender = Callable[[Position, Object], Happening]


# How much a cost asks for: objects, or total power.
ONE, TWO, NUMBER, SOME, POWER = "one", "two", "number", "some", "power"


@dataclass(frozen=True, slots=True)
class Resource:
    """What a cost asks for: which objects serve, and what becomes of those that are used.

    A finder is told the number behind the keyword.  `asks` says how much of it is needed, `later`
    finds what will serve once time has passed, `worth` says which serve best.
    """

    serves: Finder
    spend: Spender
    asks: str = ONE
    later: Finder | None = None
    worth: Callable[[Object], float] = power


def _to(zone: str, rule: str) -> Spender:
    def moved(position: Position, thing: Object) -> Happening:
        to = leaving(position, thing, zone)
        slots = (("card", thing.name), ("zone", Term(f"zone-{to}")))
        return position.put(thing.in_zone(to)), (Event("changed-zone", (rule,), slots),)

    return moved


def stays(position: Position, player: str, thing: Object) -> bool:
    """Whether an effect keeps the player from sacrificing it to pay a cost (101.2)."""
    return any(on_card(position, "no-sacrificing", player, thing.now))


def sacrificed(position: Position, thing: Object, rules: tuple[str, ...] = ()) -> Happening:
    """Into the graveyard, by which a creature that is sacrificed dies (701.21a, 700.4)."""
    slots = (("player", thing.controller), ("card", thing.name))
    to = leaving(position, thing, GRAVEYARD)
    told: tuple[Event, ...] = (Event("sacrificed", (*rules, "701.21a"), slots),)
    if to != GRAVEYARD:
        why = instead(position, thing, GRAVEYARD)
        moved = (("card", thing.name), ("zone", Term(f"zone-{to}")))
        told = (*told, Event("changed-zone", why, moved))
    else:
        told = (*told, Event("died", (*rules, "700.4"), slots[1:]))
    return position.put(thing.in_zone(to)), told


def _discard(position: Position, thing: Object) -> Happening:
    slots = (("player", thing.owner), ("card", thing.name))
    return discarded(position, thing), (Event("card-discarded", ("701.9a",), slots),)


def _tap(position: Position, thing: Object) -> Happening:
    return position.put(replace(thing, tapped=True)), ()


def _untap(position: Position, thing: Object) -> Happening:
    return position.put(replace(thing, tapped=False)), ()


def _followed(position: Position, thing: Object) -> Happening:
    """To the hand; what comes in its place attacks what it attacked (702.49c)."""
    return _to(HAND, "400.7")(replace(position, followed=thing.attacks), thing)


def _itself(_: Position, __: str, thing: Object, ___: int) -> Iterator[Object]:
    yield thing


def _cards(zone: str, card_type: str = "") -> Finder:
    """Other cards of the player in a zone."""
    return lambda position, player, thing, _: (
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
    return lambda position, player, thing, _: (
        each
        for each in position.each(BATTLEFIELD, player)
        if each.name != thing.name and (not card_type or card_type in each.now.types) and test(each)
    )


def _untapped(thing: Object) -> bool:
    return not thing.tapped


def _helping(thing: Object) -> bool:
    return not thing.tapped and bool({"artifact", "creature"} & set(thing.now.types))


def _bargain(thing: Object) -> bool:
    return bool({"artifact", "enchantment", "token"} & set(thing.now.types))


def _sharing_color(position: Position, player: str, thing: Object, _: int) -> Iterator[Object]:
    """Untapped creatures that share a color with the spell, as far as costs are stated."""
    wanted = colors(thing.card)
    for each in _permanents(_untapped)(position, player, thing, 0):
        theirs = colors(each.now)
        if wanted is None or theirs is None or wanted & theirs:
            yield each


def _strong(position: Position, player: str, thing: Object, number: int) -> Iterator[Object]:
    """Creatures of at least that power."""
    every = _permanents()(position, player, thing, number)
    return (each for each in every if power_now(position, each) >= number)


def _unblocked(position: Position, player: str, thing: Object, _: int) -> Iterator[Object]:
    """Attackers that no one blocked, once blockers are declared (509.1h)."""
    attackers = _permanents(_may_be_unblocked)(position, player, thing, 0)
    return attackers if position.step in AFTER_BLOCKS else iter(())


def _may_be_unblocked(thing: Object) -> bool:
    return thing.attacking and not thing.blocked


def _of_types(keyword: str, otherwise: str) -> Finder:
    """The player's other permanents of the types behind the keyword, or of that type."""

    def found(position: Position, player: str, thing: Object, _: int) -> Iterator[Object]:
        borne = thing.card.keyword(keyword)
        types = set(borne.types if borne else ()) or {otherwise}
        for each in _permanents(card_type="")(position, player, thing, 0):
            if types & {*each.now.types, *each.now.subtypes, ""}:
                yield each

    return found


def _materials(position: Position, player: str, thing: Object, _: int) -> Iterator[Object]:
    """Permanents and cards in the graveyard of the types that craft asks for (702.167a, b)."""
    keyword = thing.card.keyword("craft")
    types = set(keyword.types) if keyword else set()
    yield from (
        each
        for each in (
            *_permanents(card_type="")(position, player, thing, 0),
            *_cards(GRAVEYARD)(position, player, thing, 0),
        )
        if not types or types & set(each.now.types)
    )


RESOURCES: dict[str, Resource] = {
    "discard-this": Resource(_itself, _discard),
    "exile-this": Resource(_itself, _to(EXILE, "701.13a")),
    "sacrifice-this": Resource(_itself, sacrificed),
    "tap-this": Resource(_itself, _tap),
    "untap-this": Resource(_itself, _untap),
    "discard-a-card": Resource(_cards(HAND), _discard),
    "discard-a-land": Resource(_cards(HAND, "land"), _discard),
    "exile-others": Resource(_cards(GRAVEYARD), _to(EXILE, "701.13a"), NUMBER),
    "exile-materials": Resource(_materials, _to(EXILE, "701.13a"), SOME),
    "graveyard-cards": Resource(_cards(GRAVEYARD), _to(EXILE, "701.13a"), NUMBER),
    "tap-power": Resource(_permanents(_untapped), _tap, POWER, later=_permanents()),
    "tap-creature": Resource(_permanents(_untapped), _tap, later=_permanents()),
    "tap-two-creatures": Resource(_sharing_color, _tap, TWO, later=_permanents()),
    "tap-up-to-one": Resource(_permanents(_untapped), _tap),
    "untapped-creatures": Resource(_permanents(_untapped), _tap, NUMBER),
    "untapped-artifacts": Resource(_permanents(_untapped, "artifact"), _tap, NUMBER),
    "untapped-helpers": Resource(_permanents(_helping, ""), _tap, NUMBER),
    "sacrifice-creature": Resource(_of_types("emerge", "creature"), sacrificed, worth=mana_value),
    "sacrifice-power": Resource(_strong, sacrificed, worth=lambda thing: -power(thing)),
    "sacrifice-permanent": Resource(_of_types("offering", ""), sacrificed, worth=mana_value),
    "sacrifice-bargain": Resource(_permanents(_bargain, card_type=""), sacrificed),
    "return-tapped": Resource(_permanents(lambda thing: thing.tapped), _to(HAND, "400.7")),
    "return-unblocked": Resource(_unblocked, _followed, later=_permanents(_may_be_unblocked)),
}
