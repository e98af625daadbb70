"""An import that is killed leaves the shelf as it was or as it was to be."""

from __future__ import annotations

import os
import signal
import time

import pytest

from rulesdb.library.checking import checked, is_whole
from rulesdb.library.importing import Import
from rulesdb.library.opening import FILE, open_shelf, transaction
from rulesdb.library.readers import Hints
from rulesdb.library.shelving import remove
from rulesdb.library.watch import Watch
from tests.claims.library.editions import DAY, RULES, edition, everything, take_in

MORE = "\n".join(f"705.{number}. Said number {number}." for number in range(1, 400))
ENOUGH, LONGEST_WAIT = 50, 500
NEWER = edition("2026-09-01", f"{RULES}\n705. Sayings\n{MORE}\n")


def test_a_killed_import_leaves_before_or_after(tmp_path):
    take_in(tmp_path, edition())
    before = everything(tmp_path)
    take_in(tmp_path, NEWER)
    after = everything(tmp_path)
    put_back(tmp_path)
    sizes, cut_short = set(), 0
    for milliseconds in range(LONGEST_WAIT):
        killed_while_writing(tmp_path, milliseconds / 1000)
        cut_short += (tmp_path / f"{FILE}-journal").exists()
        found = everything(tmp_path)
        assert found in (before, after)
        sizes.add(len(found[0]))
        with open_shelf(tmp_path) as shelf:
            assert is_whole(shelf)
            assert all(each.sound for each in checked(shelf))
        if milliseconds >= ENOUGH and sizes == {1, 2} and cut_short:
            return
    pytest.fail(f"no kill fell where it matters: {sizes} documents, {cut_short} cut short")


def killed_while_writing(folder, wait):
    """A process that imports and removes without end, killed after a while."""
    child = os.fork()
    if child == 0:
        import_for_ever(folder)
    time.sleep(wait)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def import_for_ever(folder):
    try:
        with open_shelf(folder, write=True) as shelf:
            while True:
                Import(shelf, DAY).take_in(NEWER, Hints(source="a.txt"))
                put_back_on(shelf)
    finally:
        os._exit(1)


def put_back(folder):
    with open_shelf(folder, write=True) as shelf:
        put_back_on(shelf)


def put_back_on(shelf):
    with transaction(shelf.db):
        for holding in shelf.holdings():
            if holding.edition.date == "2026-09-01":
                remove(shelf, holding, DAY)


def test_what_another_process_wrote_is_seen_once(tmp_path):
    watch = Watch(tmp_path / FILE)
    assert not watch.moved(), "there is no shelf yet"
    take_in(tmp_path, edition())
    assert [watch.moved(), watch.moved()] == [True, False]
    take_in(tmp_path, NEWER)
    assert [watch.moved(), watch.moved()] == [True, False]
    (tmp_path / FILE).rename(tmp_path / "aside")
    assert [watch.moved(), watch.moved()] == [True, False]
    watch.close()
