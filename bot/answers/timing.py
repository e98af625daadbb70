"""A question of timing in, the engine's verdict out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.answers import citing
from bot.answers.actions import Meant, meant
from bot.answers.games import BY_ITSELF, GAMES
from bot.answers.scenario import mistaken
from bot.answers.values import Answer, Mistake, Reader, TimingAnswer
from rulesdb.engine import asking
from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.questions import Said
from rulesdb.engine.scenario import Unreadable

if TYPE_CHECKING:
    from bot.questions import CanIQuestion
    from rulesdb.library.library import Library


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
    step = game.step(question.step, Scope((), vocabulary=vocabulary)) if question.step else None
    if isinstance(step, Unread):
        return mistaken(Unreadable(1, 1, "step", step.found, step.nearest), reader, placed=False)
    timing = asking.answer(game, wish.ask, _said(question, wish, step), vocabulary)
    if isinstance(timing, Unreadable):
        return mistaken(timing, reader, placed=False)
    name, spoken = _name(library, wish.mechanic, reader.language)
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
    )


def _name(library: Library, mechanic: str, language: str) -> tuple[str, str]:
    """What the mechanic is called, and in which language: the asked one if a source says so."""
    if own := library.names.headword(mechanic, language):
        return own, language
    plain = mechanic.partition(":")[2].replace("-", " ")
    return library.names.headword(mechanic, "en") or plain, "en"


def _said(question: CanIQuestion, wish: Meant, step: str | None) -> Said:
    holes = {hole.name for hole in wish.ask.holes} if wish.ask else set()
    fills = (("since", question.since),) if question.since and "since" in holes else ()
    more = tuple(line.strip() for line in (question.more or "").split(";") if line.strip())
    return Said(
        action=wish.ask.key if wish.ask else "",
        turn=question.turn,
        step=step,
        pending=question.stack,
        fills=fills,
        means=question.mana,
        card=question.card,
        more=more,
    )


def _nothing_to_run(
    question: CanIQuestion, library: Library, reader: Reader, wish: Meant
) -> TimingAnswer:
    """A mechanic that acts by itself, or one that the engine does not play and never guesses."""
    rule = library.names.rule(wish.mechanic)
    by_itself = BY_ITSELF.get(wish.game, {}).get(wish.mechanic)
    name, spoken = _name(library, wish.mechanic, reader.language)
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
