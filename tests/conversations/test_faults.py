"""What goes wrong on our side: one apology to the person, one record in the log."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest

from tests.conversations.conftest import read


@pytest.fixture
def broken(room):
    """A room whose bot fails at every answer."""

    def fail(question, reader):
        raise ZeroDivisionError(question, reader)

    bot = room.env.bot
    bot.conversation = replace(bot.conversation, answer=fail)
    return room


def failures(caplog):
    return [each for each in caplog.records if each.levelno >= logging.ERROR]


async def test_a_crash_in_a_command_is_told_once_and_logged_once(broken, caplog):
    answer = await broken.camille.slash(broken.channel, "rule", query="foretell")
    assert answer.ephemeral
    assert "de notre côté" in answer.response.content
    assert answer.followups == []
    assert [each.getMessage() for each in failures(caplog)] == ["rule failed"]
    assert "foretell" not in failures(caplog)[0].getMessage()


async def test_a_crash_in_a_thread_is_told_as_well(broken, caplog):
    answer = await broken.alex.slash(broken.channel, "can-i", action="foretell")
    assert "our side" in answer.response.content
    assert len(failures(caplog)) == 1


async def test_a_crash_behind_a_button_is_told_and_leaves_the_card(room, caplog):
    answer = await room.alex.slash(room.channel, "rule", query="foretell")
    before = read(answer.response)

    def fail(question, reader):
        raise ZeroDivisionError(question, reader)

    bot = room.env.bot
    bot.conversation = replace(bot.conversation, answer=fail)
    pressed = await room.alex.click(answer.response, label="Deutsch")
    assert pressed.ephemeral
    assert "our side" in pressed.response.content
    assert read(answer.response) == before
    assert len(failures(caplog)) == 1


async def test_a_crash_in_completion_is_an_empty_list(room, caplog):
    def fail(*_):
        raise ZeroDivisionError

    room.env.bot.completion.offer = fail
    assert await room.alex.autocomplete(room.channel, "rule", "query", "f") == []
    assert len(failures(caplog)) == 1


async def test_a_card_that_says_no_question_any_more_says_so(room):
    answer = await room.alex.slash(room.channel, "rule", query="foretell")
    stored = answer.response._message
    stored.components = [each for each in stored.components if each["type"] == 1]
    pressed = await room.alex.click(answer.response, label="Deutsch")
    assert pressed.ephemeral
    assert "ask again" in pressed.response.content


async def test_a_failure_of_discord_is_no_reason_to_stop(room, caplog):
    room.env.inject_error("POST", "/interactions/*/callback", status=500)
    await room.alex.slash(room.channel, "rule", query="foretell")
    answer = await room.alex.slash(room.channel, "rule", query="foretell")
    assert "## 702.143 Foretell" in read(answer.response)
    assert len(failures(caplog)) <= 1


async def test_nothing_is_kept_of_a_private_answer(room):
    await room.alex.slash(room.channel, "rule", query="xyzzy")
    before = len(asyncio.all_tasks())
    for _ in range(5):
        wrong = await room.alex.slash(room.channel, "rule", query="xyzzy")
        assert wrong.ephemeral
        await room.alex.click(wrong.response, label="Deutsch")
    assert len(asyncio.all_tasks()) <= before
