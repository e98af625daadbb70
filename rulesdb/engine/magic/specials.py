"""Special actions (116): every check of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic import casting, costs, meeting, needs, prohibitions, windows
from rulesdb.engine.magic.calling import spoken
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects
from rulesdb.engine.magic.mechanics.rows import ANY_PRIORITY, COULD_BEGIN
from rulesdb.engine.magic.mechanics.special import ALLOWED_ACTIONS, SPECIAL_ACTIONS
from rulesdb.engine.magic.position import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY
from rulesdb.engine.magic.zones import in_zone, the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.mechanics.rows import SpecialAction
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import TakeAction

ACTIONS = {row.key: row for row in (*SPECIAL_ACTIONS, *ALLOWED_ACTIONS)}
LANDS_A_TURN = 1


def conditions(position: Position, attempt: TakeAction) -> Iterator[Check]:
    """Every condition of the special action."""
    thing = the(position, attempt.name)
    row = ACTIONS[attempt.action]
    whose = thing.controller if row.zone == BATTLEFIELD else thing.owner
    zone, by = _where(position, thing, row)
    if row.zone:
        yield in_zone(thing, zone, by, theirs=whose == attempt.player)
    yield from _suited(thing, row)
    yield from needs.checks(row.needs, position, attempt.player, thing, row.rules)
    yield from _window(position, attempt, thing, row)
    yield from _limit(position, attempt.player, thing, row)
    if not prohibitions.split_second(position).ok and row.window != COULD_BEGIN:
        yield Check("not-stopped", ok=True, rules=("702.61b",))
    if row.cost is not None:
        cost, why = costs.of_action(position, attempt.player, thing, row)
        said = () if row in ALLOWED_ACTIONS else row.does.rules[:1]
        yield costs.payable(position, attempt.player, cost, ("118.3", *said, *why))
    keyword = thing.card.keyword(row.keyword) if row.cost == "keyword" else None
    asked = keyword.demands if keyword else ()
    yield from meeting.checks(position, attempt.player, thing, asked, attempt.paying)


def _where(position: Position, thing: Object, row: SpecialAction) -> tuple[str, tuple[str, ...]]:
    """The zone where the action is taken: the row's, or another that a mark opens, with rules."""
    if row.key == "play-land" and (opened := _opened(position, thing)):
        return thing.zone, opened
    for zone, kind, keyword, rule in row.elsewhere:
        mark = thing.mark(kind)
        borne = not keyword or thing.card.has(keyword)
        if thing.zone == zone and mark and borne and (not keyword or mark.turn == position.turn):
            return zone, (rule,)
    return row.zone, row.zone_rules


def _opened(position: Position, thing: Object) -> tuple[str, ...]:
    """The rules that let a land be played from where it is, if an effect does (116.2a)."""
    permitted = land_permission(position, thing)
    return rules(permitted[1]) if permitted else ()


def land_permission(position: Position, thing: Object) -> tuple[Object, Effect] | None:
    """The effect that lets the land be played from where it is, and what it comes from."""
    own = next((each for each in thing.card.effects if each.kind == "play-this-from-exile"), None)
    if own and thing.zone == EXILE:
        return thing, own
    top = next(position.each(LIBRARY, thing.owner), thing)
    if thing.zone == LIBRARY and top.name != thing.name:
        return None
    kinds = LANDS_FROM.get(thing.zone, ())
    return next((it for kind in kinds for it in effects(position, kind, thing.owner)), None)


LANDS_FROM = {
    GRAVEYARD: ("lands-from-graveyard", "play-from-graveyard"),
    EXILE: ("lands-from-exile", "play-from-exile"),
    LIBRARY: ("lands-from-library-top", "play-from-library-top"),
}


def _window(
    position: Position, attempt: TakeAction, thing: Object, row: SpecialAction
) -> Iterator[Check]:
    """The row's window, unless an effect lifts it; suspend asks as casting would (702.62c)."""
    player = attempt.player
    if row.window == COULD_BEGIN:
        slots = (("card", thing.name),)
        yield Check("not-a-land", "land" not in thing.card.types, ("305.9",), slots)
        yield from casting.timing(position, player, thing.card)
        yield Check("could-begin", ok=True, rules=row.window_rules)
        yield from prohibitions.casting(position, player, thing.card)
        return
    lifted = next(effects(position, "foretell-any-turn", player), None)
    window = row.window
    if lifted and row.key == "foretell":
        window, slots = ANY_PRIORITY, (("source", lifted[0].name),)
        yield Check("any-turn", ok=True, rules=rules(lifted[1]), slots=slots)
    yield from windows.WINDOWS[window](position, player, row.window_rules)


def _suited(thing: Object, row: SpecialAction) -> Iterator[Check]:
    wanted = Term(f"magic:type-{row.card_type}")
    said = spoken(row.keyword, row.mechanic) if row.keyword else wanted
    slots = (("card", thing.name), ("ability", said))
    if row.keyword:
        yield Check("ability", thing.card.has(row.keyword), row.rules[:1], slots)
    if row.card_type:
        back = thing.card.keyword("back face")
        turned = back is not None and row.card_type in back.types
        held = turned or row.card_type in thing.card.types
        why = ("712.12", *row.rules[:1]) if turned else row.rules[:1]
        yield Check("card-type", held, why, slots)


def _limit(position: Position, player: str, thing: Object, row: SpecialAction) -> Iterator[Check]:
    """Once a game, or as many lands as the turn allows (305.2a)."""
    if row.limit == "game":
        taken = (position.find(each.name) for each in position.used if each.action == row.key)
        used = any(each is not None and each.owner == player for each in taken)
        yield Check("game-limit", not used, row.rules, (("card", thing.name),))
    if row.limit == "land":
        yield _land_limit(position, player)
        yield prohibitions.playing_lands(position, player, thing.zone)


def _land_limit(position: Position, player: str) -> Check:
    """How many lands the player may play this turn is more than were played (305.2a)."""
    more = [effect for _, effect in effects(position, "more-lands", player)]
    allowed = LANDS_A_TURN + sum(effect.number for effect in more)
    slots = (("played", str(position.lands)), ("allowed", str(allowed)))
    why = (*(rules(more[0]) if more else ("305.2",)), "305.2a", "305.2b")
    return Check("land-limit", position.lands < allowed, why, slots, mends=True)
