"""Where the bot was removed, nothing that was chosen there is kept."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discord import AutoShardedClient

    from bot.guilds import Guilds

log = logging.getLogger(__name__)

SHARD = 22
"""Discord gives a server to the shard of its id without this many last bits."""


async def forget_left(guilds: Guilds, client: AutoShardedClient) -> None:
    """Delete what was chosen for servers that the bot left while it was not running.

    Only servers of this process's shards are judged, and only in a file that no other
    application has begun: all others may well be served by somebody else.
    """
    application = client.application_id
    if application is None or await guilds.owner(application) != application:
        return
    here = {guild.id for guild in client.guilds}
    for server in _ours(await guilds.servers(), client):
        if server not in here:
            await guilds.forget_server(server)
            log.info("forgot a server that was left", extra={"guild": server})


def _ours(servers: Iterable[int], client: AutoShardedClient) -> Iterable[int]:
    count = client.shard_count or 1
    return (server for server in servers if (server >> SHARD) % count in client.shards)
