"""Bytes become text without a character lost, or are refused with the reason."""

from __future__ import annotations

import pytest

from rulesdb.library.decode import Decoded, decode
from rulesdb.library.documents import Refusal

TEXT = "100.1. “Magic” isn’t über — à côté.\n\n100.1a Règle"
JAPANESE = "702.143. 予顕\n702.143a 予顕は、キーワードである。\n" * 4


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-8", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\r\r\n"], ids=repr)
def test_western_text_is_decoded(encoding, end):
    found = decode(TEXT.replace("\n", end).encode(encoding))
    assert isinstance(found, Decoded)
    assert found.text == TEXT


@pytest.mark.parametrize(
    "encoding",
    ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp932", "euc_jp"],
)
def test_japanese_text_is_decoded(encoding):
    found = decode(JAPANESE.encode(encoding))
    assert isinstance(found, Decoded)
    assert found.text == JAPANESE


def test_what_was_assumed_is_said():
    assert decode(TEXT.encode("utf-8-sig")).assumed is False
    assert decode(b"100.1. plain").assumed is False
    assert decode(TEXT.encode("cp1252")) == Decoded(TEXT, "cp1252", assumed=True)


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "empty"),
        (b" \r\n ", "empty"),
        (b"100.1. a\x01b", "not-text"),
        ("lost \ufffd here".encode(), "lost-characters"),
        (b"\xef\xbb\xbf\xff\xff", "broken-encoding"),
        (b"\xff\xfea", "broken-encoding"),
        (b"abc \x81 \x8d \x90", "unknown-encoding"),
        (b"PK\x03\x04 no archive", "broken-file"),
        (b"%PDF-1.7 no pages", "broken-file"),
    ],
)
def test_what_is_no_text_is_refused(raw, key):
    found = decode(raw)
    assert isinstance(found, Refusal)
    assert found.key == key


def test_lost_characters_are_counted_and_never_made():
    assert decode("a\ufffdb\ufffd".encode()).slots == (("count", "2"),)
    assert "\ufffd" not in decode(TEXT.encode("cp1252")).text
