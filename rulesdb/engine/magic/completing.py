"""A try with its open choices made: which cost, which ability, and what "play" means (601.1a)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.magic import casting
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.special import SPECIAL_ACTIONS
from rulesdb.engine.magic.mechanics.surcharges import PAYMENTS, WATERBEND
from rulesdb.engine.magic.spells import WAYS, WHICHEVER
from rulesdb.engine.magic.tries import Activate, Cast, Instructed, TakeAction, Try
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.engine.magic.position import Position

# The ways to turn a permanent face up: which one it is, its own card says.
UNMASKING = tuple(row for row in SPECIAL_ACTIONS if row.verb == "turn")


def completed(position: Position, attempt: Try) -> Iterable[Try]:
    """Every try that it may mean, what is most plainly meant first."""
    if isinstance(attempt, TakeAction) and attempt.verb == "play":
        thing = the(position, attempt.name)
        if thing.card.types and "land" not in thing.card.types:
            cast = tuple(completed(position, Cast(attempt.player, attempt.name)))
            back = thing.card.keyword("back face")
            return (attempt, *cast) if back and "land" in back.types else cast
    if isinstance(attempt, TakeAction) and attempt.verb == "turn":
        return _turning(position, attempt)
    if isinstance(attempt, Cast):
        return tuple(
            each for cast in _whichever(position, attempt) for each in _completed(position, cast)
        )
    if isinstance(attempt, Instructed) and attempt.verb == "discard":
        return _discarding(position, attempt)
    if isinstance(attempt, Activate) and not attempt.ability:
        return _abilities(position, attempt)
    return (attempt,)


def _turning(position: Position, attempt: TakeAction) -> tuple[Try, ...]:
    """The ways to turn the permanent up that it has; else those that need no keyword."""
    thing = the(position, attempt.name)
    fitting = [
        row
        for row in UNMASKING
        if (row.keyword and thing.card.has(row.keyword)) or any(map(thing.mark, row.needs))
    ]
    plain = [row for row in UNMASKING if not row.keyword]
    return tuple(replace(attempt, action=row.key) for row in fitting or plain)


def _discarding(position: Position, attempt: Instructed) -> tuple[Try, ...]:
    """Discarding, which is a special action with the one card that allows it (116.2e)."""
    thing = position.find(attempt.name)
    if thing is None or not thing.card.has("discardable"):
        return (attempt,)
    return (TakeAction(attempt.player, "discard-at-will", attempt.verb, attempt.name),)


def _abilities(position: Position, attempt: Activate) -> tuple[Try, ...]:
    """Each ability that the object has, where the player named none."""
    card = the(position, attempt.name).now
    names = [each.name for each in card.abilities]
    names += [row.key for row in KEYWORD_ABILITIES if card.has(row.key)]
    names += ["loyalty"] if "planeswalker" in card.types and not names else []
    return tuple(replace(attempt, ability=name) for name in names or ["mana"])


def _whichever(position: Position, cast: Cast) -> Iterator[Cast]:
    """Each way that is meant where only what they have in common was said."""
    if cast.way not in WHICHEVER:
        yield cast
        return
    card, ways = the(position, cast.name).card, WHICHEVER[cast.way]
    fitting = [way for way in ways if not WAYS[way].keyword or card.has(WAYS[way].keyword)]
    yield from (replace(cast, way=way) for way in fitting or ways[:1])


HELPING = (*(row.key for row in PAYMENTS), WATERBEND)


def _completed(position: Position, cast: Cast) -> Iterator[Cast]:
    """Each way to cast that is open, first without and then with what else pays for mana."""
    card = the(position, cast.name).card
    offered = tuple(each.name for each in card.keywords if each.name in HELPING)
    helped = tuple(key for key in offered if key not in cast.extras)
    for way in (cast.way,) if cast.way else dict.fromkeys(casting.alternatives(position, cast)):
        yield cast if way == cast.way else replace(cast, way=way)
        if helped:
            yield replace(cast, way=way, extras=(*cast.extras, *helped))
