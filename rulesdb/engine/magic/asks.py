"""What a player of Magic may ask "can I … now?" about, made from the rows of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.magic.casting import RESOLVING
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
PERMANENT = Hole("card", (("flash", "creature 2/2, flash"), ("other", "creature 2/2")))
SET_ASIDE = {row.mechanic for row in SPECIAL_ACTIONS}
"""Mechanics of a special action, so that casting by them is another ask."""
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
    "graveyard-cards": "A graveyard: Other card = card",
    "tap-power": "A battlefield: Helper = creature 9/9",
    "tap-creature": "A battlefield: Helper = creature 1/1",
    "untapped-creatures": "A battlefield: Helper = creature 1/1",
    "untapped-artifacts": "A battlefield: Helper = artifact",
    "sacrifice-creature": "A battlefield: Helper = creature 1/1",
    "sacrifice-power": "A battlefield: Helper = creature 9/9",
    "sacrifice-permanent": "A battlefield: Helper = creature 1/1",
    "sacrifice-bargain": "A battlefield: Helper = artifact",
    "return-tapped": "A battlefield: Helper = creature 1/1, tapped",
    "return-unblocked": "A battlefield: Helper = creature 1/1, unblocked",
    "exile-materials": "A battlefield: Helper = creature 1/1",
    "attachable": "A battlefield: Helper = creature 1/1",
    "own-creature": "A battlefield: Helper = creature 1/1",
    "nonhuman-creature": "A battlefield: Helper = creature 1/1",
    "own-land": "A battlefield: Helper = land",
}
SEVERAL = {
    "exile-others": tuple(f"A graveyard: Other card#{number} = card" for number in range(1, 9)),
    "tap-two-creatures": (
        "A battlefield: Helper#1 = creature 1/1",
        "A battlefield: Helper#2 = creature 1/1",
    ),
    "attacking-creature": (
        "A battlefield: Helper#1 = creature 1/1, attacking",
        "B battlefield: Helper#2 = creature 1/1, attacking",
    ),
}
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
    lines += [each for name in names for each in SEVERAL.get(name, ())]
    lines += [f"A this turn: {name}" for name in names if name in HAPPENED]
    return tuple(lines)


def _states(names: tuple[str, ...]) -> str:
    return "".join(f", {STATES[name]}" for name in names if name in STATES)


def _special(row: SpecialAction) -> Ask:
    kind = row.window == rows.COULD_BEGIN
    there = row.zone == "battlefield"
    card = row.card_type or (ON_BATTLEFIELD.get(row.keyword, "creature 2/2") if there else "card")
    keyword = f", {row.keyword}" if row.keyword else ""
    shown = " face up" if row.verb == "turn" else ""
    return Ask(
        key=row.key,
        kind="take",
        mechanic=row.mechanic,
        about=(row.mechanic,),
        lines=(f"A {row.zone}: Card = {{card}}{keyword}{_states(row.needs)}",),
        attempt=f"{row.verb} Card{shown}",
        card=card,
        holes=(KIND,) if kind else (),
        assumes=ASSUMES,
        rules=row.rules,
        siblings=_siblings(row.mechanic),
    )


def _ability(row: KeywordAbility) -> Ask:
    there = row.zone == "battlefield"
    return Ask(
        key=row.mechanic.partition(":")[2],
        kind="activate",
        mechanic=row.mechanic,
        about=(row.mechanic,),
        lines=(
            f"A {row.zone}: Card = {{card}}, {row.key}{_states(row.needs)}",
            *_helpers((*row.resources, *row.needs)),
        ),
        attempt=f"{row.verb} Card",
        card=ON_BATTLEFIELD.get(row.key, "creature 2/2") if there else "card",
        assumes=ASSUMES,
        rules=row.rules,
    )


def _siblings(mechanic: str) -> tuple[str, ...]:
    """The asks about casting what the mechanic set aside."""
    return tuple(_key(row) for row in CAST_WAYS if row.mechanic == mechanic and row.mark)


def _key(row: CastWay) -> str:
    later = row.mark and row.mark.since == rows.LATER_TURN
    return f"cast-{row.mark.kind if row.mark and later else row.key}"


def _way(row: CastWay) -> Ask:
    """Casting in a way; the card's kind is a hole unless the way settles it."""
    borne = row.mark.kind if row.mark else ""
    since = Hole("since", (("this-turn", f"{borne} this turn"), ("earlier", borne)))
    marked = row.mark and row.mark.since == rows.LATER_TURN
    half = "keyword" in row.as_types
    settled = row.window != rows.AS_CARD or row.face_down or (half and row.permanent)
    kind = () if settled else (PERMANENT,) if row.permanent else (KIND,)
    keyword = f", {row.keyword}{' {card}' if half else ''}" if row.keyword else ""
    mark = ", {since}" if marked else f", {borne}" if borne else ""
    resolving = (f"resolving: A, Card for {row.key}",) if row.window in RESOLVING else ()
    return Ask(
        key=_key(row),
        kind="cast-resolving" if resolving else "cast-way",
        mechanic=row.mechanic,
        about=("magic:cast", row.mechanic) if row.mechanic in SET_ASIDE else (row.mechanic,),
        lines=(
            f"A {row.zone or 'hand'}: Card = {'creature 2/2' if half else '{card}'}{keyword}{mark}",
            *_helpers((*row.resources, *row.needs)),
            *resolving,
        ),
        attempt=f"cast Card for {row.key}",
        card="creature" if row.permanent or row.face_down else "card",
        holes=(*((since,) if marked else ()), *kind),
        assumes=RESOLVING_ASSUMES if resolving else ASSUMES,
        rules=row.rules,
    )


