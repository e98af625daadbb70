"""An answer takes as long as it may: announced when it is slow, given up when it is too slow."""

from __future__ import annotations

import asyncio
import gc
import time

import pytest

from bot import ask, conversation
from bot.answers.games import ASKS
from bot.answers.values import Mistake, Reader
from bot.conversation import Conversation
from bot.questions import CanIQuestion, ScenarioQuestion
from bot.words import Words
from rulesdb.library.library import Library

READER = Reader("fr", "magic")
QUESTION = CanIQuestion("foretell")


class Response:
    """The first answer to an interaction, as far as it is announced here."""

    def __init__(self):
        self.announced = []

    def is_done(self):
        return bool(self.announced)

    async def defer(self, *, ephemeral=False):
        self.announced.append(ephemeral)


class Interaction:
    """Somebody who waits for an answer."""

    def __init__(self):
        self.response = Response()


@pytest.fixture(autouse=True)
def _hurried(monkeypatch):
    monkeypatch.setattr(conversation, "PATIENCE", 0.05)
    monkeypatch.setattr(conversation, "BUDGET", 0.3)


def talk(seconds):
    def answer(question, reader):
        time.sleep(seconds)
        return question, reader

    return Conversation(answer, lambda *_: (), Words())


async def test_what_is_quick_is_not_announced():
    waiting = Interaction()
    found = await talk(0.0).answered(waiting, QUESTION, READER)
    assert found == (QUESTION, READER)
    assert waiting.response.announced == []


@pytest.mark.parametrize("private", [True, False])
async def test_what_is_slow_is_announced_to_whom_it_is_for(private):
    waiting = Interaction()
    found = await talk(0.12).answered(waiting, QUESTION, READER, private=private)
    assert found == (QUESTION, READER)
    assert waiting.response.announced == [private]


async def test_what_takes_too_long_is_given_up_in_the_readers_language():
    began = time.monotonic()
    found = await talk(0.8).answered(Interaction(), QUESTION, READER)
    assert found == Mistake("too-slow", "fr")
    assert time.monotonic() - began < 0.7


async def test_the_loop_goes_on_while_the_engine_runs(tmp_path):
    """Fifty milliseconds between two ticks, and never two hundred."""
    with Library.open(tmp_path) as library:
        gc.freeze()  # as the bot does when it has read everything
        real = Conversation(lambda *it: ask.answer(it[0], library, it[1]), lambda *_: (), Words())
        long = "\n".join(f"A hand: C{n} = instant, foretell\nA foretells C{n}" for n in range(50))
        asked = [CanIQuestion(key, game=game) for game, asks in ASKS.items() for key in asks]
        ticking = asyncio.create_task(ticks())
        for each in (*asked, ScenarioQuestion(long)):
            await real.answered(Interaction(), each, READER)
        ticking.cancel()
        gaps = await ticking
        gc.unfreeze()
    assert len(gaps) > 1
    assert max(gaps) < 0.2


async def ticks():
    """How long each wait of fifty milliseconds really was."""
    gaps = []
    try:
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.05)
            gaps.append(time.monotonic() - began)
    except asyncio.CancelledError:
        return gaps
