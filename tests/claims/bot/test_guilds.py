"""What was chosen is kept, seen by every process, survives a kill, and is gone when deleted."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot import guilds
from bot.choices import ALLOWED, NOTHING, Choices, Chosen
from bot.guilds import FILE, Unusable, opened

SERVER, CHANNEL, PERSON = 10, 20, 30
WRITER = """
import asyncio, sys
from pathlib import Path
from bot.guilds import opened

async def write(folder, server):
    async with opened(folder) as guilds:
        for channel in range(1, 10**9):
            value = ("fr", "de", "ja")[channel % 3]
            await guilds.choose_for_place(server, channel, "language", value)
            print(channel, value, flush=True)

asyncio.run(write(Path(sys.argv[1]), int(sys.argv[2])))
"""


async def test_nothing_is_chosen_at_first(tmp_path):
    async with opened(tmp_path / "new" / "folder") as store:
        assert await store.chosen(SERVER, CHANNEL, PERSON) == Chosen()
        assert await store.chosen(None, None, PERSON) == Chosen()


async def test_what_was_chosen_for_each_is_kept_apart_and_after_a_restart(tmp_path):
    async with opened(tmp_path) as store:
        await store.choose_for_place(SERVER, 0, "language", "fr")
        await store.choose_for_place(SERVER, 0, "language", "de")
        await store.choose_for_place(SERVER, CHANNEL, "game", "riftbound")
        await store.choose_for_place(SERVER, CHANNEL, "visibility", "private")
        await store.choose_for_person(PERSON, "language", "ja")
    async with opened(tmp_path) as store:
        assert await store.chosen(SERVER, CHANNEL, PERSON) == Chosen(
            channel=Choices(game="riftbound", visibility="private"),
            server=Choices(language="de"),
            own=Choices(language="ja"),
        )
        assert await store.chosen(SERVER, CHANNEL + 1, PERSON + 1) == Chosen(
            server=Choices(language="de")
        )
        assert await store.chosen(SERVER + 1, CHANNEL, PERSON + 1) == Chosen()
        assert await store.channels(SERVER) == (
            (CHANNEL, Choices(game="riftbound", visibility="private")),
        )
        assert await store.servers() == {SERVER}


async def test_what_is_forgotten_is_gone_also_from_the_file(tmp_path):
    async with opened(tmp_path) as store:
        for server in (SERVER, SERVER + 1):
            for channel in (0, CHANNEL):
                await store.choose_for_place(server, channel, "language", "fr")
        await store.choose_for_person(987_654_321_987, "language", "ja")
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert (987_654_321_987).to_bytes(6, "big") in stored
        await store.forget_place(SERVER, 0)
        assert await store.chosen(SERVER, CHANNEL, PERSON) == Chosen(channel=Choices("fr"))
        await store.forget_server(SERVER)
        await store.forget_person(987_654_321_987)
        assert await store.servers() == {SERVER + 1}
        assert await store.chosen(SERVER, CHANNEL, 987_654_321_987) == Chosen()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert (987_654_321_987).to_bytes(6, "big") not in stored
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
@given(st.text(), st.text())
def test_nothing_that_is_handed_to_it_is_read_as_sql(tmp_path, name, value):
    async def written_and_read():
        async with opened(tmp_path) as store:
            await store.choose_for_person(PERSON, name, value)
            found = await store.chosen(None, None, PERSON)
            await store.forget_person(PERSON)
            return found

    known = value in ALLOWED.get(name, ())
    own = Choices(**{name: value}) if known else NOTHING
    assert asyncio.run(written_and_read()).own == own


async def test_what_only_a_newer_version_knows_is_passed_over(tmp_path):
    async with opened(tmp_path) as store:
        await store.choose_for_place(SERVER, 0, "language", "es")
        await store.choose_for_place(SERVER, 0, "colour", "blue")
        await store.choose_for_place(SERVER, 0, "game", "magic")
        assert await store.chosen(SERVER, 0, PERSON) == Chosen(server=Choices(game="magic"))


async def test_two_processes_write_and_read_at_once(tmp_path):
    writers = [start(tmp_path, server) for server in (1, 2)]
    try:
        async with opened(tmp_path) as store:
            async with asyncio.timeout(30):
                for server in (1, 2):
                    while len(await store.channels(server)) < 20:
                        await store.choose_for_person(PERSON, "game", "magic")
                    await store.choose_for_person(PERSON, "game", "riftbound")
                    await store.choose_for_place(server, 0, "game", "riftbound")
            assert (await store.chosen(1, 1, PERSON)).own == Choices(game="riftbound")
            assert (await store.chosen(2, 2, PERSON)).channel == Choices("ja")
            assert (await store.chosen(2, 2, PERSON)).server == Choices(game="riftbound")
    finally:
        for each in writers:
            each.kill()
            each.communicate()


@pytest.mark.parametrize("wait", [0.0, 0.05, 0.2])
async def test_what_was_said_to_be_kept_survives_a_kill(tmp_path, wait):
    writer = start(tmp_path, SERVER)
    first = writer.stdout.readline()
    await asyncio.sleep(wait)
    writer.send_signal(signal.SIGKILL)
    said = first + writer.communicate()[0]
    kept = [line.split() for line in said.splitlines() if line.count(" ") == 1]
    async with opened(tmp_path) as store:
        found = dict(await store.channels(SERVER))
    complete = kept[:-1] or kept
    assert {int(channel): Choices(value) for channel, value in complete}.items() <= found.items()
    with sqlite3.connect(tmp_path / FILE) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()


def start(folder, server):
    return subprocess.Popen(  # noqa: S603 - the program above
        [sys.executable, "-c", WRITER, str(folder), str(server)],
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


async def test_several_that_open_a_new_file_at_once_make_it_once(tmp_path):
    async def open_and_write(person):
        async with opened(tmp_path) as store:
            await store.choose_for_person(person, "game", "magic")

    await asyncio.gather(*map(open_and_write, range(8)))
    async with opened(tmp_path) as store:
        assert [(await store.chosen(None, None, each)).own.game for each in range(8)] == (
            ["magic"] * 8
        )


async def test_a_file_that_is_none_of_ours_or_a_newer_ones_is_refused_and_left(tmp_path):
    (tmp_path / FILE).write_bytes(b"no database at all, but rather long " * 40)
    with pytest.raises(Unusable):
        async with opened(tmp_path):
            pass
    (tmp_path / FILE).unlink()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(Unusable, match="newer version"):
        async with opened(tmp_path):
            pass
    assert not [each for each in threading.enumerate() if "aiosqlite" in repr(each).lower()]


async def test_a_folder_that_can_not_be_made_is_refused(tmp_path):
    (tmp_path / "file").write_text("in the way", "utf-8")
    with pytest.raises(Unusable):
        async with opened(tmp_path / "file"):
            pass


async def test_a_migration_is_done_whole_or_not_at_all(tmp_path, monkeypatch):
    scripts = tmp_path / "migrations"
    scripts.mkdir()
    (scripts / "001-a.sql").write_text("CREATE TABLE a (b);\nCREATE TABLE a (c);\n", "utf-8")
    monkeypatch.setattr(guilds, "MIGRATIONS", scripts)
    with pytest.raises(Unusable):
        async with opened(tmp_path):
            pass
    (scripts / "001-a.sql").write_text("CREATE TABLE a (b);\n", "utf-8")
    (scripts / "002-b.sql").write_text("ALTER TABLE a ADD COLUMN c;\n", "utf-8")
    for _ in range(2):
        async with opened(tmp_path) as store:
            assert list(await store.db.execute_fetchall("SELECT b, c FROM a")) == []
