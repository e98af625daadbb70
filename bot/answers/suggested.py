"""What is offered where nothing was found: rules and names, as the reader calls them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers import naming
from bot.answers.values import Line
from rulesdb.library.numbered import begins

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.answers.hits import Showing
    from bot.answers.values import Moved
    from rulesdb.library.found import Found, Near
    from rulesdb.library.index import Index


def suggestions(
    showing: Showing, found: Found, moved: Sequence[Moved], language: str
) -> tuple[Line, ...]:
    """Where an old number stands now, else the numbers and names that are nearest."""
    if found.finds or not any(it.now not in {(), (it.number,)} for it in moved):
        return tuple(_near(showing, near, language) for near in found.nearest)
    gone = [it for it in moved if it.now != (it.number,)]
    called = {number: it.name or it.under for it in gone for number in it.now}
    return tuple(
        Line(number, _said(showing, number, language) or called[number]) for number in called
    )


def _near(showing: Showing, near: Near, language: str) -> Line:
    if near.mechanic:
        return named(showing.index, near, language)
    return Line(near.number, _said(showing, near.number, language) or near.text)


def named(index: Index, near: Near, language: str) -> Line:
    """A name to offer, in the language in which a source gives it."""
    if not near.mechanic:
        return Line(near.number, near.text)
    return Line(near.number, *_called(index, near.mechanic, language))


def _called(index: Index, mechanic: str, language: str) -> tuple[str, str, str]:
    name, spoken = naming.called(index, mechanic, language)
    return name, mechanic, spoken


def _said(showing: Showing, number: str, language: str) -> str:
    """What a rule is called in a language, else what it begins with: there, or where we look."""
    shown = showing.shown
    places = shown.at(number) if shown else ()
    if shown is None or not places:
        return ""
    find, edition = showing.index.find(shown, places[0]), shown.edition
    names = showing.index.names
    named = names.headword(find.mechanic, language) if find.title and find.mechanic else None
    if named:
        return named
    for volume in showing.index.editions(edition.game, edition.document, language):
        its = volume.edition
        if its.language == language and its.date == edition.date and volume.at(number):
            return begins(volume, volume.at(number)[0])
    return begins(shown, places[0])
