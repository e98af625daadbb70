"""The newest official documents brought from their publishers, and checked like any import."""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from rulesdb.library.documents import Refusal
from rulesdb.library.fetching import Bounds, Fetcher, Reply, documents_on, host, opened
from rulesdb.library.importing import PRESENT, REFUSED, Import, Taken
from rulesdb.library.opening import NotAShelf, open_shelf
from rulesdb.library.readers import Hints

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable
    from pathlib import Path

REMEMBERED = "fetched.json"
MARKS = ("etag", "modified", "sha256")


@dataclass(frozen=True, slots=True)
class Brought:
    """What became of an address: as of a file that is imported; present, where nothing is new."""

    address: str
    taken: Taken


@dataclass(frozen=True, slots=True)
class Bringing:
    """Where documents are put, on which day, and how far they are sought."""

    folder: Path
    day: str
    bounds: Bounds
    replace: bool = False

    async def bring(self, addresses: Iterable[str]) -> AsyncIterator[Brought]:
        """Everything new at some addresses, which are documents or pages that link to them.

        A document is read and checked as any import is, and only then stands on the shelf; what
        was there before stays.
        """
        known = await asyncio.to_thread(self._known)
        async with opened() as session:
            fetcher = Fetcher(session, self.bounds)
            for address in addresses:
                async for at, reply in _documents(fetcher, address, known):
                    taken = await asyncio.to_thread(self._taken, at, reply, known)
                    yield Brought(at, taken)

    def _known(self) -> dict[str, dict[str, str]]:
        """What was taken in from where, as far as it still stands on the shelf."""
        try:
            with open_shelf(self.folder) as shelf:
                stored = {holding.sha256 for holding in shelf.holdings()}
        except NotAShelf:
            return {}
        remembered = _remembered(self.folder)
        return {at: marks for at, marks in remembered.items() if marks["sha256"] in stored}

    def _taken(self, at: str, reply: Reply | Refusal, known: dict[str, dict[str, str]]) -> Taken:
        """What becomes of a reply; what was taken in is remembered, so that it is not again."""
        if isinstance(reply, Refusal):
            return Taken(REFUSED, why=reply)
        if reply.unchanged:
            return Taken(PRESENT)
        try:
            with open_shelf(self.folder, write=True) as shelf:
                door = Import(shelf, self.day, self.replace)
                taken = door.take_in(reply.raw, Hints(source=reply.address))
        except NotAShelf as error:
            return Taken(REFUSED, why=error.why)
        if taken.status != REFUSED:
            marks = (reply.etag, reply.modified, hashlib.sha256(reply.raw).hexdigest())
            known[at] = dict(zip(MARKS, marks, strict=True))
            _remember(self.folder, known)
        return taken


def within(addresses: Iterable[str], more: Iterable[str]) -> Bounds:
    """The bounds that ask no hosts but those of some addresses, and those allowed besides."""
    own = (host(urlsplit(address)) for address in addresses)
    return Bounds(frozenset(own) | {name.lower() for name in more})


async def _documents(
    fetcher: Fetcher, address: str, known: dict[str, dict[str, str]]
) -> AsyncIterator[tuple[str, Reply | Refusal]]:
    """The document at an address, or those that the page there links to."""
    reply = await fetcher.get(address, known.get(address, {}))
    if isinstance(reply, Refusal) or not reply.is_page:
        yield address, reply
        return
    links = documents_on(reply, fetcher.bounds.files)
    if not links:
        yield address, Refusal("fetch-no-documents", (("address", address),))
    for link in links:
        linked = await fetcher.get(link, known.get(link, {}))
        if isinstance(linked, Reply) and linked.is_page:
            yield link, Refusal("fetch-type", (("address", link), ("type", "text/html")))
        else:
            yield link, linked


def _remembered(folder: Path) -> dict[str, dict[str, str]]:
    """What was taken in from where; nothing where that was never written, or is broken."""
    try:
        known: Any = json.loads((folder / REMEMBERED).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(known, dict):
        return {}
    marks = {at: its for at, its in known.items() if isinstance(its, dict)}
    return {at: {mark: str(its.get(mark, "")) for mark in MARKS} for at, its in marks.items()}


def _remember(folder: Path, known: dict[str, dict[str, str]]) -> None:
    """Written beside and put in place, so that no half of it is ever read."""
    begun = folder / f"{REMEMBERED}.part"
    begun.write_text(json.dumps(known, indent=1, sort_keys=True), "utf-8")
    begun.replace(folder / REMEMBERED)
