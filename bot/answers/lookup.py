"""Which rule is meant, and what it says: a rule question in, its answer out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from bot.answers import besides, moves, naming, papers
from bot.answers.called import Unruled
from bot.answers.hits import Showing, hit
from bot.answers.suggested import suggestions
from bot.answers.values import Reach, RuleAnswer
from rulesdb import numbers
from rulesdb.library import numbered
from rulesdb.library.documents import GAMES
from rulesdb.library.found import Asked
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.remembered import Remembered

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.answers.values import Hit, Mistake, Moved, Reader
    from bot.questions import RuleQuestion
    from rulesdb.library.found import Found
    from rulesdb.library.library import Library, State
    from rulesdb.library.names import Names


_ANSWERS: WeakKeyDictionary[Library, Remembered[RuleAnswer | Mistake]] = WeakKeyDictionary()


def answer(question: RuleQuestion, library: Library, reader: Reader) -> RuleAnswer | Mistake:
    """The rules that the words mean, in the reader's language where there is a text of it."""
    answers = _ANSWERS.setdefault(library, Remembered())
    asked = (question, reader)
    return answers.get(library.grounds(), asked, lambda: _answer(question, library, reader))


def _answer(question: RuleQuestion, library: Library, reader: Reader) -> RuleAnswer | Mistake:
    others = () if question.game else tuple(game for game in GAMES if game != reader.game)
    asked = Asked(question.query, (question.game or reader.game, *others), reader.language)
    state = library.state
    holding = papers.chosen(state, question.edition, asked) if question.edition else None
    if question.edition and holding is None:
        return papers.unknown(state, question, reader)
    found, index = library.search(asked, holding, state)
    if holding and not found.finds and (notes := papers.notes(index, asked)):
        found = replace(found, by="name", game=holding.edition.game, finds=notes, nearest=())
    games = (found.game,) if found.finds else found.games
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
    asking = index if holding else state.index  # where the buttons of the card look
    ways = (papers.way(state, asking, find, reader.language) for find in found.finds)
    hits = tuple(
        hit(showings[0], find, paper) for find, (_, paper) in zip(found.finds, ways, strict=True)
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
        also=tuple(besides.also(state, asking, it, reader.language) for it in found.others),
        moved=moved,
        suggestions=suggestions(showing, found, moved, reader.language),
        reach=None if found.finds else _reach(showing, found.query, library.names, reader.language),
        unruled=tuple(_unruled(state, found)),
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
    if showing.shown and showing.shown.edition.document not in {MAIN[lives.game], "article"}:
        return  # only the rules of play are known through the years
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


def _unruled(state: State, found: Found) -> Iterator[Unruled]:
    """What was named and has no rule in anything that is stored."""
    for mechanic in found.textless:
        if not state.index.mechanic(mechanic, ORIGINAL):
            game = mechanic.partition(":")[0]
            yield Unruled(game, mechanic, naming.everywhere(state.index, mechanic))
