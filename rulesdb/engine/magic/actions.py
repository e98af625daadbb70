"""Special actions (116) and activated abilities (602): every check of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic import costs, prohibitions, windows
from rulesdb.engine.magic.influence import effects
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.rows import ANY_PRIORITY, SORCERY
from rulesdb.engine.magic.mechanics.special import SPECIAL_ACTIONS
from rulesdb.engine.magic.position import BATTLEFIELD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Activated
    from rulesdb.engine.magic.mechanics.rows import KeywordAbility, SpecialAction
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Activate, TakeAction

ACTIONS = {row.key: row for row in SPECIAL_ACTIONS}
ABILITIES = {row.key: row for row in KEYWORD_ABILITIES}
LANDS_A_TURN = 1


def taking(position: Position, attempt: TakeAction) -> Iterator[Check]:
    """Every condition of the special action."""
    thing = _found(position, attempt.name)
    row = ACTIONS[attempt.action]
    yield _zone(thing, row.zone, thing.owner == attempt.player, row.zone_rules)
    yield from _suited(thing, row)
    window = row.window
    if row.key == "foretell" and any(effects(position, "foretell-any-turn", attempt.player)):
        window = ANY_PRIORITY
    yield from windows.WINDOWS[window](position, attempt.player, row.window_rules)
    if row.once_each_turn:
        yield _land_limit(position, attempt.player)
    if row.cost:
        cost = costs.of_action(position, attempt.player, row, Mana.read(row.cost))
        yield costs.payable(position, attempt.player, cost, ("118.3", *row.rules[:1]))


def _found(position: Position, name: str) -> Object:
    thing = position.find(name)
    if thing is None:
        raise KeyError(name)
    return thing


def _zone(thing: Object, zone: str, theirs: bool, rules: tuple[str, ...]) -> Check:  # noqa: FBT001 - a fact, not a flag
    slots = (
        ("card", thing.name),
        ("zone", Term(f"zone-{thing.zone}")),
        ("needed", Term(f"zone-{zone}")),
    )
    return Check("zone", thing.zone == zone and theirs, rules, slots)


def _suited(thing: Object, row: SpecialAction) -> Iterator[Check]:
    slots = (("card", thing.name), ("ability", row.keyword or row.card_type))
    if row.keyword:
        yield Check("ability", thing.card.has(row.keyword), row.rules[:1], slots)
    if row.card_type:
        yield Check("card-type", row.card_type in thing.card.types, row.rules[:1], slots)


def _land_limit(position: Position, player: str) -> Check:
    """How many lands the player may play this turn is more than were played (305.2a)."""
    more = sum(effect.number for _, effect in effects(position, "more-lands", player))
    allowed = LANDS_A_TURN + more
    slots = (("played", str(position.lands)), ("allowed", str(allowed)))
    return Check("land-limit", position.lands < allowed, ("305.2", "305.2a"), slots, mends=True)


def activating(position: Position, attempt: Activate) -> Iterator[Check]:
    """Every condition of activating the ability."""
    thing = _found(position, attempt.name)
    row = ABILITIES.get(attempt.ability)
    if row:
        yield from _keyword(position, attempt, thing, row)
    elif ability := thing.card.ability(attempt.ability):
        yield from _printed(position, attempt, thing, ability)
    else:
        raise KeyError(attempt.ability)


def _keyword(
    position: Position, attempt: Activate, thing: Object, row: KeywordAbility
) -> Iterator[Check]:
    keyword = thing.card.keyword(row.key)
    slots = (("card", thing.name), ("ability", row.key))
    yield _zone(thing, row.zone, thing.owner == attempt.player, row.zone_rules)
    yield Check("ability", keyword is not None, row.rules[:1], slots)
    yield from windows.WINDOWS[row.window](position, attempt.player, row.window_rules)
    if row.once_each_turn:
        yield _limit(position, thing, row.key, row.limit_rules)
    yield costs.payable(position, attempt.player, keyword.cost if keyword else None)
    yield from prohibitions.activating(position, attempt.player, makes_mana=False)


def _limit(position: Position, thing: Object, action: str, rules: tuple[str, ...]) -> Check:
    """This object's ability was not activated this turn; a new object has its own (400.7)."""
    used = position.was_used(thing, action)
    return Check("limit", not used, rules, (("card", thing.name),), mends=True)


def _printed(
    position: Position, attempt: Activate, thing: Object, ability: Activated
) -> Iterator[Check]:
    yield _zone(thing, BATTLEFIELD, thing.controller == attempt.player, ("113.6", "602.2"))
    if not ability.makes_mana or position.priority is None:
        window = SORCERY if ability.sorcery_speed else ANY_PRIORITY
        rules = ("602.5d", "307.5") if ability.sorcery_speed else ("117.1b",)
        yield from windows.WINDOWS[window](position, attempt.player, rules)
    if ability.once:
        yield _limit(position, thing, ability.name, ("602.5b",))
    if ability.taps:
        yield from _tapping(position, thing)
    yield costs.payable(position, attempt.player, ability.cost)
    yield from prohibitions.activating(position, attempt.player, makes_mana=ability.makes_mana)


def _tapping(position: Position, thing: Object) -> Iterator[Check]:
    """The permanent is untapped, and no creature that came under control too late (302.6)."""
    slots = (("card", thing.name),)
    yield Check("untapped", not thing.tapped, ("118.3", "107.5"), slots)
    if "creature" in thing.card.types:
        yield summoning_sick(position, thing)


def summoning_sick(position: Position, thing: Object) -> Check:
    """Controlled continuously since its controller's most recent turn began, or haste."""
    settled = thing.since < position.latest_turn(thing.controller) or thing.since == 0
    held = settled or thing.card.has("haste")
    rules = ("302.6", "702.10c") if thing.card.has("haste") else ("302.6",)
    return Check("summoning-sick", held, rules, (("card", thing.name),), mends=True)
