"""The game or document that a query itself names: "Riftbound 103", "tournament rules 702"."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

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
    "regles de base": "riftbound",
    "grundregeln": "riftbound",
    "リフトバウンド": "riftbound",
    "コアルール": "riftbound",
    "magic": "magic",
    "mtg": "magic",
    "magic the gathering": "magic",
    "magic comprehensive rules": "magic",
    "comprehensive rules": "magic",
    "regles completes": "magic",
    "ausfuhrliches regelwerk": "magic",
    "マジック": "magic",
    "総合ルール": "magic",
}
_TOURNAMENT = "tournament"
_OF_TOURNAMENTS = frozenset(
    f"{before}{named}".strip()
    for before in ("", "riftbound ")
    for named in (
        *("tournament rules", "regles de tournoi", "regles des tournois", "turnierregeln"),
        *("トーナメントルール", "イベントルール"),
    )
)
# Too short to be told from other words, but not before or after a number.
_SHORT = {"rb": "riftbound", "tr": _TOURNAMENT, "riftbound tr": _TOURNAMENT}
_AFTER_JAPANESE = re.compile(
    r"^(リフトバウンド|コアルール|マジック|総合ルール|トーナメントルール)(?=\d)"
)
_BEFORE_NUMBER = re.compile(r"^(rb|tr)(?=\d{3})", re.IGNORECASE)


class Addressed(NamedTuple):
    """What is asked where, and of which document; `absent` where that one is not stored."""

    asked: Asked
    holding: Holding | None = None
    absent: bool = False


def addressed(asked: Asked, holdings: Iterable[Holding]) -> Addressed:
    """What is asked of the game or document that the query names, and of no other.

    Left as it is where nothing else is said, and where another game was chosen.
    """
    for said, rest in _parts(asked.query):
        meant = _meant(said, rest)
        if not meant or not phrasing.telling_only(rest, asked.language):
            continue
        if meant == _TOURNAMENT:
            found = _of_tournaments(asked, holdings)
            absent = found is None and bool(numbers.read_all(rest))
            its = replace(asked, query=rest, games=(found.edition.game,)) if found else asked
            return Addressed(its, found, absent)
        if meant in asked.games:
            return Addressed(replace(asked, query=rest, games=(meant,)))
    return Addressed(asked)


def _meant(said: str, rest: str) -> str | None:
    """The game that words name, or that they name the rules of tournaments."""
    if said in _OF_TOURNAMENTS:
        return _TOURNAMENT
    return _GAMES.get(said) or (_SHORT.get(said) if numbers.read_all(rest) else None)


def _parts(query: str) -> Iterator[tuple[str, str]]:
    """The first and the last words of a query, each with the rest of it; the most first."""
    plain = unicodedata.normalize("NFKC", query).strip()
    words = _BEFORE_NUMBER.sub(r"\1 ", _AFTER_JAPANESE.sub(r"\1 ", plain)).split()
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
