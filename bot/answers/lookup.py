"""Which rule is meant, and what it says: a rule question in, its answer out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.answers import moves, naming, papers
from bot.answers.hits import Showing, hit
from bot.answers.values import Also, Line, Reach, RuleAnswer
from rulesdb import numbers
from rulesdb.library import numbered
from rulesdb.library.documents import GAMES
from rulesdb.library.found import Asked
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.numbered import begins

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.answers.values import Hit, Mistake, Moved, Reader
    from bot.questions import RuleQuestion
    from rulesdb.library.found import Found, Other
    from rulesdb.library.index import Index
    from rulesdb.library.library import Library, State
    from rulesdb.library.names import Names


def answer(question: RuleQuestion, library: Library, reader: Reader) -> RuleAnswer | Mistake:
    """The rules that the words mean, in the reader's language where there is a text of it."""
    others = () if question.game else tuple(game for game in GAMES if game != reader.game)
    asked = Asked(question.query, (question.game or reader.game, *others), reader.language)
    state = library.state
    holding = papers.chosen(state, question.edition, asked) if question.edition else None
    if question.edition and holding is None:
        return papers.unknown(state, question, reader)
    found, index = library.search(asked, holding, state)
    if holding and not found.finds and (notes := papers.notes(index, asked)):
        found = replace(found, by="name", game=holding.edition.game, finds=notes, nearest=())
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
    ways = (papers.way(state, index, find, reader.language) for find in found.finds)
    hits = tuple(
        replace(hit(showings[0], find), paper=paper)
        for find, (_, paper) in zip(found.finds, ways, strict=True)
    )
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
        also=tuple(_also(state, index, other, reader.language) for other in found.others),
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
        rules = (it for it in hits if it.edition.document in {MAIN[it.edition.game], "article"})
        found = [it for each in rules for it in moves.meant_then(lives, each.number, day, newest)]
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


def _also(state: State, index: Index, other: Other, language: str) -> Also:
    if other.find:
        edition, number = other.find.volume.edition, other.find.number
        own = number if other.number not in {"", number} else ""
        named = filter(None, (other.find.title, edition.title, edition.date, own))
        name = " · ".join(dict.fromkeys(named))
        there, paper = papers.way(state, index, other.find, language)
        now = other.number or number
        return Also(edition.game, other.mechanic, name, now, other.why, there, paper)
    mechanic = other.mechanic or ""
    finds = index.mechanic(mechanic, language)
    number = finds[0].number if finds else index.names.rule(mechanic)
    game, (name, spoken) = mechanic.partition(":")[0], naming.called(index, mechanic, language)
    there = finds[0].number if finds else ""
    return Also(game, mechanic, name, number, other.why, there, spoken=spoken)
