"""Which rule is meant, and what it says: a rule question in, its answer out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.answers import moves
from bot.answers.hits import Showing, hit
from bot.answers.values import Also, Line, Mistake, Reach, RuleAnswer
from rulesdb import numbers
from rulesdb.library import numbered
from rulesdb.library.documents import GAMES
from rulesdb.library.found import Asked
from rulesdb.library.index import ORIGINAL
from rulesdb.library.numbered import begins

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.answers.values import Hit, Moved, Reader
    from bot.questions import RuleQuestion
    from rulesdb.library.documents import Edition
    from rulesdb.library.found import Found, Other
    from rulesdb.library.index import Index
    from rulesdb.library.library import Library, State
    from rulesdb.library.names import Names
    from rulesdb.library.shelf import Holding


def answer(question: RuleQuestion, library: Library, reader: Reader) -> RuleAnswer | Mistake:
    """The rules that the words mean, in the reader's language where there is a text of it."""
    others = () if question.game else tuple(game for game in GAMES if game != reader.game)
    asked = Asked(question.query, (question.game or reader.game, *others), reader.language)
    state = library.state
    holding = _holding(state, question, asked) if question.edition else None
    if question.edition and holding is None:
        return _unknown_edition(question, state, reader)
    found, index = library.search(asked, holding, state)
    games = (found.game,) if found.finds else asked.games
    shown = partial(index.numbering, language=reader.language)
    showings = [
        Showing(
            question,
            index,
            shown(game),
            library.lives_in(state, game),
            state.holdings,
            state.index.dates(game, ORIGINAL),
        )
        for game in games
    ]
    hits = tuple(hit(showings[0], find) for find in found.finds)
    told = [
        (it, tuple(_moved(it, found.query, hits, library.names, reader.language)))
        for it in showings
    ]
    showing, moved = next((it for it in told if it[1]), told[0])
    return RuleAnswer(
        question,
        showing.lives.game,
        reader.language,
        found.by,
        hits,
        also=tuple(_also(index, other, reader.language) for other in found.others),
        moved=moved,
        suggestions=_suggestions(showing, found, moved),
        reach=None if found.finds else _reach(showing, found.query, library.names, reader.language),
    )


def _reach(showing: Showing, query: str, names: Names, language: str) -> Reach | None:
    """How far the rules go where the number asked for would stand."""
    spans, volume = numbers.read_all(query), showing.shown
    number = numbers.beyond(query) if len(spans) != 1 else spans[0].first
    places = numbered.reach(volume, number) if volume and number else None
    if volume is None or places is None or not volume.edition.date:
        return None
    above, last = (volume.rules[place] for place in places)
    name = moves.called(names, showing.lives.game, language, above.heading)
    return Reach(above.number, name, last.number, volume.edition.date)


def _moved(
    showing: Showing, query: str, hits: Sequence[Hit], names: Names, language: str
) -> Iterator[Moved]:
    """What the numbers asked for meant before; of texts of the past, what their numbers are now."""
    lives, day = showing.lives, showing.day
    if showing.question.edition:
        newest = lives.editions[-1]
        found = [it for each in hits for it in moves.meant_then(lives, each.number, day, newest)]
    else:
        found = [] if hits else list(moves.meant_now(lives, query, day))
        found += moves.meant_before(lives, query, day)
        past = (each for each in hits if each.printed)
        found += [
            it
            for each in past
            for it in moves.meant_then(lives, each.printed, each.edition.date, day)
        ]
    for it in dict.fromkeys(found):
        called = partial(moves.called, names, lives.game, language)
        yield replace(it, name=called(it.name), under=called(it.under))


def _suggestions(showing: Showing, found: Found, moved: Sequence[Moved]) -> tuple[Line, ...]:
    """Where an old number stands now, else the numbers and names that are nearest."""
    if found.finds or not any(it.now not in {(), (it.number,)} for it in moved):
        return tuple(Line(near.number, near.text) for near in found.nearest)
    gone = [it for it in moved if it.now != (it.number,)]
    called = {number: it.name or it.under for it in gone for number in it.now}
    return tuple(Line(number, _begins(showing, number) or called[number]) for number in called)


def _begins(showing: Showing, number: str) -> str:
    """What a rule of the edition looked into begins with; nothing where it is not there."""
    places = showing.shown.at(number) if showing.shown else ()
    return begins(showing.shown, places[0]) if showing.shown and places else ""


def _also(index: Index, other: Other, language: str) -> Also:
    if other.find:
        edition, there = other.find.volume.edition, other.find.number
        own = there if other.number not in {"", there} else ""
        named = filter(None, (other.find.title, edition.title, edition.date, own))
        name = " · ".join(dict.fromkeys(named))
        return Also(edition.game, other.mechanic, name, other.number or there, other.why)
    mechanic = other.mechanic or ""
    finds = index.mechanic(mechanic, language)
    number = finds[0].number if finds else index.names.rule(mechanic)
    names = index.names
    name = names.headword(mechanic, language) or names.headword(mechanic, "en") or mechanic
    return Also(mechanic.partition(":")[0], mechanic, name, number, other.why)


def _holding(state: State, question: RuleQuestion, asked: Asked) -> Holding | None:
    """The stored document that a date or a title names, or the beginning of one."""
    wanted = (question.edition or "").strip().casefold()
    fitting = [
        it
        for it in state.holdings
        if it.edition.game in asked.games
        and (
            it.name == wanted
            or (it.edition.date or "undated").startswith(wanted)
            or it.edition.title.casefold().startswith(wanted)
        )
    ]
    return max(fitting, key=lambda it: _fit(it.edition, asked), default=None)


def _fit(edition: Edition, asked: Asked) -> tuple[bool, bool, bool, str]:
    """How well an edition fits: the game, whole texts, the language, then the newest."""
    return (
        edition.game == asked.games[0],
        edition.extent == "whole",
        edition.language == asked.language,
        edition.date or "",
    )


def _unknown_edition(question: RuleQuestion, state: State, reader: Reader) -> Mistake:
    game = question.game or reader.game
    dates = {it.edition.date for it in state.holdings if it.edition.game == game}
    return Mistake(
        "edition-unknown",
        reader.language,
        (("edition", question.edition or ""),),
        suggestions=tuple(sorted(filter(None, dates), reverse=True)[:5]),
    )
