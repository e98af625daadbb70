"""Starting: few requests however many servers, nothing to warn of, and nothing asked twice."""

from __future__ import annotations

import asyncio

import pytest

STARTING = [
    "GET /api/v10/users/@me",
    "GET /api/v10/oauth2/applications/@me",
    "PUT /api/v10/applications/100/commands",
    "GET /api/v10/gateway/bot",
    "GET /gateway",
]


@pytest.mark.parametrize("guilds", [1, 300])
async def test_a_start_asks_as_little_whatever_the_number_of_servers(bots, discord, guilds):
    discord.guilds = guilds
    bot = await bots.run()
    await discord.slash("rule", query="702.143")
    sent = [each for each in discord.requests if "/interactions/" not in each]
    assert [each.rstrip("/") for each in sent] == STARTING
    assert await bot.stop() == 0
    assert "level=warning" not in bot.said
    assert "level=error" not in bot.said


async def test_commands_are_registered_once_however_often_it_connects_anew(bots, discord):
    bot = await bots.run()
    for _ in range(4):
        await discord.tell(7)
        await asyncio.wait_for(discord.connected.wait(), 20)
    await discord.tell(9, data=False)
    await asyncio.wait_for(discord.connected.wait(), 20)
    assert (discord.syncs, discord.identified) == (1, 2)
    assert await bot.stop() == 0
