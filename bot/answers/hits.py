"""A found rule as it is shown: its text, what stands around it, and where it stands elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.values import Hit, Line, Stand
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.numbered import begins
from rulesdb.library.renumbered import Renumbering

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.questions import RuleQuestion
    from rulesdb.library.documents import Edition
    from rulesdb.library.found import Find
    from rulesdb.library.index import Index
    from rulesdb.library.lives import Lives
    from rulesdb.library.shelf import Holding
    from rulesdb.library.volume import Volume

# A rule with more below it is answered by what stands directly under it.
MOST_BELOW = 60


@dataclass(frozen=True, slots=True)
class Showing:
    """What finds are shown for: the question, the edition looked into, all that is stored.

    `english` says of which date the newest English text in force is, by document.
    """

    question: RuleQuestion
    index: Index
    shown: Volume | None
    lives: Lives
    holdings: Sequence[Holding]
    english: Mapping[str, str]

    @property
    def day(self) -> str | None:
        """The day of the edition looked into."""
        return self.shown.edition.date if self.shown else None


def hit(showing: Showing, find: Find, paper: str = "") -> Hit:
    """A find with all that an answer says of it; `paper` is the mark of its document."""
    volume, edition = find.volume, find.volume.edition
    if find.kind != "rule":
        entry = volume.glossary[find.at] if find.kind == "term" else volume.notes[find.at]
        named = (find.mechanic, find.title, entry.text)
        return Hit("", *named, edition.language, edition, paper=paper)
    rule, question = volume.rules[find.at], showing.question
    below = () if question.only else _below(find)
    number = _number_of_today(showing, find)
    moved = number != rule.number
    previous, following = (None, None) if moved else _beside(showing.index.in_full(find))
    return Hit(
        number,
        find.mechanic,
        heading(find),
        rule.text,
        edition.language,
        edition,
        tuple(Line(volume.rules[at].number, begins(volume, at)) for at in below),
        _examples(find, below) if question.examples else (),
        previous,
        following,
        rule.number if moved else "",
        *_around(showing, edition, rule.number),
        _newer(showing, edition),
        paper,
    )


def heading(find: Find) -> str:
    """The heading of a rule, else of the nearest one above it."""
    at: int | None = find.at
    while at is not None:
        if found := find.volume.rules[at].heading:
            return found
        at = find.volume.parent(at)
    return ""


def _number_of_today(showing: Showing, find: Find) -> str:
    """The number of a text of another day in the edition looked into, where that is one number."""
    edition = find.volume.edition
    main = edition.document in {MAIN[edition.game], "article"}
    if showing.question.edition or not main or showing.shown is None or edition.date == showing.day:
        return find.number
    now = Renumbering(showing.index, showing.lives).number_in(find, showing.shown)
    return now[0] if len(now) == 1 else find.number


def _around(showing: Showing, edition: Edition, number: str) -> tuple[Stand | None, Stand | None]:
    """The same rule in the stored editions before and after one."""
    if edition.date is None or edition.document != MAIN[edition.game]:
        return None, None
    whole = [
        it.edition
        for it in showing.holdings
        if it.edition.extent == "whole"
        and (it.edition.game, it.edition.document) == (edition.game, edition.document)
    ]
    spoken = [it for it in whole if it.language == edition.language]
    dates = [it.date for it in spoken or whole if it.date and (spoken or it.language == ORIGINAL)]
    earlier = max((date for date in dates if date < edition.date), default=None)
    later = min((date for date in dates if date > edition.date), default=None)
    return _stand(showing, edition, number, earlier), _stand(showing, edition, number, later)


def _newer(showing: Showing, edition: Edition) -> str | None:
    """The date of the English text, where it is newer than this one in another language."""
    if edition.language == ORIGINAL or edition.date is None:
        return None
    date = showing.english.get(edition.document, "")
    return date if date > edition.date else None


def _stand(showing: Showing, edition: Edition, number: str, date: str | None) -> Stand | None:
    if date is None or edition.date is None:
        return None
    there = showing.lives.carried(number, edition.date, date)
    return Stand(date, there[0]) if there else None


def _beside(find: Find) -> tuple[str | None, str | None]:
    """The numbers before and after a rule: of what it follows, and of what is not under it."""
    volume = find.volume
    places = volume.previous(find.at), volume.following(find.at)
    before, after = (None if place is None else volume.rules[place].number for place in places)
    return before, after


def _below(find: Find) -> tuple[int, ...]:
    everything = find.volume.below(find.at)
    return everything if len(everything) <= MOST_BELOW else find.volume.children(find.at)


def _examples(find: Find, below: tuple[int, ...]) -> tuple[str, ...]:
    rules = find.volume.rules
    return tuple(example for at in (find.at, *below) for example in rules[at].examples)
