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
    """An offer, and what else it is found by."""

LONGEST = 100
"""Nobody types more before choosing; the rest would only cost time."""


class Completion:
    """Offers for every option that completes, over one library and one catalogue."""

    def __init__(self, library: Library, words: Words) -> None:
        self.library = library
        self.words = words

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
                return _fitting(typed, self._actions(given.get("game"), language))
            case "step":
                return _fitting(typed, self._named(game, "step", language))
            case "stack":
                return _fitting(typed, self._named(game, "pending", language))
        raise LookupError(option.complete)

    def _named(self, game: str, kind: str, language: str) -> Iterator[Sought]:
        keys = GAMES[game].steps if kind == "step" else GAMES[game].pendings
        for key in keys:
            said = self.words.say(language, self.words.of_game(game, kind, key))
            yield (said, key), (key,)

    def _actions(self, game: str | None, language: str) -> Iterator[Sought]:
        """Every ask, found by its sentence, its key and what its mechanic is called anywhere."""
        for each, asks in ASKS.items():
            if game not in (None, each):
                continue
            for key, ask in asks.items():
                names = self.library.names.by_mechanic.get(ask.mechanic, {}).values()
                written = [text for name in names for text, _ in name.spellings()]
                yield (self.words.say(language, f"ask-{key}"), key), (key, *written)

    def _editions(self, game: str, language: str) -> Iterator[Sought]:
        dates = {
            holding.edition.date
            for holding in self.library.state.stock.holdings
            if holding.edition.game == game and holding.edition.date
        }
        for date in sorted(dates, reverse=True):
            yield (citations.day(self.words, language, date), date), (date,)


def _game(given: Mapping[str, Any]) -> str:
    """The game that is meant: the one given, else the one that knows the action given."""
    if given.get("game") in GAMES:
        return str(given["game"])
    action = given.get("action")
    return next((game for game, asks in ASKS.items() if action in asks), DEFAULT_GAME)


def _fitting(typed: str, sought: Iterable[Sought]) -> list[Offer]:
    """Those that hold every word that was typed, however it was typed."""
    wanted = fold.fold(typed).split()
    return [
        offer
        for offer, others in sought
        if all(word in fold.fold(" ".join((*offer, *others))) for word in wanted)
    ]
