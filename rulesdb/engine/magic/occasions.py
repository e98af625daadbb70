"""Whether an event is an occasion for a keyword's ability to trigger (603.2, 603.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.engine.magic import assigning
from rulesdb.engine.magic.influence import has, strength
from rulesdb.engine.magic.position import BATTLEFIELD

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulesdb.engine.checks import Event
    from rulesdb.engine.magic.position import Object, Position


@dataclass(frozen=True, slots=True)
class Occasion:
    """What happened, with all that happened at the same time, to whose object."""

    position: Position
    thing: Object
    about: dict[str, object]
    events: Sequence[Event]

    @property
    def card(self) -> Object | None:
        """The object that the event is about."""
        return self.position.find(str(self.about.get("card", "")))


def _attackers(now: Occasion) -> list[Object]:
    """The creatures that were declared as attackers together."""
    names = [str(dict(event.slots)["card"]) for event in now.events if event.key == "attacked"]
    return [thing for name in names if (thing := now.position.find(name))]


def _alone(now: Occasion) -> bool:
    """A creature of its controller's is the only one declared as an attacker (506.5)."""
    return _mine(now) and len(_attackers(now)) == 1


def _mine(now: Occasion) -> bool:
    return now.card is not None and now.card.controller == now.thing.controller


def _with_a_stronger(now: Occasion) -> bool:
    """Another creature of greater power attacks with it (702.149a)."""
    own = strength(now.position, now.thing)
    return own is not None and any(
        (other := strength(now.position, each)) is not None and other[0] > own[0]
        for each in _attackers(now)
        if each.name != now.thing.name
    )


def _smaller(position: Position, thing: Object) -> list[Object]:
    """The attacking creatures of lesser power, which mentor may target (702.134a)."""
    own = strength(position, thing)
    return [
        each
        for each in position.each(BATTLEFIELD)
        if each.attacking
        and own is not None
        and (other := strength(position, each)) is not None
        and other[0] < own[0]
    ]


def _most_life(now: Occasion) -> bool:
    """It attacks a player with the most life; where none is stated, all have the same."""
    life = dict(now.position.life)
    whom = assigning.attacked(now.position, now.thing)
    if whom not in now.position.players:
        return False
    known = [life[each] for each in now.position.players if each in life]
    return str(whom) not in life or life[str(whom)] >= max(known)


def _unflanked(now: Occasion) -> bool:
    """The creature that blocks has no flanking (702.25a)."""
    return now.card is not None and not has(now.position, now.card, "flanking")


def _outgrows(now: Occasion) -> bool:
    """Another creature of greater power or toughness came under its controller's control."""
    card = now.card
    if card is None or card.name == now.thing.name or card.zone != BATTLEFIELD or not _mine(now):
        return False
    if not {"creature"} & set(card.now.types) & set(now.thing.now.types):
        return False
    new, own = strength(now.position, card), strength(now.position, now.thing)
    return bool(new and own and (new[0] > own[0] or new[1] > own[1]))


def _another_creature(now: Occasion) -> bool:
    card = now.card
    there = card is not None and card.zone == BATTLEFIELD and card.name != now.thing.name
    return there and card is not None and "creature" in card.now.types


def _grafting(now: Occasion) -> bool:
    """Another creature entered, and a +1/+1 counter is there to be moved (702.58a)."""
    return _another_creature(now) and now.thing.counted("+1/+1") > 0


def _pairing(now: Occasion) -> bool:
    """It entered beside another creature, or another creature of its controller's did (702.95a)."""
    card = now.card
    if card is None or not _mine(now) or "creature" not in card.now.types:
        return False
    mine = now.position.each(BATTLEFIELD, now.thing.controller)
    return sum("creature" in each.now.types for each in mine) > 1 and card.zone == BATTLEFIELD


def _in_their_graveyard(now: Occasion) -> bool:
    """A creature came into the graveyard of the player whose graveyard the card is in."""
    card = now.card
    return card is not None and card.owner == now.thing.owner and "creature" in card.now.types


def _came_lately(now: Occasion) -> bool:
    """It came since its controller's last upkeep began, a round of turns ago (702.30a)."""
    since = now.thing.since
    return since > 0 and since >= now.position.turn - len(now.position.in_turn_order())


WHEN: dict[str, Callable[[Occasion], bool]] = {
    "alone": _alone,
    "with-a-stronger": _with_a_stronger,
    "smaller-attacker": lambda now: bool(_smaller(now.position, now.thing)),
    "most-life": _most_life,
    "unflanked": _unflanked,
    "outgrown": _outgrows,
    "not-renowned": lambda now: now.thing.mark("renowned") is None,
    "grafting": _grafting,
    "came-lately": _came_lately,
    "pairing": _pairing,
    "their-graveyard": _in_their_graveyard,
}


def smaller_attackers(position: Position, thing: Object) -> list[Object]:
    """The creatures that mentor may target."""
    return _smaller(position, thing)
