"""Which stated effects bear on a player, a card or a permanent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.magic.cards import COLOR_WORDS
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.mechanics.effects import PLURALS
from rulesdb.engine.magic.mechanics.subtypes import CREATURE_TYPES
from rulesdb.engine.magic.position import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY
from rulesdb.engine.magic.qualities import fits
from rulesdb.engine.magic.steps import COMBAT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.position import Object, Position

EMBLEM = "emblem"


def effects(position: Position, kind: str, player: str) -> Iterator[tuple[Object, Effect]]:
    """Each effect of that kind that is about the player now, with the object it comes from."""
    for thing, effect in _of_kind(position, kind):
        about = _about(effect.who, thing.controller, player) and in_time(position, thing, effect)
        if about and not (effect.once and position.was_used(thing, str(effect))):
            yield thing, effect


def _of_kind(position: Position, kind: str) -> Iterator[tuple[Object, Effect]]:
    """Effects of permanents, and those of emblems, which have no other place (114.4)."""
    for _, thing in position.objects:
        # Most objects have none, and what an object is now takes time to tell.
        if not (thing.card.effects or (thing.other and thing.other.effects)):
            continue
        works = thing.zone == BATTLEFIELD or (thing.zone == COMMAND and EMBLEM in thing.card.types)
        for effect in thing.now.effects if works else ():
            if effect.kind == kind:
                yield thing, effect


def anywhere(position: Position, kind: str) -> bool:
    """Whether there is an effect of that kind, which is about everyone."""
    return any(True for _ in _of_kind(position, kind))


def on_card(
    position: Position, kind: str, player: str, card: Card
) -> Iterator[tuple[Object, Effect]]:
    """Those of them whose quality the card has."""
    return (
        (thing, effect)
        for thing, effect in effects(position, kind, player)
        if fits(effect.quality, card, effect.worth)
    )


def on_source(
    position: Position, kind: str, player: str, card: Card
) -> Iterator[tuple[Object, Effect]]:
    """Those of them among whose types is one of the card's."""
    for thing, effect in effects(position, kind, player):
        types = {PLURALS[each] for each in effect.types.split(" and ") if each}
        if types & set(card.types):
            yield thing, effect


def keeps_from(effect: Effect, zone: str) -> bool:
    """Whether the effect is about casting from that zone."""
    return zone in FROM[effect.places]


FROM = {
    "anywhere other than their hands": (GRAVEYARD, EXILE, LIBRARY, COMMAND),
    "graveyards or libraries": (GRAVEYARD, LIBRARY),
    "graveyards": (GRAVEYARD,),
    "libraries": (LIBRARY,),
    "exile": (EXILE,),
    "": (HAND,),
}


def has(position: Position, thing: Object, keyword: str) -> bool:
    """Whether the permanent has the keyword, itself or by an effect (613.1f)."""
    if keyword in thing.lost or (keyword == "flying" and anywhere(position, "no-flying")):
        return False
    return thing.now.has(keyword) or keyword in thing.gained or given(position, thing, keyword)


def given(position: Position, thing: Object, keyword: str) -> bool:
    """Whether an effect gives it the keyword, as it does to creatures on the battlefield only."""
    return any(True for _ in _giving(position, thing, keyword))


def by_effect(position: Position, thing: Object, *keywords: str) -> tuple[str, ...]:
    """The rules of the effects that give it those of the keywords that it has not itself."""
    lent = (each for each in keywords if not thing.now.has(each))
    found = (effect for each in lent for effect in _giving(position, thing, each))
    return tuple(dict.fromkeys(rule for effect in found for rule in rules(effect)))


def _giving(position: Position, thing: Object, keyword: str) -> Iterator[Effect]:
    for kind in GIVING:
        for _, effect in on_creature(position, kind, thing):
            if keyword in (effect.keyword, *MEANING.get(effect.restriction, (effect.restriction,))):
                yield effect


MEANING = {"can't attack or block": ("can't attack", "can't block")}
GIVING = ("gains", "gains-this", "gains-attached", "attached-restricted")


def strength(position: Position, thing: Object) -> tuple[int, int] | None:
    """Power and toughness with every change that is stated (613.4); none where none is."""
    own = thing.strength
    for kind in PUMPING if own and thing.zone == BATTLEFIELD else ():
        for _, effect in on_creature(position, kind, thing):
            own = own and (own[0] + effect.boost[0], own[1] + effect.boost[1])
    return own


PUMPING = ("pump", "pump-this", "pump-attached")


def power_now(position: Position, thing: Object) -> float:
    """Its power with what effects change of it."""
    own = strength(position, thing)
    return own[0] if own else float("inf")


def on_creature(position: Position, kind: str, thing: Object) -> Iterator[tuple[Object, Effect]]:
    """Each effect of that kind that is about the creature now, with the object it comes from."""
    if thing.zone != BATTLEFIELD or "creature" not in thing.now.types:
        return
    for source, effect in _of_kind(position, kind):
        if kind.endswith("-this"):
            meant = source.name == thing.name
        elif "attached" in kind:
            meant = source.bearer == (thing.name, thing.identity)
        else:
            meant = _about(effect.who, source.controller, thing.controller)
        if meant and in_time(position, source, effect) and _among(effect.which, source, thing):
            yield source, effect


def _among(which: str, source: Object, thing: Object) -> bool:
    """Whether the creature is one of those that the effect says: other, of a kind, of a color."""
    said = which.removeprefix("other").strip()
    if said != which and source.name == thing.name:
        return False
    if said in BEING:
        return BEING[said](thing)
    letter = next((each for each, word in COLOR_WORDS.items() if word == said), None)
    if letter:
        colors = thing.now.colors or (thing.now.cost.colors if thing.now.cost else ())
        return letter in colors
    if said in ("", "nontoken"):
        return not said or "token" not in thing.now.types
    return of_kind(thing.now, said) or (said == "legendary" and thing.now.legendary)


def of_kind(card: Card, kind: str) -> bool:
    """Whether it is of that type or subtype; changeling is of every creature type (702.73a)."""
    changes = kind in CREATURE_TYPES or kind == "human"
    return kind in card.types or kind in card.subtypes or (changes and card.has("changeling"))


BEING: dict[str, Callable[[Object], bool]] = {
    "attacking": lambda thing: thing.attacking,
    "blocking": lambda thing: thing.blocking,
    "tapped": lambda thing: thing.tapped,
    "untapped": lambda thing: not thing.tapped,
}


def _about(who: str, controller: str, player: str) -> bool:
    return who == "players" or (who == "you") == (controller == player)


def in_time(position: Position, source: Object, effect: Effect) -> bool:
    """Whether this is the time of the turn that the effect is about; "your" is its controller."""
    match effect.when:
        case "during combat":
            return position.step in COMBAT
        case "during your turn":
            return position.active == source.controller
        case "during other players' turns":
            return position.active != source.controller
    return True
