"""Bytes from an address: only over the web, only from hosts that are allowed, only so many."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urldefrag, urljoin, urlsplit

import aiohttp

from rulesdb.library.documents import Refusal
from rulesdb.library.intake import LARGEST, too_large

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

OK, UNCHANGED = 200, 304
MOVED = {301, 302, 303, 307, 308}
PAGES = {"text/html", "application/xhtml+xml"}
DOCUMENTS = {
    "text/plain",
    "application/pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/octet-stream",
    "binary/octet-stream",
}
# Of the same rules in several formats, the text loses least.
FORMATS = (".txt", ".docx", ".pdf")
AGENT = "Foresight (rules documents)"


@dataclass(frozen=True, slots=True)
class Bounds:
    """How far fetching goes: which hosts, how much, how long, how often sent on, how many files."""

    hosts: frozenset[str]
    largest: int = LARGEST
    patience: float = 60.0
    hops: int = 5
    files: int = 6


@dataclass(frozen=True, slots=True)
class Reply:
    """What an address answered: a page or a document, or that nothing is new (no bytes)."""

    address: str
    is_page: bool
    raw: bytes
    etag: str = ""
    modified: str = ""
    unchanged: bool = False


@dataclass(frozen=True, slots=True)
class Fetcher:
    """An open session and its bounds."""

    session: aiohttp.ClientSession
    bounds: Bounds

    async def get(self, address: str, known: Mapping[str, str]) -> Reply | Refusal:
        """What an address answers, or why nothing is taken from it.

        `known` is what was remembered of the last reply, so that what has not changed need not
        come again.
        """
        headers = {
            name: known[key]
            for name, key in (("If-None-Match", "etag"), ("If-Modified-Since", "modified"))
            if known.get(key)
        }
        try:
            async with asyncio.timeout(self.bounds.patience):
                return await self._followed(address, headers)
        except TimeoutError:
            return Refusal("fetch-slow", (("address", address),))
        except aiohttp.ClientPayloadError:
            return Refusal("fetch-cut-off", (("address", address),))
        except (aiohttp.ClientError, OSError, ValueError) as error:
            why = type(error).__name__
            return Refusal("fetch-unreachable", (("address", address), ("why", why)))

    async def _followed(self, address: str, headers: Mapping[str, str]) -> Reply | Refusal:
        """The reply at the end of at most a few redirections, each of them allowed."""
        secure = False
        for _ in range(self.bounds.hops + 1):
            if refused := self._forbidden(address, secure=secure):
                return refused
            secure = secure or address.startswith("https:")
            async with self.session.get(address, headers=headers, allow_redirects=False) as reply:
                if reply.status not in MOVED:
                    return await self._read(address, reply)
                address = urljoin(address, reply.headers.get("Location", ""))
        return Refusal("fetch-hops", (("address", address),))

    def _forbidden(self, address: str, *, secure: bool) -> Refusal | None:
        """Why an address is not asked: no web address, a host not allowed, or a step back."""
        parts = urlsplit(address)
        if parts.scheme not in {"http", "https"} or parts.username or not parts.hostname:
            return Refusal("fetch-address", (("address", address),))
        if secure and parts.scheme == "http":
            return Refusal("fetch-insecure", (("address", address),))
        if host(parts) not in self.bounds.hosts:
            return Refusal("fetch-host", (("address", address), ("host", host(parts))))
        return None

    async def _read(self, address: str, reply: aiohttp.ClientResponse) -> Reply | Refusal:
        if reply.status == UNCHANGED:
            return Reply(address, is_page=False, raw=b"", unchanged=True)
        if reply.status != OK:
            return Refusal("fetch-status", (("address", address), ("status", str(reply.status))))
        kind = reply.content_type
        if kind not in PAGES | DOCUMENTS:
            return Refusal("fetch-type", (("address", address), ("type", kind)))
        raw = await self._bounded(reply)
        if raw is None:
            return too_large(self.bounds.largest)
        tag, modified = (reply.headers.get(name, "") for name in ("ETag", "Last-Modified"))
        return Reply(address, kind in PAGES, raw, tag, modified)

    async def _bounded(self, reply: aiohttp.ClientResponse) -> bytes | None:
        """The whole body; nothing where there is more of it than may be taken."""
        if (reply.content_length or 0) > self.bounds.largest:
            return None
        parts, size = [], 0
        async for part in reply.content.iter_any():
            size += len(part)
            if size > self.bounds.largest:
                return None
            parts.append(part)
        return b"".join(parts)


def opened() -> aiohttp.ClientSession:
    """A session that keeps no cookies and heeds no proxy of the environment."""
    return aiohttp.ClientSession(
        headers={"User-Agent": AGENT}, cookie_jar=aiohttp.DummyCookieJar(), trust_env=False
    )


def host(parts: SplitResult) -> str:
    """The host of an address, with its port where that is not the usual one.

    >>> host(urlsplit("https://Example.org/rules")), host(urlsplit("http://127.0.0.1:8000/"))
    ('example.org', '127.0.0.1:8000')
    """
    return f"{parts.hostname}:{parts.port}" if parts.port else (parts.hostname or "")


def documents_on(page: Reply, most: int) -> tuple[str, ...]:
    """The addresses of documents that a page links to, in the best format that it has."""
    reader = _Links()
    reader.feed(page.raw.decode("utf-8", "replace"))
    found = dict.fromkeys(_joined(page.address, link) for link in reader.links)
    by_format = {form: [it for it in found if _suffix(it) == form] for form in FORMATS}
    return tuple(next(filter(None, by_format.values()), []))[:most]


def _joined(page: str, link: str) -> str:
    """The address that a link on a page means; nothing where it is none, as "http://[" is."""
    try:
        return urldefrag(urljoin(page, link.strip())).url
    except ValueError:
        return ""


def _suffix(address: str) -> str:
    return PurePosixPath(urlsplit(address).path).suffix.lower()


class _Links(HTMLParser):
    """Every address that a page links to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: Iterable[tuple[str, str | None]]) -> None:
        if tag == "a":
            self.links += [value for name, value in attrs if name == "href" and value]
