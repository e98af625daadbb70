"""What a mechanic is called to a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.library.library import Library


def called(library: Library, mechanic: str, language: str) -> tuple[str, str]:
    """What the mechanic is called, and in which language: the asked one if a source says so."""
    if own := library.names.headword(mechanic, language):
        return own, language
    plain = mechanic.partition(":")[2].replace("-", " ")
    return library.names.headword(mechanic, "en") or plain, "en"
