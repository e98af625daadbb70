"""The `foresight rules` commands, as an operator meets them."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.words import Words
from rulesdb.library import opening
from rulesdb.library.opening import FILE
from tests.claims.library.editions import RULES, edition

KEYS = (
    "file game lang document extent date rules examples glossary notes status why".split()  # noqa: SIM905 - as the contract lists them
)


@pytest.fixture
def rules(tmp_path, monkeypatch):
    """Runs a `rules` command on a data folder of its own: its status, and what it printed."""
    monkeypatch.setenv("FORESIGHT_DATA", str(tmp_path / "elsewhere"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words):
        ended = CliRunner().invoke(app, ["rules", *words, "--data", str(tmp_path / "data")])
        if ended.exception and not isinstance(ended.exception, SystemExit):
            raise ended.exception
        return ended.exit_code, ended.stdout

    return run


@pytest.fixture
def file(tmp_path):
    def write(raw, name="rules.txt"):
        path = tmp_path / name
        path.write_bytes(raw)
        return str(path)

    return write


def rows(printed):
    return [json.loads(line) for line in printed.splitlines()]


def test_an_import_says_a_line_a_file_with_every_key(rules, file):
    good, bad = file(edition()), file(b"\0\0", "bad.bin")
    status, printed = rules("import", good, bad, "no-such.txt", "--json")
    first, second, third = rows(printed)
    assert status == 1
    assert list(first) == KEYS
    assert first | {"file": ""} == {
        "file": "",
        "game": "magic",
        "lang": "en",
        "document": "comprehensive",
        "extent": "whole",
        "date": "2026-08-07",
        "rules": 15,
        "examples": 1,
        "glossary": 0,
        "notes": 0,
        "status": "added",
        "why": None,
    }
    assert list(second) == list(third) == KEYS
    assert [second["status"], third["status"]] == ["refused", "refused"]
    assert (second["why"], third["why"]) == (
        "the file is no text",
        "the file cannot be read",
    )
    assert rows(rules("import", good, "--json")[1])[0]["status"] == "present"


def test_what_the_text_does_not_say_can_be_said(rules, file):
    raw = file(RULES.encode())
    said = ("--game", "mtg", "--lang", "de", "--document", "comprehensive")
    status, printed = rules(
        "import", raw, *said, "--title", "Meins", "--date", "2026-07-01", "--json"
    )
    (row,) = rows(printed)
    assert (status, row["game"], row["lang"], row["date"]) == (0, "magic", "de", "2026-07-01")
    (held,) = rows(rules("list", "--json")[1])
    assert (held["title"], held["standing"]) == ("Meins", "translation")


def test_a_date_that_is_none_is_a_mistake(rules, file):
    status, printed = rules("import", file(edition()), "--date", "7.8.2026", "--json")
    (row,) = rows(printed)
    assert (status, row["kind"], row["key"]) == (2, "error", "date-unreadable")


def test_a_folder_where_nothing_can_be_stored_is_refused_in_a_sentence(file, tmp_path):
    (tmp_path / "a-file").write_text("")
    there = str(tmp_path / "a-file")
    ended = CliRunner().invoke(app, ["rules", "import", file(edition()), "--data", there])
    assert ended.exit_code == 1
    assert "nothing can be written at" in ended.stdout


def test_a_data_folder_that_is_a_file_is_no_empty_library(tmp_path):
    (tmp_path / "a-file").write_text("")
    ended = CliRunner().invoke(app, ["rules", "list", "--data", str(tmp_path / "a-file")])
    assert ended.exit_code == 2
    assert "can not be read" in ended.stdout


def test_a_damaged_library_is_said_to_be_damaged(rules, file, tmp_path):
    rules("import", file(edition()))
    stored = tmp_path / "data" / FILE
    whole = stored.read_bytes()
    stored.write_bytes(whole[:8192] + bytes(len(whole) - 8192))
    for command in ("list", "check"):
        status, printed = rules(command)
        assert status == 2
        assert "is damaged" in printed


def test_a_query_is_as_long_as_one_in_discord(rules):
    status, printed = rules("search", "x" * 401, "--json")
    assert (status, rows(printed)[0]["key"]) == (2, "option-too-long")


def test_what_is_stored_is_listed_shown_checked_and_removed(rules, file):
    assert rules("list") == (0, "Nothing is imported yet; the bundled texts answer.\n")
    rules("import", file(edition()))
    name = "magic:comprehensive:en:2026-08-07"
    assert [row["name"] for row in rows(rules("list", "--json")[1])] == [name]
    (shown,) = rows(rules("show", name, "--json")[1])
    assert (shown["source"], len(shown["sha256"])) == ("rules.txt", 64)
    assert {"number": "702", "heading": "Keyword Abilities"} in shown["sections"]
    assert rows(rules("check", "--json")[1]) == [{"name": name, "sound": True, "unresolved": 0}]
    status, printed = rules("remove", "magic:comprehensive:en", "--json")
    assert (status, rows(printed)[0]["suggestions"]) == (2, [name])
    assert rules("remove", name) == (0, f"removed {name}\n")
    assert rules("list", "--json") == (0, "")


def test_a_stored_text_that_was_altered_is_found_out(rules, file, tmp_path):
    rules("import", file(edition()))
    with sqlite3.connect(tmp_path / "data" / FILE) as db:
        db.execute("UPDATE passage SET text = 'Pay nothing.' WHERE text LIKE 'Pay two%'")
    db.close()
    status, printed = rules("check")
    assert status == 1
    assert "altered since it was imported: magic:comprehensive:en:2026-08-07" in printed


def test_a_backup_is_a_library_of_its_own_and_overwrites_nothing(rules, file, tmp_path):
    rules("import", file(edition()))
    copy = tmp_path / "copy" / FILE
    copy.parent.mkdir()
    assert rules("backup", str(copy))[0] == 0
    again = CliRunner().invoke(app, ["rules", "list", "--json", "--data", str(copy.parent)])
    assert again.stdout == rules("list", "--json")[1]
    status, printed = rules("backup", str(copy), "--json")
    assert (status, rows(printed)[0]["key"]) == (2, "file-exists")


def test_a_search_answers_as_the_bot_does(rules, file):
    rules("import", file(edition()))
    status, printed = rules("search", "pay", "two", "mana", "and", "exile", "--json")
    (found,) = rows(printed)
    assert (status, found["kind"], found["found_by"]) == (0, "rule", "text")
    assert found["hits"][0]["number"] == "702.143a"


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr_FR.UTF-8", "ajouté"), ("de_DE.UTF-8", "aufgenommen"), ("ja_JP.UTF-8", "追加")],
)
def test_the_terminal_is_spoken_to_in_its_language(rules, file, monkeypatch, language, said):
    monkeypatch.setenv("LANG", language)
    assert rules("import", file(edition()))[1].startswith(said)


def refusals():
    """Every key that a refusal of the library can have, read from its source."""
    source = "".join(
        path.read_text("utf-8") for path in Path(opening.__file__).parent.rglob("*.py")
    )
    return sorted({*re.findall(r'Refusal\(\s*"([a-z-]+)"', source), *opening.REASONS.values()})


@pytest.mark.parametrize("key", refusals())
def test_every_refusal_has_a_sentence(key):
    kind = "noted" if key in {"undated", "ahead"} else "refused"
    assert Words().has(f"{kind}-{key}")
    assert not key.startswith("shelf-") or Words().has(f"mistake-{key}")


def test_a_document_is_listed_by_what_every_option_and_command_takes(rules, file, tmp_path):
    titled = {"game": "riftbound", "document": "core", "title": "The Core Rules of the Long Pond"}
    rules("import", file(edition(None, "100. Ducks\n\n101. Diving\n", **titled)))
    _, printed = rules("list")
    listed = printed.partition(" · ")[0]
    assert len(listed) <= 40
    data = ["--data", str(tmp_path / "data")]
    line = f"/rule 101 game:riftbound edition:{listed}"
    assert "Diving" in CliRunner().invoke(app, ["ask", line, *data]).stdout
    assert titled["title"] in rules("show", listed)[1]
    (row,) = rows(rules("list", "--json")[1])
    assert rules("remove", row["name"])[0] == 0
    assert rules("list")[1].count("riftbound:") == 0
