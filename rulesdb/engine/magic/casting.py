"""Casting a spell (601): every check, in the order in which the rules ask."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic import costs, needs, prohibitions, resources, windows
from rulesdb.engine.magic.influence import effects, on_card
from rulesdb.engine.magic.mechanics import rows
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS
from rulesdb.engine.magic.position import EXILE, HAND, Resolving
from rulesdb.engine.magic.resources import Price
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.mechanics.rows import CastWay
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Cast

# The rule that lets a card of the type be cast; an instant type wins over the others.
TYPE_RULE = {
    "instant": "304.1",
    "sorcery": "307.1",
    "creature": "302.1",
    "artifact": "301.1",
    "enchantment": "303.1",
    "planeswalker": "306.1",
    "battle": "310.1",
}
WAYS = {row.key: row for row in CAST_WAYS}
EXTRAS = {row.key: row for row in (*ADDITIONAL_COSTS, *PAYMENTS)}


def conditions(position: Position, cast: Cast) -> Iterator[Check]:
    """Every condition of casting the card for the cost that was chosen."""
    thing = the(position, cast.name)
    row = WAYS[cast.way or "mana-cost"]
    spell = as_cast(thing.card, row)
    yield from _allowed_from(position, cast, thing, row)
    yield from _marked(position, thing, row)
    yield from needs.checks(row.needs, position, cast.player, thing, row.rules)
    yield from _proposal(cast, thing, spell, row)
    yield from _moment(position, cast, spell, row)
    yield from _paying(position, cast, thing, row)
    yield from prohibitions.casting(position, cast.player, spell)


def as_cast(card: Card, row: CastWay) -> Card:
    """The characteristics that decide whether the spell can be cast (601.3e)."""
    keyword = card.keyword(row.keyword) if row.keyword else None
    types = row.as_types
    if types == ("keyword",):
        types = keyword.types if keyword else ()
    if not types:
        return card
    kept = () if row.cost == "{3}" or row.as_types == ("keyword",) else card.keywords
    return replace(card, types=types, keywords=kept, abilities=(), effects=(), triggers=())


def _allowed_from(position: Position, cast: Cast, thing: Object, row: CastWay) -> Iterator[Check]:
    """A rule or effect allows casting the card from where it is (601.3)."""
    theirs = thing.owner == cast.player
    zones: tuple[str, ...] = (row.zone or HAND,)
    lifted = row.zone in ("", HAND) and any(
        on_card(position, "cast-from-exile", cast.player, thing.card)
    )
    zones = (*zones, EXILE) if lifted else zones
    slots = (
        ("card", thing.name),
        ("zone", Term(f"zone-{thing.zone}")),
        ("needed", Term(f"zone-{row.zone or HAND}")),
    )
    yield Check("zone", thing.zone in zones and theirs, row.zone_rules, slots)
    named = (("card", thing.name), ("ability", row.keyword))
    if row.keyword and not (row.mark and thing.mark(row.mark)):
        yield Check("ability", thing.card.has(row.keyword), row.rules[:1], named)
    if row.key == "no-cost":
        permission = next(on_card(position, "free-casting", cast.player, thing.card), None)
        yield Check("permission", permission is not None, row.rules, named)


def _marked(position: Position, thing: Object, row: CastWay) -> Iterator[Check]:
    """The object is what the way asks for, such as foretold, since the right turn (702.143c)."""
    if not row.mark:
        return
    mark = thing.mark(row.mark)
    slots = (("card", thing.name), ("mark", Term(f"mark-{row.mark.replace(' ', '-')}")))
    if row.mark == "foretold":
        made = mark is not None and mark.cost is not None
        rules = ("702.143d",) if made else ("702.143c", *row.rules[:1])
        yield Check("foretold", mark is not None, rules, slots)
    else:
        yield Check("marked", mark is not None, row.rules[:1], slots)
    if row.since == rows.LATER_TURN:
        over = mark is None or mark.turn < position.turn
        yield Check("set-aside-this-turn", over, row.rules[:1], slots, mends=True)
    if row.since == rows.SAME_TURN:
        fresh = mark is None or mark.turn == position.turn
        yield Check("same-turn", fresh, row.rules[:1], slots)


def _proposal(cast: Cast, thing: Object, spell: Card, row: CastWay) -> Iterator[Check]:
    """What the player announces can be chosen (601.2b)."""
    slots = (("card", thing.name),)
    yield Check("not-a-land", "land" not in spell.types, ("305.9",), slots)
    alternatives = [each for each in (row.key, *cast.besides) if WAYS[each].alternative]
    yield Check("one-alternative-cost", len(alternatives) <= 1, ("118.9a", "601.2b"), slots)
    if cast.extras:
        named = {key: getattr(each, "keyword", key) for key, each in EXTRAS.items()}
        held = all(thing.card.has(named[extra]) for extra in cast.extras)
        rules = tuple(rule for extra in cast.extras for rule in EXTRAS[extra].rules[:1])
        extras = (("extras", ", ".join(cast.extras)),)
        yield Check("additional-cost", held, (*rules, "118.8", "601.2b"), (*slots, *extras))
    if row.cost == "printed":
        yield Check("mana-cost", not thing.card.uncosted, ("118.6", "601.2h"), slots)
    if row.spell_types:
        fits = not spell.types or bool(set(row.spell_types) & set(spell.types))
        yield Check("spell-type", fits, row.rules[:1], slots)


def _moment(position: Position, cast: Cast, spell: Card, row: CastWay) -> Iterator[Check]:
    """The window of the way, or the one that the card's types and flash open."""
    if row.window == rows.RESOLVING:
        held = position.resolving == Resolving(cast.player, cast.name, row.key)
        yield Check("resolving", held, (*row.rules[:1], "608.2g"), (("card", cast.name),))
    elif row.window != rows.AS_CARD:
        yield from windows.WINDOWS[row.window](position, cast.player, row.rules[:1])
    else:
        flash = any(EXTRAS[extra] in FLASHING for extra in cast.extras)
        yield from timing(position, cast.player, spell, flash=flash)


