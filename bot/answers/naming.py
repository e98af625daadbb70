"""What a mechanic is called to a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bot.answers.called import Naming
from rulesdb.library.documents import LANGUAGES

if TYPE_CHECKING:
    from rulesdb.library.names import Names


class Named(Protocol):
    """What holds the tables of names: a library, or an index of it."""

    @property
    def names(self) -> Names:
        """The names of mechanics."""


def called(named: Named, mechanic: str, language: str) -> tuple[str, str]:
    """What the mechanic is called, and in which language: the asked one if a source says so."""
    if own := named.names.headword(mechanic, language):
        return own, language
    plain = mechanic.partition(":")[2].replace("-", " ")
    return named.names.headword(mechanic, "en") or plain, "en"


def everywhere(named: Named, mechanic: str) -> tuple[Naming, ...]:
    """What it is called in every language."""
    rows = ((spoken, named.names.name(mechanic, spoken)) for spoken in LANGUAGES)
    return tuple(
        Naming(spoken, it.headword, it.reading, it.old) if it else Naming(spoken)
        for spoken, it in rows
    )
