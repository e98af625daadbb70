"""The command line: what it prints and with which status it ends."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from bot.cli import app

LEGAL = """title: Foretelling
A hand: Augury = instant, foretell {U}
A foretells Augury -> yes
"""


@pytest.fixture(autouse=True)
def _data(tmp_path, monkeypatch):
    monkeypatch.setenv("FORESIGHT_DATA", str(tmp_path / "data"))


def foresight(*words, typed=None):
    return CliRunner().invoke(app, words, input=typed)


def answers(*words, typed=None):
    ended = foresight(*words, "--json", typed=typed)
    return ended.exit_code, [json.loads(line) for line in ended.stdout.splitlines()]


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Foretell"),
        ("fr", "Prédiction"),
        ("de", "Vorherbestimmung"),
        ("ja", "予顕"),
    ],
)
def test_a_rule_is_looked_up_in_every_language(language, heading):
    status, (found,) = answers("ask", "/rule 702.143", "--lang", language)
    assert status == 0
    assert (found["kind"], found["lang"], found["found_by"]) == ("rule", language, "number")
    hit = found["hits"][0]
    assert (hit["number"], hit["mechanic"], hit["lang"]) == ("702.143", "magic:foretell", language)
    assert heading in hit["heading"]


def test_the_lines_own_options_win():
    _, (found,) = answers("ask", "/rule 702.143 language:ja", "--lang", "de")
    assert found["lang"] == "ja"


def test_a_timing_question_is_answered():
    line = "/can-i foretell turn:theirs step:upkeep stack:theirs"
    status, (found,) = answers("ask", line, "--game", "mtg")
    assert (status, found["answer"], found["checks"][0]["key"]) == (0, "no", "own-turn")
    assert "Next chance" in foresight("ask", line).stdout


def test_many_lines_are_answered_one_a_line():
    typed = "/rule 702.143\n\n/can-i foretell\n/nonsense\n"
    status, found = answers("ask", "-", typed=typed)
    assert [each["kind"] for each in found] == ["rule", "timing", "error"]
    assert status == 2


@pytest.mark.parametrize(
    "line", ["/nonsense", "/rule", "/rule x language:xx", "/can-i xyzzy", "/scenario"]
)
def test_a_mistake_ends_with_status_2(line):
    status, (found,) = answers("ask", line, "--lang", "fr")
    assert (status, found["kind"]) == (2, "error")
    assert foresight("ask", line).exit_code == 2


def test_a_scenario_goes_as_expected_or_not_or_can_not_be_read(tmp_path):
    fine, unmet, wrong = (tmp_path / name for name in ("fine", "unmet", "wrong"))
    fine.write_text(LEGAL, "utf-8")
    unmet.write_text(LEGAL.replace("yes", "no"), "utf-8")
    wrong.write_text(f"{LEGAL}A juggles Augury\n", "utf-8")
    assert foresight("scenario", str(fine)).exit_code == 0
    assert foresight("scenario", str(fine), str(unmet)).exit_code == 1
    status, found = answers("scenario", str(fine), str(unmet), str(wrong))
    assert status == 2
    assert [each["kind"] for each in found] == ["scenario", "scenario", "error"]
    assert [each.get("ok") for each in found] == [True, False, None]
    assert found[2]["line"] == 4
    assert str(wrong) in found[2]["text"]


def test_a_scenario_is_read_from_standard_input():
    status, (found,) = answers("scenario", "-", typed=LEGAL)
    assert (status, found["title"], found["ok"]) == (0, "Foretelling", True)


def test_a_file_that_is_missing_or_no_text_is_a_mistake(tmp_path):
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\xff")
    status, (missing, garbled) = answers(
        "scenario", str(tmp_path / "missing"), str(tmp_path / "bytes")
    )
    assert (status, missing["key"], garbled["key"]) == (2, "no-such-file", "not-utf-8")


def test_nobody_reads_back_a_megabyte():
    status, (wrong,) = answers("ask", "/" + "x" * 1_000_000)
    assert (status, wrong["key"]) == (2, "unknown-command")
    assert len(wrong["text"]) < 300
    assert len(foresight("scenario", "x" * 5_000).stdout) < 300


def test_data_may_be_named_before_or_behind_the_command(tmp_path):
    for words in (("--data", str(tmp_path), "ask", "/rule 1"), ("ask", "/rule 1", "--data", "x")):
        assert foresight(*words).exit_code == 0


HEAVY = {"babel", "discord", "fluent", "pydantic", "rulesdb.library.library"}
LOADED = "import sys, bot.cli; print(*sys.modules)"


def test_help_answers_without_loading_what_commands_need():
    command = (sys.executable, "-c", LOADED)
    ended = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own code
    assert not HEAVY & set(ended.stdout.split())
