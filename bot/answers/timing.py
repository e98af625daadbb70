"""A question of timing in, the engine's verdict out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.answers import cards, citing
from bot.answers.actions import Meant, meant
from bot.answers.games import BY_ITSELF, GAMES
from bot.answers.naming import called
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
    named = question.step if question.step != ANY else None
    step = game.step(named, Scope((), vocabulary=vocabulary)) if named else None
    if isinstance(step, Unread):
        return mistaken(Unreadable(1, 1, "step", step.found, step.nearest), reader, placed=False)
    described = cards.card(question, wish, library, reader)
    if isinstance(described, Mistake):
        return described
    said = replace(_said(question, wish, step), card=described.facts)
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


@dataclass(frozen=True, slots=True)
class _Moment:
    """One part of the moment: the value that was said, or those that were."""

    one: str | None
    several: tuple[str, ...] = ()


def _part(option: str | None, heard: tuple[str, ...]) -> _Moment:
    """What the option says, else what the words of the question do."""
    if option is not None:
        return _Moment(option if option != ANY else None)
    return _Moment(heard[0]) if len(heard) == 1 else _Moment(None, heard)


def _said(question: CanIQuestion, wish: Meant, step: str | None) -> Said:
    heard = wish.heard or Heard()
    holes = {hole.name for hole in wish.ask.holes} if wish.ask else set()
    since = _part(question.since, (heard.since,) if heard.since else ()).one
    when = _part(step if question.step != ANY else ANY, heard.steps)
    pending = _part(question.stack, heard.pendings)
    more = tuple(line.strip() for line in (question.more or "").split(";") if line.strip())
    return Said(
        action=wish.ask.key if wish.ask else "",
        turn=_part(question.turn, (heard.turn,) if heard.turn else ()).one,
        step=when.one,
        pending=pending.one,
        fills=(("since", since),) if since and "since" in holes else (),
        means=question.mana or heard.means,
        more=more,
        steps=when.several,
        pendings=pending.several,
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
    )
