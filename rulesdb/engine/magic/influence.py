"""Which stated effects bear on a player and a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.magic.position import BATTLEFIELD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.position import Object, Position


def effects(position: Position, kind: str, player: str) -> Iterator[tuple[Object, Effect]]:
    """Each effect of that kind that is about the player, with the permanent it comes from."""
    for thing in position.each(BATTLEFIELD):
        for effect in thing.card.effects:
            if effect.kind == kind and _about(effect.who, thing.controller, player):
                yield thing, effect


def on_card(
    position: Position, kind: str, player: str, card: Card
) -> Iterator[tuple[Object, Effect]]:
    """Those of them whose quality the card has."""
    return (
        (thing, effect)
        for thing, effect in effects(position, kind, player)
        if _fits(effect.quality, card)
    )


def _about(who: str, controller: str, player: str) -> bool:
    return who == "players" or (who == "you") == (controller == player)


def _fits(quality: str, card: Card) -> bool:
    if quality.startswith("non"):
        return quality.removeprefix("non") not in card.types
    return not quality or quality in card.types
