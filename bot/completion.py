"""What is offered while an option is typed: from memory, with a value that stays the same."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from bot import wire
from bot.answers import actions, papers
from bot.answers.games import ASKS, GAMES
from bot.answers.values import Mistake
from bot.phrases import citations
from bot.questions import CanIQuestion
from rulesdb.library import fold
from rulesdb.library.completion import DOT
from rulesdb.library.found import Asked
from rulesdb.library.nearest import slips

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bot.answers.values import Reader
    from bot.questions import Option
    from bot.words import Words
    from rulesdb.engine.questions import Ask
    from rulesdb.library.library import Library

    Offer = tuple[str, str]
    Sought = tuple[Offer, tuple[str, ...]]
    """An offer, and what it is found by, folded: its text and its value before all else."""

LONGEST = 100
"""Nobody types more before choosing; the rest would only cost time."""
NEAR = 0.25
"""So much of a name of another game may be mistyped."""


class Completion:
    """Offers for every option that completes, over one library and one catalogue."""

    def __init__(self, library: Library, words: Words) -> None:
        self.library = library
        self.words = words
        self._asks: dict[tuple[str | None, Reader], tuple[Sought, ...]] = {}

    def offer(
        self, option: Option, typed: str, given: Mapping[str, Any], reader: Reader
    ) -> list[Offer]:
        """What fits the beginning of an option, given what stands in the others.

        An offer is what is shown, and the value that is sent for it.
        """
        whole = len(typed) <= LONGEST
        typed, language = typed[:LONGEST].strip(), reader.language
        game = _game(given, reader.game)
        if option.complete == "rule":
            named = given.get("edition") or ""
            asked = Asked(typed, (game,), language)
            holding = papers.chosen(self.library.state, named, asked) if named else None
            own = self.library.complete(typed, game, language, holding=holding)
            if named:
                return list(own)
            return self._with_others(own, typed, given, reader)
        if option.complete == "number":
            return list(self.library.complete_numbers(typed, game, language))
        if option.complete == "term":
            own = self.library.complete_names(typed, game, language)
            return self._with_others(own, typed, given, reader)
        found = _fitting(typed, self._sought(option, game, given, reader))
        if typed and whole and not found and option.complete == "action":
            return self._spoken(typed, given.get("game"), reader)
        return found

    def _with_others(
        self, own: Sequence[Offer], typed: str, given: Mapping[str, Any], reader: Reader
    ) -> list[Offer]:
        """With the names of the other games, where none is said, after what holds what was typed.

        Where nothing holds it, those that are nearly it stand before what of their own is further.
        """
        key = fold.key(typed)
        if given.get("game") or not key or any(value[0].isdigit() for _, value in own):
            return list(own)
        games = _own_first(reader.game)[1:]
        found = [it for game in games for it in self._names(game, typed, reader)]
        sure = 1 + max((at for at, it in enumerate(own) if key in fold.key(it[0])), default=-1)
        others = [it for it in found if key in fold.key(it[0])]
        if not sure and not others:
            others = [it for it in found if _far(key, it) <= NEAR]
            nearest = min((_far(key, it) for it in others), default=1)
            further = (at for at, it in enumerate(own) if _far(key, it) > nearest)
            sure = next(further, len(own))
        return [*own[:sure], *others, *own[sure:]]

    def _names(self, game: str, typed: str, reader: Reader) -> Iterator[Offer]:
        """The names of another game than the reader's, which say so."""
        said = DOT + self.words.say(reader.language, f"game-{game}")
        for label, value in self.library.complete_names(typed, game, reader.language):
            yield wire.clip(label, wire.CHOICE - wire.size(said)) + said, value

    def _sought(
        self, option: Option, game: str, given: Mapping[str, Any], reader: Reader
    ) -> Iterable[Sought]:
        """Everything that an option may become."""
        match option.complete:
            case "edition":
                dated = self._editions(game, reader.language)
                return chain(dated, self._papers(game, reader.language))
            case "known-edition":
                known = self.library.lives(game).editions
                return self._editions(game, reader.language, known)
            case "action":
                return self._known_actions(given.get("game"), reader)
            case "step":
                return self._named(game, "step", reader.language)
            case "stack":
                return self._named(game, "pending", reader.language)
        raise LookupError(option.complete)

    def _named(self, game: str, kind: str, language: str) -> Iterator[Sought]:
        keys = GAMES[game].steps if kind == "step" else GAMES[game].pendings
        for key in keys:
            said = self.words.say(language, self.words.of_game(game, kind, key))
            yield _sought(said, key)

    def _known_actions(self, game: str | None, reader: Reader) -> tuple[Sought, ...]:
        """Every ask that there is, put together once."""
        game = game if game in ASKS else None
        if (game, reader) not in self._asks:
            self._asks[game, reader] = tuple(self._actions(game, reader))
        return self._asks[game, reader]

    def _actions(self, game: str | None, reader: Reader) -> Iterator[Sought]:
        """Every ask, found by its sentence, its key and what its mechanic is called anywhere.

        Where no game is named the reader's own comes first, and what belongs to another says so.
        """
        for each in (game,) if game else _own_first(reader.game):
            for key, ask in ASKS[each].items():
                names = self.library.names.by_mechanic.get(ask.mechanic, {}).values()
                written = [text for name in names for text, _ in name.spellings()]
                named = each in (game, reader.game)
                yield _sought(self._asked(each, ask, reader, named=named), key, *written)

    def _spoken(self, typed: str, game: str | None, reader: Reader) -> list[Offer]:
        """A question in somebody's own words, as what it is understood to be about."""
        question = CanIQuestion(typed, game=game if game in ASKS else None)
        wish = actions.meant(question, self.library, reader)
        if isinstance(wish, Mistake) or wish.ask is None:
            return []
        named = wish.game in (game, reader.game)
        asked = self._asked(wish.game, wish.ask, reader, named=named)
        quoted = self.words.say(reader.language, "in-quotes", name=typed)
        return [(self.words.say(reader.language, "list-dot").join((asked, quoted)), typed)]

    def _asked(self, game: str, ask: Ask, reader: Reader, *, named: bool) -> str:
        sentence = self._sentence(ask, reader.language)
        if named:
            return sentence
        said = self.words.say(reader.language, f"game-{game}")
        return self.words.say(reader.language, "list-dot").join((sentence, said))

    def _sentence(self, ask: Ask, language: str) -> str:
        """What is asked, in a sentence of its own or by the kind of thing it is."""
        if self.words.has(own := f"ask-{ask.key}"):
            return self.words.say(language, own)
        name = self.library.names.headword(ask.mechanic, language)
        if name is None:
            plain = ask.mechanic.partition(":")[2].replace("-", " ")
            english = self.library.names.headword(ask.mechanic, "en") or plain
            name = self.words.say(language, "in-quotes", name=english)
        return self.words.say(language, f"ask-{ask.kind}", name=name)

    def _editions(self, game: str, language: str, more: Iterable[str] = ()) -> Iterator[Sought]:
        dates = {*more} | {
            holding.edition.date
            for holding in self.library.state.stock.holdings
            if holding.edition.game == game and holding.edition.date
        }
        for date in sorted(dates, reverse=True):
            yield _sought(citations.day(self.words, language, date), date)

    def _papers(self, game: str, language: str) -> Iterator[Sought]:
        """What no date names: other documents than the rules of play, excerpts and articles."""
        for holding in self.library.state.holdings:
            it = holding.edition
            rules = it.document == citations.MAIN_DOCUMENT[it.game] and it.extent == "whole"
            if it.game == game and not (rules and it.date):
                dated = citations.day(self.words, language, it.date) if it.date else ""
                said = dated or self.words.say(language, "edition-undated")
                label = self.words.say(language, "list-dot").join((it.title, said))
                yield _sought(label, holding.mark)


def _game(given: Mapping[str, Any], usual: str) -> str:
    """The game that is meant: the one given, else the one that knows the action given."""
    if given.get("game") in GAMES:
        return str(given["game"])
    action = given.get("action")
    return next((game for game in _own_first(usual) if action in ASKS[game]), usual)


def _own_first(usual: str) -> tuple[str, ...]:
    return (usual, *(game for game in ASKS if game != usual))


def _far(key: str, offer: Offer) -> float:
    """How far what was typed is from the nearest name in a label."""
    return min(slips(key, fold.key(each)) for each in offer[0].split(DOT))


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
