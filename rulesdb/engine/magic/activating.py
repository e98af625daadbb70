"""Activating abilities (602), mana abilities among them (605): every check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic import costs, meeting, needs, prohibitions, spending, targets, windows
from rulesdb.engine.magic.calling import spoken
from rulesdb.engine.magic.cards import MAX_SPEED
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.rows import ANY_PRIORITY, MANA, SORCERY
from rulesdb.engine.magic.mechanics.times import TIMES
from rulesdb.engine.magic.position import BATTLEFIELD, GRAVEYARD, HAND
from rulesdb.engine.magic.spending import Price
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Activated, Keyword
    from rulesdb.engine.magic.demands import Demand
    from rulesdb.engine.magic.mana import Mana
    from rulesdb.engine.magic.mechanics.rows import KeywordAbility
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Activate

ABILITIES = {row.key: row for row in KEYWORD_ABILITIES}
LOYALTY = "loyalty"
TAPPING = Price(("tap-this",), ("602.5a",))
UNTAPPING = Price(("untap-this",), ("602.5a",))
AGAIN = "loyalty again"
FROM = {"discard-this": HAND, "exile-this-there": GRAVEYARD}
"""Where an ability works because its cost moves the card out of there (113.6m)."""
TARGETING = (*targets.OF_KEYWORDS, "forecast", "channel")
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
    hidden = ("708.2a",) if ability is None and thing.face_down else ()
    yield Check("ability", ability is not None, (*hidden, "602.2"), slots)
    if ability and MAX_SPEED in ability.phrases:
        yield needs.max_speed(position, thing)
    if ability:
        yield from _printed(position, attempt, thing, ability)
    if thing.mark("detained"):
        yield Check("restricted", ok=False, rules=("701.35a", "602.5"), slots=slots[:1])


def _keyword(
    position: Position, attempt: Activate, thing: Object, row: KeywordAbility
) -> Iterator[Check]:
    slots = (("card", thing.name), ("ability", spoken(row.key, row.mechanic)))
    whose = thing.controller if row.zone == BATTLEFIELD else thing.owner
    zone = thing.zone if thing.zone in row.also else row.zone
    yield in_zone(thing, zone, row.zone_rules, theirs=whose == attempt.player)
    yield Check("ability", thing.now.has(row.key), row.rules[:1], slots)
    yield from needs.checks(row.needs, position, attempt.player, thing, row.rules)
    yield from _moment(position, attempt.player, row)
    aim, rule = targets.OF_KEYWORDS.get(row.key, (None, "602.2b"))
    if attempt.targets or row.key in TARGETING:
        named = attempt.targets
        yield from targets.checks(position, attempt.player, named, thing.now, aim, rule=rule)
    if row.limit == "turn":
        yield _limit(position, thing, row.key, row.limit_rules)
    if row.limit == "ever":
        used = position.ever_used(thing, row.key)
        yield Check("ever-limit", not used, (*row.limit_rules, *_new(held=not used)), slots)
    base = keyword_cost(position, thing, row)
    cost, why = costs.of_ability(position, attempt.player, thing, base)
    yield costs.payable(position, attempt.player, cost, ("118.3", *row.rules[:1], *why))
    yield from spending.checks(price(thing, row, attempt.paying), position, attempt.player, thing)
    asked = keyword_demands(thing, row)
    yield from meeting.checks(position, attempt.player, thing, asked, attempt.paying)
    if attempt.paying:
        serving = meeting.used(position, attempt.player, thing, asked, attempt.paying)
        owed = price(thing, row, attempt.paying)
        paying = spending.paying(owed, position, attempt.player, thing)
        serving |= {each.name for each in paying}
        yield from meeting.fitting(attempt.paying, serving, "602.2b")
    yield from prohibitions.activating(position, attempt.player, thing, makes_mana=False)


def _moment(position: Position, player: str, row: KeywordAbility) -> Iterator[Check]:
    """The row's window, unless an effect lets the player equip at any moment of an instant."""
    lifting = effects(position, "equip-any-time", player)
    lifted = next(lifting, None) if row.key == "equip" else None
    window = ANY_PRIORITY if lifted else row.window
    why = ("117.1b", *rules(lifted[1])) if lifted else row.window_rules
    yield from windows.WINDOWS[window](position, player, why)


