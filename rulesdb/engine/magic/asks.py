"""What a player of Magic may ask "can I … now?" about, made from the rows of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.magic.mechanics import rows
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.special import SPECIAL_ACTIONS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS
from rulesdb.engine.magic.needs import HAPPENED
from rulesdb.engine.questions import Ask, Hole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.mechanics.rows import (
        AdditionalCost,
        CastWay,
        KeywordAbility,
        Payment,
        SpecialAction,
    )

KIND = Hole("card", (("instant", "instant"), ("other", "sorcery")))
ASSUMES = (
    ("priority-passed", ""),
    ("card-in-place", ""),
    ("has-ability", ""),
    ("cost-payable", "means"),
    ("target-exists", "more"),
    ("limit-unused", "more"),
    ("nothing-forbids", "more"),
)
RESOLVING_ASSUMES = (("resolving-now", ""), *ASSUMES[1:])
# What a favourable situation holds besides the card: for a resource, and for a need.
HELPERS = {
    "discard-a-card": "A hand: Other card = card",
    "discard-a-land": "A hand: Spare land = land",
    "exile-others": "A graveyard: Other card = card",
    "graveyard-cards": "A graveyard: Other card = card",
    "tap-power": "A battlefield: Helper = creature 9/9",
    "tap-power-any": "A battlefield: Helper = creature 9/9",
    "tap-creature": "A battlefield: Helper = creature 1/1",
    "untapped-creatures": "A battlefield: Helper = creature 1/1",
    "untapped-artifacts": "A battlefield: Helper = artifact",
    "sacrifice-creature": "A battlefield: Helper = creature 1/1",
    "sacrifice-power": "A battlefield: Helper = creature 9/9",
    "sacrifice-permanent": "A battlefield: Helper = creature 1/1",
    "sacrifice-bargain": "A battlefield: Helper = artifact",
    "return-tapped": "A battlefield: Helper = creature 1/1, tapped",
    "return-unblocked": "A battlefield: Helper = creature 1/1, unblocked",
    "own-creature": "A battlefield: Helper = creature 1/1",
    "nonhuman-creature": "A battlefield: Helper = creature 1/1",
    "own-land": "A battlefield: Helper = land",
    "attacking-creature": "A battlefield: Helper = creature 1/1, attacking",
}
TWO = {"tap-two-creatures": ("Helper#1 = creature 1/1", "Helper#2 = creature 1/1")}
# What the card itself must be like for a need to hold.
STATES = {
    "face-down": "face down",
    "manifested": "manifested",
    "cloaked": "cloaked",
    "attacked-this-turn": "attacked",
}
ON_BATTLEFIELD = {
    "equip": "artifact",
    "fortify": "artifact",
    "reconfigure": "artifact creature 1/1",
    "crew": "artifact",
    "station": "artifact",
    "craft": "artifact",
    "aura swap": "enchantment",
    "class level": "enchantment",
    "room": "enchantment",
}


def _helpers(names: tuple[str, ...]) -> tuple[str, ...]:
    lines = [HELPERS[name] for name in names if name in HELPERS]
    lines += [f"A battlefield: {each}" for name in names for each in TWO.get(name, ())]
    lines += [f"A this turn: {name}" for name in names if name in HAPPENED]
    return tuple(lines)


def _states(names: tuple[str, ...]) -> str:
    return "".join(f", {STATES[name]}" for name in names if name in STATES)


def _special(row: SpecialAction) -> Ask:
    kind = row.window == rows.COULD_BEGIN
    card = row.card_type or ON_BATTLEFIELD.get(row.keyword, "creature 2/2")
    card = "{card}" if kind else card if row.zone == "battlefield" or row.card_type else "card"
    keyword = f", {row.keyword}" if row.keyword else ""
    shown = " face up" if row.verb == "turn" else ""
    return Ask(
        key=row.key,
        kind="take",
        mechanic=row.mechanic,
        about=(row.mechanic,),
        lines=(f"A {row.zone}: Card = {card}{keyword}{_states(row.needs)}",),
        attempt=f"{row.verb} Card{shown}",
        card="card",
        holes=(KIND,) if kind else (),
        assumes=ASSUMES,
        rules=row.rules,
    )


def _ability(row: KeywordAbility) -> Ask:
    battlefield = row.zone == "battlefield"
    card = ON_BATTLEFIELD.get(row.key, "creature 2/2") if battlefield else "card"
    return Ask(
        key=row.mechanic.partition(":")[2],
        kind="activate",
        mechanic=row.mechanic,
        about=(row.mechanic,),
        lines=(
            f"A {row.zone}: Card = {card}, {row.key}{_states(row.needs)}",
            *_helpers((*row.resources, *row.needs)),
        ),
        attempt=f"{row.verb} Card",
        card="card",
        assumes=ASSUMES,
        rules=row.rules,
    )


def _way(row: CastWay) -> Ask:
    """Casting in a way; the card's kind is a hole unless the way settles it."""
    since = Hole("since", (("this-turn", f"{row.mark} this turn"), ("earlier", row.mark)))
    marked = row.mark and row.since == rows.LATER_TURN
    settled = row.window != rows.AS_CARD or row.as_types not in ((), ("keyword",))
    half = " {card}" if row.as_types == ("keyword",) else ""
    card = "creature 2/2" if half or settled else "{card}"
    mark = ", {since}" if marked else f", {row.mark}" if row.mark else ""
    keyword = f", {row.keyword}{half}" if row.keyword else ""
    resolving = (f"resolving: A, Card for {row.key}",) if row.window == rows.RESOLVING else ()
    later = row.mark or row.window == rows.RESOLVING
    return Ask(
        key=f"cast-{row.mark if marked else row.key}",
        kind="cast-way",
        mechanic=row.mechanic,
        about=("magic:cast", row.mechanic) if later else (row.mechanic,),
        lines=(
            f"A {row.zone}: Card = {card}{keyword}{mark}",
            *_helpers((*row.resources, *row.needs)),
            *resolving,
        ),
        attempt=f"cast Card for {row.key}",
        card="card",
        holes=(*((since,) if marked else ()), *(() if settled else (KIND,))),
        assumes=RESOLVING_ASSUMES if resolving else ASSUMES,
        rules=row.rules,
    )


