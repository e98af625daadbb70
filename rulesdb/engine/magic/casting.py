"""Casting a spell (601): every check, in the order in which the rules ask."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic import (
    costs,
    extras,
    measures,
    meeting,
    needs,
    origins,
    payments,
    prohibitions,
    spending,
    targets,
    windows,
)
from rulesdb.engine.magic.calling import spoken
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects, on_card
from rulesdb.engine.magic.mechanics import rows
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS
from rulesdb.engine.magic.mechanics.times import TIMES
from rulesdb.engine.magic.position import EXILE
from rulesdb.engine.magic.spells import Proposal, proposed
from rulesdb.engine.magic.zones import the

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.items import Resolving
    from rulesdb.engine.magic.mechanics.rows import CastWay
    from rulesdb.engine.magic.position import Object, Position
    from rulesdb.engine.magic.tries import Cast

# The rule that lets a card of the type be cast; an instant type wins over the others.
TYPE_RULE = {
    "instant": "304.1",
    "sorcery": "307.1",
    "creature": "302.1",
    "artifact": "301.1",
    "enchantment": "303.1",
    "planeswalker": "306.1",
    "battle": "310.1",
}
PLAIN = "mana-cost"
"""The way that pays the mana cost, so that no other cost is paid in its place (118.9)."""


def conditions(position: Position, cast: Cast) -> Iterator[Check]:
    """Every condition of casting the card for the cost that was chosen."""
    it = proposed(position, cast)
    yield origins.zone(position, it)
    for row in it.ways:
        yield from _allowed(position, it, row)
        yield from _marked(position, it.thing, row)
        if row.needs:
            yield from needs.checks(row.needs, position, it.player, it.thing, row.rules)
    yield from _announced(it)
    yield from _moment(position, it)
    yield from _paying(position, it)
    name = it.thing.name if it.spell is it.thing.card else ""
    yield from prohibitions.casting(position, it.player, _weighed(it), it.thing.zone, name)
    if it.spell.only:
        time = TIMES[it.spell.only]
        yield windows.at_time(position, it.player, time, it.spell.only, ("601.3", "101.2"))
    yield from _targeting(position, it)


def _weighed(it: Proposal) -> Card:
    """The spell with the value of X that counts for its mana value (202.3e)."""
    cost = it.spell.cost
    return (
        replace(it.spell, cost=cost.chosen(it.cast.number)) if cost and it.cast.number else it.spell
    )


def _targeting(position: Position, it: Proposal) -> Iterator[Check]:
    """What the spell would target can be targeted (601.2c)."""
    aim, rule = it.spell.aim, "601.2c"
    if any(rows.UNTARGETED in row.traits for row in it.ways):
        yield Check("no-targets", not it.cast.targets, ("702.96b",), (("card", it.thing.name),))
        return
    if named := next((row.key for row in it.ways if row.key in targets.OF_KEYWORDS), None):
        aim, rule = targets.OF_KEYWORDS[named]
    if aim or it.cast.targets or it.player in position.untargeting:
        yield from targets.checks(position, it.player, it.cast.targets, it.spell, aim, rule=rule)


def _allowed(position: Position, it: Proposal, row: CastWay) -> Iterator[Check]:
    """The card has the ability that lets it be cast so, or an effect does."""
    thing = it.thing
    slots = (("card", thing.name), ("ability", spoken(row.keyword, row.mechanic)))
    mark = thing.mark(row.mark.kind) if row.mark else None
    if row.keyword and not (mark and mark.cost):
        yield Check("ability", thing.card.has(row.keyword), row.rules[:1], slots)
    if row.key == "no-cost":
        permission = next(on_card(position, "free-casting", it.player, it.spell), None)
        why = rules(permission[1]) if permission else row.rules
        yield Check("permission", permission is not None, why, slots)


def _marked(position: Position, thing: Object, row: CastWay) -> Iterator[Check]:
    """The object is what the way asks for, such as foretold, since the right turn (702.143c)."""
    if not row.mark:
        return
    kind, mark = row.mark.kind, thing.mark(row.mark.kind)
    slots = (("card", thing.name), ("mark", Term(f"mark-{kind.replace(' ', '-')}")))
    if kind == "foretold":
        made = mark is not None and mark.cost is not None
        why = ("702.143d",) if made else ("702.143c", *row.rules[:1])
        yield Check("foretold", mark is not None, why, slots)
    else:
        yield Check("marked", mark is not None, row.rules[:1], slots)
    if row.mark.since == rows.LATER_TURN:
        over = mark is None or mark.turn < position.turn
        yield Check("set-aside-this-turn", over, row.rules[:1], slots, mends=True)
    if row.mark.since == rows.SAME_TURN:
        fresh = mark is None or mark.turn == position.turn
        yield Check("same-turn", fresh, row.rules[:1], slots)


def _announced(it: Proposal) -> Iterator[Check]:
    """What the player announces can be chosen (601.2b)."""
    slots = (("card", it.thing.name),)
    chosen, spell = it.ways, it.spell
    yield Check("not-a-land", "land" not in spell.types, ("305.9",), slots)
    # An alternative cost is paid rather than the mana cost, so these two exclude each other too.
    exclusive = [row for row in chosen if row.alternative or row.key == PLAIN]
    yield Check("one-alternative-cost", len(exclusive) <= 1, ("118.9a", "601.2b"), slots)
    yield from extras.checks(it.cast, it.thing, spell)
    if it.cast.number is not None:
        yield _chosen(it, it.cast.number)
    if costs.priced_by(chosen).cost == "printed":
        yield Check("mana-cost", not it.thing.card.uncosted, ("118.6", "601.2h"), slots)
    whole = any(rows.WHOLE in row.traits for row in chosen)
    if whole and any(row.as_types for row in chosen):
        yield Check("spell-type", ok=False, rules=("715.3d",), slots=slots)
    for row in chosen:
        if row.spell_types:
            fits = not spell.types or bool(set(row.spell_types) & set(spell.types))
            yield Check("spell-type", fits, row.rules[:1], slots)


def _chosen(it: Proposal, number: int) -> Check:
    """What is chosen for X (107.3a), which is 0 where no cost with an X is paid (107.3b)."""
    printed = it.thing.card.cost
    unstated = printed is None and not it.thing.card.uncosted
    unpaid = bool(printed and "X" in printed.symbols) and not costs.variable(it)
    slots = (("card", it.thing.name), ("number", str(number)))
    held = number == 0 or unstated or bool(costs.variable(it))
    return Check("number-chosen", held, ("107.3b" if unpaid else "107.3a", "601.2b"), slots)


# Windows in which something resolves, and the own step in which alone it does.
RESOLVING = {
    rows.RESOLVING: "",
    rows.RESOLVING_UPKEEP: "upkeep",
    rows.RESOLVING_MAIN: "main1",
}


def _moment(position: Position, it: Proposal) -> Iterator[Check]:
    """The window of the way, or the one that the card's types and flash open."""
    row = next((each for each in it.ways if each.window != rows.AS_CARD), None)
    if row is None:
        flash = any(each.flash for each, *_ in it.surcharges)
        yield from timing(position, it.player, it.spell, origins.retyped(it.ways), flash=flash)
    elif row.window in RESOLVING:
        now = position.resolving
        asked = (it.player, it.thing.name, row.key)
        held = now is not None and (now.player, now.name, now.way) == asked
        slots, why = (("card", it.thing.name),), (*row.rules[:1], "608.2g")
        yield Check("resolving", held, why, slots, mends=_will_resolve(position, it.thing))
        if step := RESOLVING[row.window]:
            yield from windows.own_step(position, it.player, step, row.rules[:1])
        yield from _bounded(now if held else None, it, row)
    else:
        yield from windows.WINDOWS[row.window](position, it.player, row.rules[:1])


