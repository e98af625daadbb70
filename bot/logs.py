"""The log: one line an event, in `key=value`, without secrets and without people's words."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.errors import gone

if TYPE_CHECKING:
    from collections.abc import Iterator

LEVELS = ("debug", "info", "warning", "error")
PACKAGES = Path(__file__).parents[1]
# Whoever holds the token of an interaction may answer in our place.
_TOKEN_OF_AN_INTERACTION = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s]+")
_PLAIN = re.compile(r"[\w.:/@+-]+")
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}

# What these say is about files and connections; what others say may quote what was typed.
SPEAKING = (OSError, sqlite3.Error, aiohttp.ClientError, discord.HTTPException)


def begin(wished: str, token: str = "") -> None:
    """Log to standard error from now on; a supervisor or container collects it."""
    level = wished.lower() if wished.lower() in LEVELS else "info"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(token, wordy=level == "debug"))
    handler.addFilter(late_is_no_error)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())


class Lines(logging.Formatter):
    """Writes a record as one line; only a `wordy` one tells what exceptions and tasks say.

    >>> record = logging.makeLogRecord({"name": "bot.edge", "levelname": "INFO", "msg": "left"})
    >>> Lines().format(record).partition(" ")[2]
    'level=info logger=bot.edge event=left'
    """

    def __init__(self, token: str = "", *, wordy: bool = False) -> None:
        super().__init__()
        self._token = token
        self._wordy = wordy

    def format(self, record: logging.LogRecord) -> str:
        line = " ".join(f"{key}={_value(value)}" for key, value in self._pairs(record))
        line = _TOKEN_OF_AN_INTERACTION.sub(r"\1…", line)
        return line.replace(self._token, "…") if self._token else line

    def _pairs(self, record: logging.LogRecord) -> Iterator[tuple[str, str]]:
        time = datetime.fromtimestamp(record.created, UTC)
        yield "time", time.isoformat(timespec="milliseconds").replace("+00:00", "Z")
        yield "level", record.levelname.lower()
        yield "logger", record.name
        yield "event", self._event(record)
        for key in sorted(vars(record).keys() - _USUAL):
            yield key, str(vars(record)[key])
        if record.exc_info and (error := record.exc_info[1]):
            yield "error", self._error(error)
            yield "at", _trail(error)

    def _event(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        # The event loop describes a failed task with all that its exception says.
        wordless = record.name == "asyncio" and not self._wordy
        return said.partition("\n")[0] if wordless else said

    def _error(self, error: BaseException) -> str:
        cause = error.__cause__ or error.__context__
        own = type(error).__name__
        if self._wordy or isinstance(error, SPEAKING):
            own = f"{own}: {error}"
        return f"{own} after {self._error(cause)}" if cause else own


def late_is_no_error(record: logging.LogRecord) -> bool:
    """Let the library tell in one quiet line that completion came too late to be of use."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, Exception) and gone(error) and record.name == "discord.app_commands.tree":
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.msg, record.args, record.exc_info = "completed too late", (), None
    return True


def _value(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _trail(error: BaseException) -> str:
    """Where it happened, innermost first: files and lines, none of what stood in them."""
    frames = reversed(traceback.extract_tb(error.__traceback__))
    return " < ".join(f"{_place(frame.filename)}:{frame.lineno}" for frame in frames)


def _place(name: str) -> str:
    path = Path(name)
    ours = path.is_relative_to(PACKAGES) and "site-packages" not in path.parts
    return path.relative_to(PACKAGES).as_posix() if ours else "/".join(path.parts[-2:])