def _extra(row: AdditionalCost | Payment) -> Ask:
    """Casting from hand with an additional cost, or with help to pay."""
    keyword = row.key if isinstance(row, rows.Payment) else row.keyword
    asked = (row.resource,) if isinstance(row, rows.Payment) else row.resources
    return Ask(
        key=row.key,
        kind="pay",
        mechanic=row.mechanic,
        about=(row.mechanic,),
        lines=(f"A hand: Card = {{card}}, {keyword}", *_helpers(asked)),
        attempt=f"cast Card for mana-cost with {row.key}",
        card="card",
        holes=(KIND,),
        assumes=ASSUMES,
        rules=row.rules,
    )


PLAIN = ("mana-cost", "no-cost")


def _made() -> Iterator[Ask]:
    yield Ask(
        key="cast",
        kind="cast",
        mechanic="magic:cast",
        about=("magic:cast",),
        lines=("A hand: Card = {card}",),
        attempt="cast Card for mana-cost",
        card="card",
        holes=(KIND,),
        assumes=tuple(each for each in ASSUMES if each[0] not in ("has-ability", "limit-unused")),
        rules=("117.1a",),
    )
    yield from map(_special, SPECIAL_ACTIONS)
    yield from map(_ability, KEYWORD_ABILITIES)
    yield from (_way(row) for row in CAST_WAYS if row.key not in PLAIN)
    yield from (_extra(row) for row in ADDITIONAL_COSTS if row.key != "additional-cost")
    yield from map(_extra, PAYMENTS)


ASKS = {ask.key: ask for ask in _made()}