FLASHING = tuple(row for row in ADDITIONAL_COSTS if row.flash)


def _paying(position: Position, cast: Cast, thing: Object, row: CastWay) -> Iterator[Check]:
    cost = costs.of_casting(position, cast, thing, row)
    yield costs.payable(position, cast.player, cost)
    for price in prices(cast, thing, row):
        yield from resources.checks(price, position, cast.player, thing)


def prices(cast: Cast, thing: Object, row: CastWay) -> Iterator[Price]:
    """What the way and the additional costs ask for besides mana."""
    keyword = thing.card.keyword(row.keyword) if row.keyword else None
    yield Price(row.resources, row.rules, keyword.number if keyword else 0)
    for extra, bearer in costs.surcharges(cast, thing):
        yield Price(extra.resources, extra.rules, bearer.number)


def timing(position: Position, player: str, card: Card, *, flash: bool = False) -> Iterator[Check]:
    """The window that the card's types and flash open (117.1a)."""
    permission = next(on_card(position, "as-though-flash", player, card), None)
    rules: tuple[str, ...]
    if "instant" in card.types or not card.types:
        rules = (TYPE_RULE["instant"], "117.1a")
        yield Check("instant-timing", ok=True, rules=rules)
    elif flash or card.has("flash") or permission:
        source = permission[0].name if permission else "flash"
        rules = ("601.3b", "702.8a") if permission else ("702.8a", "117.1a")
        rules = ("702.48a",) if flash else rules
        yield Check("flash-timing", ok=True, rules=rules, slots=(("source", source),))
    else:
        own = tuple(TYPE_RULE[each] for each in card.types if each in TYPE_RULE)[:1]
        yield from windows.sorcery(position, player, ("117.1a", *own))
        return
    yield from windows.priority(position, player)


def alternatives(position: Position, cast: Cast) -> Iterator[str]:
    """The ways to cast that are worth trying when the player named none."""
    thing = the(position, cast.name)
    free = any(effects(position, "free-casting", cast.player))
    yield "mana-cost"
    for row in CAST_WAYS:
        borne = thing.mark(row.mark) if row.mark else thing.card.has(row.keyword)
        if (row.key == "no-cost" and free) or ((row.keyword or row.mark) and borne):
            yield row.key
