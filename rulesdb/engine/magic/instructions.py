"""What a spell or ability does as it resolves, where a scenario says so (608.2c)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.magic import damage, targets
from rulesdb.engine.magic.influence import has
from rulesdb.engine.magic.mechanics.effects import GIVEN
from rulesdb.engine.magic.mechanics.instructions import INSTRUCTIONS
from rulesdb.engine.magic.position import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    Mark,
    Object,
)
from rulesdb.engine.magic.spells import leaving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.items import Item
    from rulesdb.engine.magic.position import Position

    Happening = tuple[Position, tuple[Event, ...]]
    Doing = Callable[[Position, Object, "Instruction", Item], Happening]

PRINTED = ("602.2a",)
"""By which an ability was activated that is no keyword of the card's."""
_GAPS = {
    "{number}": r"(?P<number>\d{1,2})",
    "{boost}": r"(?P<power>[+-]\d{1,2})/(?P<toughness>[+-]\d{1,2})",
    "{keyword}": rf"(?P<keyword>{'|'.join(GIVEN)})",
}


def _pattern(phrase: str) -> re.Pattern[str]:
    parts = re.split(r"(\{\w+\})", phrase)
    return re.compile("".join(_GAPS.get(part, re.escape(part)) for part in parts))


_PATTERNS = {kind: _pattern(phrase) for kind, (phrase, _) in INSTRUCTIONS.items()}


@dataclass(frozen=True, slots=True)
class Instruction:
    """An instruction as it was said: its kind, and what fills its gaps."""

    kind: str
    said: str
    number: int = 0
    boost: tuple[int, int] = (0, 0)
    keyword: str = ""

    def __str__(self) -> str:
        return f"does: {self.said}"


def read(text: str) -> Instruction | None:
    """The instruction that the words state, if it is one of the list.

    >>> read("give creatures you control +1/+0 until end of turn").boost
    (1, 0)
    """
    said = text.strip().casefold().removesuffix(" until end of turn")
    for kind, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(said):
            gaps = match.groupdict()
            boost = (int(gaps.get("power") or 0), int(gaps.get("toughness") or 0))
            number, keyword = int(gaps.get("number") or 0), gaps.get("keyword") or ""
            return Instruction(kind, said, number, boost, keyword)
    return None


def stopped(position: Position, item: Item) -> bool:
    """Whether the item had targets and all of them are illegal by now (608.2b)."""
    return bool(item.targets) and not any(_legal(position, item, *each) for each in item.targets)


def _legal(position: Position, item: Item, name: str, identity: int) -> bool:
    thing = position.find(name)
    if thing is not None and thing.identity != identity:
        return False
    source, aim = item.card, item.aim
    found = targets.checks(position, item.controller, (name,), source, aim, rule="608.2b")
    return all(check.ok for check in found if check.key != "target-exists")


def done(position: Position, item: Item) -> Happening:
    """What the instructions do, to the targets that are still legal."""
    events: list[Event] = []
    plain = item.kind == "spell" or item.rules == PRINTED
    for each in item.card.does if plain else ():
        for thing in _concerned(position, item, each):
            position, told = DOING[each.kind](position, thing, each, item)
            events += told
        if each.kind in TO_PLAYERS:
            position, told = TO_PLAYERS[each.kind](position, each, item)
            events += told
    return position, tuple(events)


def _concerned(position: Position, item: Item, each: Instruction) -> Iterator[Object]:
    if each.kind.endswith("-all"):
        yield from (
            thing
            for thing in tuple(position.each(BATTLEFIELD, item.controller))
            if "creature" in thing.now.types
        )
    elif each.kind != "draw":
        for name, identity in item.targets:
            thing = position.find(name)
            if thing and _legal(position, item, name, identity):
                yield thing


def _rules(each: Instruction) -> tuple[str, ...]:
    return INSTRUCTIONS[each.kind][1]


def _about(thing: Object, *more: tuple[str, str | Term]) -> tuple[tuple[str, str | Term], ...]:
    return (("card", thing.name), *more)


