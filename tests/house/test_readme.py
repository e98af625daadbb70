"""What the README shows is what happens: its commands run, its tree exists, its links lead on."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from tests.bench.editions import edition
from tests.house.sources import ROOT, files, named

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

README = (ROOT / "README.md").read_text("utf-8")
GRAMMAR = (ROOT / "rulesdb/engine/SCENARIOS.md").read_text("utf-8")
SCENARIO = """title: A foretold card waits for the next turn
A hand: Augury = instant, {1}{U}{U}, foretell {1}{U}
A foretells Augury -> yes
A may cast Augury for foretell -> no: set-aside-this-turn
"""
MISTAKEN = "turn: A, upkeep\nA hand: Bear = creture 2/2\n"
# What a command in the README ends with where it does not end with 0.
STATUS = {
    "foresight run": 2,
    "foresight health": 1,
    "foresight scenario mistaken.scenario": 2,
}
# Commands that are only named in a sentence, each with the reason why it is not run here.
NAMED_ONLY = {
    "foresight try": "serves until it is closed; started and stopped in tests/process",
    "foresight sync": "speaks to Discord",
    "foresight sync --guild ID": "speaks to Discord",
    "foresight rules fetch": "asks the publishers",
    "foresight rules history FILE… --to rulesdb/library/history": "needs every edition there is",
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A command as the README shows it, and what it is said to print."""

    command: str
    output: str


def blocks(kind: str, page: str = README) -> list[str]:
    """The fenced blocks of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def shown() -> Iterator[Shown]:
    """Every command of a console block of either page."""
    for block in (*blocks("console"), *blocks("console", GRAMMAR)):
        for part in block.split("$ ")[1:]:
            command, _, output = part.rstrip("\n").partition("\n")
            yield Shown(command, output)


def mentioned() -> set[str]:
    """Every command that a sentence names."""
    prose = re.sub(r"^```.*?^```$", "", README, flags=re.MULTILINE | re.DOTALL)
    return set(re.findall(r"`(foresight [^`]+)`", prose))


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    return kept | {"FORESIGHT_DATA": str(folder), "PYTHONPATH": str(ROOT), "COLUMNS": "80"}


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "bot", *shlex.split(command)[1:]]
    return subprocess.run(  # noqa: S603 - the project's own command, as its README says it
        words,
        cwd=folder,
        env=environment(folder / "data"),
        check=False,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def fits(output: str, printed: str) -> bool:
    """Whether it was printed as shown, where `…` stands for anything, also over many lines."""
    pattern = ".*?".join(map(re.escape, output.split("…")))
    return re.fullmatch(pattern, printed, re.DOTALL) is not None


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the README speaks of; its commands run there in their order."""
    there = tmp_path_factory.mktemp("readme")
    (there / "MagicCompRules.txt").write_bytes(edition())
    (there / "foretold.scenario").write_text(SCENARIO, "utf-8")
    (there / "mistaken.scenario").write_text(MISTAKEN, "utf-8")
    return there


SHOWN = tuple(shown())


@pytest.fixture(scope="module")
def ran() -> set[str]:
    """The commands that have run in the folder."""
    return set()


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.command)
def test_a_command_prints_what_the_readme_shows(shown, folder, ran):
    for earlier in SHOWN[: SHOWN.index(shown)]:  # another process may have run those before
        if earlier.command.startswith("foresight rules import") and earlier.command not in ran:
            run(earlier.command, folder)
            ran.add(earlier.command)
    done = run(shown.command, folder)
    ran.add(shown.command)
    assert done.returncode == STATUS.get(shown.command, 0), done.stdout
    assert fits(shown.output, done.stdout.rstrip("\n")), done.stdout


@pytest.mark.parametrize("command", sorted(mentioned() - NAMED_ONLY.keys()))
def test_a_command_that_a_sentence_names_exists(command, folder):
    done = run(command, folder)
    assert done.returncode == STATUS.get(command, 0), done.stdout


def test_the_lines_to_copy_are_one_line_each_and_differ_in_their_end_only():
    lines = [block.rstrip("\n") for block in blocks("sh")[:2]]
    assert not any("\n" in line for line in lines)
    heads = {line.rpartition(" && ")[0] for line in lines}
    assert len(heads) == 1
    assert "--require-hashes -r constraints.txt" in heads.pop()


def tree() -> Iterator[str]:
    """The paths of the tree, put together from their indents."""
    (block,) = blocks("text")
    path: list[str] = []
    for line in block.splitlines():
        indent, name = len(line) - len(line.lstrip()), line.split()[0]
        path[indent // 2 :] = [name.rstrip("/")]
        yield "/".join(path)


def test_every_path_of_the_tree_exists():
    assert {path for path in tree() if not (ROOT / path).exists()} == set()


def test_every_folder_of_code_is_in_the_tree():
    folders = {named(path.parent) for path in files() if path.suffix == ".py"}
    code = {folder for folder in folders if folder.startswith(("bot", "rulesdb"))}
    assert code - set(tree()) == set()


def test_every_folder_of_tests_is_named():
    (line,) = (line for line in README.splitlines() if line.startswith("tests/  "))
    folders = {
        path.relative_to(ROOT).parts[1] for path in files() if named(path).startswith("tests/")
    }
    assert {folder for folder in folders if f"{folder}/" not in line and "." not in folder} == set()


def test_every_link_and_file_that_the_readme_names_exists():
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    paths = re.findall(r"`((?:bot|rulesdb|tests)/[\w./-]+)`", README)
    assert {path for path in (*links, *paths) if not (ROOT / path).exists()} == set()


def test_both_publishers_are_named_and_none_is_claimed():
    notices = README.partition("## Notices")[2]
    for words in (
        "Wizards of the Coast",
        "Riot Games",
        "unofficial",
        "no card database and no art",
    ):
        assert words in notices
