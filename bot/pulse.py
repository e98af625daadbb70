"""The sign of life of a running bot: a file that is written while Discord is connected."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

FILE = "alive"
EVERY, FIRST, FRESH = 10.0, 0.2, 45.0
"""Seconds between two beats, between two looks for the first, and for how long one counts."""


def alive(folder: Path, now: float | None = None) -> bool:
    """Whether the bot whose data are in this folder beat a moment ago."""
    try:
        beaten = (folder / FILE).stat().st_mtime
    except OSError:
        return False
    return abs((time.time() if now is None else now) - beaten) < FRESH  # clocks are set back, too


@contextlib.asynccontextmanager
async def beating(folder: Path, connected: Callable[[], bool]) -> AsyncIterator[None]:
    """While it lasts, the file is touched as often as Discord is found connected."""
    heart = asyncio.create_task(_beat(folder, connected))
    try:
        yield
    finally:
        heart.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await heart
        _stop(folder)


async def _beat(folder: Path, connected: Callable[[], bool]) -> None:
    while True:
        if connected():
            _touch(folder)
        await asyncio.sleep(EVERY if connected() else FIRST)


def _touch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).touch()


def _stop(folder: Path) -> None:
    (folder / FILE).unlink(missing_ok=True)
