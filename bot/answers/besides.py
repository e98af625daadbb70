"""What else was perhaps meant, and what opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers import naming, papers
from bot.answers.called import Also, Shared
from rulesdb.library import fold

if TYPE_CHECKING:
    from rulesdb.library.found import Find, Other
    from rulesdb.library.index import Index
    from rulesdb.library.library import State
    from rulesdb.library.names import NameHit


def also(state: State, index: Index, other: Other, language: str) -> Also:
    """A text by its document, a mechanic by its name."""
    if other.find:
        return _text(state, index, other, other.find, language)
    return mechanic(index, other, language)


def _text(state: State, index: Index, other: Other, find: Find, language: str) -> Also:
    edition, number = find.volume.edition, find.number
    there, paper = papers.way(state, index, find, language)
    return Also(
        edition.game,
        other.mechanic,
        find.title,
        other.number or number,
        other.why,
        there,
        paper,
        title=edition.title,
        date=edition.date,
        own=number if other.number not in {"", number} else "",
    )


def mechanic(index: Index, other: Other, language: str) -> Also:
    """What it is called, its number, and the name that it shares with what was typed."""
    it = other.mechanic or ""
    name, spoken = naming.called(index, it, language)
    finds = index.mechanic(it, language)
    there = finds[0].number if finds else ""
    return Also(
        it.partition(":")[0],
        it,
        name,
        there or index.names.rule(it),
        other.why,
        there,
        spoken=spoken,
        shared=_shared(other.name, name) if other.name else None,
    )


def _shared(hit: NameHit, shown: str) -> Shared | None:
    """The name that is shared; none where it is the one that is shown."""
    if fold.key(hit.written) == fold.key(shown):
        return None
    return Shared(hit.written, hit.name.language, hit.how)
