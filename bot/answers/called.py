"""Names in answers: what something is called, and what else could be meant by a name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Naming:
    """What something is called in a language: nothing where no source says so; once `old`."""

    language: str
    name: str = ""
    reading: str = ""
    old: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Unruled:
    """A mechanic that no stored edition has a rule of, and what it is called."""

    game: str
    mechanic: str
    names: tuple[Naming, ...]


@dataclass(frozen=True, slots=True)
class Shared:
    """A name that something shares with what was typed: in which language, and what it is there.

    `how` is one of `names.HOW`.
    """

    name: str
    language: str
    how: str


@dataclass(frozen=True, slots=True)
class Also:
    """What the words could mean besides, and the key of the reason.

    `there` is the number that opens it, if any does, and `paper` marks the document where the
    number alone leads to another one; `spoken` is the language in which a mechanic has the name.
    `shared` is the name that it has in common with what was typed, where that is another.  A text
    has the title and the date of its document, and the number that is its `own` where that is not
    the one asked for.
    """

    game: str
    mechanic: str | None
    name: str
    number: str
    why: str
    there: str = ""
    paper: str = ""
    spoken: str = ""
    shared: Shared | None = None
    title: str = ""
    date: str | None = None
    own: str = ""
