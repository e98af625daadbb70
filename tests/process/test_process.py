"""The process: logs in, registers, answers, survives the gateway's moods, and stops cleanly."""

from __future__ import annotations

import asyncio
import json
import signal

from bot.questions import QUESTIONS
from bot.wishes import GROUPS
from tests.process.payloads import MESSAGE, UPDATE


async def test_a_restart_keeps_the_buttons_and_registers_nothing_twice(bots, discord):
    bot = await bots.run()
    reply = await discord.slash("rule", query="702.143")
    assert await bot.stop() == 0
    await bots.run()
    assert discord.syncs == 1
    pressed = await discord.click(reply, reply.buttons["Français"])
    assert pressed.kind == UPDATE
    assert "-# /rule 702.143 language:fr" in reply.text


async def test_sigterm_and_ctrl_c_end_it_with_status_0(bots, discord):
    for number in (signal.SIGTERM, signal.SIGINT):
        bot = await bots.run()
        assert await bot.stop(number) == 0
        assert discord.closed_with == 1000
        assert "Traceback" not in bot.said


async def test_an_answer_on_its_way_arrives_before_the_process_ends(bots, discord):
    bot = await bots.run()
    discord.slow = 0.6
    reply = await discord.begin("rule", query="702.143")
    await asyncio.sleep(0.3)
    assert await bot.stop() == 0
    assert reply.kind == MESSAGE


async def test_it_stops_while_the_gateway_can_not_be_reached(bots, discord):
    discord.deaf = True
    bot = await bots.start("run")
    await discord.heard("GET /gateway")
    assert await bot.stop() == 0


async def test_it_goes_on_after_reconnect_and_after_a_lost_session(bots, discord):
    bot = await bots.run()
    await discord.tell(7)
    await asyncio.wait_for(discord.connected.wait(), 10)
    assert discord.resumed == 1
    await discord.tell(9, data=False)
    await asyncio.wait_for(discord.connected.wait(), 15)
    assert discord.identified == 2
    assert "702.143" in (await discord.slash("rule", query="702.143")).text
    assert await bot.stop() == 0


async def test_an_answer_that_comes_too_late_is_no_second_error(bots, discord):
    bot = await bots.run()
    discord.late = True
    await discord.begin("rule", query="702.143")
    await discord.heard("callback")
    discord.late = False
    assert "702.143" in (await discord.slash("rule", query="702.143")).text
    assert await bot.stop() == 0
    assert "Traceback" not in bot.said
    assert sum("callback" in each for each in discord.requests) == 2


async def test_health_tells_whether_it_is_connected(bots):
    assert await (await bots.start("health")).ended() == 1
    bot = await bots.run()
    await bots.healthy()
    await bot.stop()
    assert await (await bots.start("health")).ended() == 1


async def test_sync_registers_without_a_gateway_and_can_be_tried_dry(bots, discord):
    dry = await bots.start("sync", "--dry-run")
    assert await dry.ended() == 0
    named = [each["name"] for each in json.loads(dry.said)]
    assert sorted(named) == sorted([*QUESTIONS, *GROUPS, "Rules in this message"])
    assert discord.requests == []
    assert await (await bots.start("sync")).ended() == 0
    assert (discord.syncs, discord.identified) == (1, 0)


async def test_what_an_operator_must_mend_is_one_sentence(bots):
    for token, said in (("", "DISCORD_TOKEN"), ("wrong", "token")):
        bot = await bots.start("run", token=token)
        assert await bot.ended() == 2
        assert said in bot.said
        assert "Traceback" not in bot.said
