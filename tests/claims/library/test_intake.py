"""A file is read as far as a rules document goes, and no further."""

import io
import os
import zipfile
from pathlib import Path

import pytest

from rulesdb.library import office
from rulesdb.library.decode import decode
from rulesdb.library.intake import LARGEST, LARGEST_TEXT, bytes_of


def test_the_bytes_of_a_file_are_read(tmp_path):
    (tmp_path / "a").write_bytes(b"\0" * LARGEST)
    assert bytes_of(tmp_path / "a") == b"\0" * LARGEST


def test_what_no_document_needs_is_refused(tmp_path):
    (tmp_path / "a").write_bytes(b"\0" * (LARGEST + 1))
    assert bytes_of(tmp_path / "a").key == "too-large"
    assert decode(b"a" * (LARGEST_TEXT + 1)).key == "too-large"
    assert decode(b"\n" * LARGEST_TEXT).key == "empty"


def test_folders_and_missing_files_are_refused(tmp_path):
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert bytes_of(tmp_path).key == "is-folder"
    for name in ("missing", "loop", "no\0file", "a" * 5000):
        assert bytes_of(tmp_path / name).key == "no-such-file"


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_what_has_no_end_or_no_writer_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert bytes_of(tmp_path / "pipe") == b""
    assert bytes_of(Path("/dev/zero")).key == "too-large"


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="no such files here")
def test_a_pipe_is_read_to_its_end():
    reading, writing = os.pipe()
    os.write(writing, b"some")
    os.close(writing)
    assert bytes_of(Path(f"/dev/fd/{reading}")) == b"some"
    os.close(reading)


def test_a_word_file_that_blows_up_is_refused():
    pytest.importorskip("docx", reason="needs the extra documents")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("word/document.xml", "<w:document/>")
        file.writestr("word/media/picture.bin", bytes(office.UNPACKED))
    assert office.text_of(packed.getvalue()).key == "too-large"


def test_a_word_file_of_nothing_but_marks_is_refused():
    pytest.importorskip("docx", reason="needs the extra documents")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("word/document.xml", "<w:p/>" * (office.MOST_MARKS + 1))
    assert office.text_of(packed.getvalue()).key == "too-large"
