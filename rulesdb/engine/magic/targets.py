"""Whether what a spell or ability would target is a legal target (115, 601.2c)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic import measures
from rulesdb.engine.magic.aims import Aim
from rulesdb.engine.magic.cards import COLOR_WORDS
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import by_effect, effects, given, has
from rulesdb.engine.magic.items import Item
from rulesdb.engine.magic.mechanics.effects import PLURALS
from rulesdb.engine.magic.position import BATTLEFIELD, HAND, LIBRARY, OUTSIDE, STACK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.position import Object, Position

# What keywords that are no spells of their own target, and the rule that says so (115.1e).
OF_KEYWORDS = {
    "equip": (Aim(("creature",), ("your",)), "702.6a"),
    "fortify": (Aim(("land",), ("your",)), "702.67a"),
    "reconfigure": (Aim(("creature",), ("your",)), "702.151a"),
    "reinforce": (Aim(("creature",)), "702.77a"),
    "scavenge": (Aim(("creature",)), "702.97a"),
    "bloodrush": (Aim(("creature",), ("attacking",)), "115.1c"),
    "mutate": (Aim(("creature",), ("nonhuman",)), "702.140a"),
    "bestow": (Aim(("creature",)), "702.103a"),
}
HIDDEN = (HAND, LIBRARY, OUTSIDE)


def checks(  # noqa: PLR0913 - who targets what with what, and what it asks for by which rule
    position: Position,
    player: str,
    named: tuple[str, ...],
    source: Card,
    aim: Aim | None,
    *,
    rule: str = "601.2c",
) -> Iterator[Check]:
    """The named targets are legal, or a target of the stated kind exists where none is named."""
    if player in position.untargeting:
        yield Check("target-exists", ok=False, rules=("601.2c", "115.1"))
    for name in named:
        yield from _each(position, player, name, source)
        if aim:
            slots = (("target", name), ("aim", str(aim)))
            yield Check("target-fits", _fits(position, player, name, aim), (rule, "115.1"), slots)
    if aim and not named and rule == "601.2c":
        found = any(
            _fits(position, player, name, aim)
            and all(check.ok for check in _each(position, player, name, source))
            for name in (*position.players, *(name for name, _ in position.objects))
        )
        yield Check("target-exists", found, ("601.2c", "115.1"))


def _each(position: Position, player: str, name: str, source: Card) -> Iterator[Check]:
    thing = position.find(name)
    if thing is None:
        yield from _of_player(position, player, name)
        return
    slots = (("target", name),)
    yield Check("target-there", thing.zone not in HIDDEN, ("115.2",), slots)
    if thing.zone == BATTLEFIELD:
        yield from _protected(position, player, thing, source)


def _of_player(position: Position, player: str, name: str) -> Iterator[Check]:
    slots = (("target", name),)
    shroud = next(effects(position, "player-shroud", name), None)
    hexproof = next(effects(position, "player-hexproof", name), None) if name != player else None
    if shroud:
        yield Check("target-shroud", ok=False, rules=rules(shroud[1]), slots=slots)
    if hexproof:
        yield Check("target-hexproof", ok=False, rules=rules(hexproof[1]), slots=slots)


def _protected(position: Position, player: str, thing: Object, source: Card) -> Iterator[Check]:
    """Shroud, hexproof and protection keep it from being a target; ward only triggers."""
    slots, theirs = (("target", thing.name),), thing.controller != player
    if has(position, thing, "shroud"):
        why = ("702.18a", *by_effect(position, thing, "shroud"))
        yield Check("target-shroud", ok=False, rules=why, slots=slots)
    for keyword in thing.now.keywords:
        if keyword.name == "protection":
            held = not meets(keyword.quality, source)
            why = ("702.16j",) if keyword.quality == "everything" else ("702.16b", "702.16a")
            yield Check("target-protection", held, why, slots)
        if keyword.name == "hexproof" and keyword.quality:
            held = not (theirs and meets(keyword.quality, source))
            yield Check("target-hexproof", held, ("702.11d",), slots)
        if keyword.name == "ward" and theirs:
            yield Check("target-ward", ok=True, rules=("702.21a",), slots=slots)
    if _hexproof(position, thing):
        lent = by_effect(position, thing, "hexproof")
        yield Check("target-hexproof", not theirs, ("702.11b", *lent), slots)


def _hexproof(position: Position, thing: Object) -> bool:
    plain = any(each.name == "hexproof" and not each.quality for each in thing.now.keywords)
    return plain or "hexproof" in thing.gained or given(position, thing, "hexproof")


def warded(position: Position, player: str, named: tuple[str, ...]) -> Position:
    """With ward waiting for each target of an opponent's that has it (702.21a)."""
    for name in named:
        thing = position.find(name)
        theirs = thing is not None and thing.zone == BATTLEFIELD and thing.controller != player
        if thing and theirs and thing.now.has("ward"):
            item = Item(f"ward of {name}", thing.controller, "triggered", thing.card, thing)
            item = replace(item, rules=("702.21a", "603.3"))
            position = replace(position, waiting=(*position.waiting, item))
    return position


def meets(quality: str, source: Card) -> bool:
    """Whether the source has the quality; of one whose color is not stated, no color is known.

    >>> from rulesdb.engine.magic.cards import Card
    >>> meets("red", Card(colors=("R",))), meets("creatures", Card(types=("instant",)))
    (True, False)
    """
    colors = measures.colors(source)
    for said in quality.split(" and from "):
        letters = {letter for letter, word in COLOR_WORDS.items() if word == said}
        by_color = colors is not None and said in BY_COLOR and BY_COLOR[said](colors)
        by_type = TYPES_SAID.get(said) in source.types
        if said == "everything" or by_color or by_type or (colors and letters & colors):
            return True
    return False


BY_COLOR: dict[str, Callable[[frozenset[str]], bool]] = {
    "colorless": lambda colors: not colors,
    "multicolored": lambda colors: len(colors) > 1,
    "monocolored": lambda colors: len(colors) == 1,
    "all colors": bool,
    "each color": bool,
}
TYPES_SAID = PLURALS | {"instants": "instant", "sorceries": "sorcery", "battles": "battle"}


def _fits(position: Position, player: str, name: str, aim: Aim) -> bool:
    """Whether that object or player is of a kind that the aim names, as it must be."""
    thing = position.find(name)
    if thing is None:
        kinds = {"player"} | ({"opponent"} if name != player else set())
        return bool(kinds & set(aim.kinds)) and name not in position.gone
    of_kind = any(_is(thing, kind) for kind in aim.kinds)
    return of_kind and all(QUALITIES[each](thing, player) for each in aim.qualities)


def _is(thing: Object, kind: str) -> bool:
    if kind == "spell":
        return thing.zone == STACK
    if kind == "card":
        return thing.zone not in (BATTLEFIELD, STACK, *HIDDEN)
    return thing.zone == BATTLEFIELD and (kind == "permanent" or kind in thing.now.types)


QUALITIES: dict[str, Callable[[Object, str], bool]] = {
    "your": lambda thing, player: thing.controller == player,
    "opponent's": lambda thing, player: thing.controller != player,
    "attacking": lambda thing, _: thing.attacking,
    "blocking": lambda thing, _: thing.blocking,
    "tapped": lambda thing, _: thing.tapped,
    "untapped": lambda thing, _: not thing.tapped,
    "legendary": lambda thing, _: thing.now.legendary,
    "nonhuman": lambda thing, player: not measures.human(thing.now) and thing.owner == player,
    "noncreature": lambda thing, _: "creature" not in thing.now.types,
    "nonland": lambda thing, _: "land" not in thing.now.types,
}
