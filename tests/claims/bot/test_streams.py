"""The command line lives with closed streams, full disks and bytes that are no text."""

import os
import subprocess
import sys

import pytest

from bot.streams import visible

FULL = "/dev/full"


def foresight(*words, **streams):
    command = (sys.executable, "-m", "bot", *words)
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 60, **streams}
    return subprocess.run(command, check=False, **streams)  # noqa: S603 - our own code


@pytest.fixture(autouse=True)
def _data(tmp_path, monkeypatch):
    monkeypatch.setenv("FORESIGHT_DATA", str(tmp_path))


@pytest.mark.skipif(os.name == "nt", reason="descriptors are closed otherwise there")
def test_closed_streams_are_no_fault():
    def close():
        for descriptor in (0, 1):
            os.close(descriptor)

    ended = foresight("rules", "list", preexec_fn=close)
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(not os.path.exists(FULL), reason="no such device here")  # noqa: PTH110 - a device
def test_output_that_finds_no_room_is_one_sentence():
    with open(FULL, "wb") as full:  # noqa: PTH123 - a device
        ended = foresight("--help", stdout=full)
    assert ended.returncode == 1
    assert ended.stderr.startswith(b"The output could not be written: ")
    assert b"Traceback" not in ended.stderr


def test_bytes_that_are_no_text_are_answered_line_by_line():
    typed = b"\xef\xbb\xbf/rule 702.143 only:true\r/rule \xff\xfe\r\n/rul\xff\n"
    ended = foresight("ask", "-", input=typed)
    assert (ended.returncode, ended.stderr) == (2, b"")
    said = ended.stdout.decode()
    assert "702.143" in said
    assert "Nothing found for “\ufffd\ufffd”" in said
    assert "There is no command “rul\ufffd”" in said


def test_a_terminal_is_not_commanded_by_what_was_typed():
    assert visible("a\tb\nc") == "a\tb\nc"
    for sign in "\x00\x07\x1b\x7f\x9b\r\u202e\u2066\ud800":
        assert visible(f"a{sign}b") == "a\ufffdb"
