"""What the instructions of a spell or ability do as it resolves (608.2c)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic import boosting, lasting, removing
from rulesdb.engine.magic.befalling import TO_PLAYERS
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.harming import itself, rules_of, source_of, struck
from rulesdb.engine.magic.influence import has, on_card
from rulesdb.engine.magic.instructions import PRINTED, legal
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    STACK,
    Mark,
    Object,
)
from rulesdb.engine.magic.resources import sacrificed
from rulesdb.engine.magic.spells import leaving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.instructions import Instruction
    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Position

    Happening = tuple[Position, tuple[Event, ...]]
    Doing = Callable[[Position, Object, Instruction, Item], Happening]


def done(position: Position, item: Item) -> Happening:
    """What the instructions do, to the targets that are still legal."""
    events: list[Event] = []
    for each in _said(item):
        if each.kind in DOING:
            # All of them were there before anything happened to one of them.
            for thing in tuple(_concerned(position, item, each)):
                position, told = DOING[each.kind](position, thing, each, item)
                events += told
        if each.kind in TO_PLAYERS:
            position, told = TO_PLAYERS[each.kind](position, each, item)
            events += told
    if any(of == _ability(item) for of, _ in item.card.texts):
        events.append(Event("not-played", ("608.2c",), (("ability", item.name),)))
    return position, tuple(events)


def _ability(item: Item) -> str:
    """Which ability of the card it is; none for the spell itself."""
    if item.kind == "spell":
        return ""
    said = item.name.partition(" of ")[0]
    found = item.card.ability(said) if item.kind == "activated" else None
    return found.name if found else said  # A loyalty ability goes by its cost as well.


def _said(item: Item) -> Iterator[Instruction]:
    """What is said of just this ability, or of all that are meant where none is named."""
    for each in item.card.does:
        if each.of == _ability(item) if each.of else _does(item):
            yield each


def _does(item: Item) -> bool:
    """What is said of a permanent is of its activated abilities, else of what it triggers."""
    triggered = item.kind == "triggered" and item.name.startswith("trigger of ")
    return item.kind == "spell" or item.rules == PRINTED or (triggered and not item.card.abilities)


def _concerned(position: Position, item: Item, each: Instruction) -> Iterator[Object]:
    """The source itself, creatures that are not targeted, or the targets that are legal."""
    if each.kind.endswith("-this"):
        yield from itself(position, item)
    elif each.kind.endswith(("-all", "-each")):
        whose = item.controller if each.kind.endswith("-all") else None
        yield from (
            thing for thing in position.each(BATTLEFIELD, whose) if "creature" in thing.now.types
        )
    else:
        for name, identity in item.targets:
            thing = position.find(name)
            if thing and legal(position, item, name, identity):
                yield thing


def _about(thing: Object, *more: tuple[str, str | Term]) -> tuple[tuple[str, str | Term], ...]:
    return (("card", thing.name), *more)


def _destroy(position: Position, thing: Object, _: Instruction, __: Item) -> Happening:
    """State-based actions see to the rest, so that what triggers on a death does (603.10a)."""
    if has(position, thing, "indestructible"):
        return position, (Event("not-destroyed", ("702.12b",), (("card", thing.name),)),)
    return position.put(thing.marked(Mark("destroyed", position.turn))), ()


def _to(zone: str) -> Doing:
    def put(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
        moved = _about(thing, ("zone", Term(f"zone-{leaving(position, thing, zone)}")))
        stack = tuple(item for item in position.stack if item.name != thing.name)
        after = replace(position.put(thing.in_zone(leaving(position, thing, zone))), stack=stack)
        why = (*rules_of(each), *_outlived(thing, zone))
        return after, (Event("changed-zone", why, moved),)

    return put


def _outlived(thing: Object, zone: str) -> tuple[str, ...]:
    """Why what triggers on its death does not: it is put elsewhere (702.79a, 702.93a)."""
    dies = zone == GRAVEYARD or thing.zone != BATTLEFIELD
    return () if dies else tuple(RETURNING[key] for key in RETURNING if thing.now.has(key))


RETURNING = {"persist": "702.79a", "undying": "702.93a"}


def _blink(position: Position, thing: Object, each: Instruction, item: Item) -> Happening:
    """Exiled, and back at once as a new object (400.7); a token does not come back."""
    position, told = _to(EXILE)(position, thing, each, item)
    if "token" in thing.card.types or leaving(position, thing, EXILE) != EXILE:
        return position, told
    back = replace(thing.in_zone(EXILE).in_zone(BATTLEFIELD), controller=thing.owner)
    moved = _about(thing, ("zone", Term(f"zone-{BATTLEFIELD}")))
    returned = Event("changed-zone", rules_of(each), moved)
    return position.put(replace(back, since=position.turn)), (*told, returned)


def _uncounterable(position: Position, thing: Object) -> tuple[str, ...]:
    """The rules by which it can't be countered, where it or an effect says so (101.2)."""
    if thing.now.has("can't be countered"):
        return ("101.2", "701.6a")
    found = next(on_card(position, "not-countered", thing.controller, thing.now), None)
    return rules(found[1]) if found else ()


