"""The wishes nearest to words that name nothing one can ask about, each to be asked at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.games import ASKS
from bot.answers.heard.moments import STACK, STEP, TURN
from bot.answers.heard.spots import UNKNOWN
from bot.answers.naming import called
from bot.answers.understood import Wish
from rulesdb.engine.nearest import nearest
from rulesdb.library import fold
from rulesdb.library.index import ORIGINAL
from rulesdb.library.nearest import slips

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.answers.heard.line import Line
    from bot.answers.values import Reader
    from bot.questions import CanIQuestion
    from rulesdb.library.library import Library

USUAL = "cast"
COMMONEST = {
    "magic": ("cast", "play-land", "attack"),
    "riftbound": ("play-unit", "play-spell", "standard-move"),
}
"""What is offered where nothing that one can ask about is near."""
MOST, SHORTEST = 3, 4
"""How many wishes are offered; what is shorter resembles too much."""
FAR = 0.34
"""So much of a name may be mistyped."""


def nearest_wishes(
    question: CanIQuestion, library: Library, reader: Reader, lines: Sequence[Line]
) -> tuple[Wish, ...]:
    """What may have been meant, with the moment as far as it was understood."""
    found: dict[str, Wish] = {}
    for line in lines:
        known: dict[str, str] = {}
        for key in ASKS[line.game]:
            for said in _spelled(key, library, line.game, {reader.language, line.spoken, ORIGINAL}):
                known.setdefault(said, key)
        for key in (USUAL,) if _is_usual(line) and USUAL in ASKS[line.game] else ():
            found.setdefault(key, _wish(key, library, reader, line))
        for words in (question.action, *_unread(line)):
            for said in nearest(words, known, MOST):
                if slips(fold.key(words), fold.key(said)) <= FAR:
                    found.setdefault(known[said], _wish(known[said], library, reader, line))
    first = lines[0]
    for key in () if found else COMMONEST[first.game]:
        found[key] = _wish(key, library, reader, first)
    return tuple(found.values())[:MOST]


def _is_usual(line: Line) -> bool:
    """Whether one most likely does what is usual: with a type of card, or in response."""
    responds = any(each.part == STACK and each.values for each in line.told)
    return responds or any(spot.part == "kind" for spot in line.spots)


def _unread(line: Line) -> Iterator[str]:
    """The words that mean nothing; what stands for an action is most likely among them."""
    for spot in line.spots:
        if spot.part == UNKNOWN and len(spot.text) >= SHORTEST:
            yield spot.text


def _spelled(key: str, library: Library, game: str, spoken: set[str]) -> Iterator[str]:
    """How an ask may be written: its key, and what people of some languages call its mechanic."""
    names = library.names.by_mechanic.get(ASKS[game][key].mechanic, {})
    yield key
    for name in (names[it] for it in names if it in spoken):
        yield from (text for text, how in name.spellings() if how != "old")


def _wish(key: str, library: Library, reader: Reader, line: Line) -> Wish:
    ask = ASKS[line.game][key]
    name, spoken = called(library, ask.mechanic, reader.language)
    return Wish(
        game=line.game,
        action=key,
        kind=ask.kind,
        name=name,
        name_language=spoken,
        turn=_only(line, TURN),
        step=_only(line, STEP),
        stack=_only(line, STACK),
    )


def _only(line: Line, part: str) -> str | None:
    """The one value that is said of a part of the moment."""
    said = {values for each in line.told if each.part == part for values in (each.values,)}
    values = said.pop() if len(said) == 1 else ()
    return values[0] if len(values) == 1 and not line.of_opponent else None
