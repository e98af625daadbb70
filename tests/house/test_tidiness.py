"""Files are small, say in one sentence what they are, and name nothing of one machine."""

from __future__ import annotations

import ast
import re

import pytest

from tests.house.sources import files, modules, named, texts, tree_of

TOP = {
    ".ci",
    ".gitignore",
    "Dockerfile",
    "LICENSE",
    "README.md",
    "bot",
    "constraints.txt",
    "pyproject.toml",
    "rulesdb",
    "tests",
}
MOST_LINES = 300
# Each pattern with a gap in it, so that this file does not hold what it forbids.
FORBIDDEN = {
    "a path of one machine": r"(?<![\w.])/(?:wo_rk|fa_rm|ho_me|ro_ot|Us_ers|mn_t|tm_p/pl_an)/",
    "a registry's host": r"py_pi\.|python_hosted|npm_js\.(?:com|org)|--(?:extra-)?ind_ex-url",
    "something put off": r"\b(?:TO_DO|FIX_ME|XX_X)\b",
    "a test that may fail": r"\b(?:xf_ail|Magic_Mock|Async_Mock)\b|unittest\.mo_ck",
    "how it came about": r"\b(?:hel_per agent|sub_agent|this ses_sion|issue #\d)",
}
VAGUE = {"helper", "helpers", "manager", "misc", "util", "utils"}


def test_the_top_level_holds_what_belongs_there():
    assert {named(path).partition("/")[0] for path in files()} <= TOP


# Tables of mechanics are data, and grow with the game.
CODE = [it for it in files() if it.suffix == ".py" and it.parent.name != "mechanics"]


@pytest.mark.parametrize("path", CODE, ids=named)
def test_a_file_is_short_enough_to_be_one_idea(path):
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("module", sorted(modules()))
def test_a_module_says_in_one_sentence_what_it_is(module):
    first, _, rest = (ast.get_docstring(tree_of(modules()[module])) or "").partition("\n\n")
    assert re.fullmatch(r"[^\n]+[.!]", first.replace("\n", " ")), first
    assert ". " not in first, "two sentences are two ideas"
    assert module.rpartition(".")[2] not in VAGUE, rest


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds_what_is_of_no_use_to_its_reader(what):
    pattern = re.compile(FORBIDDEN[what].replace("_", ""))
    found = [
        f"{name}, line {text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for name, text in texts()
        for match in pattern.finditer(text)
    ]
    assert found == []


def test_the_pattern_of_a_machine_would_be_found():
    pattern = re.compile(FORBIDDEN["a path of one machine"].replace("_", ""))
    assert pattern.search("open('/ho" + "me/me/x')")
    assert not pattern.search("https://example.org/home/me")


REASON = r"(?:# noqa(?:: [A-Z0-9, ]+)?|# type: ignore(?:\[[\w, -]+\])?)(?P<reason>.*)"


@pytest.mark.parametrize("path", [path for path in files() if path.suffix == ".py"], ids=named)
def test_every_suppression_says_why(path):
    if path.parent.name == "house":
        return
    bare = [
        number
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (match := re.search(REASON, line)) and not re.search(r"\w{2}", match["reason"])
    ]
    assert bare == []
