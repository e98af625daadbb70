"""Activating abilities (602), mana abilities among them (605): every check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic import costs, needs, prohibitions, resources, windows
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.rows import ANY_PRIORITY, MANA, SORCERY
from rulesdb.engine.magic.position import BATTLEFIELD
from rulesdb.engine.magic.resources import Price
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Activated, Keyword
    from rulesdb.engine.magic.mana import Mana
    from rulesdb.engine.magic.mechanics.rows import KeywordAbility
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Activate

ABILITIES = {row.key: row for row in KEYWORD_ABILITIES}
LOYALTY = "loyalty"
TAPPING = Price(("tap-this",), ("602.5a",))
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
    ability = thing.now.ability(attempt.ability)
    slots = (("card", thing.name), ("ability", attempt.ability))
    yield Check("ability", ability is not None, ("602.2",), slots)
    if ability:
        yield from _printed(position, attempt, thing, ability)


def _keyword(
    position: Position, attempt: Activate, thing: Object, row: KeywordAbility
) -> Iterator[Check]:
    slots = (("card", thing.name), ("ability", row.key))
    whose = thing.controller if row.zone == BATTLEFIELD else thing.owner
    zone = row.also if row.also and thing.zone == row.also else row.zone
    yield in_zone(thing, zone, row.zone_rules, theirs=whose == attempt.player)
    yield Check("ability", thing.now.has(row.key), row.rules[:1], slots)
    yield from needs.checks(row.needs, position, attempt.player, thing, row.rules)
    yield from windows.WINDOWS[row.window](position, attempt.player, row.window_rules)
    if row.limit == "turn":
        yield _limit(position, thing, row.key, row.limit_rules)
    if row.limit == "ever":
        used = position.ever_used(thing, row.key)
        yield Check("ever-limit", not used, (*row.limit_rules, "400.7"), slots)
    yield costs.payable(position, attempt.player, keyword_cost(position, thing, row))
    yield from resources.checks(price(thing, row), position, attempt.player, thing)
    yield from prohibitions.activating(position, attempt.player, makes_mana=False)


def price(thing: Object, row: KeywordAbility) -> Price:
    """What the keyword costs besides mana."""
    keyword = _borne(thing, row)
    return Price(row.resources, row.rules, keyword.number if keyword else 0)


def keyword_cost(position: Position, thing: Object, row: KeywordAbility) -> Mana | None:
    """The cost behind the keyword; power-up is cheaper in the turn of arrival (702.193a)."""
    keyword = _borne(thing, row)
    cost = keyword.cost if keyword else None
    new = row.key == "power-up" and thing.since == position.turn
    return cost.less(thing.card.cost) if cost and new and thing.card.cost else cost


def _borne(thing: Object, row: KeywordAbility) -> Keyword | None:
    """The keyword as the object has it: of several Class levels, the one that comes next."""
    levels = [each for each in thing.now.keywords if each.name == row.key]
    following = (each for each in levels if each.number == thing.level + 1)
    return next(following, levels[-1] if levels else None)


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
    rules = WINDOW_RULES[window]
    if ability.loyalty is not None:
        rules = ("606.3",)
    elif "as an instant" in ability.phrases:
        rules = ("602.5e", "304.5")
    yield from windows.WINDOWS[window](position, attempt.player, rules)
    if "once each turn" in ability.phrases:
        yield _limit(position, thing, ability.name, ("602.5b",))
    if ability.taps:
        yield from resources.checks(TAPPING, position, attempt.player, thing)
    if ability.loyalty is not None:
        yield from _loyalty(position, thing, ability.loyalty)
    yield costs.payable(position, attempt.player, ability.cost)
    if "adds mana" in ability.phrases and not ability.makes_mana:
        slots = (("card", thing.name),)
        yield Check("no-mana-ability", ok=True, rules=("605.1a",), slots=slots)
    yield from prohibitions.activating(position, attempt.player, makes_mana=ability.makes_mana)


def _loyalty(position: Position, thing: Object, change: int) -> Iterator[Check]:
    """Once each turn a permanent, whoever used it (606.3); enough counters to remove (606.6)."""
    slots = (("card", thing.name),)
    used = position.was_used(thing, LOYALTY)
    yield Check("loyalty-limit", not used, ("606.3",), slots, mends=True)
    # A planeswalker whose loyalty is not stated has as much as is asked for.
    enough = LOYALTY not in dict(thing.counters) or thing.counted(LOYALTY) + change >= 0
    yield Check("loyalty-counters", enough, ("606.6", "118.3"), slots)


def _window(ability: Activated) -> str:
    if "as a sorcery" in ability.phrases or ability.loyalty is not None:
        return SORCERY
    if "as an instant" in ability.phrases:
        return ANY_PRIORITY
    return MANA if ability.makes_mana else ANY_PRIORITY
