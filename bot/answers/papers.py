"""Which stored document is meant by an edition, and what leads back to one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.values import Mistake
from rulesdb.library.found import Find

if TYPE_CHECKING:
    from bot.answers.values import Reader
    from bot.questions import RuleQuestion
    from rulesdb.library.documents import Edition
    from rulesdb.library.found import Asked
    from rulesdb.library.index import Index
    from rulesdb.library.library import State
    from rulesdb.library.shelf import Holding


def chosen(state: State, named: str, asked: Asked) -> Holding | None:
    """The stored document that a mark, a date or a title names, or the beginning of one."""
    wanted = named.strip().casefold()
    fitting = [it for it in state.holdings if it.edition.game in asked.games and _is(it, wanted)]
    return max(fitting, key=lambda it: _fit(it, wanted, asked), default=None)


def _is(holding: Holding, wanted: str) -> bool:
    it = holding.edition
    begun = (it.date or "undated", it.title.casefold())
    return wanted in _names(holding) or any(each.startswith(wanted) for each in begun)


def _names(holding: Holding) -> tuple[str, str]:
    return holding.name.casefold(), holding.mark.casefold()


def _fit(holding: Holding, wanted: str, asked: Asked) -> tuple[bool, bool, bool, bool, str]:
    """How well a document fits: by name, the game, whole texts, the language, then the newest."""
    edition: Edition = holding.edition
    return (
        wanted in _names(holding),
        edition.game == asked.games[0],
        edition.extent == "whole",
        edition.language == asked.language,
        edition.date or "",
    )


def unknown(state: State, question: RuleQuestion, reader: Reader) -> Mistake:
    """That no stored edition is called so, and which there are."""
    game = question.game or reader.game
    dates = {it.edition.date for it in state.holdings if it.edition.game == game}
    return Mistake(
        "edition-unknown",
        reader.language,
        (("edition", question.edition or ""),),
        suggestions=tuple(sorted(filter(None, dates), reverse=True)[:5]),
    )


def notes(index: Index, asked: Asked) -> tuple[Find, ...]:
    """What a document without rules about it says of a mechanic that is the query."""
    hits = index.names.find(asked.query)
    known = {asked.query, *(hit.name.mechanic for hit in hits)} & index.names.by_mechanic.keys()
    return tuple(
        Find(volume, "note", at, note.about)
        for volume in dict.fromkeys(index.imported.values())
        for at, note in enumerate(volume.notes)
        if note.about in known
    )


def way(state: State, index: Index, find: Find, language: str) -> tuple[str, str]:
    """What opens a text: its number, and the mark of its document if that leads to another one.

    For a note it is the mechanic instead of a number.
    Nothing where neither does: a stored document is no text of the project's own.
    """
    volume = find.volume
    if _leads(index, find, language):
        return find.number, ""
    sought = find.mechanic or "" if find.kind == "note" else find.number
    stored = (it for it in state.holdings if (it.name, it.edition) == (volume.name, volume.edition))
    marked = next((it.mark for it in stored), "") if sought else ""
    return (sought, marked) if marked else ("", "")


def _leads(index: Index, find: Find, language: str) -> bool:
    """Whether the number alone leads to the text, for this reader."""
    finds = index.rule(find.volume.edition.game, find.number, language) if find.number else ()
    volume = find.volume
    return any((it.volume.name, it.volume.edition) == (volume.name, volume.edition) for it in finds)
