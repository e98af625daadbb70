"""Special actions (116): every check of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic import costs, windows
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.rows import ANY_PRIORITY
from rulesdb.engine.magic.mechanics.special import SPECIAL_ACTIONS
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.mechanics.rows import SpecialAction
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import TakeAction

ACTIONS = {row.key: row for row in SPECIAL_ACTIONS}
LANDS_A_TURN = 1


def conditions(position: Position, attempt: TakeAction) -> Iterator[Check]:
    """Every condition of the special action."""
    thing = the(position, attempt.name)
    row = ACTIONS[attempt.action]
    yield in_zone(thing, row.zone, row.zone_rules, theirs=thing.owner == attempt.player)
    yield from _suited(thing, row)
    yield from _timing(position, attempt, row)
    if row.once_each_turn:
        yield _land_limit(position, attempt.player)
    if row.cost:
        cost, why = costs.of_action(position, attempt.player, row, Mana.read(row.cost))
        yield costs.payable(position, attempt.player, cost, ("118.3", *row.rules[:1], *why))


def _timing(position: Position, attempt: TakeAction, row: SpecialAction) -> Iterator[Check]:
    """The row's window, unless an effect lifts it."""
    lifted = next(effects(position, "foretell-any-turn", attempt.player), None)
    window = row.window
    if lifted and row.key == "foretell":
        window, slots = ANY_PRIORITY, (("source", lifted[0].name),)
        yield Check("any-turn", ok=True, rules=rules(lifted[1]), slots=slots)
    yield from windows.WINDOWS[window](position, attempt.player, row.window_rules)


def _suited(thing: Object, row: SpecialAction) -> Iterator[Check]:
    slots = (("card", thing.name), ("ability", row.keyword or row.card_type))
    if row.keyword:
        yield Check("ability", thing.card.has(row.keyword), row.rules[:1], slots)
    if row.card_type:
        yield Check("card-type", row.card_type in thing.card.types, row.rules[:1], slots)


def _land_limit(position: Position, player: str) -> Check:
    """How many lands the player may play this turn is more than were played (305.2a)."""
    more = [effect for _, effect in effects(position, "more-lands", player)]
    allowed = LANDS_A_TURN + sum(effect.number for effect in more)
    slots = (("played", str(position.lands)), ("allowed", str(allowed)))
    why = (*(rules(more[0]) if more else ("305.2",)), "305.2a", "305.2b")
    return Check("land-limit", position.lands < allowed, why, slots, mends=True)
