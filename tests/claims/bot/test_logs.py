"""The log says what happened in one line each, and neither a secret nor what anyone typed."""

from __future__ import annotations

import io
import logging
import sqlite3
from types import SimpleNamespace

import discord
import pytest

from bot import logs
from bot.logs import Lines, late_is_no_error

TOKEN = "MTIz.secret.token"  # noqa: S105 - opens nothing
TYPED = "what somebody typed"


def line(message="failed", *args, wordy=False, error=None, **extra):
    record = logging.getLogger("bot.test").makeRecord(
        "bot.test", logging.ERROR, __file__, 1, message, args, None, extra=extra
    )
    if error is not None:
        record.exc_info = (type(error), error, error.__traceback__)
    return Lines(TOKEN, wordy=wordy).format(record)


def raised(error, cause=None):
    try:
        raise error from cause
    except type(error) as caught:
        return caught


def test_an_event_is_one_line_of_keys_and_values():
    said = line("%s failed", "rule", guild=42, command="can-i")
    time, _, rest = said.partition(" ")
    assert time.startswith("time=20")
    assert rest == 'level=error logger=bot.test event="rule failed" command=can-i guild=42'
    assert "\n" not in line("two\nlines", note='a "quote"')


def test_a_failure_says_what_and_where_but_nothing_that_was_typed():
    said = line(error=raised(KeyError(TYPED), raised(ValueError(TYPED))))
    assert 'error="KeyError after ValueError"' in said
    assert "tests/claims/bot/test_logs.py:" in said
    assert TYPED not in said
    assert TYPED in line(error=raised(KeyError(TYPED)), wordy=True)


def test_what_files_and_connections_say_is_told():
    assert "disk full" in line(error=raised(sqlite3.OperationalError("disk full")))
    assert "no such" in line(error=raised(OSError(2, "no such file")))


def test_no_token_is_ever_written():
    assert TOKEN not in line("logging in with %s", TOKEN, wordy=True)
    url = "POST https://discord.com/api/v10/interactions/12/aW50ZXI/callback and /webhooks/1/hook"
    assert "aW50ZXI" not in line(url)
    assert "hook" not in line(url).replace("webhooks", "")
    assert TOKEN not in line(error=raised(OSError(TOKEN)), wordy=True)


def test_the_event_loop_quotes_no_exception():
    record = logging.getLogger("asyncio").makeRecord(
        "asyncio", logging.ERROR, __file__, 1,
        f"Task exception was never retrieved\nfuture: <Task {TYPED}>", (), None,
    )  # fmt: skip
    assert TYPED not in Lines().format(record)
    assert TYPED in Lines(wordy=True).format(record)


@pytest.mark.parametrize(("code", "level"), [(10062, logging.INFO), (10008, logging.ERROR)])
def test_a_completion_that_comes_too_late_is_no_error(code, level):
    response = SimpleNamespace(status=404, reason="Not Found")
    late = raised(discord.NotFound(response, {"code": code, "message": "Unknown interaction"}))
    record = logging.getLogger("discord.app_commands.tree").makeRecord(
        "discord.app_commands.tree", logging.ERROR, __file__, 1, "Ignoring exception", (),
        (type(late), late, late.__traceback__),
    )  # fmt: skip
    assert late_is_no_error(record)
    assert record.levelno == level


@pytest.mark.parametrize(("wished", "level"), [
    ("debug", logging.DEBUG), ("WARNING", logging.WARNING), ("nonsense", logging.INFO),
])  # fmt: skip
def test_the_operator_says_how_much_is_logged(monkeypatch, wished, level):
    root, stream = logging.getLogger(), io.StringIO()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr("sys.stderr", stream)
    before = root.level
    try:
        logs.begin(wished, TOKEN)
        assert root.level == level
        logging.getLogger("bot.test").error("said %s", TOKEN)
    finally:
        root.setLevel(before)
    assert "event=" in stream.getvalue()
    assert TOKEN not in stream.getvalue()
