"""A question of timing in, the engine's verdict out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.answers import cards, citing
from bot.answers.actions import Meant, meant
from bot.answers.games import BY_ITSELF, GAMES
from bot.answers.heard import options
from bot.answers.naming import called
from bot.answers.printed.lexicon import Lexicon
from bot.answers.scenario import mistaken
from bot.answers.understood import Heard
from bot.answers.values import Answer, Mistake, Reader, TimingAnswer
from rulesdb.engine import asking
from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.questions import Said
from rulesdb.engine.scenario import Unreadable

if TYPE_CHECKING:
    from bot.questions import CanIQuestion
    from rulesdb.library.library import Library

ANY = "any"
"""What an option says that is to be left open, whatever the words of the question say."""


def answer(question: CanIQuestion, library: Library, reader: Reader) -> Answer:
    """Whether it can be done now, why, and if not: when."""
    found = _answered(question, library, reader)
    if not isinstance(found, TimingAnswer):
        return found
    return replace(found, shown=citing.carried(library, found))


def _answered(question: CanIQuestion, library: Library, reader: Reader) -> Answer:
    wish = meant(question, library, reader)
    if isinstance(wish, Mistake):
        return wish
    game = GAMES[wish.game]
    if wish.ask is None:
        return _nothing_to_run(question, library, reader, wish)
    vocabulary = library.names.vocabulary(wish.game)
    steps = _steps(question, wish, library, reader)
    if isinstance(steps, Unread):
        wrong = Unreadable(1, 1, "step", steps.found, steps.nearest)
        return mistaken(wrong, reader, placed=False)
    described = cards.card(question, wish, library, reader)
    if isinstance(described, Mistake):
        return described
    said = _said(question, wish, steps, _pendings(question, wish, library, reader))
    said = replace(said, card=described.facts)
    timing = asking.answer(game, wish.ask, said, vocabulary)
    if isinstance(timing, Unreadable):
        return mistaken(timing, reader, placed=False)
    name, spoken = called(library, wish.mechanic, reader.language)
    return TimingAnswer(
        question=question,
        game=wish.game,
        language=reader.language,
        mechanic=wish.mechanic,
        timing=timing,
        rules=timing.rules,
        edition=game.edition,
        name=name,
        name_language=spoken,
        heard=_overruled(wish.heard, question, said) if wish.heard else None,
        printed=described.printed,
    )


def _steps(
    question: CanIQuestion, wish: Meant, library: Library, reader: Reader
) -> tuple[str, ...] | Unread | None:
    """The steps that the option names, none of them where it leaves them open."""
    game, named = GAMES[wish.game], question.step
    if named is None or named == ANY:
        return () if named else None
    worded = options.step(named, wish.game, reader.language, library.names)
    if worded and named not in game.steps:
        return worded
    scope = Scope((), vocabulary=library.names.vocabulary(wish.game))
    step = game.step(named, scope)
    return step if isinstance(step, Unread) else (step,)


def _pendings(
    question: CanIQuestion, wish: Meant, library: Library, reader: Reader
) -> tuple[str, ...] | None:
    """What the option says is waiting, in the game's words where it is in others.

    The facts of a card stay what they are: a spell that is like that.
    """
    named = question.stack
    if named is None or named == ANY:
        return () if named else None
    game = GAMES[wish.game]
    lexicon = Lexicon(game, library.names, library.names.vocabulary(wish.game))
    known = named in game.pendings or isinstance(lexicon.facts(named), str)
    worded = () if known else options.stack(named, wish.game, reader.language, library.names)
    return worded or (named,)


def _one(values: tuple[str, ...]) -> tuple[str | None, tuple[str, ...]]:
    """A single value as it is, several as what is surveyed."""
    return (values[0], ()) if len(values) == 1 else (None, values)


def _either(option: str | None, heard: str | None) -> str | None:
    """What the option says, else what the words of the question do."""
    return heard if option is None else option if option != ANY else None


def _said(
    question: CanIQuestion,
    wish: Meant,
    steps: tuple[str, ...] | None,
    pendings: tuple[str, ...] | None,
) -> Said:
    heard = wish.heard or Heard()
    holes = {hole.name for hole in wish.ask.holes} if wish.ask else set()
    since = _either(question.since, heard.since)
    step, several = _one(heard.steps if steps is None else steps)
    named = None if pendings is None else tuple(heard.turned(it) or it for it in pendings)
    pending, any_of = _one(heard.pendings if named is None else named)
    more = tuple(line.strip() for line in (question.more or "").split(";") if line.strip())
    return Said(
        action=wish.ask.key if wish.ask else "",
        turn=_either(heard.turned(question.turn), heard.turn),
        step=step,
        pending=pending,
        fills=(("since", since),) if since and "since" in holes else (),
        means=question.mana or heard.means,
        more=more,
        steps=several,
        pendings=any_of,
    )


def _overruled(heard: Heard, question: CanIQuestion, said: Said) -> Heard:
    """With those words of the question that one of its options contradicts."""
    stays = {
        "turn": heard.turn in (None, said.turn),
        "step": set(heard.steps) <= {said.step, *said.steps},
        "stack": set(heard.pendings) <= {said.pending, *said.pendings},
    }
    against = tuple(
        (part, words)
        for part, words in heard.words
        if getattr(question, part) is not None and not stays[part]
    )
    return replace(heard, overruled=against)


def _nothing_to_run(
    question: CanIQuestion, library: Library, reader: Reader, wish: Meant
) -> TimingAnswer:
    """A mechanic that acts by itself, or one that the engine does not play and never guesses."""
    rule = library.names.rule(wish.mechanic)
    by_itself = BY_ITSELF.get(wish.game, {}).get(wish.mechanic)
    name, spoken = called(library, wish.mechanic, reader.language)
    return TimingAnswer(
        question=question,
        game=wish.game,
        language=reader.language,
        mechanic=wish.mechanic,
        timing=None,
        rules=by_itself.rules if by_itself else (rule,) if rule else (),
        edition=GAMES[wish.game].edition,
        name=name,
        name_language=spoken,
        by_itself=by_itself,
        heard=wish.heard if by_itself and wish.heard and wish.heard.in_doubt else None,
    )
