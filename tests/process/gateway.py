"""The gateway of a Discord on loopback: one bot's websocket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from aiohttp import WSMsgType, web

from tests.process import payloads


class Gateway:
    """Hears what a bot says on its websocket, and dispatches events to it."""

    def __init__(self) -> None:
        self.port = 0
        self.deaf = False
        self.guilds = 1
        self.identified = 0
        self.resumed = 0
        self.closed_with: int | None = None
        self.connected = asyncio.Event()
        self._ws: web.WebSocketResponse | None = None
        self._sequence = 0

    @property
    def here(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def tell(self, op: int, data: Any = None) -> None:
        """A message of the gateway, such as 7 (reconnect) or 9 (session invalid)."""
        self.connected.clear()
        assert self._ws
        await self._ws.send_str(json.dumps({"op": op, "d": data}))

    async def drop(self) -> None:
        """The connection breaks."""
        self.connected.clear()
        assert self._ws
        await self._ws.close(code=1011)

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        if self.deaf:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        await ws.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 41_250}}))
        async for frame in ws:
            if frame.type is WSMsgType.TEXT:
                await self._hear(ws, json.loads(frame.data))
        self.closed_with = ws.close_code
        return ws

    async def _hear(self, ws: web.WebSocketResponse, said: dict[str, Any]) -> None:
        match said["op"]:
            case 1:
                await ws.send_str(json.dumps({"op": 11}))
            case 2:
                self._ws = ws
                self.identified += 1
                await self._ready(said["d"])
                self.connected.set()
            case 6:
                self._ws = ws
                self.resumed += 1
                await self.dispatch("RESUMED", {})
                self.connected.set()

    async def _ready(self, said: dict[str, Any]) -> None:
        assert said["intents"] == 1, said["intents"]
        await self.dispatch("READY", payloads.ready(self.here, said.get("shard", [0, 1])))
        for at in range(self.guilds):
            await self.dispatch("GUILD_CREATE", payloads.guild(int(payloads.GUILD) + at * 1_000))

    async def dispatch(self, event: str, data: dict[str, Any]) -> None:
        assert self._ws
        self._sequence += 1
        frame = {"op": 0, "t": event, "s": self._sequence, "d": data}
        await self._ws.send_str(json.dumps(frame))
