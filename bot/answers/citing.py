"""What the engine cites, by the numbers of the edition that a reader is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.answers.values import TimingAnswer
    from rulesdb.library.library import Library


def carried(library: Library, answer: TimingAnswer) -> tuple[str, ...]:
    """The cited rules that can be read, as /rule numbers them; what became of the rest is unknown.

    The engine follows one edition, and an operator may have stored a newer or only an older one.
    """
    volume = library.state.index.numbering(answer.game, answer.language)
    day = volume.edition.date if volume else None
    if day in {None, answer.edition}:
        return answer.rules
    lives = library.lives(answer.game)
    found = (lives.carried(number, answer.edition, day or "") for number in answer.rules)
    return tuple(dict.fromkeys(number for its in found for number in its))
