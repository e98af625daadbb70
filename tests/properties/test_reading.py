"""Whatever the bytes, reading gives documents or says why not."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb import numbers
from rulesdb.library import readers
from rulesdb.library.closure import closure
from rulesdb.library.decode import Decoded, decode
from rulesdb.library.documents import DOCUMENTS, EXTENTS, GAMES, LANGUAGES, STANDINGS, Refusal

BUNDLED = Path(readers.__file__).parents[1] / "bundled"
MARKED = {"utf-8": b"\xef\xbb\xbf", "utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}


@cache
def ours() -> tuple[str, ...]:
    """The texts written for this project, and a table of contents before one of them."""
    return tuple(path.read_text("utf-8") for path in sorted(BUNDLED.glob("*.txt")))


def check(documents: tuple[readers.Document, ...] | Refusal) -> None:
    if isinstance(documents, Refusal):
        assert documents.key
        return
    assert documents
    for document in documents:
        edition = document.edition
        assert edition.game in GAMES
        assert edition.language in LANGUAGES
        assert edition.document in DOCUMENTS
        assert edition.standing in STANDINGS
        assert edition.extent in EXTENTS
        assert edition.title
        assert document.rules or document.notes or document.glossary
        known: set[str] = set()
        for rule in document.rules:
            assert str(numbers.read(rule.number)) == rule.number
            assert rule.parent is None or rule.parent in known
            assert not (rule.heading and rule.text)
            known.add(rule.number)
        closure(document)


def read(raw: bytes) -> tuple[readers.Document, ...] | Refusal:
    found = decode(raw)
    return readers.read(found.text) if isinstance(found, Decoded) else found


@given(st.binary(max_size=400))
def test_any_bytes_give_documents_or_a_refusal(raw):
    check(read(raw))


@given(st.binary(max_size=60), st.sampled_from([b"%PDF-1.7\n", b"PK\x03\x04", *MARKED.values()]))
def test_bytes_that_begin_like_a_known_format_give_documents_or_a_refusal(raw, mark):
    check(read(mark + raw))


WORDS = st.sampled_from(
    [
        *(
            "702.",
            "702.143.",
            "702.143a",
            "704.5aa",
            "7.",
            "100.1",
            "103.1.b.",
            "811",
            "000.",
            "1.",
        ),
        *("Foretell", "Example:", "Glossary", "Contents", "Credits", "Regel", "règle", "rule 508"),
        *(
            "mana",
            "rune",
            "creature",
            "unit",
            "Magic",
            "Riftbound",
            "the",
            "der",
            "les",
            "予顕は。",
        ),
        *(
            "•",
            "(",
            "）",
            '{"id":',
            '"100"}',
            "game:",
            "date:",
            "2026-08-07",
            "７０２．１",
            "ﬁ",
            "..",
            ",",
        ),
    ]
)
LINES = st.lists(st.lists(WORDS, max_size=8).map(" ".join), max_size=25).map("\n".join)


@given(LINES)
def test_any_lines_like_those_of_rules_give_documents_or_a_refusal(text):
    check(readers.read(text))


@given(st.data())
def test_our_texts_with_lines_lost_moved_and_cut_give_documents_or_a_refusal(data):
    lines = data.draw(st.sampled_from(ours())).split("\n")
    begin = data.draw(st.integers(0, len(lines) - 1))
    part = lines[begin : begin + data.draw(st.integers(1, 60))]
    for _ in range(data.draw(st.integers(0, 6))):
        at = data.draw(st.integers(0, len(part) - 1))
        change = data.draw(st.sampled_from(["lose", "twice", "cut", "glue", "move", "indent"]))
        if change == "lose" and len(part) > 1:
            del part[at]
        elif change == "twice":
            part.insert(at, part[at])
        elif change == "cut":
            part[at] = part[at][: data.draw(st.integers(0, 40))]
        elif change == "glue" and at:
            part[at - 1 : at + 1] = [part[at - 1] + " " + part[at]]
        elif change == "move":
            part.append(part.pop(at))
        else:
            part[at] = "   • " + part[at]
    check(readers.read("\n".join(part)))


@pytest.mark.parametrize("text", ours(), ids=lambda text: text.partition("\n")[0])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\r\r\n"], ids=repr)
@pytest.mark.parametrize("encoding", ["utf-8", *MARKED, "bare"])
def test_an_edition_reads_the_same_in_every_encoding_and_with_every_line_end(text, end, encoding):
    plain = readers.read(text)
    raw = text.replace("\n", end).encode("utf-8" if encoding == "bare" else encoding)
    assert read(raw if encoding == "bare" else MARKED[encoding] + raw) == plain
