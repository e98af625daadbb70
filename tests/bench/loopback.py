"""What a person waits for: `/rule` beside an empty command, and a bot that is started."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.measuring import Figure, percentile
from tests.bench.texts import editions, taken_in
from tests.process import limits
from tests.process.discord_server import TOKEN, Discord, Reply, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

ROOT = Path(__file__).parents[2]
OURS = ROOT / "tests/process/launch.py"
EMPTY = ROOT / "tests/bench/empty_bot.py"
PATIENCE = 20.0
SETTLED = 5.0
"""Seconds after which a bot does nothing but listen: it reads languages and engines first."""
NUMBER = "702.143"


def figures(count: int) -> Iterator[Figure]:
    """The figures of a bot in a process of its own."""
    with tempfile.TemporaryDirectory() as name:
        yield from asyncio.run(_measured(Path(name), count))


async def _measured(folder: Path, count: int) -> list[Figure]:
    taken_in(folder, editions()[-1:])
    async with serving() as discord, serving() as other:
        async with running(discord, folder, OURS, "run"):
            _, reply = await _asked(discord)
            async with running(other, folder, EMPTY, *_size(reply)):
                await asyncio.sleep(SETTLED)
                # In turns, so that whatever else the machine does slows both alike.
                pairs = [(await _asked(discord), await _asked(other)) for _ in range(count)]
        began = time.perf_counter()
        async with running(discord, folder, OURS, "run"):
            await _asked(discord)
            start = time.perf_counter() - began
        assert not discord.refused + other.refused
    ours, empty = (
        percentile(sorted(took for took, _ in each), 50) for each in zip(*pairs, strict=True)
    )
    return [
        Figure("an empty command, loopback, median", empty, "ms"),
        Figure(f"/rule {NUMBER}, loopback, median", ours, "ms"),
        Figure("/rule exact to an empty command, medians", ours / empty, "×", 1.5),
        Figure("start to first answered interaction", start, "s", 1.0),
    ]


async def _asked(discord: Discord) -> tuple[float, Reply]:
    """How many milliseconds the answer took, and the answer."""
    began = time.perf_counter()
    reply = await discord.slash("rule", query=NUMBER)
    return (time.perf_counter() - began) * 1000, reply


def _size(reply: Reply) -> tuple[str, str, str]:
    """How many texts, letters in them, and buttons the answer has."""
    kinds = [each["type"] for each in limits.walk(reply.message["components"])]
    return str(kinds.count(limits.TEXT)), str(len(reply.text)), str(kinds.count(limits.BUTTON))


@contextlib.asynccontextmanager
async def running(
    discord: Discord, folder: Path, script: Path, *words: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot while it lasts, connected."""
    discord.connected.clear()
    environment = os.environ | {"FORESIGHT_DATA": str(folder), "DISCORD_TOKEN": TOKEN}
    # As in any installation, a module is compiled once and not at every start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment |= {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-W",
        "ignore",
        script,
        str(discord.port),
        *words,
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await asyncio.wait_for(discord.connected.wait(), PATIENCE)
        yield process
    finally:
        process.terminate()
        await process.wait()