def _bounded(now: Resolving | None, it: Proposal, row: CastWay) -> Iterator[Check]:
    """The resulting spell's mana value is within what cascade or discover allows (702.85a)."""
    if now and now.number is not None:
        slots = (("card", it.thing.name), ("number", str(now.number)))
        held = measures.value_of(it.spell) <= now.number
        yield Check("mana-value", held, row.rules[:1], slots)


def _will_resolve(position: Position, thing: Object) -> bool:
    """Time alone brings what lets the card be cast: its last counter, or the next upkeep."""
    suspended = thing.card.has("suspend") and thing.counted("time")
    rebounds = any((each.key, each.name) == ("rebound", thing.name) for each in position.due)
    return thing.zone == EXILE and bool(suspended or rebounds)


def _paying(position: Position, it: Proposal) -> Iterator[Check]:
    total = costs.of_casting(position, it)
    left = payments.left(position, it, total.cost)
    yield costs.payable(position, it.player, left.cost, (*costs.PAYING, *total.why, *left.why))
    for row, bearer, _ in it.surcharges:
        if row.paid == rows.SPLICED:
            slots = (("card", it.thing.name), ("extras", spoken(row.key, row.mechanic)))
            yield Check("additional-cost", bearer is not None, (*row.rules, "118.8"), slots)
    for price in costs.prices(it):
        yield from spending.checks(price, position, it.player, it.thing)
    asked, named = costs.demands(it), it.cast.paying
    yield from meeting.checks(position, it.player, it.thing, asked, named)
    if named:
        serving = meeting.used(position, it.player, it.thing, asked, named)
        serving |= {
            each.name
            for price in costs.prices(it)
            for each in spending.paying(price, position, it.player, it.thing)
        }
        serving |= {each.name for _, used in (*left.used, *total.used) for each in used}
        yield from meeting.fitting(named, serving, "601.2b")


def timing(
    position: Position,
    player: str,
    card: Card,
    altered: tuple[str, ...] = (),
    *,
    flash: bool = False,
) -> Iterator[Check]:
    """The window that the card's types and flash open (117.1a), and which types count."""
    permission = next(on_card(position, "as-though-flash", player, card), None)
    if "instant" in card.types or not card.types:
        answering = ("117.7",) if position.stack else ()
        why = (TYPE_RULE["instant"], "117.1a", *answering, *altered)
        yield Check("instant-timing", ok=True, rules=why)
    elif flash or card.has("flash") or permission:
        source = permission[0].name if permission else Term("magic:flash")
        why = rules(permission[1]) if permission else ("702.8a", "117.1a")
        slots = (("source", source),)
        why = (*(OFFERING if flash else why), *altered)
        yield Check("flash-timing", ok=True, rules=why, slots=slots)
    else:
        own = tuple(TYPE_RULE[each] for each in card.types if each in TYPE_RULE)[:1]
        yield from windows.sorcery(position, player, ("117.1a", *own, *altered))
        return
    yield from windows.priority(position, player)


OFFERING = tuple(row.rules[0] for row in ADDITIONAL_COSTS if row.flash)


def alternatives(position: Position, cast: Cast) -> Iterator[str]:
    """The ways to cast that are worth trying when the player named none."""
    thing = the(position, cast.name)
    free = any(effects(position, "free-casting", cast.player))
    yield "mana-cost"
    for row in CAST_WAYS:
        borne = thing.mark(row.mark.kind) if row.mark else thing.card.has(row.keyword)
        if (row.key == "no-cost" and free) or ((row.keyword or row.mark) and borne):
            yield row.key
