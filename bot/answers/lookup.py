"""Which rule is meant, and what it says: a rule question in, its answer out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.values import Also, Hit, Line, Mistake, RuleAnswer
from rulesdb.library.documents import GAMES
from rulesdb.library.found import Asked
from rulesdb.library.numbered import begins

if TYPE_CHECKING:
    from bot.answers.values import Reader
    from bot.questions import RuleQuestion
    from rulesdb.library.documents import Edition
    from rulesdb.library.found import Find, Other
    from rulesdb.library.index import Index
    from rulesdb.library.library import Library
    from rulesdb.library.shelf import Holding

# A rule with more below it is answered by what stands directly under it.
MOST_BELOW = 60


def answer(question: RuleQuestion, library: Library, reader: Reader) -> RuleAnswer | Mistake:
    """The rules that the words mean, in the reader's language where there is a text of it."""
    others = () if question.game else tuple(game for game in GAMES if game != reader.game)
    asked = Asked(question.query, (question.game or reader.game, *others), reader.language)
    holding = _holding(library, question, asked) if question.edition else None
    if question.edition and holding is None:
        return _unknown_edition(question, library, reader)
    found, index = library.search(asked, holding)
    return RuleAnswer(
        question,
        found.game,
        reader.language,
        found.by,
        tuple(_hit(index, find, question) for find in found.finds),
        also=tuple(_also(index, other, reader.language) for other in found.others),
        suggestions=tuple(Line(near.number, near.text) for near in found.nearest),
    )


def _hit(index: Index, find: Find, question: RuleQuestion) -> Hit:
    volume, edition = find.volume, find.volume.edition
    if find.kind != "rule":
        entry = volume.glossary[find.at] if find.kind == "term" else volume.notes[find.at]
        return Hit("", find.mechanic, find.title, entry.text, edition.language, edition)
    rule = volume.rules[find.at]
    below = () if question.only else _below(find)
    previous, following = _beside(index.in_full(find))
    return Hit(
        rule.number,
        find.mechanic,
        _heading(find),
        rule.text,
        edition.language,
        edition,
        tuple(Line(volume.rules[at].number, begins(volume, at)) for at in below),
        _examples(find, below) if question.examples else (),
        previous,
        following,
    )


def _beside(find: Find) -> tuple[str | None, str | None]:
    """The numbers before and after a rule: of what it follows, and of what is not under it."""
    volume = find.volume
    places = volume.previous(find.at), volume.following(find.at)
    before, after = (None if place is None else volume.rules[place].number for place in places)
    return before, after


def _heading(find: Find) -> str:
    """The heading of a rule, else of the nearest one above it."""
    at: int | None = find.at
    while at is not None:
        if heading := find.volume.rules[at].heading:
            return heading
        at = find.volume.parent(at)
    return ""


def _below(find: Find) -> tuple[int, ...]:
    everything = find.volume.below(find.at)
    return everything if len(everything) <= MOST_BELOW else find.volume.children(find.at)


def _examples(find: Find, below: tuple[int, ...]) -> tuple[str, ...]:
    rules = find.volume.rules
    return tuple(example for at in (find.at, *below) for example in rules[at].examples)


def _also(index: Index, other: Other, language: str) -> Also:
    if other.find:
        edition = other.find.volume.edition
        named = filter(None, (other.find.title, edition.title, edition.date))
        name = " · ".join(dict.fromkeys(named))
        return Also(edition.game, other.mechanic, name, other.find.number, other.why)
    mechanic = other.mechanic or ""
    finds = index.mechanic(mechanic, language)
    number = finds[0].number if finds else index.names.rule(mechanic)
    names = index.names
    name = names.headword(mechanic, language) or names.headword(mechanic, "en") or mechanic
    return Also(mechanic.partition(":")[0], mechanic, name, number, other.why)


def _holding(library: Library, question: RuleQuestion, asked: Asked) -> Holding | None:
    """The stored document that an edition's date, or the beginning of one, names."""
    wanted = (question.edition or "").strip()
    fitting = [
        it
        for it in library.state.holdings
        if it.edition.game in asked.games
        and (it.name == wanted or (it.edition.date or "undated").startswith(wanted))
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


def _unknown_edition(question: RuleQuestion, library: Library, reader: Reader) -> Mistake:
    game = question.game or reader.game
    dates = {it.edition.date for it in library.state.holdings if it.edition.game == game}
    return Mistake(
        "edition-unknown",
        reader.language,
        (("edition", question.edition or ""),),
        suggestions=tuple(sorted(filter(None, dates), reverse=True)[:5]),
    )