def _counter(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    if thing.zone != STACK:
        return position, ()
    if why := _uncounterable(position, thing):
        return position, (Event("not-countered", why, _about(thing)),)
    stack = tuple(item for item in position.stack if item.name != thing.name)
    after = replace(position.put(thing.in_zone(leaving(position, thing, GRAVEYARD))), stack=stack)
    return after, (Event("spell-countered", rules_of(each), _about(thing)),)


def _tapped(*, tapped: bool) -> Doing:
    def turn(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
        after = position.put(replace(thing, tapped=tapped))
        fights = ("506.4b",) if thing.attacking or thing.blocking else ()
        why, about = (*rules_of(each), *fights), _about(thing)
        return after, (Event("tapped", why, about) if tapped else Event("untapped", why, about),)

    return turn


def _damage(position: Position, thing: Object, each: Instruction, item: Item) -> Happening:
    return struck(position, thing, source_of(position, item), each.number)


def _boost(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    power, toughness = thing.boost[0] + each.boost[0], thing.boost[1] + each.boost[1]
    told = Event("affected", rules_of(each), _about(thing))
    return position.put(replace(thing, boost=(power, toughness))), (told,)


def _gain(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    lost = tuple(keyword for keyword in thing.lost if keyword != each.keyword)
    with_it = replace(thing, gained=(*thing.gained, each.keyword), lost=lost)
    return position.put(with_it), (Event("affected", rules_of(each), _about(thing)),)


def _lose(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    """Without the keyword until end of turn, unless it gets it later (613.7)."""
    gained = tuple(keyword for keyword in thing.gained if keyword != each.keyword)
    without = replace(thing, lost=(*thing.lost, each.keyword), gained=gained)
    return position.put(without), (Event("affected", rules_of(each), _about(thing)),)


def _counters(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    counters = (each.number, each.counter or "+1/+1")
    return boosting.counted(position, thing, counters, rules_of(each))


def _monstrous(position: Position, thing: Object, each: Instruction, item: Item) -> Happening:
    """Once: what is monstrous stays so as long as it is there (701.37b)."""
    if thing.mark("monstrous"):
        return position, ()
    return _counters(position, thing.marked(Mark("monstrous", position.turn)), each, item)


def _adapt(position: Position, thing: Object, each: Instruction, item: Item) -> Happening:
    """Only where it has no +1/+1 counters (701.46a)."""
    return (position, ()) if thing.counted("+1/+1") else _counters(position, thing, each, item)


def _shield(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    """The next time that it would be destroyed this turn, it is not (701.19a)."""
    shielded = thing.marked(Mark("regenerating", position.turn))
    return position.put(shielded), (Event("affected", rules_of(each), _about(thing)),)


def _remove(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    told = Event("affected", rules_of(each), _about(thing))
    return removing.removed(position, thing), (told,)


def _phase(position: Position, thing: Object, _: Instruction, __: Item) -> Happening:
    return removing.phased_out(position, thing) if thing.zone == BATTLEFIELD else (position, ())


def _control(position: Position, thing: Object, each: Instruction, item: Item) -> Happening:
    """Under the player's control from now on, out of combat, and too new (302.6, 506.4)."""
    told = Event("affected", rules_of(each), _about(thing))
    if thing.controller == item.controller:
        return position, (told,)
    taken = replace(thing, controller=item.controller, since=position.turn)
    return removing.removed(position, taken), (told,)


def _goad(position: Position, thing: Object, each: Instruction, item: Item) -> Happening:
    """Until the next turn of whoever goads it (701.15a)."""
    goaded = thing.marked(
        Mark("goaded", position.turn, order=lasting.by(position, item.controller))
    )
    return position.put(goaded), (Event("affected", rules_of(each), _about(thing)),)


def _sacrifice(position: Position, thing: Object, each: Instruction, item: Item) -> Happening:
    if thing.controller != item.controller:
        return position, ()
    return sacrificed(position, thing, rules_of(each))


DOING: dict[str, Doing] = {
    **dict.fromkeys(("destroy", "destroy-each"), _destroy),
    **dict.fromkeys(("exile", "exile-each"), _to(EXILE)),
    "blink": _blink,
    "counter": _counter,
    **dict.fromkeys(("return", "return-this"), _to(HAND)),
    "tap": _tapped(tapped=True),
    **dict.fromkeys(("untap", "untap-all"), _tapped(tapped=False)),
    **dict.fromkeys(("damage", "damage-each"), _damage),
    **dict.fromkeys(("boost", "boost-all", "boost-each", "boost-this"), _boost),
    **dict.fromkeys(("gain", "gain-all", "gain-this"), _gain),
    "lose": _lose,
    **dict.fromkeys(("counters", "counters-this", "counters-all"), _counters),
    "monstrosity-this": _monstrous,
    "adapt-this": _adapt,
    **dict.fromkeys(("regenerate", "regenerate-this"), _shield),
    "remove": _remove,
    **dict.fromkeys(("phase", "phase-this"), _phase),
    "control": _control,
    "goad": _goad,
    "sacrifice-this": _sacrifice,
}
