"""The commands that trace, compare, fetch and record editions, as an operator meets them."""

from __future__ import annotations

import json
import threading
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from typer.testing import CliRunner

from bot.cli import app
from rulesdb.library import histories
from tests.claims.library.editions import RULES, edition

OLDER, NEWER = "2026-06-19", "2026-08-07"
LATER = RULES.replace("two mana", "three mana").replace(
    "702.143b This", "702.143b A walrus swims.\n702.143c This"
)


@pytest.fixture
def rules(tmp_path, monkeypatch):
    """Runs a `rules` command on a data folder of its own: its status, and what it printed."""
    monkeypatch.setenv("FORESIGHT_DATA", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words):
        ended = CliRunner().invoke(app, ["rules", *words])
        if ended.exception and not isinstance(ended.exception, SystemExit):
            raise ended.exception
        return ended.exit_code, ended.stdout

    return run


@pytest.fixture
def stored(rules, tmp_path):
    """The same with two editions imported."""
    files = []
    for date, text in ((OLDER, RULES), (NEWER, LATER)):
        files.append(tmp_path / f"{date}.txt")
        files[-1].write_bytes(edition(date, text))
    assert rules("import", *map(str, files))[0] == 0
    return rules


def test_a_number_is_traced_without_any_document(rules):
    status, printed = rules("trace", "CR 502.59")
    assert status == 0
    assert printed.splitlines()[:4] == [
        "The life of CR 502.59",
        "",
        "702.62 Suspend",
        "  502.59 in the editions from 1 Feb 2007 to 1 May 2009",
    ]
    (row,) = map(json.loads, rules("trace", "732", "--game", "riftbound", "--json")[1].splitlines())
    assert row["kind"] == "changes"
    assert {life["now"]: life["name"] for life in row["lives"]}["816"] == "Temporary"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("trace", "walrus"), "number-unreadable"),
        (("trace", "999.99z"), "number-unknown"),
        (("diff", "1066", "2026"), "edition-unknown"),
        (("diff", "2026-08-07", "2026-08"), "changes-same"),
    ],
)
def test_what_cannot_be_answered_is_a_mistake(rules, words, key):
    status, printed = rules(*words, "--json")
    (row,) = map(json.loads, printed.splitlines())
    assert (status, row["kind"], row["key"]) == (2, "error", key)


def test_two_stored_editions_are_compared_word_by_word(stored):
    status, printed = stored("diff", OLDER, NEWER)
    assert status == 0
    assert printed.rstrip().splitlines() == [
        "Comprehensive Rules: from 19 Jun 2026 to 7 Aug 2026",
        "reworded: 1 · new: 1 · moved: 1",
        "",
        "702.143a · reworded",
        "Pay [-two-]{+three+} mana and exile the card face down.",
        "Example: A player foretells an unusual walrus.",
        "",
        "702.143b · new",
        "A walrus swims.",
        "",
        "702.143b → 702.143c · moved",
    ]
    only = stored("diff", NEWER, "magic:comprehensive:en:2026-06-19", "702.143c")[1]
    assert "702.143b → 702.143c · moved" in only
    assert "three" not in only


def test_a_comparison_has_every_key_as_json(stored):
    (row,) = map(json.loads, stored("diff", OLDER, NEWER, "--json")[1].splitlines())
    assert (row["since"]["date"], row["until"]["date"], row["worded"]) == (OLDER, NEWER, True)
    reworded, new, moved = row["changes"]
    assert reworded["words"][1:3] == [
        {"kind": "goes", "text": "two"},
        {"kind": "comes", "text": "three"},
    ]
    assert (new["old"], new["new"], new["words"][0]["kind"]) == ([], ["702.143b"], "comes")
    assert (moved["kind"], moved["old"], moved["new"]) == ("moved", ["702.143b"], ["702.143c"])


def test_editions_that_are_not_stored_are_compared_by_numbers(rules):
    status, printed = rules("diff", "2021-02-15", "2021-04-22")
    assert status == 0
    assert "702.21 Ward · new" in printed
    assert "702.21–702.142 → 702.22–702.143 · moved" in printed
    assert "only numbers are known" in printed


def test_a_rule_that_was_reworded_says_in_which_stored_edition(stored):
    assert "Reworded in the editions of 7 Aug 2026" in stored("trace", "702.143a")[1]


class Publisher(BaseHTTPRequestHandler):
    """Serves one document at every address."""

    def __init__(self, raw, *others, **more):
        self.raw = raw
        super().__init__(*others, **more)

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(self.raw)))
        self.end_headers()
        self.wfile.write(self.raw)

    def log_message(self, *_):
        """Nothing is said of what was asked."""


@pytest.fixture
def address():
    server = HTTPServer(("127.0.0.1", 0), partial(Publisher, edition(NEWER)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/rules.txt"
    server.shutdown()
    thread.join()
    server.server_close()


def test_documents_are_fetched_by_hand(rules, address, monkeypatch):
    status, printed = rules("fetch", address)
    assert (status, printed.split(" · ")[:2]) == (0, ["added", "rules.txt"])
    monkeypatch.setenv("FORESIGHT_FETCH", address)
    status, printed = rules("fetch", "--json")
    (row,) = map(json.loads, printed.splitlines())
    assert (status, row["file"], row["status"]) == (0, address, "present")
    status, printed = rules("fetch", address.replace("http", "gopher"))
    assert status == 1
    assert "is no web address" in printed


def test_a_history_is_recorded_from_files_and_dated_where_they_are_not(rules, tmp_path):
    undated, dated, other = (tmp_path / name for name in ("a.txt", "b.txt", "c.txt"))
    undated.write_bytes(edition(None, RULES))
    dated.write_bytes(edition(NEWER, LATER))
    other.write_bytes(edition(NEWER, RULES, document="tournament"))
    to = tmp_path / "history"
    status, printed = rules(
        "history", f"{undated}={OLDER}", str(dated), str(other), "--to", str(to), "--json"
    )
    (row,) = map(json.loads, printed.splitlines())
    assert (status, row["game"], row["editions"]) == (0, "magic", [OLDER, NEWER])
    lives = histories.read("magic", (to / "magic.tsv").read_text("utf-8"))
    assert lives.carried("702.143b", OLDER, NEWER) == ("702.143c",)
