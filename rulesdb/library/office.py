"""Word and PDF files turned into text, where the libraries for them are installed."""

from __future__ import annotations

import importlib
import io
import logging
import re
import zipfile
from typing import Any

from rulesdb.library.documents import Refusal

_PDF = re.compile(rb"\s*%PDF-")
_ZIP = b"PK\x03\x04"
_BULLET_OF_A_FONT = "\uf0b7"
_SIGN_OF_A_FONT = re.compile(r"[\ue000-\uf8ff]|\(cid:\d+\)")


def is_office(raw: bytes) -> bool:
    """Whether the bytes say that they are a PDF or a Word file, whatever the file is called."""
    return raw.startswith(_ZIP) or _PDF.match(raw) is not None


def text_of(raw: bytes) -> str | Refusal:
    """The text of a PDF or Word file, or why it cannot be had."""
    name, module, read = ("docx", "docx", _word) if raw.startswith(_ZIP) else ("pdf", "pypdf", _pdf)
    try:
        library = importlib.import_module(module)
    except ImportError:
        return Refusal("extra-missing", (("format", name), ("extra", "documents")))
    try:
        text = read(library, raw)
    except Exception as error:  # noqa: BLE001 - broken files make these libraries raise anything
        return Refusal("broken-file", (("format", name), ("why", type(error).__name__)))
    return _clean(text, name)


def _clean(text: str, name: str) -> str | Refusal:
    """The text, where every sign in it means something without the font that drew it."""
    plain = text.replace(_BULLET_OF_A_FONT, "•")
    if lost := _SIGN_OF_A_FONT.findall(plain):
        return Refusal("unclean-text", (("format", name), ("count", str(len(lost)))))
    return plain if plain.strip() else Refusal("no-text", (("format", name),))


def _word(docx: Any, raw: bytes) -> str:
    if "word/document.xml" not in zipfile.ZipFile(io.BytesIO(raw)).namelist():
        raise ValueError(_ZIP)
    paragraphs = docx.Document(io.BytesIO(raw)).paragraphs
    return "\n".join(paragraph.text for paragraph in paragraphs)


def _pdf(pypdf: Any, raw: bytes) -> str:
    # It tells the log what is wrong with a file; we tell the person, once.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    pages = pypdf.PdfReader(io.BytesIO(raw)).pages
    return "\n".join(page.extract_text() for page in pages)
