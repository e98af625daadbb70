"""The game or document that a query itself names: "Riftbound 103", "tournament rules 702"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb import numbers
from rulesdb.library import fold, phrasing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.library.documents import Edition
    from rulesdb.library.found import Asked
    from rulesdb.library.shelf import Holding

_GAMES = {
    "riftbound": "riftbound",
    "rift bound": "riftbound",
    "riftbound core rules": "riftbound",
    "core rules": "riftbound",
    "リフトバウンド": "riftbound",
    "コアルール": "riftbound",
    "magic": "magic",
    "mtg": "magic",
    "magic the gathering": "magic",
    "magic comprehensive rules": "magic",
    "comprehensive rules": "magic",
    "総合ルール": "magic",
}
_TOURNAMENT = "tournament"
_OF_TOURNAMENTS = frozenset(
    (
        *("tournament rules", "riftbound tournament rules", "regles de tournoi"),
        *("turnierregeln", "トーナメントルール"),
    )
)
# Too short to be told from other words, but not before or after a number.
_SHORT = {"rb": "riftbound", "tr": _TOURNAMENT}


def addressed(asked: Asked, holdings: Iterable[Holding]) -> tuple[Asked, Holding | None]:
    """What is asked of the game or document that the query names, and that document.

    Left as it is where nothing else is said, where another game was chosen, and where the rules
    of tournaments that it names are not stored.
    """
    for said, rest in _parts(asked.query):
        meant = _meant(said, rest)
        if not meant or not phrasing.telling_only(rest, asked.language):
            continue
        if meant == _TOURNAMENT:
            found = _of_tournaments(asked, holdings)
            return (replace(asked, query=rest), found) if found else (asked, None)
        if meant in asked.games:
            games = tuple(dict.fromkeys((meant, *asked.games)))
            return replace(asked, query=rest, games=games), None
    return asked, None


def _meant(said: str, rest: str) -> str | None:
    """The game that words name, or that they name the rules of tournaments."""
    if said in _OF_TOURNAMENTS:
        return _TOURNAMENT
    return _GAMES.get(said) or (_SHORT.get(said) if numbers.read_all(rest) else None)


def _parts(query: str) -> Iterator[tuple[str, str]]:
    """The first and the last words of a query, each with the rest of it; the most first."""
    words = query.split()
    for count in range(min(4, len(words) - 1), 0, -1):
        yield " ".join(fold.words(" ".join(words[:count]))), " ".join(words[count:])
        yield " ".join(fold.words(" ".join(words[-count:]))), " ".join(words[:-count])


def _of_tournaments(asked: Asked, holdings: Iterable[Holding]) -> Holding | None:
    """The newest rules of tournaments that are stored, of the asked language if there are any."""
    fitting = [
        it
        for it in holdings
        if it.edition.document == _TOURNAMENT and it.edition.game in asked.games
    ]
    return max(fitting, key=lambda it: _fit(it.edition, asked.language), default=None)


def _fit(edition: Edition, language: str) -> tuple[bool, bool, str]:
    return edition.extent == "whole", edition.language == language, edition.date or ""
