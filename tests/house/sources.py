"""The files of the project as the house tests look at them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
CODE = ("bot", "rulesdb")
MADE = {"__pycache__", "build", "dist", "node_modules"}
"""Folders that tools make, and that a clone does not hold; so are those that begin with a dot."""


def _ours(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    hidden = any(part.startswith(".") for part in parts[:-1] if part != ".ci")
    return not hidden and not MADE & set(parts) and not any("egg-info" in part for part in parts)


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.is_symlink():
            yield from _files(path) if _ours(path / "x") else ()
        elif _ours(path):
            yield path


@cache
def files() -> tuple[Path, ...]:
    """Every file of the project."""
    return tuple(_files(ROOT))


def named(path: Path) -> str:
    """The path as it reads in the tree."""
    return path.relative_to(ROOT).as_posix()


def texts() -> Iterator[tuple[str, str]]:
    """Every file by name, with its text."""
    for path in files():
        yield named(path), path.read_text("utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax of one file."""
    return ast.parse(path.read_text("utf-8"), filename=str(path))


@cache
def modules() -> dict[str, Path]:
    """Every module of the code by its dotted name."""
    found = {}
    for path in files():
        if path.suffix == ".py" and named(path).startswith(tuple(f"{each}/" for each in CODE)):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imports(module: str) -> frozenset[str]:
    """What a module names in its imports: modules of ours whole, others by their first part."""
    found: set[str] = set()
    for node in ast.walk(tree_of(modules()[module])):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively"
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {each if each in modules() else str(node.module) for each in whole}
    return frozenset(each if each in modules() else each.partition(".")[0] for each in found)


def within(module: str, place: str) -> bool:
    """Whether a module is `place` or stands in it."""
    return module == place or module.startswith(f"{place}.")
