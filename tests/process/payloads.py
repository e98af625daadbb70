"""What a Discord says: the payloads of its gateway and of its API, for one server and channel."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from tests.process import limits

APP, BOT, GUILD, CHANNEL = "100", "101", "200", "300"
MANAGE_SERVER = 1 << 5
COMMUNITIES = {"de": "201", "pt-BR": "202"}
EPOCH = "2026-01-01T00:00:00+00:00"
COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, TEXT_BOX = 4, 5, 6, 7, 8, 9


@dataclass
class Person:
    """Somebody with a language, and where they ask.

    `abroad` is in a French community that the bot is no part of; `community` is the locale of
    the server where that is a community; a `keeper` may manage the server.
    """

    id: str = "400"
    name: str = "alex"
    locale: str = "en-US"
    abroad: bool = False
    community: str = ""
    dm: bool = False
    keeper: bool = False

    def user(self) -> dict[str, Any]:
        return {"id": self.id, "username": self.name, "discriminator": "0", "avatar": None,
                "global_name": None}  # fmt: skip


@dataclass
class Reply:
    """What the bot made of one interaction; `message` changes as it is edited."""

    id: str
    token: str
    asked: float
    by: Person
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    kind: int = 0
    data: dict[str, Any] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    message: dict[str, Any] = field(default_factory=dict)
    followups: list[dict[str, Any]] = field(default_factory=list)

    @property
    def private(self) -> bool:
        return bool(self.data.get("flags", 0) & limits.EPHEMERAL)

    @property
    def text(self) -> str:
        """All that can be read on the message as it is now."""
        texts = [it["content"] for it in limits.walk(self.message.get("components") or [])
                 if it["type"] == limits.TEXT]  # fmt: skip
        return "\n".join([self.message.get("content") or "", *texts])

    @property
    def buttons(self) -> dict[str, str]:
        """The ids of what can be pressed, by their labels."""
        return {it["label"]: it["custom_id"] for it in limits.walk(self.message["components"])
                if it["type"] == limits.BUTTON}  # fmt: skip


def me() -> dict[str, Any]:
    return {"id": BOT, "username": "Foresight", "discriminator": "0", "avatar": None,
            "global_name": None, "bot": True}  # fmt: skip


def application() -> dict[str, Any]:
    return {"id": APP, "name": "Foresight", "description": "", "icon": None, "bot_public": True,
            "bot_require_code_grant": False, "verify_key": "00", "flags": 0,
            "owner": me()}  # fmt: skip


def ready(here: str, shard: list[int]) -> dict[str, Any]:
    return {"v": 10, "user": me(), "session_id": "one", "resume_gateway_url": here,
            "guilds": [{"id": GUILD, "unavailable": True}],
            "application": {"id": APP, "flags": 0}, "shard": shard}  # fmt: skip


def guild(name: int = int(GUILD)) -> dict[str, Any]:
    empty = ("roles", "emojis", "stickers", "features", "channels", "members", "threads",
             "voice_states", "presences", "stage_instances", "guild_scheduled_events",
             "soundboard_sounds")  # fmt: skip
    zero = ("verification_level", "default_message_notifications", "explicit_content_filter",
            "mfa_level", "system_channel_flags", "premium_tier", "nsfw_level")  # fmt: skip
    return {"id": str(name), "name": "Loopback", "owner_id": "1", "member_count": 2, "large": False,
            "preferred_locale": "en-US", "unavailable": False, "afk_timeout": 300,
            **{each: [] for each in empty}, **dict.fromkeys(zero, 0)}  # fmt: skip


def interaction(reply: Reply, kind: int, data: dict[str, Any]) -> dict[str, Any]:
    if reply.by.dm:
        return _direct(reply, kind, data)
    allowed = str(MANAGE_SERVER if reply.by.keeper else 0)
    member = {"user": reply.by.user(), "roles": [], "flags": 0, "permissions": allowed,
              "joined_at": EPOCH, "deaf": False, "mute": False}  # fmt: skip
    channel = {"id": CHANNEL, "type": 0, "name": "rules", "position": 0,
               "permission_overwrites": []}  # fmt: skip
    where: dict[str, Any] = {"id": GUILD, "locale": "en-US", "features": []}
    if reply.by.community:
        where = {"id": COMMUNITIES[reply.by.community], "locale": reply.by.community,
                 "features": ["COMMUNITY"]}  # fmt: skip
    if reply.by.abroad:
        where = {"id": "999", "locale": "fr", "features": ["COMMUNITY"]}
    return {"id": reply.id, "application_id": APP, "type": kind, "data": data,
            "token": reply.token, "version": 1, "locale": reply.by.locale, "guild": where,
            "guild_id": where["id"], "guild_locale": where["locale"], "channel_id": CHANNEL,
            "attachment_size_limit": 10_485_760, "app_permissions": "0", "entitlements": [],
            "authorizing_integration_owners": {"1": reply.by.id} if reply.by.abroad else {},
            "context": 0, "channel": channel, "member": member}  # fmt: skip


def _direct(reply: Reply, kind: int, data: dict[str, Any]) -> dict[str, Any]:
    """The same in direct messages, where there is no server."""
    channel = {"id": "301", "type": 1, "recipients": [me()], "last_message_id": None}
    return {"id": reply.id, "application_id": APP, "type": kind, "data": data,
            "token": reply.token, "version": 1, "locale": reply.by.locale, "channel_id": "301",
            "attachment_size_limit": 10_485_760, "app_permissions": "0", "entitlements": [],
            "authorizing_integration_owners": {"1": reply.by.id}, "context": 1,
            "channel": channel, "user": reply.by.user()}  # fmt: skip


def message(name: str, reply: Reply, data: dict[str, Any]) -> dict[str, Any]:
    about = {"id": reply.id, "type": COMMAND, "user": reply.by.user(),
             "authorizing_integration_owners": {}}  # fmt: skip
    return {"id": name, "channel_id": CHANNEL, "author": me(), "type": 20,
            "content": data.get("content", ""), "timestamp": EPOCH, "edited_timestamp": None,
            "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [],
            "attachments": [], "embeds": [], "pinned": False, "flags": data.get("flags", 0),
            "components": data.get("components", []), "interaction_metadata": about}  # fmt: skip
