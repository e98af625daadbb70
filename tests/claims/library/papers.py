"""The real documents that the readers are tried on, where they are at hand."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rulesdb.library import readers
from rulesdb.library.decode import Decoded, decode

if TYPE_CHECKING:
    from rulesdb.library.documents import Document, Refusal

ROOT = Path(__file__).parents[3]
PAPERS = Path(os.environ.get("FORESIGHT_DOCUMENTS", ROOT.parent / "shared"))
EDITIONS = sorted((PAPERS / "data" / "mtg" / "en").glob("*.txt"))
needs_papers = pytest.mark.skipif(
    not EDITIONS, reason=f"no documents to read in {PAPERS} (set FORESIGHT_DOCUMENTS)"
)


@cache
def text_of(path: Path) -> str:
    """The text of a file, decoded."""
    found = decode(path.read_bytes())
    assert isinstance(found, Decoded), found
    return found.text


@cache
def read(path: Path) -> tuple[Document, ...] | Refusal:
    """What a file holds, read once a session."""
    return readers.read(text_of(path))


def only(path: Path) -> Document:
    """The one document that a file holds."""
    found = read(path)
    assert isinstance(found, tuple), found
    (document,) = found
    return document


def named(path: Path) -> str:
    """What a test is called that reads the file."""
    return path.stem


def paper(pattern: str) -> Path:
    """The one file whose name fits; the test is skipped without the documents."""
    found = sorted(PAPERS.rglob(pattern))
    if len(found) != 1:
        pytest.skip(f"not one {pattern} in {PAPERS} (set FORESIGHT_DOCUMENTS)")
    return found[0]
