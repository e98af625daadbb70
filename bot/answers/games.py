"""The games that can be asked: their engines, what may be asked, and their names for things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesdb.engine.magic.asks import ASKS as MAGIC_ASKS
from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.magic.passives import BY_ITSELF as MAGIC_BY_ITSELF
from rulesdb.engine.riftbound.asks import ASKS as RIFTBOUND_ASKS
from rulesdb.engine.riftbound.game import RIFTBOUND
from rulesdb.engine.riftbound.passives import BY_ITSELF as RIFTBOUND_BY_ITSELF

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rulesdb.engine.checks import Check
    from rulesdb.engine.games import Game
    from rulesdb.engine.questions import Ask
    from rulesdb.library.library import Library

GAMES: dict[str, Game[Any, Any]] = {"magic": MAGIC, "riftbound": RIFTBOUND}
ASKS: dict[str, Mapping[str, Ask]] = {
    "magic": MAGIC_ASKS,
    "riftbound": RIFTBOUND_ASKS,
}
BY_ITSELF: dict[str, Mapping[str, Check]] = {
    "magic": MAGIC_BY_ITSELF,
    "riftbound": RIFTBOUND_BY_ITSELF,
}


def vocabularies(library: Library) -> dict[str, Callable[[str], str | None]]:
    """What a name in any language is called in each engine."""
    return {game: library.names.vocabulary(game) for game in GAMES}
