"""Word and PDF files are read like text, or refused with the reason."""

from __future__ import annotations

import importlib
import io
import zipfile

import pytest

from rulesdb.library import readers
from rulesdb.library.decode import Decoded, decode
from rulesdb.library.documents import Refusal

LINES = [
    "Magic: The Gathering Comprehensive Rules",
    "These rules are effective as of March 4, 2031.",
    "100. General",
    "100.1. A creature of this sample is in the graveyard.",
    "Example: It is there.",
    "100.1a A mana is not.",
]


def word(lines: list[str]) -> bytes:
    docx = pytest.importorskip("docx", reason="needs the extra documents")
    document = docx.Document()
    for line in lines:
        document.add_paragraph(line)
    document.save(file := io.BytesIO())
    return file.getvalue()


def pdf(lines: list[str]) -> bytes:
    """A PDF of one page, written by hand."""
    pytest.importorskip("pypdf", reason="needs the extra documents")
    shown = " T* ".join(f"({line}) Tj" for line in lines)
    stream = f"BT /F1 12 Tf 14 TL 50 700 Td {shown} ET"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 600 800] >>",
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    body, places = "%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(body))
        body += f"{number} 0 obj\n{content}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    return (
        f"{body}xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
        f"trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(body)}\n%%EOF"
    ).encode()


@pytest.mark.parametrize("made", [word, pdf])
def test_an_official_format_reads_like_its_text(made):
    found = decode(made(LINES))
    assert isinstance(found, Decoded), found
    (document,) = readers.read(found.text)
    assert document == readers.read("\n".join(LINES))[0]
    assert document.edition.date == "2031-03-04"
    assert document.rules[1].examples


@pytest.mark.parametrize("made", [word, pdf])
def test_pages_without_text_are_refused(made):
    assert decode(made([])) == Refusal(
        "no-text", (("format", made.__name__.replace("word", "docx")),)
    )


@pytest.mark.parametrize("made", [word, pdf])
def test_a_broken_file_is_refused(made):
    found = decode(made(LINES)[:200])
    assert isinstance(found, Refusal)
    assert found.key == "broken-file"


def test_an_archive_that_is_no_word_file_is_refused():
    pytest.importorskip("docx", reason="needs the extra documents")
    with zipfile.ZipFile(file := io.BytesIO(), "w") as archive:
        archive.writestr("rules.txt", "100.1. Zipped")
    found = decode(file.getvalue())
    assert isinstance(found, Refusal)
    assert found.key == "broken-file"


@pytest.mark.parametrize(("raw", "name"), [(b"PK\x03\x04", "docx"), (b"%PDF-1.4", "pdf")])
def test_without_the_extra_the_refusal_names_it(raw, name, monkeypatch):
    def missing(module):
        raise ImportError(module)

    monkeypatch.setattr(importlib, "import_module", missing)
    assert decode(raw) == Refusal("extra-missing", (("format", name), ("extra", "documents")))


def test_signs_that_only_their_font_can_tell_are_refused():
    found = decode(word([*LINES, "100.2. \uf0b7 Pay \ue001: draw."]))
    assert found == Refusal("unclean-text", (("format", "docx"), ("count", "1")))
