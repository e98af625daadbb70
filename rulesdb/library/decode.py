"""Bytes of a document turned into text, with what was assumed on the way."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulesdb.library import office
from rulesdb.library.documents import Refusal
from rulesdb.library.intake import LARGEST_TEXT, too_large

MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
# Where no mark tells.  The Japanese encodings are believed only when they yield kana, which
# Western text read in them never does; cp1252 takes nearly any bytes, so it comes last.
GUESSES = ("utf-8", "cp932", "euc_jp", "cp1252")
# From the first of several carriage returns only: a long run of them must not cost its square.
_LINE_END = re.compile(r"(?<!\r)\r+\n|\r|[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
_NOT_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_LOST = "\ufffd"
_KANA = re.compile(r"[\u3041-\u30ff]")
_FOREIGN = re.compile(r"[^\x00-\x7f]")


@dataclass(frozen=True, slots=True)
class Decoded:
    """The text of a file, its lines ended by a line feed, and the encoding it was read in.

    `assumed` says that nothing in the bytes named the encoding.
    """

    text: str
    encoding: str
    assumed: bool


def decode(raw: bytes) -> Decoded | Refusal:
    """The text of `raw`: by its mark, else strict UTF-8, else an older encoding that fits it.

    >>> decode("“Règle”\\r\\r\\nA\\rB".encode("cp1252"))
    Decoded(text='“Règle”\\nA\\nB', encoding='cp1252', assumed=True)
    >>> decode(bytes(4)).key
    'not-text'
    """
    if office.is_office(raw):
        found = office.text_of(raw)
        return found if isinstance(found, Refusal) else _clean(found, "office", assumed=False)
    for mark, encoding in MARKS:
        if raw.startswith(mark):
            return _marked(raw.removeprefix(mark), encoding)
    for encoding in _guesses(raw):
        if (text := _strictly(raw, encoding)) is not None and _plausible(text, encoding):
            return _clean(text, encoding, assumed=not raw.isascii())
    return Refusal("unknown-encoding")


def _marked(raw: bytes, encoding: str) -> Decoded | Refusal:
    text = _strictly(raw, encoding)
    if text is None:
        return Refusal("broken-encoding", (("encoding", encoding),))
    return _clean(text, encoding, assumed=False)


def _guesses(raw: bytes) -> tuple[str, ...]:
    """No text holds the zero byte, so where one stands the text is UTF-16 that lost its mark."""
    even, odd = raw[::2].count(0), raw[1::2].count(0)
    if even == odd:
        return GUESSES
    return ("utf-16-le",) if odd > even else ("utf-16-be",)


def _strictly(raw: bytes, encoding: str) -> str | None:
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        return None


def _plausible(text: str, encoding: str) -> bool:
    if encoding == "cp1252":
        return len(_FOREIGN.findall(text)) * 2 <= len(text)
    return encoding not in {"cp932", "euc_jp"} or len(_KANA.findall(text)) * 20 >= len(text)


def _clean(text: str, encoding: str, *, assumed: bool) -> Decoded | Refusal:
    if len(text) > LARGEST_TEXT:
        return too_large(LARGEST_TEXT)
    plain = _LINE_END.sub("\n", text).lstrip("\ufeff")
    if _NOT_TEXT.search(plain):
        return Refusal("not-text")
    if _LOST in plain:
        return Refusal("lost-characters", (("count", str(plain.count(_LOST))),))
    if not plain.strip():
        return Refusal("empty")
    return Decoded(plain, encoding, assumed)