def _destroy(position: Position, thing: Object, _: Instruction, __: Item) -> Happening:
    """State-based actions see to the rest, so that what triggers on a death does (603.10a)."""
    if has(position, thing, "indestructible"):
        return position, (Event("not-destroyed", ("702.12b",), (("card", thing.name),)),)
    return position.put(thing.marked(Mark("destroyed", position.turn))), ()


def _to(zone: str) -> Doing:
    def put(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
        moved = _about(thing, ("zone", Term(f"zone-{leaving(thing, zone)}")))
        stack = tuple(item for item in position.stack if item.name != thing.name)
        after = replace(position.put(thing.in_zone(leaving(thing, zone))), stack=stack)
        return after, (Event("changed-zone", _rules(each), moved),)

    return put


def _counter(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    if thing.zone != STACK:
        return position, ()
    stack = tuple(item for item in position.stack if item.name != thing.name)
    after = replace(position.put(thing.in_zone(leaving(thing, GRAVEYARD))), stack=stack)
    return after, (Event("spell-countered", _rules(each), _about(thing)),)


def _tapped(*, tapped: bool) -> Doing:
    def turn(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
        after = position.put(replace(thing, tapped=tapped))
        why, about = _rules(each), _about(thing)
        return after, (Event("tapped", why, about) if tapped else Event("untapped", why, about),)

    return turn


def _source(position: Position, item: Item) -> Object:
    """What deals the damage: the object as it is, or as it last was (702.2e, 702.15c)."""
    if item.source is None:
        return Object(item.name, item.card, item.controller, item.controller, STACK)
    now = position.find(item.source.name)
    return now if now and now.identity == item.source.identity else item.source


def _damage(position: Position, thing: Object, each: Instruction, item: Item) -> Happening:
    source = _source(position, item)
    hurt, more = damage.harmed(position, thing, source, each.number)
    why = () if damage.COUNTED & set(more) else _rules(each)
    told = Event("hurt", (*why, *more), _about(thing, ("amount", str(each.number))))
    return damage.gained(position.put(hurt), source, each.number), (told,)


def _damage_players(position: Position, each: Instruction, item: Item) -> Happening:
    """Damage to the players among the targets makes them lose life, where it is stated (120.3a)."""
    events: list[Event] = []
    source = _source(position, item)
    for name, identity in item.targets:
        if position.find(name) is None and _legal(position, item, name, identity):
            position = damage.hurt_player(position, name, source, each.number)
            position = damage.gained(position, source, each.number)
            rule = "120.3b" if source.now.has("infect") else "120.3a"
            slots = (("card", name), ("amount", str(each.number)))
            events.append(Event("hurt", (rule,), slots))
    return position, tuple(events)


def _boost(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    power, toughness = thing.boost[0] + each.boost[0], thing.boost[1] + each.boost[1]
    told = Event("affected", _rules(each), _about(thing))
    return position.put(replace(thing, boost=(power, toughness))), (told,)


def _gain(position: Position, thing: Object, each: Instruction, _: Item) -> Happening:
    gained = (*thing.gained, each.keyword)
    return position.put(replace(thing, gained=gained)), (
        Event("affected", _rules(each), _about(thing)),
    )


def _draw(position: Position, _: Instruction, item: Item) -> Happening:
    player = item.controller
    top = next((each for each in position.each(LIBRARY) if each.owner == player), None)
    if top is None:
        return position, ()
    drew = Event("drew", INSTRUCTIONS["draw"][1], (("player", player), ("card", top.name)))
    return position.put(top.in_zone(HAND)), (drew,)


DOING: dict[str, Doing] = {
    "destroy": _destroy,
    "exile": _to(EXILE),
    "counter": _counter,
    "return": _to(HAND),
    "tap": _tapped(tapped=True),
    "untap": _tapped(tapped=False),
    "damage": _damage,
    "boost": _boost,
    "boost-all": _boost,
    "gain": _gain,
    "gain-all": _gain,
}
TO_PLAYERS: dict[str, Callable[[Position, Instruction, Item], Happening]] = {
    "draw": _draw,
    "damage": _damage_players,
}
