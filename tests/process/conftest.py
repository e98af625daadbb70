"""The bot as a process of its own, started against a Discord on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from rulesdb.library import summaries
from tests.process.discord_server import TOKEN, Discord, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ROOT = Path(__file__).parents[2]
LAUNCH = Path(__file__).with_name("launch.py")
PATIENCE = 20.0


class Process:
    """The bot's process, with what it has written."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""
        self._hearing = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stdout
        async for line in self.process.stdout:
            async with self._hearing:
                self.said += line.decode()
                self._hearing.notify_all()

    async def says(self, part: str) -> None:
        """Wait until it has written something with this part."""
        async with asyncio.timeout(PATIENCE), self._hearing:
            await self._hearing.wait_for(lambda: part in self.said)

    async def ended(self) -> int:
        """The exit status, once it has ended."""
        status = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self._reading
        return status

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return await self.ended()


class Bots:
    """Starts bots against one Discord, over one folder of data."""

    def __init__(self, discord: Discord, folder: Path) -> None:
        self.discord = discord
        self.folder = folder
        self.started: list[Process] = []

    async def start(self, *words: str, token: str = TOKEN) -> Process:
        environment = os.environ | {"FORESIGHT_DATA": str(self.folder), "DISCORD_TOKEN": token}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "ignore", LAUNCH, str(self.discord.port), *words,
            cwd=ROOT, env=environment | {"PYTHONPATH": str(ROOT)},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        self.started.append(Process(process))
        return self.started[-1]

    async def run(self) -> Process:
        """A bot that listens."""
        self.discord.connected.clear()
        bot = await self.start("run")
        await asyncio.wait_for(self.discord.connected.wait(), PATIENCE)
        return bot

    async def healthy(self) -> None:
        """Wait until it says of itself that it is connected: it has seen to what it left."""
        async with asyncio.timeout(PATIENCE):
            while await (await self.start("health")).ended() != 0:
                pass


@contextlib.asynccontextmanager
async def starting(discord: Discord, folder: Path) -> AsyncIterator[Bots]:
    bots = Bots(discord, folder)
    try:
        yield bots
    finally:
        for each in bots.started:
            with contextlib.suppress(ProcessLookupError):
                each.process.kill()
            await each.ended()


@pytest_asyncio.fixture
async def discord() -> AsyncIterator[Discord]:
    async with serving() as server:
        yield server
        assert server.refused == []


@pytest.fixture(scope="session")
def read_before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder that an earlier process has left: the project's own texts are read."""
    folder = tmp_path_factory.mktemp("earlier")
    ask = [sys.executable, "-m", "bot", "--data", str(folder), "ask", "/rule 1"]
    subprocess.run(ask, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own
    assert list(folder.glob(summaries.KEPT.format("*")))
    return folder


@pytest_asyncio.fixture
async def bots(discord: Discord, tmp_path: Path, read_before: Path) -> AsyncIterator[Bots]:
    data = shutil.copytree(read_before, tmp_path / "data")
    async with starting(discord, data) as bots:
        yield bots


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(
    tmp_path_factory: pytest.TempPathFactory, read_before: Path
) -> AsyncIterator[Discord]:
    data = shutil.copytree(read_before, tmp_path_factory.mktemp("running") / "data")
    async with serving() as server, starting(server, data) as bots:
        await bots.run()
        await bots.healthy()
        yield server


@pytest_asyncio.fixture(loop_scope="module")
async def talking(running: Discord) -> AsyncIterator[Discord]:
    """A Discord with a bot that all tests of a module share; it refuses nothing."""
    yield running
    assert running.refused == []
