"""What forbids although a rule allows: "can't" wins (101.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic import windows
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects, on_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.position import Object, Position


def split_second(position: Position) -> Check:
    """No spell with split second is on the stack (702.61a)."""
    waiting = next((item for item in position.stack if item.card.has("split second")), None)
    slots = (("spell", waiting.name),) if waiting else (("spell", ""),)
    return Check("split-second", waiting is None, ("702.61a",), slots, mends=True)


def casting(position: Position, player: str, card: Card) -> Iterator[Check]:
    """No effect keeps the player from casting the card now."""
    yield split_second(position)
    yield _unforbidden(next(on_card(position, "no-casting", player, card), None))
    yield from _early(position, player, card)
    for source, effect in effects(position, "one-spell-a-turn", player):
        cast = any(each == player for each, _ in position.cast)
        slots = (("source", source.name),)
        yield Check("prohibited-number", not cast, rules(effect), slots, mends=True)
    for source, effect in effects(position, "own-turn-only", player):
        yield Check(
            "prohibited-turn",
            position.active == player,
            rules(effect),
            (("source", source.name),),
            mends=True,
        )
    for source, effect in effects(position, "sorcery-timing", player):
        held = all(check.ok for check in windows.sorcery(position, player, ()))
        yield Check(
            "prohibited-timing", held, rules(effect), (("source", source.name),), mends=True
        )


def _unforbidden(forbidding: tuple[Object, Effect] | None) -> Check:
    """There is no effect that says that the player can't (101.2)."""
    why = rules(forbidding[1]) if forbidding else ("101.2",)
    slots = (("source", forbidding[0].name if forbidding else ""),)
    return Check("prohibited", forbidding is None, why, slots)


def _early(position: Position, player: str, card: Card) -> Iterator[Check]:
    """The card itself does not forbid casting it in the player's first turns."""
    for effect in card.effects:
        if effect.kind == "not-in-first-turns":
            turns = position.turns_begun(player)
            held = position.active != player or turns > effect.number
            slots = (("turn", str(turns)), ("number", str(effect.number)))
            yield Check("prohibited-early", held, rules(effect), slots, mends=True)


def activating(position: Position, player: str, *, makes_mana: bool) -> Iterator[Check]:
    """No effect keeps the player from activating an ability now."""
    if makes_mana:
        yield Check("mana-ability", ok=True, rules=("605.3a", "117.1d", "702.61b"))
    else:
        yield split_second(position)
    yield _unforbidden(next(effects(position, "no-activating", player), None))
