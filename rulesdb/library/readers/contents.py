"""What the lines of a document hold, before it is known which edition they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.library.documents import GlossaryEntry, Rule


@dataclass(frozen=True, slots=True)
class Contents:
    """Rules and glossary in document order, the paragraphs before them, and whether that is all."""

    rules: tuple[Rule, ...]
    glossary: tuple[GlossaryEntry, ...]
    before: tuple[str, ...]
    whole: bool
