"""Word and PDF files turned into text, where the libraries for them are installed."""

from __future__ import annotations

import importlib
import io
import logging
import re
import zipfile
from typing import Any

from rulesdb.library.documents import Refusal
from rulesdb.library.intake import LARGEST, LARGEST_TEXT, too_large

_PDF = re.compile(rb"\s*%PDF-")
_ZIP = b"PK\x03\x04"
_MAIN = "word/document.xml"
_BULLET_OF_A_FONT = "\uf0b7"
UNPACKED, MOST_MARKS, MOST_PAGES = 4 * LARGEST, 2_000_000, 2_000
"""How much a small file may blow up to: bytes and marks of a Word file, pages of a PDF."""
_SIGN_OF_A_FONT = re.compile(r"[\ue000-\uf8ff]|\(cid:\d+\)")


class TooLarge(Exception):
    """A file holds more than any rules document, however small it is packed."""


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
    except TooLarge:
        return too_large(LARGEST_TEXT)
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
    packed = zipfile.ZipFile(io.BytesIO(raw))
    if _MAIN not in packed.namelist():
        raise ValueError(_ZIP)
    if sum(it.file_size for it in packed.infolist()) > UNPACKED:
        raise TooLarge
    if packed.read(_MAIN).count(b"<") > MOST_MARKS:
        raise TooLarge
    paragraphs = docx.Document(io.BytesIO(raw)).paragraphs
    return "\n".join(paragraph.text for paragraph in paragraphs)


def _pdf(pypdf: Any, raw: bytes) -> str:
    # It tells the log what is wrong with a file; we tell the person, once.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    pages = pypdf.PdfReader(io.BytesIO(raw)).pages
    texts: list[str] = []
    for page in pages:
        texts.append(page.extract_text())
        if len(texts) > MOST_PAGES or sum(map(len, texts)) > LARGEST_TEXT:
            raise TooLarge
    return "\n".join(texts)
