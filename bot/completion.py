"""What is offered while an option is typed: from memory, with a value that stays the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.answers.games import ASKS, GAMES
from bot.ask import DEFAULT_GAME
from bot.phrases import citations
from rulesdb.library import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bot.questions import Option
    from bot.words import Words
    from rulesdb.library.library import Library

    Offer = tuple[str, str]
    Sought = tuple[Offer, tuple[str, ...]]
    """An offer, and what it is found by, folded: its text and its value before all else."""

LONGEST = 100
"""Nobody types more before choosing; the rest would only cost time."""


class Completion:
    """Offers for every option that completes, over one library and one catalogue."""

    def __init__(self, library: Library, words: Words) -> None:
        self.library = library
        self.words = words
        self._asks: dict[tuple[str | None, str], tuple[Sought, ...]] = {}

    def offer(
        self, option: Option, typed: str, given: Mapping[str, Any], language: str
    ) -> list[Offer]:
        """What fits the beginning of an option, given what stands in the others.

        An offer is what is shown, and the value that is sent for it.
        """
        typed = typed[:LONGEST].strip()
        game = _game(given)
        match option.complete:
            case "rule":
                return list(self.library.complete(typed, game, language))
            case "edition":
                return _fitting(typed, self._editions(game, language))
            case "action":
                return _fitting(typed, self._known_actions(given.get("game"), language))
            case "step":
                return _fitting(typed, self._named(game, "step", language))
            case "stack":
                return _fitting(typed, self._named(game, "pending", language))
        raise LookupError(option.complete)

    def _named(self, game: str, kind: str, language: str) -> Iterator[Sought]:
        keys = GAMES[game].steps if kind == "step" else GAMES[game].pendings
        for key in keys:
            said = self.words.say(language, self.words.of_game(game, kind, key))
            yield _sought(said, key)

    def _known_actions(self, game: str | None, language: str) -> tuple[Sought, ...]:
        """Every ask that there is, put together once."""
        if (game, language) not in self._asks:
            self._asks[game, language] = tuple(self._actions(game, language))
        return self._asks[game, language]

    def _actions(self, game: str | None, language: str) -> Iterator[Sought]:
        """Every ask, found by its sentence, its key and what its mechanic is called anywhere.

        Where no game is named, what belongs to another than the usual one says so.
        """
        for each, asks in ASKS.items():
            if game not in (None, each):
                continue
            for key, ask in asks.items():
                names = self.library.names.by_mechanic.get(ask.mechanic, {}).values()
                written = [text for name in names for text, _ in name.spellings()]
                yield _sought(self._asked(each, key, language, named=bool(game)), key, *written)

    def _asked(self, game: str, key: str, language: str, *, named: bool) -> str:
        sentence = self.words.say(language, f"ask-{key}")
        if named or game == DEFAULT_GAME:
            return sentence
        return self.words.say(language, "list-dot").join(
            (sentence, self.words.say(language, f"game-{game}"))
        )

    def _editions(self, game: str, language: str) -> Iterator[Sought]:
        dates = {
            holding.edition.date
            for holding in self.library.state.stock.holdings
            if holding.edition.game == game and holding.edition.date
        }
        for date in sorted(dates, reverse=True):
            yield _sought(citations.day(self.words, language, date), date)


def _game(given: Mapping[str, Any]) -> str:
    """The game that is meant: the one given, else the one that knows the action given."""
    if given.get("game") in GAMES:
        return str(given["game"])
    action = given.get("action")
    return next((game for game, asks in ASKS.items() if action in asks), DEFAULT_GAME)


def _sought(said: str, value: str, *others: str) -> Sought:
    return (said, value), tuple(fold.fold(each) for each in (said, value, *others))


def _fitting(typed: str, sought: Iterable[Sought]) -> list[Offer]:
    """Those that hold every word that was typed, the nearest to what was typed first."""
    begun = fold.fold(typed)
    found: list[tuple[int, Offer]] = []
    for offer, parts in sought:
        text = " ".join(parts)
        if all(word in text for word in begun.split()):
            whole = any(each.startswith(begun) for each in parts[:2])
            words = all(f" {word}" in f" {text}" for word in begun.split())
            found.append((2 - whole - (whole or words), offer))
    return [offer for _, offer in sorted(found, key=lambda each: each[0])]
