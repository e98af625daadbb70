"""Poison counters (122.1f), and who of the players loses the game (104.3, 704.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.position import Object, Position

LETHAL_POISON = 10


def poisoned(position: Position, player: str, number: int) -> Position:
    """With so many poison counters more on the player."""
    had = dict(position.poison).get(player, 0)
    return position.tallied("poison", player, had + number)


def toxic(position: Position, player: str, source: Object) -> Position:
    """What combat damage of a creature with toxic gives besides (702.164c, 120.3g)."""
    total = sum(each.number or 1 for each in source.now.keywords if each.name == "toxic")
    return poisoned(position, player, total) if total else position


def why(source: Object) -> tuple[str, ...]:
    """The rules by which damage of the source gives a player poison counters."""
    infect = ("120.3b",) if source.now.has("infect") or "infect" in source.gained else ()
    return (*infect, *(("120.3g", "702.164c") if source.now.has("toxic") else ()))


def lost(position: Position) -> Iterator[tuple[str, str]]:
    """The players with no life left, or with ten poison counters, and the rule for it."""
    for player, life in position.life:
        if life <= 0 and player not in position.gone:
            yield player, "704.5a"
    for player, number in position.poison:
        if number >= LETHAL_POISON and player not in position.gone:
            yield player, "704.5c"
