"""What a mechanic is in one sentence, where the first of our rules on it does not say so."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = Path(__file__).with_name("definitions.tsv")


@dataclass(frozen=True, slots=True)
class Definition:
    """The number of the telling rule in our summaries, or a sentence a language."""

    rule: str
    sentences: Mapping[str, str]


NOWHERE = Definition("", {})


@cache
def definitions() -> dict[str, Definition]:
    """What says what a mechanic is, by the id of the mechanic.

    >>> definitions()["riftbound:temporary"].rule
    '816.1.b'
    >>> definitions()["magic:suspect"].rule
    ''
    >>> definitions()["magic:first-strike"].sentences["en"]
    'A creature with first strike deals its combat damage before creatures without it.'
    """
    head, *rows = (row.split("\t") for row in FILE.read_text("utf-8").splitlines())
    return {
        mechanic: Definition(rule, dict(zip(head[2:], said, strict=True)) if any(said) else {})
        for mechanic, rule, *said in rows
    }
