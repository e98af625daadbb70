"""Which ask, or which mechanic, the words of an action mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.answers.games import ANSWERED, ASKS, BY_ITSELF
from bot.answers.heard.fitting import fitted, fitting, tapping, zone
from bot.answers.heard.reading import read, reread
from bot.answers.heard.spots import tongue
from bot.answers.heard.understanding import beside, heard, unused
from bot.answers.responding import answered
from bot.answers.understood import Heard
from bot.answers.values import Mistake, Reader
from bot.answers.wishes import USUAL, nearest_wishes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.answers.heard.line import Line
    from bot.questions import CanIQuestion
    from rulesdb.engine.questions import Ask
    from rulesdb.library.library import Library
    from rulesdb.library.names import Names

ARTICLES = ("a", "an", "the", "my", "your")
AT_WILL = "rb-at-will"
"""What nobody does, so that it is meant only where nothing else is."""
EXILE = "magic:zone-exile"
TELLING = frozenset(("class-level", "companion", "loyalty-ability", "cast-commander"))
"""What only one thing that is asked about has."""
ANSWERING = {"riftbound:action", "riftbound:ambush"}
REACTION = "riftbound:reaction"
"""With what one answers, so that it is asked whether that can be played."""
TYPES = {"riftbound:type-unit", "riftbound:type-gear", "riftbound:type-spell"}
GENERIC = {
    *("magic:cast", "magic:activated-ability", "riftbound:activated-ability"),
    *("magic:term-split-card", "magic:term-double-faced"),
    *TYPES,
}
"""What one says beside what one means: a card is *cast* for flashback, a unit has Ambush."""


@dataclass(frozen=True, slots=True)
class Meant:
    """What the words mean: an ask, or a mechanic that the engine does not play.

    `heard` is what else they say; nothing where they are the name of the ask and no more.
    """

    game: str
    mechanic: str
    ask: Ask | None
    heard: Heard | None = None


def meant(question: CanIQuestion, library: Library, reader: Reader) -> Meant | Mistake:
    """The ask that the action names: by its key, else by what its words say.

    The game in which more of them are understood is meant; the reader's own where both do alike.
    """
    lines: list[Line] = []
    found: list[tuple[int, Meant]] = []
    for game in _games(question, reader):
        line = _line(question, library, reader, game)
        lines.append(line)
        wish = _in_game(question, library, line)
        if wish and _is_meant(wish, line, lines[0]):
            found.append((_missed(wish, line), wish))
            if found[-1][0] == 0:
                break
    if found:
        return min(found, key=lambda each: each[0])[1]
    near = nearest_wishes(question, library, reader, lines)
    names = tuple(dict.fromkeys(each.name for each in near))
    slots = (("action", question.action),)
    return Mistake("unknown-action", reader.language, slots, suggestions=names, wishes=near)


def _is_meant(wish: Meant, line: Line, own: Line) -> bool:
    """Whether the words are of that game, where it is not the one that is asked about first."""
    return line is own or line.of_its_game(own) or _is_alone(wish)


def _is_alone(wish: Meant) -> bool:
    """Whether the words are the name of something one can ask about, and no more."""
    return wish.ask is not None and wish.heard is None


def _games(question: CanIQuestion, reader: Reader) -> tuple[str, ...]:
    """The game that was named, else the reader's own first and then the others."""
    if question.game:
        return (question.game,)
    return (reader.game, *(game for game in ASKS if game != reader.game))


def _line(question: CanIQuestion, library: Library, reader: Reader, game: str) -> Line:
    spoken = tongue(question.action, reader.language, game)
    return read(question.action, game, spoken, library.names)


def _missed(wish: Meant, line: Line) -> int:
    """How much of the words is left over."""
    if wish.ask is None:
        return len(unused(line, wish.mechanic))
    return len(wish.heard.left) if wish.heard else 0


def _in_game(question: CanIQuestion, library: Library, line: Line) -> Meant | None:
    asks = ASKS[line.game]
    answers = ANSWERED[line.game]
    if ask := asks.get(_key(question.action)) or answers.get(question.action):
        return Meant(line.game, ask.mechanic, _since(ask, asks, question.since))
    if question.action in BY_ITSELF[line.game]:
        return Meant(line.game, question.action, None)
    for each in (line, reread(line, (), library.names)) if line.stated else (line,):
        if ask := _asked(each, asks, answers):
            return _heard(ask, asks, each, question, library.names)
    if known := _ruled(library, line.named()):
        return Meant(line.game, known, None, beside(line, known))
    alone = _alone(library, line)
    ask = next((each for each in asks.values() if each.mechanic == alone), None)
    return Meant(line.game, alone, ask) if alone else None


