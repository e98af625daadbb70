"""The rules that a text speaks of: by their numbers first, then by the names in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers import lookup
from bot.answers.values import Reader, RuleAnswer
from bot.questions import GAMES, RuleQuestion
from rulesdb import numbers
from rulesdb.library import fold
from rulesdb.library.telling import is_common

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.library.library import Library

MOST, MOST_NUMBERS = 25, 500
"""How many are found at most, and after how many numbers no more are looked up."""


@dataclass(frozen=True, slots=True)
class Mentioned:
    """Something a text speaks of: the look-up that shows it, and what it is called."""

    game: str
    query: str
    title: str


def mentioned(text: str, library: Library, reader: Reader) -> tuple[Mentioned, ...]:
    """What is spoken of, each once; zones and steps, which every text names, come last."""
    named = tuple(_names(text, library, reader))
    everything = (
        *_numbers(text, library, reader),
        *(it for common, it in named if not common),
        *(it for common, it in named if common),
    )
    once = {(it.game, it.query): it for it in reversed(everything)}
    kept = (it for it in everything if once.get((it.game, it.query)) is it)
    return tuple(it for it, _ in zip(kept, range(MOST), strict=False))


def _games(reader: Reader) -> tuple[str, ...]:
    return (reader.game, *(game for game in GAMES if game != reader.game))


def _numbers(text: str, library: Library, reader: Reader) -> Iterator[Mentioned]:
    """The numbers that are rules of a game; others, such as prices, are passed over."""
    cited = dict.fromkeys(numbers.mentions(text))
    for span, _ in zip(cited, range(MOST_NUMBERS), strict=False):
        for game in _games(reader):
            if not library.rule(game, str(span.first), reader.language):
                continue
            question = RuleQuestion(str(span), game=game, only=True)
            found = lookup.answer(question, library, Reader(reader.language, game))
            if isinstance(found, RuleAnswer) and found.found_by == "number" and found.hits:
                yield Mentioned(game, question.query, found.hits[0].heading)


def _names(text: str, library: Library, reader: Reader) -> Iterator[tuple[bool, Mentioned]]:
    """The mechanics that are named, the reader's game first; and whether each is a common word.

    Terms of the rulebook, such as cost, and common words of another game are none.
    """
    for mention in library.names.mentioned(fold.units(text)):
        mechanics = dict.fromkeys(hit.name.mechanic for hit in mention.hits)
        for mechanic in _own_first(mechanics, reader):
            game, _, word = mechanic.partition(":")
            common = is_common(mechanic)
            if not word.startswith("term-") and (game == reader.game or not common):
                yield common, _named(mechanic, game, library, reader)


def _own_first(mechanics: Iterable[str], reader: Reader) -> list[str]:
    return sorted(mechanics, key=lambda mechanic: not mechanic.startswith(f"{reader.game}:"))


def _named(mechanic: str, game: str, library: Library, reader: Reader) -> Mentioned:
    names = library.names
    title = names.headword(mechanic, reader.language) or names.headword(mechanic, "en") or mechanic
    finds = library.state.index.mechanic(mechanic, reader.language)
    number = finds[0].number if finds else names.rule(mechanic)
    return Mentioned(game, number or title, title)
