"""What the words of a card are to a game: types, keywords, and phrases that set a time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.answers.heard.table import Meaning, phrases, rows
from bot.questions import LANGUAGES
from rulesdb.engine.games import Scope, Unread
from rulesdb.library import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.games import Game
    from rulesdb.library.names import Names

FILE = Path(__file__).with_name("words.tsv")
PLAYER, ZONE, NAME = "A", "hand", "Card"
TYPE, TYPED = "type-", ("type", "supertype")


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words of a game: its names, and what its scenario lines take as facts of a card."""

    game: Game[Any, Any]
    names: Names
    vocabulary: Callable[[str], str | None]

    def facts(self, text: str) -> str | Unread:
        """A list of facts as the game writes it back, or what of it can not be read."""
        scope = Scope((PLAYER, "B"), vocabulary=self.vocabulary)
        placed = self.game.situation(PLAYER, ZONE, f"{NAME} = {text}", scope)
        return placed if isinstance(placed, Unread) else str(placed).partition(" = ")[2]

    def takes(self, head: str, fact: str = "") -> bool:
        """Whether a card of that type can have the fact, or can be at all."""
        text = ", ".join(filter(None, (head, fact)))
        return not isinstance(self.facts(text), Unread)

    def meaning(self, text: str) -> Meaning | None:
        """A type or a supertype that the words are, in any language."""
        key = fold.key(text)
        for language in LANGUAGES:
            known = phrases(language, self.game.name, FILE).by_key
            if key in known and known[key].part in TYPED:
                return known[key]
        found = self.names.find(text, self.game.name)
        hits = (hit for hit in found if not hit.is_alone)
        typed = (it.name for it in hits if it.name.mechanic.partition(":")[2].startswith(TYPE))
        return next((Meaning("type", name.word) for name in typed), None)

    def keyword(self, text: str) -> str | None:
        """The game's own word for what has that name in any language."""
        return self.vocabulary(text) if len(text) > 1 else None


@cache
def said(part: str, game: str) -> tuple[tuple[str, str], ...]:
    """The phrases of a part in every language, folded, each with what it means."""
    return tuple(_said(part, game))


def _said(part: str, game: str) -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        for meaning, of_game, written in rows(language, FILE):
            if meaning.part == part and of_game in ("", game):
                yield fold.fold(written), meaning.value
