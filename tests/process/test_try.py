"""The page to try the bot on: served on loopback, ended quietly, and plain about what it lacks."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+/)#(\S+)")
WITHOUT_THE_EXTRA = """
import sys
sys.modules["simcord"] = None
from bot.cli import main
sys.argv = ["foresight", "try", "--no-browser"]
main()
"""


async def start(folder, *words):
    return await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=ROOT, env=os.environ | {"FORESIGHT_DATA": str(folder)},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def page(process):
    """The page's address and the secret behind it."""
    line = await asyncio.wait_for(process.stdout.readline(), 30)
    address, secret = ADDRESS.search(line.decode()).groups()
    return address, secret


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_the_page_is_served_until_a_signal_ends_it_quietly(tmp_path, number):
    process = await start(tmp_path, "-m", "bot", "try", "--no-browser")
    address, secret = await page(process)
    headers = {"X-Simcord-Capability": secret, "Origin": address.rstrip("/")}
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as index:
            assert index.status == 200
        async with session.post(f"{address}api/pages", headers=headers, json={}) as opened:
            shown = json.dumps(await opened.json(), ensure_ascii=False)
    for part in ("(Manage Server)", "(English)", "(français)", "(Deutsch)", "（日本語）", "予顕"):
        assert part in shown
    process.send_signal(number)
    _, said = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 0
    assert said == b""


async def test_a_port_that_is_taken_is_one_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await start(tmp_path, "-m", "bot", "try", "--no-browser", "--port", str(port))
        _, said = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 2
    assert said.decode().startswith(f"Port {port} is taken")
    assert said.count(b"\n") == 1


async def test_without_the_extra_it_says_what_to_install(tmp_path):
    process = await start(tmp_path, "-c", WITHOUT_THE_EXTRA)
    _, said = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 2
    assert "foresight-rules[try]" in said.decode()
    assert said.count(b"\n") == 1
