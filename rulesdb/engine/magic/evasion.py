"""Which creatures can block which attackers: evasion abilities and their like (509.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic import measures
from rulesdb.engine.magic.influence import by_effect, has, power_now
from rulesdb.engine.magic.position import BATTLEFIELD
from rulesdb.engine.magic.targets import meets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.position import Object, Position

    Able = Callable[[Position, Object, Object], bool]

MENACING = 2
UNBLOCKABLE = "can't be blocked"


def alone(position: Position, attacker: Object, thing: Object) -> Iterator[Check]:
    """Nothing about the attacker keeps that creature from blocking it."""
    slots = (("card", thing.name), ("attacker", attacker.name))
    if has(position, attacker, "flying"):
        able = has(position, thing, "flying") or has(position, thing, "reach")
        lent = by_effect(position, attacker, "flying")
        lent += by_effect(position, thing, "flying", "reach")
        yield Check("can-block-flying", able, ("702.9b", "702.17b", "509.1b", *lent), slots)
    if has(position, attacker, "shadow") != has(position, thing, "shadow"):
        yield _evades("shadow", "702.28b", attacker, thing, able=False)
    for ability, (rule, can) in EVASIONS.items():
        if has(position, attacker, ability):
            yield _evades(ability, rule, attacker, thing, able=can(position, attacker, thing))
    for keyword in attacker.now.keywords:
        if keyword.name == "protection":
            able = not meets(keyword.quality, thing.now)
            yield _evades("protection", "702.16f", attacker, thing, able=able)


def _evades(ability: str, rule: str, attacker: Object, thing: Object, *, able: bool) -> Check:
    said = Term("unblockable" if ability == UNBLOCKABLE else f"magic:{ability}")
    slots = (("card", thing.name), ("attacker", attacker.name), ("ability", said))
    return Check("can-block", able, tuple(dict.fromkeys((rule, "509.1b"))), slots)


def _colored(attacker: Object, thing: Object) -> bool:
    """Whether they share a color, as far as costs and colors are stated."""
    one, other = measures.colors(attacker.now), measures.colors(thing.now)
    return one is None or other is None or bool(one & other)


def _black(thing: Object) -> bool:
    colors = measures.colors(thing.now)
    return colors is None or "B" in colors


def _landless(position: Position, attacker: Object, thing: Object) -> bool:
    """The defending player controls no land of a kind that it walks, as far as lands are stated."""
    kinds = [each.quality for each in attacker.now.keywords if each.name == "landwalk"]
    lands = [it for it in position.each(BATTLEFIELD, thing.controller) if "land" in it.now.types]
    return not any(_land_of(land, kind) for kind in kinds for land in lands)


def _land_of(land: Object, kind: str) -> bool:
    """Whether the land is of that kind; one that bears a basic land type's name has the type."""
    said = kind.removesuffix(" land")
    if said == "nonbasic":
        return "basic" not in land.now.supertypes
    if said.startswith("snow") and "snow" not in land.now.supertypes:
        return False
    bare = said.removeprefix("snow").strip()
    named = land.name.partition("#")[0].casefold() == bare
    legend = bare == "legendary" and land.now.legendary
    return not bare or named or legend or bare in (*land.now.subtypes, *land.now.types)


EVASIONS: dict[str, tuple[str, Able]] = {
    "horsemanship": ("702.31b", lambda _, __, thing: thing.now.has("horsemanship")),
    "intimidate": (
        "702.13b",
        lambda _, attacker, thing: "artifact" in thing.now.types or _colored(attacker, thing),
    ),
    "fear": ("702.36b", lambda _, __, thing: "artifact" in thing.now.types or _black(thing)),
    "skulk": (
        "702.118b",
        lambda position, attacker, thing: (
            thing.strength is None or power_now(position, thing) <= power_now(position, attacker)
        ),
    ),
    "landwalk": ("702.14c", _landless),
    UNBLOCKABLE: ("509.1b", lambda _, __, ___: False),
}


def together(position: Position, attacker: Object, blockers: tuple[Object, ...]) -> Iterator[Check]:
    """A creature with menace is blocked by two or more creatures, or by none (702.111b)."""
    suspected = attacker.mark("suspected") is not None
    if not (suspected or has(position, attacker, "menace")):
        return
    already = sum(each.blocks == attacker.name for each in position.each(BATTLEFIELD))
    able = len(blockers) + already >= MENACING
    why = ("701.60c", "702.111b") if suspected else ("702.111b", "509.1b")
    slots = (("attacker", attacker.name), ("number", str(MENACING)))
    yield Check("enough-blockers", able, why, slots)
