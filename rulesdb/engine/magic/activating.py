"""Activating abilities (602), mana abilities among them (605): every check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic import costs, prohibitions, windows
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.rows import ANY_PRIORITY, MANA, SORCERY
from rulesdb.engine.magic.position import BATTLEFIELD
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Activated
    from rulesdb.engine.magic.mechanics.rows import KeywordAbility
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Activate

ABILITIES = {row.key: row for row in KEYWORD_ABILITIES}
WINDOW_RULES = {
    MANA: ("605.3a", "117.1d"),
    SORCERY: ("602.5d", "307.5"),
    ANY_PRIORITY: ("117.1b",),
}


def conditions(position: Position, attempt: Activate) -> Iterator[Check]:
    """Every condition of activating the ability."""
    thing = the(position, attempt.name)
    row = ABILITIES.get(attempt.ability)
    if row:
        yield from _keyword(position, attempt, thing, row)
        return
    ability = thing.card.ability(attempt.ability)
    slots = (("card", thing.name), ("ability", attempt.ability))
    yield Check("ability", ability is not None, ("602.2",), slots)
    if ability:
        yield from _printed(position, attempt, thing, ability)


def _keyword(
    position: Position, attempt: Activate, thing: Object, row: KeywordAbility
) -> Iterator[Check]:
    keyword = thing.card.keyword(row.key)
    slots = (("card", thing.name), ("ability", row.key))
    yield in_zone(thing, row.zone, row.zone_rules, theirs=thing.owner == attempt.player)
    yield Check("ability", keyword is not None, row.rules[:1], slots)
    yield from windows.WINDOWS[row.window](position, attempt.player, row.window_rules)
    if row.once_each_turn:
        yield _limit(position, thing, row.key, row.limit_rules)
    yield costs.payable(position, attempt.player, keyword.cost if keyword else None)
    yield from prohibitions.activating(position, attempt.player, makes_mana=False)


def _limit(position: Position, thing: Object, action: str, rules: tuple[str, ...]) -> Check:
    """This object's ability was not activated this turn; a new object has its own (400.7)."""
    used = position.was_used(thing, action)
    return Check("limit", not used, (*rules, "400.7"), (("card", thing.name),), mends=True)


def _printed(
    position: Position, attempt: Activate, thing: Object, ability: Activated
) -> Iterator[Check]:
    controlled = thing.controller == attempt.player
    yield in_zone(thing, BATTLEFIELD, ("113.6", "602.2"), theirs=controlled)
    window = _window(ability)
    yield from windows.WINDOWS[window](position, attempt.player, WINDOW_RULES[window])
    if "once each turn" in ability.phrases:
        yield _limit(position, thing, ability.name, ("602.5b",))
    if ability.taps:
        yield from _tapping(position, thing)
    yield costs.payable(position, attempt.player, ability.cost)
    if "adds mana" in ability.phrases and not ability.makes_mana:
        slots = (("card", thing.name),)
        yield Check("no-mana-ability", ok=True, rules=("605.1a",), slots=slots)
    yield from prohibitions.activating(position, attempt.player, makes_mana=ability.makes_mana)


def _window(ability: Activated) -> str:
    if "as a sorcery" in ability.phrases:
        return SORCERY
    return MANA if ability.makes_mana else ANY_PRIORITY


def _tapping(position: Position, thing: Object) -> Iterator[Check]:
    """The permanent is untapped, and no creature that came under control too late (302.6)."""
    slots = (("card", thing.name),)
    yield Check("untapped", not thing.tapped, ("118.3", "107.5"), slots, mends=True)
    if "creature" in thing.card.types:
        yield settled(position, thing, "702.10c")


def settled(position: Position, thing: Object, haste_rule: str) -> Check:
    """Controlled continuously since its controller's most recent turn began, or haste (302.6)."""
    hasty = thing.card.has("haste")
    held = hasty or thing.since < position.latest_turn(thing.controller)
    rules = ("302.6", haste_rule) if hasty else ("302.6",)
    return Check("summoning-sick", held, rules, (("card", thing.name),), mends=True)
