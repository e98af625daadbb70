"""A Discord on loopback, for one bot in its own process; stricter than discord.py is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.process import limits, payloads
from tests.process.gateway import Gateway
from tests.process.payloads import (
    COMMAND,
    COMPLETION,
    COMPONENT,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
    UPDATE,
    Person,
    Reply,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TOKEN = "loopback.token"  # noqa: S105 - opens nothing but this server
PATIENCE = 3.0


class Refused(Exception):
    """A request that Discord answers with an error."""

    def __init__(self, status: int, code: int, why: str) -> None:
        super().__init__(why)
        self.answer = _json({"code": code, "message": why}, status)


class Discord(Gateway):
    """The server's state, its two ends, and what a test does with it."""

    def __init__(self) -> None:
        super().__init__()
        self.commands: list[dict[str, Any]] = []
        self.syncs = 0
        self.refused: list[str] = []
        self.requests: list[str] = []
        self.asked = asyncio.Condition()
        self.replies: dict[str, Reply] = {}
        self.moods: list[int] = []
        self.shards = 1
        self.slow = 0.0
        self.late = False
        self._serial = 1_000

    async def slash(self, name: str, /, *, by: Person | None = None, **options: Any) -> Reply:
        name, _, below = name.partition(" ")
        command = self._command(name)
        given = [{"name": key, "type": 5 if isinstance(value, bool) else 3, "value": value}
                 for key, value in options.items()]  # fmt: skip
        if below:
            given = [{"name": below, "type": 1, "options": given}]
        data = {"id": command["id"], "name": name, "type": 1, "options": given}
        return await self._interact(COMMAND, data, by)

    async def complete(
        self, name: str, option: str, typed: str, *, by: Person | None = None, **given: Any
    ) -> list[dict[str, Any]]:
        options = [{"name": key, "type": 3, "value": value} for key, value in given.items()]
        options.append({"name": option, "type": 3, "value": typed, "focused": True})
        data = {"id": self._command(name)["id"], "name": name, "type": 1, "options": options}
        reply = await self._interact(COMPLETION, data, by)
        return reply.data["choices"]

    async def click(self, on: Reply, custom_id: str, *, by: Person | None = None) -> Reply:
        data = {"custom_id": custom_id, "component_type": limits.BUTTON}
        return await self._interact(COMPONENT, data, by, on)

    async def choose(self, on: Reply, custom_id: str, value: str) -> Reply:
        data = {"custom_id": custom_id, "component_type": limits.SELECT, "values": [value]}
        return await self._interact(COMPONENT, data, None, on)

    async def submit(self, shown: Reply, text: str) -> Reply:
        box = shown.data["components"][0]["component"]
        field = {"type": limits.INPUT, "custom_id": box["custom_id"], "value": text}
        data = {"custom_id": shown.data["custom_id"],
                "components": [{"type": limits.LABELLED, "component": field}]}  # fmt: skip
        return await self._interact(MODAL, data, None)

    async def heard(self, part: str) -> None:
        """Wait for a request whose method and path hold this part."""
        async with self.asked:
            await self.asked.wait_for(lambda: any(part in each for each in self.requests))

    async def begin_completion(self, name: str, option: str, typed: str) -> Reply:
        """A completion of which the answer is not waited for."""
        given = [{"name": option, "type": 3, "value": typed, "focused": True}]
        data = {"id": self._command(name)["id"], "name": name, "type": 1, "options": given}
        return await self._dispatch_interaction(COMPLETION, data, Person(), None)

    async def begin(self, name: str, **options: str) -> Reply:
        """A slash command of which the answer is not waited for."""
        given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        data = {"id": self._command(name)["id"], "name": name, "type": 1, "options": given}
        return await self._dispatch_interaction(COMMAND, data, Person(), None)

    def _command(self, name: str) -> dict[str, Any]:
        return next(command for command in self.commands if command["name"] == name)

    def _next(self) -> str:
        self._serial += 1
        return str(self._serial)

    async def _interact(
        self, kind: int, data: dict[str, Any], by: Person | None, on: Reply | None = None
    ) -> Reply:
        reply = await self._dispatch_interaction(kind, data, by or Person(), on)
        await asyncio.wait_for(reply.answered.wait(), PATIENCE)
        if reply.kind in (DEFERRED_UPDATE, UPDATE) and on is not None:
            reply.message = on.message
        return reply

    async def _dispatch_interaction(
        self, kind: int, data: dict[str, Any], by: Person, on: Reply | None
    ) -> Reply:
        reply = Reply(self._next(), f"token-{self._serial}", time.monotonic(), by)
        self.replies[reply.token] = reply
        if on is not None:
            reply.message = on.message
        payload = payloads.interaction(reply, kind, data)
        if on is not None:
            payload["message"] = on.message
        await self.dispatch("INTERACTION_CREATE", payload)
        return reply

    async def _callback(self, request: web.Request) -> web.Response:
        reply = self.replies[request.match_info["token"]]
        body, files = await _body(request)
        if self.moods:
            return _moody(self.moods.pop(0))
        if self.late or time.monotonic() - reply.asked > PATIENCE:
            raise Refused(404, 10062, "Unknown interaction")
        if reply.kind:
            raise Refused(400, 40060, "Interaction has already been acknowledged")
        await asyncio.sleep(self.slow)
        data = body.get("data") or {}
        self._check(_wrong(body["type"], data, set(files)))
        reply.kind, reply.data, reply.files = body["type"], data, files
        if reply.kind == MESSAGE:
            reply.message = payloads.message(self._next(), reply, data)
        elif reply.kind == UPDATE:
            reply.message |= {"components": data.get("components", reply.message["components"])}
        reply.answered.set()
        about = {"id": reply.id, "type": COMMAND, "response_message_id": reply.message.get("id")}
        answer: dict[str, Any] = {"interaction": about}
        if reply.kind in (MESSAGE, UPDATE):
            answer["resource"] = {"type": reply.kind, "message": reply.message}
        return _json(answer)

    async def _original(self, request: web.Request) -> web.Response:
        reply = self.replies[request.match_info["token"]]
        if request.method == "DELETE":
            reply.message.clear()
            return web.Response(status=204)
        if request.method == "PATCH":
            body, files = await _body(request)
            self._check(limits.message({"flags": limits.V2, **body}, set(files)))
            reply.message |= {"components": body["components"]}
        return _json(reply.message)

    async def _followup(self, request: web.Request) -> web.Response:
        reply = self.replies[request.match_info["token"]]
        body, files = await _body(request)
        self._check(limits.message(body, set(files)))
        reply.followups.append(body)
        return _json(payloads.message(self._next(), reply, body))

    async def _login(self, _: web.Request) -> web.Response:
        return _json(payloads.me())

    async def _application(self, _: web.Request) -> web.Response:
        return _json(payloads.application())

    async def _gateway_bot(self, _: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1000, "max_concurrency": 1}
        return _json({"url": self.here, "shards": self.shards, "session_start_limit": limit})

    async def _register(self, request: web.Request) -> web.Response:
        sent = await request.json()
        self._check(limits.commands(sent))
        self.syncs += 1
        self.commands = [
            {"description": "", **command, "id": str(500 + at), "application_id": payloads.APP,
             "version": "1"}
            for at, command in enumerate(sent)
        ]  # fmt: skip
        return _json(self.commands)

    def _check(self, wrong: Any) -> None:
        if found := list(wrong):
            self.refused += found
            raise Refused(400, 50035, "Invalid Form Body: " + "; ".join(found))

    def application(self) -> web.Application:
        app = web.Application(middlewares=[self._door])
        app.add_routes([
            web.get("/gateway", self.gateway),
            web.get("/gateway/", self.gateway),
            web.get("/api/v10/users/@me", self._login),
            web.get("/api/v10/oauth2/applications/@me", self._application),
            web.get("/api/v10/gateway/bot", self._gateway_bot),
            web.put("/api/v10/applications/{app}/commands", self._register),
            web.put("/api/v10/applications/{app}/guilds/{guild}/commands", self._register),
            web.post("/api/v10/interactions/{id}/{token}/callback", self._callback),
            web.route("*", "/api/v10/webhooks/{app}/{token}/messages/@original", self._original),
            web.post("/api/v10/webhooks/{app}/{token}", self._followup),
        ])  # fmt: skip
        return app

    @web.middleware
    async def _door(self, request: web.Request, handler: Any) -> web.StreamResponse:
        async with self.asked:
            self.requests.append(f"{request.method} {request.path}")
            self.asked.notify_all()
        private = "/interactions/" not in request.path and "/webhooks/" not in request.path
        known = request.headers.get("Authorization") == f"Bot {TOKEN}"
        if request.path.startswith("/api") and private and not known:
            return Refused(401, 0, "401: Unauthorized").answer
        try:
            return await handler(request)
        except Refused as refused:
            return refused.answer


