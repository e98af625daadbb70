"""A card's question as it stands on the card, and read back from a message."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from bot import line, wire
from bot.answers.values import Mistake
from bot.questions import ScenarioQuestion

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.questions import Question

LONGEST = 1_500
_SHOWN = re.compile(r"(?:```\n(?P<text>.*)\n```\n)?-# (?P<line>/[^\n]+)", re.DOTALL)


@lru_cache(maxsize=256)
def shown(question: Question) -> str:
    r"""The question in small print, a scenario's lines above it; empty where it is too long.

    >>> from bot.questions import RuleQuestion
    >>> shown(RuleQuestion("double_strike", language="fr"))
    '-# /rule double\\_strike language:fr'
    """
    above = ""
    if isinstance(question, ScenarioQuestion) and question.text:
        above = wire.code_block(question.text) + "\n"
        question = replace(question, text=None)
    typed = line.write(question)
    text = f"{above}-# {wire.escape(typed)}"
    return text if wire.size(text) <= LONGEST and "\n" not in typed else ""


def read(texts: Iterable[str]) -> Question | None:
    """The question that one of a message's texts shows; none where there is none."""
    for text in texts:
        if (found := _SHOWN.fullmatch(text)) is None:
            continue
        question = line.read(wire.unescape(found["line"]))
        if isinstance(question, ScenarioQuestion) and found["text"] is not None:
            return replace(question, text=wire.from_code_block(found["text"]))
        if not isinstance(question, Mistake):
            return question
    return None
