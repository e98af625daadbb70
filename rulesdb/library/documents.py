"""Documents, editions, rules, notes, glossary entries: the values a reader yields."""

from __future__ import annotations

from dataclasses import dataclass

LANGUAGES = ("en", "fr", "de", "ja")
GAMES = ("magic", "riftbound")
DOCUMENTS = ("comprehensive", "core", "tournament", "article")
STANDINGS = ("official", "translation", "summary", "article")
EXTENTS = ("whole", "excerpt")


@dataclass(frozen=True, slots=True)
class Edition:
    """Which document a text comes from: what every answer names beside a rule.

    `date` is the ISO date on which the edition takes effect, or none where the text has none.
    """

    game: str
    language: str
    document: str
    standing: str
    extent: str
    title: str
    date: str | None


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered entry in document order: a section, a heading, a rule or a subrule.

    `parent` is the number it stands under, or none at the top.  `heading` is set where the
    entry has a title; `text` is the body, empty for a bare heading.
    """

    number: str
    parent: str | None
    heading: str
    text: str
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A glossary headword with its whole text, lines kept."""

    headword: str
    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph without a number, about the mechanic `about` where the document says which."""

    text: str
    about: str | None = None
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A whole document as read: its edition and everything in it, in document order."""

    edition: Edition
    rules: tuple[Rule, ...]
    glossary: tuple[GlossaryEntry, ...] = ()
    notes: tuple[Note, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why bytes or a text could not be taken in as rules: a key for the sentence, and slots."""

    key: str
    slots: tuple[tuple[str, str], ...] = ()
