"""Which ask, or which mechanic, the words of an action mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.games import ASKS
from bot.answers.values import Mistake, Reader
from rulesdb.engine.nearest import nearest
from rulesdb.library import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.questions import CanIQuestion
    from rulesdb.engine.questions import Ask
    from rulesdb.library.library import Library

ARTICLES = ("a", "an", "the", "my", "your")


@dataclass(frozen=True, slots=True)
class Meant:
    """What the words mean: an ask, or a mechanic that the engine does not play."""

    game: str
    mechanic: str
    ask: Ask | None


def meant(question: CanIQuestion, library: Library, reader: Reader) -> Meant | Mistake:
    """The ask that the action names: by its key, else by the mechanics it mentions."""
    for game in _games(question, reader):
        found = _in_game(question, library, game)
        if found:
            return found
    return _unknown(question, library, reader)


def _games(question: CanIQuestion, reader: Reader) -> tuple[str, ...]:
    """The game that was named, else the reader's own first and then the others."""
    if question.game:
        return (question.game,)
    return (reader.game, *(game for game in ASKS if game != reader.game))


def _in_game(question: CanIQuestion, library: Library, game: str) -> Meant | None:
    asks = ASKS[game]
    ask = asks.get(_key(question.action))
    mechanics = _mentioned(question.action, library, game)
    ask = ask or _about(asks.values(), mechanics)
    if ask:
        return Meant(game, ask.mechanic, _since(ask, asks, question))
    ruled = (each for each in mechanics if library.names.rule(each))
    # A name without a rule in the edition that is followed, such as Riftbound's Empower.
    known = next(ruled, next(iter(mechanics), None))
    return Meant(game, known, None) if known else None


def _key(action: str) -> str:
    """The key of the ask that is written out in English, articles or not.

    >>> _key("Use an ability"), _key("play-unit")
    ('use-ability', 'play-unit')
    """
    words = action.casefold().replace("-", " ").split()
    return "-".join(word for word in words if word not in ARTICLES)


def _mentioned(text: str, library: Library, game: str) -> tuple[str, ...]:
    mentions = library.names.mentioned(fold.units(text), game)
    return tuple(hit.name.mechanic for mention in mentions for hit in mention.hits)


def _about(asks: Iterable[Ask], mechanics: tuple[str, ...]) -> Ask | None:
    """The ask of which all mechanics are mentioned, and the most of them, or its own one."""
    said, every = set(mechanics), tuple(asks)
    fitting = [ask for ask in every if set(ask.about) <= said]
    fitting = fitting or [ask for ask in every if ask.mechanic in said]
    return max(fitting, key=lambda ask: len(ask.about), default=None)


def _since(ask: Ask, asks: Mapping[str, Ask], question: CanIQuestion) -> Ask:
    """Asked since when a card lies aside, it is the casting of that card that is meant."""
    if question.since is None or any(hole.name == "since" for hole in ask.holes):
        return ask
    siblings = [asks[key] for key in ask.siblings]
    return next(
        (each for each in siblings if any(hole.name == "since" for hole in each.holes)), ask
    )


def _unknown(question: CanIQuestion, library: Library, reader: Reader) -> Mistake:
    language = reader.language
    names = [
        library.names.headword(ask.mechanic, language) or key
        for game in _games(question, reader)
        for key, ask in ASKS[game].items()
    ]
    close = nearest(question.action, dict.fromkeys(names))
    return Mistake("unknown-action", language, (("action", question.action),), suggestions=close)
