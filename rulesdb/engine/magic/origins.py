"""From where a card may be cast: the hand, or where a rule or an effect allows it (601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects, in_time, on_card
from rulesdb.engine.magic.mechanics import rows
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.position import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from rulesdb.engine.magic.zones import ELSEWHERE, THEIRS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.mechanics.rows import CastWay
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.spells import Proposal


def zone(position: Position, it: Proposal) -> Check:
    """A rule or effect allows casting the card from where it is (601.3)."""
    (row, *_), chosen, thing = it.ways, it.ways, it.thing
    zones = [each.zone for each in chosen if each.zone]
    lifted = None if zones else _lifted(position, it.player, thing, it.spell)
    needed = zones or [HAND]
    allowed = lifted is not None or all(thing.zone == zone for zone in needed)
    whose = thing.controller if row.goes == rows.NOWHERE else thing.owner
    slots = (
        ("card", thing.name),
        ("zone", Term(f"zone-{thing.zone}")),
        ("needed", Term(f"zone-{needed[0]}")),
        ("whose", THEIRS if allowed else ELSEWHERE),
    )
    # What is outside the game as a companion must first be put into the hand.
    companion = ("702.139a",) if thing.zone == OUTSIDE and thing.card.has("companion") else ()
    silent = () if _weighed(position, it) else judged(chosen)
    opened = (rule for each in chosen for rule in each.zone_rules if rule not in silent)
    if lifted is not None:
        opened = (rule for rule in opened if not rule.startswith("601."))
    why = (*(lifted or ()), *opened, *companion, *_elsewhere(thing, chosen))
    mine = whose == it.player or (lifted is not None and thing.owner != it.player)
    return Check("zone", allowed and mine, tuple(dict.fromkeys(why)), slots)


def judged(chosen: tuple[CastWay, ...]) -> tuple[str, ...]:
    """The rules by which other characteristics decide than those of the card (601.3e)."""
    return _altering(row for row in chosen if row.as_types or row.face_down)


def retyped(chosen: tuple[CastWay, ...]) -> tuple[str, ...]:
    """Those by which another card type decides, and with it the moment; "card" keeps the card's."""
    return _altering(row for row in chosen if row.face_down or row.as_types not in ((), ("card",)))


def _altering(rows_: Iterable[CastWay]) -> tuple[str, ...]:
    rules_ = (rule for row in rows_ if not row.zone for rule in row.zone_rules)
    return tuple(rule for rule in rules_ if not rule.startswith("601."))


def _weighed(position: Position, it: Proposal) -> bool:
    """What it is cast as matters for the zone: what allows it asks for that (601.3e, 702.37c)."""
    if it.thing.zone == HAND:
        return False
    kinds = LIFTING.get(it.thing.zone, ())
    permitted = any(any(effects(position, kind, it.player)) for kind in kinds)
    allowed = any(row.zone for row in it.ways) or permitted
    return allowed or any(row.face_down for row in it.ways)


def _elsewhere(thing: Object, chosen: tuple[CastWay, ...]) -> Iterator[str]:
    """The rule of another way in which the card is cast from where it is, for what it bears."""
    keys = {row.key for row in chosen}
    marks = {mark.kind for mark in thing.marks}
    keywords = {keyword.name for keyword in thing.card.keywords}
    for row in BY_ZONE.get(thing.zone, ()):
        marked = row.mark is None or row.mark.kind in marks
        borne = row.keyword in keywords if row.keyword else row.mark is not None
        if marked and borne and row.key not in keys:
            yield row.rules[0]


BY_ZONE = {
    zone: tuple(row for row in CAST_WAYS if row.zone == zone)
    for zone in (GRAVEYARD, EXILE, COMMAND)
}


def _lifted(position: Position, player: str, thing: Object, spell: Card) -> tuple[str, ...] | None:
    """The rules that let the spell be cast from a zone that is not the hand, if any do."""
    if thing.zone == COMMAND and thing.card.has("commander") and thing.owner == player:
        return ("903.8",)
    permitted = permission(position, player, thing, spell)
    return rules(permitted[1]) if permitted else None


def permission(
    position: Position, player: str, thing: Object, spell: Card
) -> tuple[Object, Effect] | None:
    """The effect that lets the spell be cast from where the card is, and what it comes from."""
    itself = ITSELF.get(thing.zone, ())
    own = (it for it in thing.card.effects if it.kind in itself and in_time(position, thing, it))
    mine = thing.owner == player
    if mine and (found := next(own, None)):
        return thing, found
    top = next(position.each(LIBRARY, player), thing)
    if thing.zone == LIBRARY and top.name != thing.name:
        return None
    kinds = (LIFTING if mine else OTHERS).get(thing.zone, ())
    return next((it for kind in kinds for it in on_card(position, kind, player, spell)), None)


ITSELF = {
    EXILE: ("cast-this-from-exile", "play-this-from-exile"),
    GRAVEYARD: ("cast-this-from-graveyard",),
}
"""Where a card may be cast from because it says so itself (113.6)."""
LIFTING = {
    EXILE: ("cast-from-exile", "play-from-exile"),
    GRAVEYARD: ("cast-from-graveyard", "play-from-graveyard"),
    LIBRARY: ("cast-from-library-top", "play-from-library-top"),
}
OTHERS = {EXILE: ("cast-others-from-exile",), GRAVEYARD: ("cast-others-from-graveyards",)}
"""Effects about cards that others own."""
