"""A spell as it is proposed (601.2a, b): the ways chosen, its characteristics, what is added."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic import cards
from rulesdb.engine.magic.cards import WARDED, Card, Keyword
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects
from rulesdb.engine.magic.mechanics import rows
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, GRAVEYARD, HAND, STACK
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.mechanics.rows import AdditionalCost, CastWay
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Cast

WAYS = {row.key: row for row in CAST_WAYS}
FACE_DOWN, FOR_FREE = "face-down", "free"
"""Said of whichever way casts the card face down, or without paying its mana cost."""
WHICHEVER = {
    FACE_DOWN: tuple(row.key for row in CAST_WAYS if row.face_down),
    FOR_FREE: tuple(row.key for row in CAST_WAYS if row.cost == "free"),
}
EXTRAS = {row.key: row for row in (*ADDITIONAL_COSTS, *PAYMENTS)}

Surcharge = tuple["AdditionalCost", "Keyword | None", int]
"""An additional cost, the keyword that asks for it (none if it is missing), how often paid."""


def ways(cast: Cast) -> tuple[CastWay, ...]:
    """What the card is cast for, the first thing named first."""
    if not cast.besides:
        return (WAYS[cast.way or "mana-cost"],)
    return tuple(WAYS[key] for key in (cast.way or "mana-cost", *cast.besides))


def as_cast(card: Card, cast: Cast) -> Card:
    """The characteristics that decide whether the spell can be cast (601.3e)."""
    for row in ways(cast):
        if row.face_down:
            return WARDED if row.key == "disguise" else cards.FACE_DOWN
        if row.as_types:
            return _altered(card, row)
    return card


def _altered(card: Card, row: CastWay) -> Card:
    """The card bestowed or prototyped, or its other half or face as far as it is stated."""
    keyword = card.keyword(row.keyword)
    cost = keyword.cost if keyword and not row.alternative else card.cost
    if "keyword" not in row.as_types and "card" not in row.as_types:
        return replace(card, types=row.as_types, power=None)
    if "keyword" in row.as_types and keyword and keyword.types:
        return Card(types=keyword.types, cost=cost, power=keyword.power)
    if "card" in row.as_types:
        return replace(card, cost=cost, power=keyword.power if keyword else None)
    return Card(cost=cost)


def leaving(position: Position, thing: Object, zone: str) -> str:
    """Where it is put: in that zone, or into exile instead (702.34a, 614.6)."""
    return EXILE if zone != EXILE and instead(position, thing, zone) else zone


def instead(position: Position, thing: Object, zone: str) -> tuple[str, ...]:
    """The rules by which it is exiled instead, if it is."""
    row = WAYS.get(thing.way) if thing.zone == STACK else None
    if row and row.goes == EXILE:
        return row.rules[:1]
    if thing.zone == BATTLEFIELD and thing.way == "unearth":
        return ("702.84a",)
    found = effects(position, "exiled-instead", thing.owner) if zone == GRAVEYARD else ()
    return next((rules(effect) for _, effect in found), ())


def gaining(card: Card, row: CastWay) -> Card:
    """With the keywords that the way gives to the permanent that the spell becomes."""
    return replace(card, keywords=(*card.keywords, *map(Keyword, row.gains)))


@dataclass(frozen=True, slots=True)
class Proposal:
    """A spell as it is proposed: the try, the card's object, its characteristics, what is added."""

    cast: Cast
    thing: Object
    spell: Card
    ways: tuple[CastWay, ...]
    surcharges: tuple[Surcharge, ...]

    @property
    def player(self) -> str:
        """Who casts it."""
        return self.cast.player


def proposed(position: Position, cast: Cast) -> Proposal:
    """What the try proposes to cast."""
    thing = the(position, cast.name)
    spell = as_cast(thing.card, cast)
    return Proposal(cast, thing, spell, ways(cast), tuple(_surcharges(position, cast, spell)))


def _surcharges(position: Position, cast: Cast, spell: Card) -> Iterator[Surcharge]:
    """The additional costs that are mandatory or that the player means to pay (118.8)."""
    for row in _concerned(cast, spell):
        times = cast.extras.count(row.key)
        if row.paid == rows.SPLICED:
            bearers = _spliced(position, cast, spell, row.keyword)
            yield from ((row, next(bearers, None), 1) for _ in range(times))
            continue
        borne = [keyword for keyword in spell.keywords if keyword.name == row.keyword]
        if row.paid == rows.ONCE:
            borne = borne[:times]
        if row.paid in MODAL:
            borne = sorted(borne, key=_dearness)[: max(times, 1)]
        often = max(times, 1) if row.paid == rows.MANY else 1
        owed = times or row.paid in (rows.ALWAYS, *MODAL)
        yield from ((row, keyword, often) for keyword in borne if owed)


MODAL = (rows.MODES, rows.MODE)


def _dearness(keyword: Keyword) -> int:
    """What a mode costs: which ones are chosen is open, so that the cheapest are."""
    return keyword.cost.value if keyword.cost else 0


def _concerned(cast: Cast, spell: Card) -> Iterator[AdditionalCost]:
    """The rows that the card or the player names, in the order of the table."""
    if cast.extras or spell.keywords:
        named = {*cast.extras, *(keyword.name for keyword in spell.keywords)}
        yield from (row for row in ADDITIONAL_COSTS if row.keyword in named or row.key in named)


def _spliced(position: Position, cast: Cast, spell: Card, keyword: str) -> Iterator[Keyword]:
    """The keyword of each other card in the hand that can be spliced onto the spell (702.47a)."""
    for thing in position.each(HAND, cast.player):
        for each in thing.card.keywords:
            fits = not each.types or set(each.types) & {*spell.types, *spell.subtypes}
            if each.name == keyword and thing.name != cast.name and fits:
                yield each
