"""Standard input and output as the command needs them: there, in UTF-8, failing in a sentence."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import re
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

FAILED = 1
LOST = "The output could not be written: {}\n"
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


@contextlib.contextmanager
def prepared() -> Iterator[None]:
    """Streams that take every text; where output finds no room, the command says so and ends."""
    _opened()
    _spoken()
    try:
        yield
        sys.stdout.flush()
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _drain()
        sys.stderr.write(LOST.format(error.strerror))
        raise SystemExit(FAILED) from error


def visible(text: str) -> str:
    r"""A text without what would command a terminal, or turn round the words after it.

    >>> visible("\x1b[31mred \u202edesrever")
    '\ufffd[31mred \ufffddesrever'
    """
    return _UNSEEN.sub("\ufffd", text)


def _opened() -> None:
    """Streams that were closed lead nowhere; a file opened later must not get their place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - it stays open as long as the process


def _spoken() -> None:
    """Texts are Japanese too; bytes that are no text stay bytes, and are shown as what they are."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="surrogateescape", newline=None)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _drain() -> None:
    """What still waits to be written goes nowhere, so that the end of the process is quiet."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
