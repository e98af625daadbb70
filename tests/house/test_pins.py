"""What is declared, what is pinned, what is imported and what the image installs agree."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.house.sources import CODE, ROOT, imports, modules, tree_of

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
PINS = (ROOT / "constraints.txt").read_text("utf-8")
PINNED = {
    canonicalize_name(name): Version(version)
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", PINS, re.MULTILINE)
}
IMAGE = (ROOT / "Dockerfile").read_text("utf-8")
# What the page of `foresight try` brings, and what looks for it before it is imported.
OF_THE_PAGE = {"simcord", "PIL"}


def requirements(*groups: list[str]) -> list[Requirement]:
    return [Requirement(each) for group in groups for each in group]


EVERYTHING = requirements(PROJECT["dependencies"], *EXTRAS.values())


@pytest.mark.parametrize("requirement", EVERYTHING, ids=str)
def test_what_is_declared_is_pinned_within_its_bounds(requirement):
    assert PINNED[canonicalize_name(requirement.name)] in requirement.specifier


def test_every_pin_has_a_hash_and_no_address():
    entries = re.split(r"\n(?=\S)", PINS.strip())
    assert len(entries) == len(PINNED)
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", entry) for entry in entries)
    assert "://" not in PINS


def test_what_is_declared_is_imported_and_what_is_imported_declared():
    """A package that only comes along with another may leave with it."""
    bring = packages_distributions()
    ours = {*CODE, *sys.stdlib_module_names, *OF_THE_PAGE}
    used = {each.partition(".")[0] for module in modules() for each in imports(module)} - ours
    brought = {canonicalize_name(name) for each in used for name in bring.get(each, [each])}
    declared = {canonicalize_name(each.name) for each in requirements(PROJECT["dependencies"])}
    assert brought == declared


def steps() -> list[tuple[str, str]]:
    """The instructions of the image with what they say, continued lines joined."""
    joined = re.sub(r"\\\n\s*", " ", IMAGE)
    lines = (line for line in joined.splitlines() if line and not line.startswith("#"))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_image_starts_its_process_directly():
    """A shell in between would keep the signal that asks the bot to stop."""
    said = dict(steps())
    assert json.loads(said["ENTRYPOINT"]) == ["foresight"]
    assert json.loads(said["CMD"]) == ["run"]
    assert json.loads(said["HEALTHCHECK"].partition("CMD ")[2]) == ["foresight", "health"]


def test_the_image_runs_as_nobody_of_importance():
    words = [word for word, _ in steps()]
    assert dict(steps())["USER"] not in ("root", "0")
    assert words.index("USER") > max(at for at, word in enumerate(words) if word == "RUN")
    assert dict(steps())["VOLUME"] == "/data"


def test_the_image_holds_neither_tests_nor_the_page():
    installed = [rest for word, rest in steps() if word == "RUN" and "pip install" in rest]
    assert len(installed) == 1
    extras = re.findall(r"'?\.\[([\w,]+)\]", installed[0])
    assert set(extras) <= {"documents"}
    assert "--no-index" in installed[0]
    assert all("tests" not in rest for word, rest in steps() if word == "COPY")


def test_the_image_checks_hashes_before_it_installs():
    download = next(rest for word, rest in steps() if word == "RUN" and "pip download" in rest)
    assert "--require-hashes -r constraints.txt" in download


def test_both_stages_are_of_one_base():
    bases = {rest.partition(" AS ")[0] for word, rest in steps() if word == "FROM"}
    assert bases == {"python:3.12-slim"}


def test_the_console_script_exists():
    module, _, function = PROJECT["scripts"]["foresight"].partition(":")
    names = {
        each.name for each in tree_of(modules()[module]).body if isinstance(each, ast.FunctionDef)
    }
    assert function in names
