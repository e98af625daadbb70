"""Registering commands: once, and again only when they are others."""

from __future__ import annotations

import shutil

import simcord

from bot import client, registration
from bot.words import LOCALES
from rulesdb.library.library import Library


async def syncs(library, folder, *, without=None):
    """How often a start registers commands, with one command less where that is asked for."""
    bot = client.build(
        library,
        register=lambda tree: registration.register_changed(tree, folder, LOCALES),
        shard_count=1,
    )
    if without:
        bot.tree.remove_command(without)
    env = simcord.Env(bot)
    await env.start()
    await env.shutdown()
    return sum(each.method == "PUT" for each in env.http_requests)


async def test_commands_are_registered_when_they_changed_and_only_then(tmp_path):
    with Library.open(tmp_path) as library:
        assert await syncs(library, tmp_path / "data") == 1
        assert await syncs(library, tmp_path / "data") == 0
        assert await syncs(library, tmp_path / "data", without="scenario") == 1
        assert await syncs(library, tmp_path / "data") == 1


async def test_what_discord_refuses_is_tried_again_at_the_next_start(tmp_path, caplog):
    with Library.open(tmp_path) as library:
        bot = client.build(library, shard_count=1)
        env = simcord.Env(bot)
        await env.start()
        env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
        assert not await registration.register_changed(bot.tree, tmp_path, LOCALES)
        assert "could not be registered" in caplog.text
        assert await registration.register_changed(bot.tree, tmp_path, LOCALES)
        await env.shutdown()


async def test_other_words_elsewhere_are_no_other_commands(tmp_path):
    catalogues = tmp_path / "locales"
    shutil.copytree(LOCALES, catalogues)
    with Library.open(tmp_path) as library:
        bot = client.build(library, shard_count=1)
        env = simcord.Env(bot)
        await env.start()
        assert await registration.register_changed(bot.tree, tmp_path, catalogues)
        (catalogues / "en" / "more.ftl").write_text("something-else = other\n", "utf-8")
        assert not await registration.register_changed(bot.tree, tmp_path, catalogues)
        await env.shutdown()
