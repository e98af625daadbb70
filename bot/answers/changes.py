"""What is otherwise in a newer edition, and what has become of one rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.answers import editions
from bot.answers.folding import folded, renumbered
from bot.answers.moves import called
from bot.answers.values import Changed, ChangesAnswer, Lived, Mistake, Reader
from rulesdb import numbers
from rulesdb.library import fold, numbered
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.marks import COMES, GOES, Piece
from rulesdb.library.opening import NotAShelf

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.answers.editions import Known
    from bot.questions import ChangesQuestion
    from rulesdb.library.differences import Change
    from rulesdb.library.documents import Rule
    from rulesdb.library.index import Index
    from rulesdb.library.library import Library
    from rulesdb.library.lives import Life, Lives


def answer(question: ChangesQuestion, library: Library, reader: Reader) -> ChangesAnswer | Mistake:
    """The changes between two editions, or the life of one rule."""
    try:
        return _answered(question, library, reader)
    except NotAShelf as error:
        return Mistake(error.why.key, reader.language, error.why.slots)


def _answered(
    question: ChangesQuestion, library: Library, reader: Reader
) -> ChangesAnswer | Mistake:
    typed, since = question.number, question.since
    if since and not typed and editions.is_number(since):
        typed, since = since, None  # the first option is the one whose name may be left out
    game = question.game or reader.game
    number = _number(library.lives(game), typed, reader) if typed else None
    if isinstance(number, Mistake):
        return number
    lives = tuple(_lived(library, game, reader, it) for it in _of(library.lives(game), number))
    if number and not (since or question.until):
        return ChangesAnswer(question, game, reader.language, None, None, (), lives)
    pair = editions.compared(library, game, reader, since, question.until)
    if isinstance(pair, Mistake):
        return pair
    before, after = (it.edition for it in pair)
    index = library.state.index
    changes = tuple(
        replace(it, heading=_heading(index, before.game, reader.language, it.heading))
        for it in folded(_changes(library, *pair, number))
    )
    worded = all(it.holding for it in pair)
    return ChangesAnswer(
        question, before.game, reader.language, before, after, changes, lives, worded
    )


def _heading(index: Index, game: str, language: str, heading: str) -> str:
    """A heading as the summary in the reader's language has it, else as its mechanic is called."""
    if language == ORIGINAL:
        return heading
    original, own = (index.bundled.get((game, MAIN[game], it)) for it in (ORIGINAL, language))
    if original and own:
        places = original.headed.get(fold.key(heading), ())
        theirs = (at for place in places for at in own.at(original.rules[place].number))
        found = {own.rules[at].heading for at in theirs}
        if len(found) == 1 and (name := found.pop()):
            return name
    return called(index.names, game, language, heading)


def _number(lives: Lives, typed: str, reader: Reader) -> str | Mistake:
    """The number asked about, as the game spells it."""
    number = numbers.read(typed)
    ways = numbered.spellings(number) if number else ()
    if known := next((way for way in ways if lives.of(way)), None):
        return known
    key = "number-unknown" if number else "number-unreadable"
    return Mistake(key, reader.language, (("number", typed),))


def _of(lives: Lives, number: str | None) -> tuple[Life, ...]:
    """The rules that ever had a number, the one that had it last first."""

    def last(life: Life) -> str:
        return max(stay.last for stay in life.stays if stay.number == number)

    return tuple(sorted(lives.of(number), key=last, reverse=True)) if number else ()


def _lived(library: Library, game: str, reader: Reader, life: Life) -> Lived:
    lives = library.lives(game)
    stands = [
        (it, there[0])
        for it in editions.kept(library, game, reader.language)
        if (there := lives.numbers(life, it.edition.date or ""))
    ]
    reworded = library.comparing.reworded(stands) if len(stands) > 1 else ()
    dates = tuple(it.edition.date or "" for it in reworded)
    name = called(library.names, game, reader.language, lives.name(life))
    return Lived(life.now, name, life.stays, dates)


def _changes(
    library: Library, before: Known, after: Known, number: str | None
) -> Iterator[Changed]:
    if before.holding and after.holding:
        found = library.comparing.differences(before.holding, after.holding, number)
        yield from map(_changed, found)
    else:
        yield from renumbered(library.lives(after.edition.game), before.day, after.day, number)


def _changed(change: Change) -> Changed:
    old, new = _numbers(change.old), _numbers(change.new)
    heading = next((rule.heading for rule in (*change.new, *change.old) if rule.heading), "")
    return Changed(change.kind, old, new, heading, change.pieces or tuple(_said(change)))


def _said(change: Change) -> Iterator[Piece]:
    """The words of what came or went whole."""
    kind = {"new": COMES, "gone": GOES}.get(change.kind)
    for rule in (*change.old, *change.new) if kind else ():
        yield Piece(kind or "", "\n".join(filter(None, (rule.heading, rule.text, *rule.examples))))


def _numbers(rules: Iterable[Rule]) -> tuple[str, ...]:
    return tuple(rule.number for rule in rules)
