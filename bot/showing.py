"""Answers printed as they come, and the exit status that tells how they went."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from bot import terminal
from bot.answers.values import Mistake, ScenarioAnswer
from bot.as_json import as_json
from bot.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.answers.values import Answer

UNMET, MISTAKEN = 1, 2
USUAL_WIDTH = 80


def show(answers: Iterable[Answer], *, json_lines: bool) -> int:
    """Print each answer; the exit status is that of the worst."""
    words, worst = Words(), 0
    write = _write_json if json_lines else _write_text
    for answer in answers:
        write(words, answer)
        worst = max(worst, status(answer))
    return worst


def status(answer: Answer) -> int:
    """2 for a mistake, 1 for a scenario that did not go as expected, else 0."""
    if isinstance(answer, Mistake):
        return MISTAKEN
    return UNMET if isinstance(answer, ScenarioAnswer) and not answer.transcript.ok else 0


def _write_json(words: Words, answer: Answer) -> None:
    typer.echo(json.dumps(as_json(words, answer), ensure_ascii=False))


def _write_text(words: Words, answer: Answer) -> None:
    """Whole lines where something reads along; a terminal gets them wrapped at words."""
    console = Console(highlight=False, stderr=False)
    console.width = console.width or USUAL_WIDTH  # some terminals say that they have no columns
    console.print(terminal.text(words, answer), soft_wrap=not console.is_terminal)
    console.print()
