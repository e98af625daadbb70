"""What an answer can be: a rule, a timing, a transcript, or a mistake a person made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.answers.called import Also, Naming, Unruled
    from bot.answers.understood import Heard, Printed, Wish
    from bot.questions import (
        CanIQuestion,
        ChangesQuestion,
        HelpQuestion,
        RuleQuestion,
        ScenarioQuestion,
        TermQuestion,
    )
    from rulesdb.engine.checks import Check
    from rulesdb.engine.questions import Timing
    from rulesdb.engine.scenario import Transcript
    from rulesdb.library.documents import Edition
    from rulesdb.library.lives import Stay
    from rulesdb.library.marks import Piece


@dataclass(frozen=True, slots=True)
class Reader:
    """Who an answer is for: the language and the game that were resolved."""

    language: str
    game: str


@dataclass(frozen=True, slots=True)
class Line:
    """A number with the first words under it: a subrule, a neighbour, a suggestion.

    Of a mechanic it is the name, in the language in which it is `spoken`.
    """

    number: str
    text: str
    mechanic: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a rule stands in another edition that is stored: the day of it, and the number."""

    date: str
    number: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that answers a look-up, as its edition has it.

    A text of the past stands under the number of today; `printed` is then the one that its
    edition has.  `earlier` and `later` are the same rule in the editions stored around this one.
    `newer` is the date of an English edition that is newer than this translation or summary.
    `paper` marks its document, where its number alone leads to another one.
    """

    number: str
    mechanic: str | None
    heading: str
    text: str
    language: str
    edition: Edition
    subrules: tuple[Line, ...] = ()
    examples: tuple[str, ...] = ()
    previous: str | None = None
    following: str | None = None
    printed: str = ""
    earlier: Stand | None = None
    later: Stand | None = None
    newer: str | None = None
    paper: str = ""


@dataclass(frozen=True, slots=True)
class Moved:
    """A number that meant something else: what, in editions from when to when, and where it is now.

    `now` is by the edition of `by`; a rule that was split has several numbers, one that is gone
    has none.  `name` is the heading of the rule, else `under` that of the nearest above it.
    """

    number: str
    date: str
    now: tuple[str, ...]
    name: str = ""
    under: str = ""
    since: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class Reach:
    """How far the rules go where one that was asked for would stand, in the edition of a date."""

    number: str
    name: str
    last: str
    date: str


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """The rules found; `found_by` says how: number, name, text, fuzzy or none.

    `reach` is told of a number that the edition shown does not have.  `unruled` are the names of
    what was asked for where no stored edition has a rule of it.
    """

    question: RuleQuestion
    game: str
    language: str
    found_by: str
    hits: tuple[Hit, ...]
    also: tuple[Also, ...] = ()
    moved: tuple[Moved, ...] = ()
    suggestions: tuple[Line, ...] = ()
    reach: Reach | None = None
    unruled: tuple[Unruled, ...] = ()


@dataclass(frozen=True, slots=True)
class Term:
    """A mechanic or term: its names, a sentence and whose it is, its rule, what is like it.

    `paper` marks the document of the rule, where its number alone leads to another one.
    """

    game: str
    mechanic: str | None
    names: tuple[Naming, ...]
    text: str
    source: Edition | None
    number: str
    edition: Edition | None
    also: tuple[Also, ...] = ()
    paper: str = ""


@dataclass(frozen=True, slots=True)
class TermAnswer:
    """What a name means, most likely first; `found_by` says how: name, number, fuzzy or none."""

    question: TermQuestion
    game: str
    language: str
    found_by: str
    terms: tuple[Term, ...]
    suggestions: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class TimingAnswer:
    """The engine's answer to "can I … now?", about a mechanic by its name in the language.

    `timing` is none where there is nothing to run: the mechanic acts `by_itself`, or it is not
    modelled.  `rules` are numbered as in `edition`, and `shown` as in the edition that /rule shows:
    fewer, where it is not known what became of one.  `heard` is what was understood of a question
    in the asker's own words, `printed` how the card was understood.
    """

    question: CanIQuestion
    game: str
    language: str
    mechanic: str
    timing: Timing | None
    rules: tuple[str, ...]
    edition: str
    name: str = ""
    name_language: str = ""
    by_itself: Check | None = None
    shown: tuple[str, ...] | None = None
    heard: Heard | None = None
    printed: Printed | None = None


@dataclass(frozen=True, slots=True)
class ScenarioAnswer:
    """A scenario played to its end."""

    question: ScenarioQuestion
    game: str
    language: str
    transcript: Transcript


@dataclass(frozen=True, slots=True)
class Changed:
    """What became of a rule between two editions, or of those that were one or became one.

    `kind` is new, gone, split, merged, moved, reworded or renumbered.  `pieces` are its words,
    those that went and came marked; `below` counts what moved under it, and with it.
    """

    kind: str
    old: tuple[str, ...]
    new: tuple[str, ...]
    heading: str
    pieces: tuple[Piece, ...] = ()
    below: int = 0


@dataclass(frozen=True, slots=True)
class Lived:
    """One rule through the editions: its number now, or none where it is gone; its heading.

    `reworded` are the stored editions in which it says something else than in the one before.
    """

    now: str
    name: str
    stays: tuple[Stay, ...]
    reworded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangesAnswer:
    """What is otherwise in the edition `until` than in that `since`, and the lives of one number.

    Where only a number was asked about, no editions are compared.  `worded` says that both
    editions are stored; else only numbers are known.
    """

    question: ChangesQuestion
    game: str
    language: str
    since: Edition | None
    until: Edition | None
    changes: tuple[Changed, ...]
    lives: tuple[Lived, ...] = ()
    worded: bool = False


@dataclass(frozen=True, slots=True)
class Mistake:
    """What a person got wrong: a key for the sentence, its slots, and the nearest right words.

    `line` and `column` count from 1 and point into a scenario, which `file` may hold; `wishes`
    are what can be asked instead.
    """

    key: str
    language: str
    slots: tuple[tuple[str, str], ...] = ()
    line: int | None = None
    column: int | None = None
    suggestions: tuple[str, ...] = ()
    file: str | None = None
    wishes: tuple[Wish, ...] = ()


@dataclass(frozen=True, slots=True)
class Asking:
    """A command, with lines that ask it and are answered when they are typed."""

    command: str
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HelpAnswer:
    """What can be asked; what else is to be said stands in the catalogue."""

    question: HelpQuestion
    language: str
    commands: tuple[Asking, ...]


Answer = (
    RuleAnswer | TermAnswer | TimingAnswer | ScenarioAnswer | ChangesAnswer | HelpAnswer | Mistake
)