def _extra(row: AdditionalCost) -> Ask:
    """Casting from hand with an additional cost; spliced from another card (702.47a)."""
    borne = (f"A hand: Card = {{card}}, {row.keyword}",)
    spliced = ("A hand: Card = {card}", f"A hand: Other card = card, {row.keyword}")
    kind = PERMANENT if row.permanent else KIND
    return _paying(row, spliced if row.paid == rows.SPLICED else borne, row.resources, kind)


def _payment(row: Payment) -> Ask:
    """Casting from hand with help to pay."""
    return _paying(row, (f"A hand: Card = {{card}}, {row.key}",), (row.resource,), KIND)


def _paying(
    row: AdditionalCost | Payment, lines: tuple[str, ...], asked: tuple[str, ...], kind: Hole
) -> Ask:
    return Ask(
        key=row.key,
        kind="pay",
        mechanic=row.mechanic,
        about=(row.mechanic,),
        lines=(*lines, *_helpers(asked)),
        attempt=f"cast Card for mana-cost with {row.key}",
        card="card",
        holes=(kind,),
        assumes=ASSUMES,
        rules=row.rules,
    )


PLAIN = ("mana-cost", "no-cost", "alternative-cost")
# What needs no keyword: the mechanic, the card, the rest of the position, the try and the rules.
PRINTED = {
    "activated-ability": ("artifact", "ability use", "activate use of Card", ("117.1b", "602.2")),
    "mana-ability": (
        "artifact",
        "ability use adds mana",
        "activate use of Card",
        ("605.3a", "117.1d"),
    ),
    "loyalty-ability": ("planeswalker", "ability use [+1]", "activate use of Card", ("606.3",)),
}


def _printed(key: str) -> Ask:
    """Activating an ability that is no keyword."""
    card, ability, attempt, cited = PRINTED[key]
    return Ask(
        key=key,
        kind="activate",
        mechanic=f"magic:{key}",
        about=(f"magic:{key}",),
        lines=(f"A battlefield: Card = {{card}}, {ability}",),
        attempt=attempt,
        card=card,
        assumes=ASSUMES,
        rules=cited,
    )


def _declaring(key: str, attempt: str, mechanic: str, cited: tuple[str, ...]) -> Ask:
    """Declaring a creature as an attacker or a blocker."""
    return Ask(
        key=key,
        mechanic=mechanic,
        about=(mechanic,),
        lines=(
            "A battlefield: Card = {card}",
            "B battlefield: Attacker = creature 1/1, attacking",
        ),
        attempt=attempt,
        card="creature 2/2",
        assumes=(("card-in-place", ""), ("nothing-forbids", "more")),
        rules=cited,
    )


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
    yield from map(_printed, PRINTED)
    yield _declaring("attack", "attack with Card", "magic:step-attackers", ("508.1a", "302.6"))
    yield _declaring("block", "block Attacker with Card", "magic:step-blockers", ("509.1a",))
    yield from (_way(row) for row in CAST_WAYS if row.key not in PLAIN)
    yield from (_extra(row) for row in ADDITIONAL_COSTS if row.key not in UNASKED)
    yield from map(_payment, PAYMENTS)


UNASKED = ("additional-cost", "waterbend")
"""What is no question of its own: any additional cost, and one that asks for a keyword action."""
ASKS = {ask.key: ask for ask in _made()}
