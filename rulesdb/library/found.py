"""What a search works on, and what it finds: values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.library.index import Index
    from rulesdb.library.names import NameHit
    from rulesdb.library.shelf import Holding, Shelf
    from rulesdb.library.volume import Volume


@dataclass(frozen=True, slots=True, eq=False)
class Stock:
    """What is searched: the memory, and the shelves of bundled and imported texts.

    `alone` says that the memory holds one document only, which may be of the past.
    """

    day: str
    index: Index
    bundled: Shelf
    imported: Shelf | None = None
    holdings: tuple[Holding, ...] = ()
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Find:
    """Something found in an edition: a rule, glossary entry or note, and what it is about."""

    volume: Volume
    kind: str
    at: int
    mechanic: str | None = None

    @property
    def number(self) -> str:
        """The number of a rule; nothing for what has none."""
        return self.volume.rules[self.at].number if self.kind == "rule" else ""

    @property
    def title(self) -> str:
        """Its heading, headword or title, where it has one."""
        if self.kind == "term":
            return self.volume.glossary[self.at].headword
        return (self.volume.rules if self.kind == "rule" else self.volume.notes)[self.at].heading

    @property
    def text(self) -> str:
        """All that is said there, with its heading and its examples."""
        if self.kind == "term":
            term = self.volume.glossary[self.at]
            return f"{term.headword}\n{term.text}"
        if self.kind == "note":
            note = self.volume.notes[self.at]
            return f"{note.heading}\n{note.text}"
        rule = self.volume.rules[self.at]
        return "\n".join((rule.heading, rule.text, *rule.examples))


@dataclass(frozen=True, slots=True)
class Asked:
    """What is searched for: the words, and for whom.  `games` are tried in turn."""

    query: str
    games: tuple[str, ...]
    language: str


@dataclass(frozen=True, slots=True)
class Other:
    """What the words could mean besides: a mechanic or a find, and the key of the reason.

    `number` is what the find is numbered where we look, if that is not its own text.  `name` is
    the one that a mechanic shares with what was typed.
    """

    why: str
    mechanic: str | None = None
    find: Find | None = None
    number: str = ""
    name: NameHit | None = None


@dataclass(frozen=True, slots=True)
class Near:
    """A number or name near to what was typed, with the words it stands for.

    `mechanic` is what the name is that of.
    """

    number: str
    text: str
    mechanic: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found, and how: by number, name, text, fuzzy, or none.

    `query` is what was searched for, its numbers spelled as they were read, in which `games`.
    `textless` are the mechanics that it names and that nothing looked into has a text of.
    """

    by: str
    game: str
    finds: tuple[Find, ...] = ()
    others: tuple[Other, ...] = ()
    nearest: tuple[Near, ...] = ()
    query: str = ""
    textless: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
