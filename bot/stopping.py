"""Work that goes on until Ctrl-C or a supervisor's signal asks for its end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def asked_to_stop() -> Iterator[asyncio.Event]:
    """An event that a signal sets, instead of ending the process at once.

    Windows has no such handlers: there Ctrl-C still raises, and the caller sees the end.
    """
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    with contextlib.suppress(NotImplementedError):
        for each in SIGNALS:
            loop.add_signal_handler(each, stop.set)
    try:
        yield stop
    finally:
        with contextlib.suppress(NotImplementedError):
            for each in SIGNALS:
                loop.remove_signal_handler(each)


async def first(stop: asyncio.Event, work: asyncio.Task[None]) -> bool:
    """Wait for the work or for the signal; whether it was the signal."""
    told = asyncio.ensure_future(stop.wait())
    try:
        await asyncio.wait({told, work}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        told.cancel()
    return not work.done()
