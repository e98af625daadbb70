"""Which editions a question means: those that are stored, and those whose numbers are known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.values import Mistake
from rulesdb import numbers
from rulesdb.library.documents import Edition
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.readers.hints import is_date
from rulesdb.library.readers.kinds import name_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.answers.values import Reader
    from rulesdb.library.library import Library
    from rulesdb.library.shelf import Holding

SUGGESTED = 5
PAIR = 2


@dataclass(frozen=True, slots=True)
class Known:
    """An edition: with its texts where it is stored, else with its numbers only."""

    edition: Edition
    holding: Holding | None = None

    @property
    def day(self) -> str:
        return self.edition.date or ""


def kept(library: Library, game: str, language: str) -> tuple[Holding, ...]:
    """The stored editions of a game's main rules, in a language that has two of them."""
    for spoken in (language, ORIGINAL):
        found = _of_kind(library, (game, MAIN[game], spoken))
        if len(found) >= PAIR:
            break
    return found


def is_number(typed: str) -> bool:
    """Whether a text is the number of a rule and not a year or a day."""
    return numbers.read(typed) is not None and not typed.strip().isdigit()


def compared(
    library: Library, game: str, reader: Reader, since: str | None, until: str | None
) -> tuple[Known, Known] | Mistake:
    """The older and the newer of the two editions that are to be compared.

    Where one is not said it is the newest in force, or the one before the other.
    """
    its = _pool(library, game, reader.language, since, until)
    for typed in filter(None, (since, until)):
        if _named(its, typed) is None:
            near = tuple(sorted(its, reverse=True)[:SUGGESTED])
            return Mistake(
                "edition-unknown", reader.language, (("edition", typed),), suggestions=near
            )
    before, after = (_named(its, typed) if typed else None for typed in (since, until))
    stored = {day: it for day, it in its.items() if it.holding}
    day = library.state.stock.day
    if after is None:
        usual = stored if len(stored) >= PAIR or before is None else its
        after = its[max(it for it in (usual or its) if it <= day)]
    if before is None:
        older = [it for it in stored if it < after.day] or [it for it in its if it < after.day]
        before = its[max(older)] if older else after
    if before.day == after.day:
        return Mistake("changes-same", reader.language, (("edition", after.day),))
    return (before, after) if before.day < after.day else (after, before)


def _pool(
    library: Library, game: str, language: str, since: str | None, until: str | None
) -> Mapping[str, Known]:
    """All editions that can be meant, by their day: of one kind, which a stored name may tell."""
    named = next((it for it in library.state.holdings if it.name in {since, until}), None)
    if named:
        edition = named.edition
        game, kind = edition.game, (edition.game, edition.document, edition.language)
        holdings = _of_kind(library, kind)
    else:
        holdings = kept(library, game, language)
    stored = {it.edition.date or "": Known(it.edition, it) for it in holdings}
    main = not named or named.edition.document == MAIN[game]
    numbered = library.lives(game).editions if main else ()
    return {day: Known(_only_numbers(game, language, day)) for day in numbered} | stored


def _of_kind(library: Library, kind: tuple[str, str, str]) -> tuple[Holding, ...]:
    return tuple(
        it
        for it in library.state.holdings
        if (it.edition.game, it.edition.document, it.edition.language) == kind
        and it.edition.extent == "whole"
        and it.edition.date
    )


def _only_numbers(game: str, language: str, day: str) -> Edition:
    document = MAIN[game]
    return Edition(game, ORIGINAL, document, "official", "whole", name_of(document, language), day)


def _named(its: Mapping[str, Known], typed: str) -> Known | None:
    """The edition of a name, of the beginning of a day, or in force on a day."""
    wanted = typed.strip()
    by_name = (it for it in its.values() if it.holding and it.holding.name == wanted)
    if found := next(by_name, None):
        return found
    days: Sequence[str] = [day for day in its if day.startswith(wanted)]
    if not days and is_date(wanted):
        days = [day for day in its if day <= wanted]
    return its[max(days)] if days else None
