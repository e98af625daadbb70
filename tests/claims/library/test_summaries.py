"""What was read of the bundled texts is kept for the next start, and never trusted blindly."""

import shutil

import pytest

from rulesdb.library import summaries
from rulesdb.library.summaries import FOLDER, bundled


@pytest.fixture
def texts(tmp_path):
    """A few bundled texts in a folder of their own, so that each test reads them anew."""
    folder = tmp_path / "texts"
    folder.mkdir()
    shutil.copy(FOLDER / "riftbound.en.txt", folder)
    yield folder
    summaries._LOADED.pop(folder, None)


def started_anew(texts, keep):
    summaries._LOADED.pop(texts, None)
    return bundled(texts, keep)


def rules(shelf):
    return [shelf.volume(it).rules for it in shelf.holdings()]


def kept(folder):
    return sorted(folder.glob("bundled-*.db"))


def test_a_second_start_holds_what_the_first_one_read(texts, tmp_path):
    keep = tmp_path / "data"
    first = rules(started_anew(texts, keep))
    assert first[0]
    assert len(kept(keep)) == 1


def test_what_was_read_of_other_texts_is_no_longer_kept(texts, tmp_path):
    started_anew(texts, tmp_path)
    (old,) = kept(tmp_path)
    with (texts / "riftbound.en.txt").open("a", encoding="utf-8") as file:
        file.write("999. Another rule\n999.1. It was added.\n")
    assert started_anew(texts, tmp_path)
    assert kept(tmp_path) != [old]
    assert len(kept(tmp_path)) == 1


def test_a_kept_file_is_used_and_not_read_again(texts, tmp_path, monkeypatch):
    first = rules(started_anew(texts, tmp_path))
    monkeypatch.setattr(summaries, "_read", lambda _: pytest.fail("it was read again"))
    assert rules(started_anew(texts, tmp_path)) == first


@pytest.mark.parametrize("content", [b"", b"x" * 100])
def test_a_damaged_file_is_read_anew(texts, tmp_path, content):
    first = rules(started_anew(texts, tmp_path))
    (file,) = kept(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(content)
    assert rules(started_anew(texts, tmp_path)) == first
    assert file.read_bytes() == whole


def test_a_file_with_one_byte_changed_is_read_anew(texts, tmp_path):
    first = rules(started_anew(texts, tmp_path))
    (file,) = kept(tmp_path)
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    assert rules(started_anew(texts, tmp_path)) == first


def test_where_nothing_can_be_kept_everything_is_read(texts, tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    assert rules(started_anew(texts, tmp_path / "data"))
