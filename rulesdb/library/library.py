"""The library: bundled and imported documents behind one door, watched for what others import."""

from __future__ import annotations

import contextlib
import logging
import threading
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Self

from rulesdb.library import memory, numbered, search
from rulesdb.library.addressed import addressed
from rulesdb.library.comparing import Comparing
from rulesdb.library.completion import (
    Typed,
    complete,
    complete_names,
    complete_numbers,
)
from rulesdb.library.documents import GAMES
from rulesdb.library.following import Following
from rulesdb.library.found import Found
from rulesdb.library.names import Names
from rulesdb.library.offered import offers_of
from rulesdb.library.opening import FILE, NotAShelf, opened
from rulesdb.library.others import others
from rulesdb.library.summaries import bundled
from rulesdb.library.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rulesdb.library.completion import Completion
    from rulesdb.library.documents import Refusal
    from rulesdb.library.found import Asked, Find, Stock
    from rulesdb.library.index import Index
    from rulesdb.library.lives import Lives
    from rulesdb.library.offers import Offers
    from rulesdb.library.shelf import Holding, Shelf


log = logging.getLogger(__name__)


def today() -> str:
    """The day it is, as editions date themselves."""
    return datetime.now(UTC).date().isoformat()


@dataclass(frozen=True, slots=True)
class State:
    """What the library holds at one moment; replaced whole, never changed.

    `fault` says why the imported documents could not be read, where they could not.
    """

    stock: Stock
    fault: Refusal | None = None

    @property
    def index(self) -> Index:
        return self.stock.index

    @property
    def holdings(self) -> tuple[Holding, ...]:
        return self.stock.holdings


class Library:
    """Every document of a data folder and of the project, the newest in force in memory.

    What another process imports is seen at the next question.  A bot sets `beside`: then a
    thread builds the memory anew, and the old one answers meanwhile.
    """

    def __init__(
        self, folder: Path, *, beside: bool = False, day: Callable[[], str] = today
    ) -> None:
        self.names = Names.load()
        self._folder = folder
        self._beside = beside
        self._day = day
        self._following = Following(folder, beside=beside)
        self.comparing = Comparing(folder)
        self._open = contextlib.ExitStack()
        self._watch = Watch(folder / FILE)
        self._open.callback(self._watch.close)
        self._building = threading.Lock()
        self._shelf: tuple[object, Shelf] | None = None
        self._watch.moved()
        self._state = self._built()

    @classmethod
    def open(cls, folder: Path, *, beside: bool = False, day: Callable[[], str] = today) -> Self:
        """The library of a data folder, which need not exist; close it, or use it in a `with`."""
        return cls(folder, beside=beside, day=day)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        with self._building:
            self._open.close()

    @property
    def state(self) -> State:
        """What the library holds now."""
        if self._watch.moved() or self._state.stock.day != self._day():
            if self._beside:
                threading.Thread(target=self._rebuild, name="library", daemon=True).start()
            else:
                self._rebuild()
        return self._state

    def grounds(self) -> tuple[object, ...]:
        """All that an answer to a question rests on: the same objects while nothing has changed."""
        state = self.state
        return state, *(self.lives_in(state, game) for game in GAMES)

    def rule(self, game: str, number: str, language: str) -> tuple[Find, ...]:
        """The rule of a number today, as a reader of the language is shown it."""
        return self.state.index.rule(game, number, language)

    def lives(self, game: str) -> Lives:
        """The rules of a game through all editions that are known, numbers only."""
        return self.lives_in(self.state, game)

    def lives_in(self, state: State, game: str) -> Lives:
        """The lives of a game's rules at a moment: one answer looks at one moment only."""
        return self._following.lives(game, state.holdings)

    def search(
        self, asked: Asked, holding: Holding | None = None, state: State | None = None
    ) -> tuple[Found, Index]:
        """What a query means, today or in one document; and the index it was found in."""
        state = state or self.state
        if holding is None and not self.names.find(asked.query):
            asked, holding, absent = addressed(asked, state.holdings)
            if absent:
                return Found("none", asked.games[0], games=asked.games), state.index
        stock = memory.alone(state.stock, holding) if holding else state.stock
        asked = numbered.spelled(stock.index, asked)
        found = search.search(stock, asked)
        beside = others(stock.index, asked, found, self.lives_in(state, found.game))
        return replace(found, others=beside, query=asked.query, games=asked.games), stock.index

    def complete(
        self,
        typed: str,
        game: str,
        language: str,
        limit: int = 25,
        holding: Holding | None = None,
    ) -> tuple[Completion, ...]:
        """What the beginning of a number or name may become, today or in one document."""
        return complete(*self._offered(Typed(typed, game, language, limit), holding))

    def complete_numbers(
        self, typed: str, game: str, language: str, limit: int = 25
    ) -> tuple[Completion, ...]:
        """What the beginning of a number or name may become, where a number is wanted."""
        return complete_numbers(*self._offered(Typed(typed, game, language, limit)))

    def complete_names(
        self, typed: str, game: str, language: str, limit: int = 25
    ) -> tuple[Completion, ...]:
        """What the beginning of a name may become."""
        return complete_names(*self._offered(Typed(typed, game, language, limit)))

    def _offered(self, typed: Typed, holding: Holding | None = None) -> tuple[Index, Offers, Typed]:
        """Where it is looked for, and what of: names are found as today, numbers as they were."""
        state = self.state
        offers = _offers(state.index, typed.game)
        if holding is None or holding.edition.game != typed.game:
            return state.index, offers, typed
        return memory.alone(state.stock, holding).index, offers, typed._replace(alone=True)

    def warm(self) -> None:
        """Make ready what completion offers and what a question in words needs.

        Then nobody who types or asks first waits for it.
        """
        state = _warmed(self._state)
        search.warm(self.names)
        for game in GAMES:
            self.lives_in(state, game)

    def _rebuild(self) -> None:
        with self._building:
            self._state = _warmed(self._built()) if self._beside else self._built()

    def _built(self) -> State:
        fault, ours = None, bundled(keep=self._folder)
        try:
            stock = memory.stock(self.names, ours, self._opened(), self._day())
        except NotAShelf as error:
            fault = error.why
            log.warning("imported documents cannot be read: %s %s", fault.key, dict(fault.slots))
            stock = memory.stock(self.names, ours, None, self._day())
        return State(stock, fault)

    def _opened(self) -> Shelf | None:
        """The shelf for searching, kept open until another file stands in its place."""
        try:
            found = (self._folder / FILE).stat()
        except OSError:
            return None
        file = (found.st_dev, found.st_ino)
        if self._shelf is None or self._shelf[0] != file:
            shelf = opened(self._folder)
            self._open.callback(shelf.db.close)
            self._shelf = (file, shelf)
        return self._shelf[1]


def _warmed(state: State) -> State:
    for game in GAMES:
        _offers(state.index, game)
    return state


_offers = lru_cache(maxsize=len(GAMES))(offers_of)
"""Those of one index: what an older one offered is not kept."""