def price(thing: Object, row: KeywordAbility, named: tuple[str, ...] = ()) -> Price:
    """What the keyword costs besides mana."""
    keyword = _borne(thing, row)
    return Price(row.resources, row.rules, keyword.number if keyword else 0, named)


def keyword_demands(thing: Object, row: KeywordAbility) -> tuple[Demand, ...]:
    """What the keyword costs in words."""
    keyword = _borne(thing, row)
    return keyword.demands if keyword else ()


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
    unused = not position.was_used(thing, action)
    slots = (("card", thing.name),)
    return Check("limit", unused, (*rules, *_new(held=unused)), slots, mends=True)


def _new(*, held: bool) -> tuple[str, ...]:
    """A new object has a limit of its own: a reason why it may, and none why it may not."""
    return ("400.7",) if held else ()


def _printed(
    position: Position, attempt: Activate, thing: Object, ability: Activated
) -> Iterator[Check]:
    player = attempt.player
    zone = next((FROM[each.kind] for each in ability.demands if each.kind in FROM), BATTLEFIELD)
    where = ("113.6", "602.2") if zone == BATTLEFIELD else ("113.6m", "602.2")
    whose = thing.controller if zone == BATTLEFIELD else thing.owner
    yield in_zone(thing, zone, where, theirs=whose == player)
    yield from _when(position, player, ability)
    yield from _limits(position, thing, ability)
    for asked in tapping(ability):
        yield from spending.checks(asked, position, player, thing)
    if ability.loyalty is not None:
        yield from _loyalty(position, thing, ability.loyalty)
    cost, why = costs.of_ability(position, player, thing, ability.cost)
    yield costs.payable(position, player, cost, ("118.3", *why))
    yield from meeting.checks(position, player, thing, ability.demands, attempt.paying)
    if attempt.paying:
        serving = meeting.used(position, player, thing, ability.demands, attempt.paying)
        yield from meeting.fitting(attempt.paying, serving, "602.2b")
    untargeting = player in position.untargeting and not ability.makes_mana
    if attempt.targets or ability.aim or untargeting:
        yield from targets.checks(position, player, attempt.targets, thing.now, ability.aim)
    if "adds mana" in ability.phrases and not ability.makes_mana:
        slots = (("card", thing.name),)
        yield Check("no-mana-ability", ok=True, rules=("605.1a",), slots=slots)
    yield from prohibitions.activating(position, player, thing, makes_mana=ability.makes_mana)


def tapping(ability: Activated) -> Iterator[Price]:
    """The {T} and {Q} among its costs."""
    if ability.taps:
        yield TAPPING
    if ability.untaps:
        yield UNTAPPING


def _when(position: Position, player: str, ability: Activated) -> Iterator[Check]:
    """The window of the ability, and the time to which its own words restrict it (602.5b)."""
    window = _window(ability)
    why = WINDOW_RULES[window]
    if ability.loyalty is not None:
        lifted = next(effects(position, "loyalty-any-time", player), None)
        window, why = (ANY_PRIORITY, rules(lifted[1])) if lifted else (window, ("606.3",))
    elif "as an instant" in ability.phrases:
        why = ("602.5e", "304.5")
    yield from windows.WINDOWS[window](position, player, why)
    if ability.only:
        yield windows.at_time(
            position, player, TIMES[ability.only], ability.only, ("602.5", "101.2")
        )


def _limits(position: Position, thing: Object, ability: Activated) -> Iterator[Check]:
    if "once each turn" in ability.phrases:
        yield _limit(position, thing, ability.name, ("602.5b",))
    if "only once" in ability.phrases:
        unused = not position.ever_used(thing, ability.name)
        slots = (("card", thing.name),)
        yield Check("ever-limit", unused, ("602.5b", *_new(held=unused)), slots)


def _loyalty(position: Position, thing: Object, change: int) -> Iterator[Check]:
    """Once each turn a permanent, whoever used it (606.3); enough counters to remove (606.6)."""
    slots = (("card", thing.name),)
    used = position.was_used(thing, LOYALTY)
    twice = next(effects(position, "loyalty-twice", thing.controller), None)
    if used and twice:
        again = position.was_used(thing, AGAIN)
        yield Check("loyalty-again", not again, rules(twice[1]), slots, mends=True)
    else:
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
