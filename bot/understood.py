"""What was understood of a question as JSON: what was looked at, and what was left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot import phrases
from bot.answers.understood import Heard
from rulesdb.engine.questions import Said

if TYPE_CHECKING:
    from bot.answers.understood import Wish
    from bot.answers.values import TimingAnswer
    from bot.phrases import TimingPhrases
    from bot.words import Words


def understood(answer: TimingAnswer, said: TimingPhrases) -> dict[str, Any]:
    """What was looked at, as the options say it, and what of the words was not taken into account.

    `steps` and `stacks` are all that was named, none where that was left open.
    """
    found, heard, printed = answer.timing, answer.heard or Heard(), answer.printed
    asked = found.said if found else Said("")
    return {
        "action": asked.action or None,
        "game": answer.game,
        "turn": asked.turn,
        "steps": list((asked.step,) if asked.step else asked.steps),
        "stacks": list((asked.pending,) if asked.pending else asked.pendings),
        "mana": asked.means,
        "since": dict(asked.fills).get("since"),
        "card": asked.card,
        "opponent": heard.of_opponent,
        "circumstances": list(heard.stated),
        "left": list(heard.left),
        "weighty": list(heard.weighty),
        "ignored": list(printed.ignored) if printed else [],
        "cautions": list(said.cautions),
        "text": said.understood,
    }


def wished(words: Words, language: str, wish: Wish) -> dict[str, Any]:
    """Something that can be asked instead, as options that ask it."""
    return {
        "action": wish.action,
        "game": wish.game,
        "turn": wish.turn,
        "step": wish.step,
        "stack": wish.stack,
        "text": phrases.wish(words, language, wish),
    }
