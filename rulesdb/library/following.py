"""The lives of rules carried on into stored editions that are newer than the project."""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING

from rulesdb.library import histories
from rulesdb.library.chronicle import Dated, continued
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.opening import NotAShelf, open_shelf, reading

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rulesdb.library.lives import Lives
    from rulesdb.library.shelf import Holding


class Following:
    """The lives of each game's rules, worked out once for what is stored.

    A bot sets `beside`: then a thread works them out, and those that come with the project answer
    meanwhile, which say themselves of which day they are.
    """

    def __init__(self, folder: Path, *, beside: bool = False) -> None:
        self._folder = folder
        self._beside = beside
        self._working = threading.Lock()
        self._done: dict[str, tuple[object, Lives]] = {}

    def lives(self, game: str, holdings: Sequence[Holding]) -> Lives:
        """The lives of a game's rules up to the newest edition that can be reached."""
        base, newer = beyond(histories.bundled(game), holdings)
        if base is None:
            return histories.bundled(game)
        these = (base.digest, *(it.digest for it in newer))
        known, lives = self._done.get(game, (None, histories.bundled(game)))
        if known == these:
            return lives
        if not self._beside:
            return self._worked_out(game, base, newer)
        if self._working.locked():
            return lives
        work = threading.Thread(
            target=self._worked_out, args=(game, base, newer), name="lives", daemon=True
        )
        work.start()
        return lives

    def _worked_out(self, game: str, base: Holding, newer: Sequence[Holding]) -> Lives:
        these = (base.digest, *(it.digest for it in newer))
        with self._working:
            known, lives = self._done.get(game, (None, histories.bundled(game)))
            if known != these:
                with contextlib.suppress(NotAShelf):  # what was there has just gone: not followed
                    lives = _carried_on(self._folder, histories.bundled(game), base, newer)
                    self._done[game] = (these, lives)
        return lives


def beyond(lives: Lives, holdings: Sequence[Holding]) -> tuple[Holding | None, list[Holding]]:
    """The stored editions that are newer than all that is known, and one to reach them from."""
    its = [it for it in holdings if _is_original(it, lives.game)]
    newer = [it for it in its if (it.edition.date or "") > lives.editions[-1]]
    known = [it for it in its if it.edition.date in lives.editions]
    return (known[-1], newer) if known and newer else (None, [])


def _is_original(holding: Holding, game: str) -> bool:
    it = holding.edition
    kind = (it.game, it.document, it.language, it.extent)
    return kind == (game, MAIN[game], ORIGINAL, "whole") and it.date is not None


def _carried_on(folder: Path, lives: Lives, base: Holding, newer: Sequence[Holding]) -> Lives:
    with open_shelf(folder) as shelf, reading(shelf):
        last = Dated(base.edition.date or "", shelf.volume(base).rules)
        for holding in newer:
            this = Dated(holding.edition.date or "", shelf.volume(holding).rules)
            lives, last = continued(lives, last, this), this
    return lives
