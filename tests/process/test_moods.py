"""Discord in its moods: slow down, not well, too late, gone; and a line in the log each."""

from __future__ import annotations

import asyncio

from tests.process.payloads import MESSAGE


def lines(bot, *parts):
    """What was logged with all these parts in it."""
    return [line for line in bot.said.splitlines() if all(part in line for part in parts)]


def quiet(bot):
    """Whether nothing was logged that somebody would have to look into."""
    return not lines(bot, "level=error") and "Traceback" not in bot.said


async def test_when_asked_to_slow_down_it_does_and_answers(bots, discord):
    bot = await bots.run()
    discord.moods = [429]
    reply = await discord.slash("rule", query="702.143")
    assert reply.kind == MESSAGE
    assert await bot.stop() == 0
    assert len(lines(bot, "level=warning", "rate limited")) == 1
    assert reply.token not in bot.said
    assert quiet(bot)


async def test_when_discord_is_not_well_for_a_moment_it_tries_again(bots, discord):
    bot = await bots.run()
    discord.moods = [500]
    assert (await discord.slash("rule", query="702.143")).kind == MESSAGE
    assert await bot.stop() == 0
    assert quiet(bot)


async def test_when_discord_refuses_an_answer_that_is_one_line_without_what_was_typed(
    bots, discord
):
    bot = await bots.run()
    discord.moods = [400, 400]
    await discord.begin("rule", query="xyzzy plugh")
    await bot.says("could not deliver")
    assert (await discord.slash("rule", query="702.143")).kind == MESSAGE
    assert await bot.stop() == 0
    assert len(lines(bot, "level=error", "rule failed", "400 Bad Request")) == 1
    assert "xyzzy" not in bot.said


async def test_answers_and_completions_that_come_too_late_are_a_quiet_line_each(bots, discord):
    bot = await bots.run()
    discord.late = True
    await discord.begin("rule", query="702.143")
    await discord.heard("callback")
    await discord.begin_completion("rule", "query", "fore")
    await bot.says("completed too late")
    discord.late = False
    assert (await discord.slash("rule", query="702.143")).kind == MESSAGE
    assert await bot.stop() == 0
    assert len(lines(bot, "level=info", "answered too late: rule")) == 1
    assert len(lines(bot, "level=info", "completed too late")) == 1
    assert quiet(bot)


async def test_reconnect_lost_session_and_broken_connection_are_lines_and_no_errors(bots, discord):
    bot = await bots.run()
    await discord.tell(7)
    await asyncio.wait_for(discord.connected.wait(), 15)
    await discord.drop()
    await asyncio.wait_for(discord.connected.wait(), 15)
    await discord.tell(9, data=False)
    await asyncio.wait_for(discord.connected.wait(), 20)
    assert (await discord.slash("rule", query="702.143")).kind == MESSAGE
    assert await bot.stop() == 0
    assert (discord.resumed, discord.identified) == (2, 2)
    assert len(lines(bot, "successfully RESUMED")) == 2
    assert len(lines(bot, "session has been invalidated")) == 1
    assert quiet(bot)


async def test_two_shards_of_one_process_both_connect_and_end(bots, discord):
    discord.shards = 2
    bot = await bots.run()
    await bot.says("Shard ID 1 has connected")
    assert (await discord.slash("rule", query="702.143")).kind == MESSAGE
    assert await bot.stop() == 0
    assert discord.closed_with == 1000


async def test_settings_survive_a_kill_and_the_token_is_never_logged(bots, discord, monkeypatch):
    monkeypatch.setenv("FORESIGHT_LOG", "debug")
    bot = await bots.run()
    await discord.slash("my language", language="ja")
    bot.process.kill()
    await bot.ended()
    again = await bots.run()
    shown = await discord.slash("my show")
    assert "日本語" in shown.text
    assert await again.stop() == 0
    assert "loopback.token" not in bot.said + again.said


async def test_choices_that_can_not_be_read_are_one_sentence(bots):
    (bots.folder / "choices.db").write_bytes(b"anything but a database " * 100)
    bot = await bots.start("run")
    assert await bot.ended() == 1
    assert "choices.db can not be used: file is not a database" in bot.said
    assert "Traceback" not in bot.said
