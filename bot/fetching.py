"""Documents fetched again and again while the bot runs; off unless an operator sets how often."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.words import BASE, Words
from rulesdb.library.fetch import Bringing, within
from rulesdb.library.importing import ADDED, REFUSED
from rulesdb.library.library import today

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.settings import Settings
    from rulesdb.library.fetch import Brought

HOUR = 3600.0
OURS = "our own fault"
NO_HOURS = "FORESIGHT_FETCH_HOURS is %r, which is no number of hours: nothing is fetched"

log = logging.getLogger(__name__)


def bringing(settings: Settings, addresses: Sequence[str], *, replace: bool = False) -> Bringing:
    """What brings documents from some addresses into the data folder."""
    bounds = within(addresses, settings.fetch_hosts.split())
    return Bringing(settings.data, today(), bounds, replace)


async def keep_fetching(settings: Settings) -> None:
    """Fetch what is new at every address that is set, as often as is set, until cancelled."""
    hours = _hours(settings)
    told: dict[str, str] = {}
    while hours:
        await _fetch(settings, told)
        await asyncio.sleep(hours * HOUR)


def _hours(settings: Settings) -> float:
    try:
        hours = float(settings.fetch_hours or 0)
    except ValueError:
        hours = -1
    if not 0 <= hours < float("inf"):
        log.warning(NO_HOURS, settings.fetch_hours)
        return 0
    return hours


async def _fetch(settings: Settings, told: dict[str, str]) -> None:
    addresses = settings.fetch.split()
    try:
        async for brought in bringing(settings, addresses).bring(addresses):
            _tell(brought, told)
    except Exception:  # the bot answers on without what could not be fetched
        if OURS not in told:
            log.exception("fetching failed")
        told[OURS] = "said"


def _tell(brought: Brought, told: dict[str, str]) -> None:
    """Log what was added, and a failure once until it is another or over."""
    why, status = brought.taken.why, brought.taken.status
    if status != REFUSED or why is None:
        told.pop(brought.address, None)
    elif told.get(brought.address) != why.key:
        told[brought.address] = why.key
        said = Words().say(BASE, f"refused-{why.key}", **dict(why.slots))
        log.warning("not fetched: %s", said)
    if status == ADDED:
        log.info("fetched %s", brought.address)
