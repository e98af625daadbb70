"""The same line is answered alike in Discord and in a terminal, over every line of the README."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import ask, cards, line
from bot.answers.values import Mistake
from bot.questions import QUESTIONS, ScenarioQuestion
from bot.words import Words
from tests.conversations.conftest import read

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
# A line by itself in quotes, in marks, or after the command that asks it in a terminal.
LINE = re.compile(rf"(?:ask (?:--lang \w+ )?'|`)(/(?:{'|'.join(QUESTIONS)})\b[^'`\n]*)['`]")
WORDS = Words()


def lines():
    typed = dict.fromkeys(each.strip() for each in LINE.findall(README))
    read_as = {each: line.read(each) for each in typed}
    return [
        each
        for each, question in read_as.items()
        if not isinstance(question, Mistake)
        and not (isinstance(question, ScenarioQuestion) and not question.text)
    ]


def test_the_readme_asks_something():
    commands = {each.split()[0] for each in lines()}
    assert {"/rule", "/can-i", "/term"} <= commands


@pytest.mark.parametrize("typed", lines())
async def test_a_line_of_the_readme_is_answered_alike(room, typed):
    question = line.read(typed)
    given = {
        field.name: value
        for field in fields(question)
        if (value := getattr(question, field.name)) not in (None, False)
    }
    answer = ask.answer_line(typed, room.library, None, None)
    shown = cards.pinned(question, answer, ask.DEFAULT_GAME)
    drawn = cards.draw(answer, WORDS, shown, hidden=cards.private(answer))
    in_terminal = SimpleNamespace(content="", components=drawn.view.to_components())
    in_discord = await room.alex.slash(room.channel, question.command, **given)
    assert read(in_discord.response) == read(in_terminal)
