"""One language's messages: found in its files at once, read by Fluent when first said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Fluent's parser takes a tenth of a second for a language, and a process says but a part of it.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class UnreadableCatalogue(Exception):
    """A catalogue file holds text that is no Fluent, or says one message twice."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A language's messages; `unread` are those that nobody has said yet, by their keys."""

    bundle: FluentBundle
    unread: dict[str, str]

    @classmethod
    def read(cls, folder: Path, language: str) -> Self:
        """The catalogue of a language: every `.ftl` file of its folder."""
        unread: dict[str, str] = {}
        for path in sorted((folder / language).glob("*.ftl")):
            for key, source in _entries(path):
                if key in unread:
                    raise UnreadableCatalogue(path, f"{key} is said twice")
                unread[key] = source
        return cls(FluentBundle([language], use_isolating=False), unread)

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return name in self.unread or self.bundle.has_message(name)

    def with_message(self, name: str) -> FluentBundle:
        """The bundle, in which this message and all that it refers to are read."""
        # Unread until all is there, for another thread may say the same message.
        if source := self.unread.get(name):
            for other in _REFERENCE.findall(source):
                self.with_message(other)
            self.bundle.add_resource(_resource(name, source))
            self.unread.pop(name, None)
        return self.bundle

    def read_all(self) -> None:
        """Read every message now."""
        for name in tuple(self.unread):
            self.with_message(name)


def _entries(path: Path) -> Iterator[tuple[str, str]]:
    """Every message and term of a file as it is written, with what follows it."""
    text = path.read_text("utf-8")
    starts = [*_ENTRY.finditer(text)]
    if _has_text(text[: starts[0].start()] if starts else text):
        raise UnreadableCatalogue(path, text[:80])
    ends = [*(each.start() for each in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def _has_text(text: str) -> bool:
    return any(line.strip() and not line.startswith("#") for line in text.splitlines())


def _resource(key: str, source: str) -> ast.Resource:
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise UnreadableCatalogue(key, entry.content)
    return resource
