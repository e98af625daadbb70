"""Tables of mechanics read like data: literals, names and calls, and nothing that decides."""

from __future__ import annotations

import ast

import pytest

from tests.house.sources import files, named, tree_of

VALUES = (
    ast.Attribute,
    ast.Call,
    ast.Constant,
    ast.Dict,
    ast.List,
    ast.Load,
    ast.Name,
    ast.Set,
    ast.Slice,
    ast.Starred,
    ast.Store,
    ast.Subscript,
    ast.Tuple,
    ast.keyword,
)
# The rows once more, by name: an index of the table.
INDEXES = (ast.DictComp, ast.GeneratorExp, ast.comprehension)
TABLES = [path for path in files() if path.parent.name == "mechanics" and path.suffix == ".py"]


def fields_only(node: ast.ClassDef) -> bool:
    """Whether the class says what a row has, and nothing that a row does."""
    return all(
        isinstance(each, ast.AnnAssign)
        or (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
        for each in node.body
    )


def is_data(statement: ast.stmt) -> bool:
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return all(map(is_data, statement.body))
        case ast.ClassDef():
            return fields_only(statement)
        case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
            return all(isinstance(each, (*VALUES, *INDEXES)) for each in ast.walk(value))
    return False


@pytest.mark.parametrize("path", TABLES, ids=named)
def test_a_table_holds_literals_names_and_calls(path):
    lines = {statement.lineno for statement in tree_of(path).body if not is_data(statement)}
    assert lines == set()


def test_there_are_tables():
    assert {path.parts[-3] for path in TABLES} == {"magic", "riftbound"}


@pytest.mark.parametrize(
    "line", ["ROW = one if two else three", "ROW = lambda: 1", "ROW = f'{x}'", "def row(): ..."]
)
def test_what_decides_is_no_data(line):
    assert not is_data(ast.parse(line).body[0])
