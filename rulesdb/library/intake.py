"""The bytes of a file that a person names, no more of them than a rules document can have."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rulesdb.library.documents import Refusal

if TYPE_CHECKING:
    from pathlib import Path

MEGABYTE = 1_000_000
LARGEST, LARGEST_TEXT = 16 * MEGABYTE, 4 * MEGABYTE
"""The most bytes that are read, and the most characters: four times the longest real edition."""

# A pipe that nobody writes to is empty, and must not be waited for; Windows has no such flag.
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)


def bytes_of(path: Path) -> bytes | Refusal:
    """The bytes of a file, or why they can not be had."""
    try:
        with open(path, "rb", opener=_opened if _AT_ONCE else None) as file:
            raw = file.read(LARGEST + 1)
    except IsADirectoryError:
        return Refusal("is-folder")
    except (OSError, ValueError):  # a name with a zero byte in it
        return Refusal("no-such-file")
    return raw if len(raw) <= LARGEST else too_large(LARGEST)


def too_large(most: int) -> Refusal:
    """The refusal of what has more bytes or characters than that."""
    return Refusal("too-large", (("most", str(most // MEGABYTE)),))


def _opened(path: str, flags: int) -> int:
    number = os.open(path, flags | _AT_ONCE)
    os.set_blocking(number, True)
    return number
