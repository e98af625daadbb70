"""Whether a card can be played: from where, when, to where, with which choices, at what cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import CHAMPION, FACEDOWN, HAND, SPELL, TRASH, UNIT
from rulesdb.engine.riftbound.conditions.choices import MODE, mode, targets
from rulesdb.engine.riftbound.conditions.costs import payable, total
from rulesdb.engine.riftbound.conditions.places import location
from rulesdb.engine.riftbound.conditions.timing import PLAY, timed
from rulesdb.engine.riftbound.mechanics.phrases import PASSIVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.position import Position
    from rulesdb.engine.riftbound.tries import Play

OPTIONAL = {"repeat": ("820.1.c.2", "820.1.c.3"), "accelerate": ("805.1.a", "805.4")}
"""How often an optional additional cost may be paid."""

_FORBIDDEN = {UNIT: "no-units", SPELL: "no-spells"}


def playing(position: Position, attempt: Play) -> Iterator[Check]:
    """Every condition of playing the card as the try says."""
    card = position.card(attempt.name)
    yield zone(position, card, attempt.player)
    speed, why = sight.speed(position, card, attempt.place)
    yield from timed(position, attempt.player, PLAY, speed, why)
    yield from _since(position, card)
    yield from location(position, card, attempt, speed)
    yield from mode(card, attempt)
    yield from targets(position, card, attempt)
    yield from _permitted(position, attempt)
    yield from _additional(position, card, attempt)
    cost, rules = total(position, attempt)
    stated = card.cost is not None or attempt.free or card.zone == FACEDOWN
    yield payable(position, attempt.player, cost, rules, stated=stated)
    yield from forbidden(position, attempt.player, _FORBIDDEN.get(card.kind, ""))
    if speed == "reaction":
        yield from forbidden(position, attempt.player, "no-reactions")


def zone(position: Position, card: Card, player: str) -> Check:
    """Whether the card is the player's, in a zone from which it may be played (419.1.a)."""
    slots = _named(card)
    if card.zone == FACEDOWN:
        ok = card.controller == player
        return Check("playable-zone", ok=ok, rules=("811.1.b", "421.3"), slots=slots)
    mine = card.owner == player
    if card.zone == CHAMPION:
        ok = mine and card.kind == UNIT
        return Check("playable-zone", ok=ok, rules=("419.1.a", "108.3.d"), slots=slots)
    if card.zone == TRASH and _passive(position, player, "from-trash"):
        return Check("playable-zone", ok=mine, rules=PASSIVE["from-trash"].rules, slots=slots)
    ok = mine and card.zone == HAND
    return Check("playable-zone", ok=ok, rules=("419.1.a",), slots=slots)


def _named(card: Card) -> tuple[tuple[str, str], ...]:
    return (("card", card.name),)


def _passive(position: Position, player: str, key: str) -> bool:
    return any(each.key == key for card in position.sources(player) for each in card.statements)


def _since(position: Position, card: Card) -> Iterator[Check]:
    """A hidden card gains Reaction from the turn after the one in which it was hidden."""
    if card.zone == FACEDOWN and card.hidden_on is not None:
        ok = position.number > card.hidden_on
        yield Check("hidden-earlier", ok=ok, rules=("811.1.b",), slots=_named(card), mends=True)


def _permitted(position: Position, attempt: Play) -> Iterator[Check]:
    """An effect that ignores costs must be there to be used."""
    if attempt.free:
        ok = _passive(position, attempt.player, "units-free")
        yield Check("cost-ignored", ok=ok, rules=PASSIVE["units-free"].rules)


def _additional(position: Position, card: Card, attempt: Play) -> Iterator[Check]:
    """Optional costs must be the card's own; a mandatory one must be paid (356.2)."""
    for extra in dict.fromkeys(each for each in attempt.extras if not each.startswith(MODE)):
        number = sum(each.name == extra for each in card.keywords)
        ok = attempt.extras.count(extra) <= (number if extra == "repeat" else min(number, 1))
        rules = OPTIONAL[extra]
        yield Check("optional-cost", ok=ok, rules=(*rules, "356.2.b.1"))
    if card.killing or attempt.killed:
        killed = position.by_name.get(attempt.killed)
        ok = card.killing and killed is not None and _friendly_unit(killed, attempt.player)
        yield Check("killing-cost", ok=ok, rules=("356.2.a.1", "357.2"))


def _friendly_unit(card: Card, player: str) -> bool:
    return card.on_board and card.kind == UNIT and card.controller == player


def forbidden(position: Position, player: str, key: str) -> Iterator[Check]:
    """An effect of an opponent that forbids it; what can't beats what can (054)."""
    for card in position.sources():
        for passive in card.statements:
            if passive.key == key and card.controller != player:
                yield Check("forbidden", ok=False, rules=PASSIVE[key].rules, slots=_named(card))