@contextlib.asynccontextmanager
async def serving() -> AsyncIterator[Discord]:
    """A Discord while it lasts, on a port of its own."""
    discord = Discord()
    runner = web.AppRunner(discord.application(), shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    discord.port = runner.addresses[0][1]
    try:
        yield discord
    finally:
        await runner.cleanup()


def _wrong(kind: int, data: dict[str, Any], files: set[str]) -> Any:
    match kind:
        case 4 | 7:
            return limits.message({"flags": limits.V2, **data} if kind == UPDATE else data, files)
        case 8:
            return limits.choices("completion", data["choices"])
        case 9:
            return limits.modal(data)
        case _:
            return []


def _moody(status: int) -> web.Response:
    """What Discord answers when it is asked too often, or is not well."""
    if status == 429:
        return _json({"message": "slow down", "retry_after": 0.1, "global": False}, status)
    return _json({"code": 0, "message": "not well"}, status)


def _json(data: Any, status: int = 200) -> web.Response:
    # discord.py reads JSON only where the type is exactly this, without a charset, and takes
    # an answer that came by no proxy for a ban.
    headers = {"Content-Type": "application/json", "Via": "1.1 loopback"}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


async def _body(request: web.Request) -> tuple[dict[str, Any], dict[str, str]]:
    if request.content_type == "application/json":
        return await request.json(), {}
    files, body = {}, {}
    async for part in await request.multipart():
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            files[part.filename] = await part.text()
    return body, files
