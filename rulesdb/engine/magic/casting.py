"""Casting a spell (601): every check, in the order in which the rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic import costs, prohibitions, windows
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects, on_card
from rulesdb.engine.magic.mechanics.casting import ADDITIONAL_COSTS, CAST_WAYS
from rulesdb.engine.magic.position import EXILE, HAND
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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


def conditions(position: Position, cast: Cast) -> Iterator[Check]:
    """Every condition of casting the card for the cost that was chosen."""
    thing = the(position, cast.name)
    row = WAYS[cast.way or "mana-cost"]
    yield from _allowed_from(position, cast, thing, row)
    for need in row.needs:
        yield NEEDS[need](position, thing)
    yield from _proposal(cast, thing, row)
    yield from timing(position, cast.player, thing.card)
    total, why = costs.of_casting(position, cast, thing, row)
    yield costs.payable(position, cast.player, total, (*costs.PAYING, *why))
    yield from prohibitions.casting(position, cast.player, thing.card)


def _allowed_from(position: Position, cast: Cast, thing: Object, row: CastWay) -> Iterator[Check]:
    """A rule or effect allows casting the card from where it is (601.3)."""
    theirs = thing.owner == cast.player
    permitted = next(on_card(position, "cast-from-exile", cast.player, thing.card), None)
    lifted = permitted if thing.zone == EXILE and row.zone == HAND else None
    slots = (
        ("card", thing.name),
        ("zone", Term(f"zone-{thing.zone}")),
        ("needed", Term(f"zone-{row.zone}")),
    )
    held = theirs and (thing.zone == row.zone or lifted is not None)
    yield Check("zone", held, rules(lifted[1]) if lifted else row.zone_rules, slots)
    if row.keyword and not thing.foretold:
        yield Check("ability", thing.card.has(row.keyword), row.rules[:1], _named(thing, row))
    if row.cost == "free":
        permission = next(on_card(position, "free-casting", cast.player, thing.card), None)
        why = rules(permission[1]) if permission else row.rules
        yield Check("permission", permission is not None, why, _named(thing, row))


def _named(thing: Object, row: CastWay) -> tuple[tuple[str, str], ...]:
    return (("card", thing.name), ("ability", row.keyword))


def _foretold(_: Position, thing: Object) -> Check:
    """The exiled object is foretold, which is not the same as having foretell (702.143c)."""
    held = thing.foretold is not None
    made = thing.foretold is not None and thing.foretold.cost is not None
    rules = ("702.143d",) if made else ("702.143c", "702.143a")
    return Check("foretold", held, rules, (("card", thing.name),))


def _turn_over(position: Position, thing: Object) -> Check:
    """The turn in which it became foretold has ended (702.143a, 702.143d)."""
    held = thing.foretold is None or thing.foretold.turn < position.turn
    slots = (("card", thing.name),)
    return Check("set-aside-this-turn", held, ("702.143a",), slots, mends=True)


NEEDS: dict[str, Callable[[Position, Object], Check]] = {
    "foretold": _foretold,
    "turn-of-foretelling-over": _turn_over,
}


def _proposal(cast: Cast, thing: Object, row: CastWay) -> Iterator[Check]:
    """What the player announces can be chosen (601.2b)."""
    slots = (("card", thing.name),)
    yield Check("not-a-land", "land" not in thing.card.types, ("305.9",), slots)
    chosen = [WAYS[each] for each in (row.key, *cast.besides)]
    # An alternative cost is paid rather than the mana cost, so these two exclude each other too.
    exclusive = [each for each in chosen if each.alternative or each.key == "mana-cost"]
    yield Check("one-alternative-cost", len(exclusive) <= 1, ("118.9a", "601.2b"), slots)
    if cast.extras:
        wanted = [each for each in ADDITIONAL_COSTS if each.key in cast.extras]
        held = all(thing.card.has(each.keyword) for each in wanted)
        why = tuple(rule for each in wanted for rule in each.rules)
        extras = (("extras", ", ".join(cast.extras)),)
        yield Check("additional-cost", held, why, (*slots, *extras))
    if row.cost == "printed":
        yield Check("mana-cost", not thing.card.uncosted, ("118.6", "601.2h"), slots)


def timing(position: Position, player: str, card: Card) -> Iterator[Check]:
    """The window that the card's types and flash open (117.1a)."""
    flash = next(on_card(position, "as-though-flash", player, card), None)
    if "instant" in card.types or not card.types:
        yield Check("instant-timing", ok=True, rules=(TYPE_RULE["instant"], "117.1a"))
    elif card.has("flash") or flash:
        source = flash[0].name if flash else "flash"
        why = rules(flash[1]) if flash else ("702.8a", "117.1a")
        yield Check("flash-timing", ok=True, rules=why, slots=(("source", source),))
    else:
        own = tuple(TYPE_RULE[each] for each in card.types if each in TYPE_RULE)[:1]
        yield from windows.sorcery(position, player, ("117.1a", *own))
        return
    yield from windows.priority(position, player)


def alternatives(position: Position, cast: Cast) -> Iterator[str]:
    """The ways to cast that are worth trying when the player named none."""
    thing = position.find(cast.name)
    if thing is None:
        return
    for row in CAST_WAYS:
        if row.cost == "free":
            if any(effects(position, "free-casting", cast.player)):
                yield row.key
        elif row.zone == thing.zone or row.key == "mana-cost":
            yield row.key