def _asked(line: Line, asks: Mapping[str, Ask], answers: Mapping[str, Ask]) -> Ask | None:
    """The ask that the words name."""
    if ask := answered(line, asks, answers):
        return ask
    named = line.named()
    typed = line.plays() or line.answers
    done = named if typed else {each: named[each] for each in named if each not in TYPES}
    by = line.answers and bool(ANSWERING.intersection(done))
    done = {each: at for each, at in done.items() if not (by and each == REACTION)}
    ask = _about(asks.values(), done, answers=line.answers and not by)
    ask = _told(line, asks) or ask if ask is None or ask.mechanic in GENERIC else ask
    ask = ask or (asks.get(USUAL) if line.usual() else None)
    return _there(ask, asks, line) if ask else None


def _heard(
    ask: Ask, asks: Mapping[str, Ask], line: Line, question: CanIQuestion, names: Names
) -> Meant:
    """The ask with all that the words say of it."""
    fits = fitting(ask, line.possible, of_opponent=line.of_opponent)
    line = reread(line, fits, names)
    since = line.since(ask.about if _asks_since(ask) else ())
    ask = _since(ask, asks, question.since or next((it.values[0] for it in since), None))
    ask = tapping(ask) if line.taps and line.game == "magic" else ask
    ask, taken = fitted(ask, line.stated, of_opponent=line.of_opponent)
    told = heard(line, ask, since if _asks_since(ask) else (), taken)
    nothing = replace(told, of_opponent=False) == Heard()
    return Meant(line.game, ask.mechanic, ask, None if nothing and not told.of_opponent else told)


def _key(action: str) -> str:
    """The key of the ask that is written out in English, articles or not.

    >>> _key("Use an ability"), _key("play-unit")
    ('use-ability', 'play-unit')
    """
    words = action.casefold().replace("-", " ").split()
    return "-".join(word for word in words if word not in ARTICLES)


def _told(line: Line, asks: Mapping[str, Ask]) -> Ask | None:
    """The ask that the situation can only be about, such as a Class of some level."""
    said = (only for each in line.stated for _, only in each.ways if only <= TELLING)
    keys = (key for only in said for key in only)
    return next((asks[key] for key in keys if key in asks), None)


def _there(ask: Ask, asks: Mapping[str, Ask], line: Line) -> Ask:
    """Of two asks of one mechanic the one about a card in exile, where that is said."""
    exiled = any(EXILE in spot.mechanics for spot in line.spots) or EXILE in line.zones
    others = (each for each in asks.values() if each.mechanic == ask.mechanic)
    if not exiled or zone(ask) == "exile":
        return ask
    return next((each for each in others if zone(each) == "exile" and not _resolves(each)), ask)


def _resolves(ask: Ask) -> bool:
    return ask.kind == "cast-resolving"


def _about(asks: Iterable[Ask], named: Mapping[str, int], *, answers: bool) -> Ask | None:
    """The ask of which all mechanics are named, and the most of them, or its own one.

    Of several it is the one that says more than that something is done, and is named first.
    Whether something can be answered is asked by a verb: a unit may have Reaction.
    """
    every = tuple(ask for ask in asks if answers or not _is_answering(ask))
    fitting = [ask for ask in every if all(each in named for each in ask.about)]
    fitting = fitting or [ask for ask in every if ask.mechanic in named]
    return min(fitting, key=lambda ask: _generality(ask, named), default=None)


def _is_answering(ask: Ask) -> bool:
    return len(ask.about) > 1 and ask.about[0] == "riftbound:reaction"


def _generality(ask: Ask, named: Mapping[str, int]) -> tuple[bool, int, bool, int]:
    """How little an ask says; of the meanings of one word the first is the best known."""
    first = min((at for at, each in enumerate(named) if each in ask.about), default=len(named))
    return ask.kind == AT_WILL, -len(ask.about), GENERIC.issuperset(ask.about), first


def _since(ask: Ask, asks: Mapping[str, Ask], since: str | None) -> Ask:
    """Asked since when a card lies aside, it is the casting of that card that is meant."""
    if since is None or _asks_since(ask):
        return ask
    siblings = [asks[key] for key in ask.siblings]
    return next((each for each in siblings if _asks_since(each)), ask)


def _asks_since(ask: Ask) -> bool:
    return any(hole.name == "since" for hole in ask.holes)


def _ruled(library: Library, named: Mapping[str, int]) -> str | None:
    """The first mechanic with a rule, else one without such as Riftbound's Empower."""
    known = [each for each in named if each in library.names.by_mechanic]
    ruled = (each for each in known if library.names.rule(each))
    return next(ruled, next(iter(known), None))


def _alone(library: Library, line: Line) -> str | None:
    """What the whole line names, where that is a step, a type or a term and nothing else."""
    named = [each for spot in line.spots for each in spot.mechanics]
    whole = {each: at for at, each in enumerate(named) if not unused(line, each)}
    return _ruled(library, whole)
