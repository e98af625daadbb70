"""Everything that the bot sends, against Discord's own description of its interface and limits."""

from __future__ import annotations

import json
import os
from pathlib import Path

import discord
import jsonschema
import pytest

from bot import client, registration
from bot.questions import QUESTIONS, options
from bot.wishes import WISHES
from rulesdb.library.library import Library
from tests.process import limits

DOCUMENTS = Path(os.environ.get("FORESIGHT_DOCUMENTS", Path(__file__).parents[3] / "shared"))
INTERFACE = DOCUMENTS / "data" / "discord" / "openapi.json"
CHANNEL = 7
COMMANDS = "/applications/{application_id}/commands"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"

described = pytest.mark.skipif(
    not INTERFACE.is_file(),
    reason=f"no description of Discord's interface at {INTERFACE} (set FORESIGHT_DOCUMENTS)",
)


def check(path: str, method: str, sent: object) -> None:
    """Raise where what is sent is not what the interface takes."""
    interface = json.loads(INTERFACE.read_text("utf-8"))
    body = interface["paths"][path][method]["requestBody"]["content"]["application/json"]
    schema = body["schema"] | {"components": interface["components"]}
    jsonschema.Draft202012Validator(schema).validate(sent)


@pytest.fixture
async def commands(tmp_path):
    with Library.open(tmp_path) as library:
        bot = client.build(library, shard_count=1)
        await bot.translate()
        return await registration.payload(bot.tree)


async def test_the_commands_are_what_discord_takes(commands):
    assert list(limits.commands(commands)) == []


@described
async def test_the_commands_are_what_the_interface_describes(commands):
    check(COMMANDS, "put", commands)


async def test_every_command_and_option_is_named_and_described_in_french_german_and_japanese(
    commands,
):
    for each in within(commands):
        assert each["name_localizations"].keys() == {"fr", "de", "ja"}
        if each["type"] != limits.OF_MESSAGE:
            assert each["description_localizations"].keys() == {"fr", "de", "ja"}


async def test_options_choices_and_limits_are_those_of_the_questions(commands):
    sent_options = dict(leaves(commands))
    assert sent_options.keys() == QUESTIONS.keys() | WISHES.keys()
    for name, kind in (*QUESTIONS.items(), *WISHES.items()):
        for sent, declared in zip(sent_options[name], options(kind), strict=True):
            assert sent["name"] == declared.name
            assert bool(sent["required"]) == declared.required
            assert [each["value"] for each in sent.get("choices", [])] == list(declared.choices)
            assert bool(sent.get("autocomplete")) == bool(declared.complete)
            assert (sent["type"] == CHANNEL) == declared.channel


def leaves(commands):
    """The options of every command that can be sent, by its whole name."""
    for command in commands:
        below = [each for each in command.get("options", []) if each["type"] == limits.SUBCOMMAND]
        for each in below:
            yield f"{command['name']} {each['name']}", each["options"]
        if not below and command["type"] != limits.OF_MESSAGE:
            yield command["name"], command["options"]


def within(commands):
    """Commands, their subcommands and their options."""
    for each in commands:
        yield each
        yield from within(each.get("options", []))


async def test_commands_are_for_servers_direct_messages_and_people(commands):
    for command in commands:
        if command["name"] != "settings":
            assert command["integration_types"] == [0, 1]
            assert command["contexts"] == [0, 1, 2]


async def test_settings_are_for_servers_and_for_whoever_manages_them(commands):
    (settings,) = (command for command in commands if command["name"] == "settings")
    assert settings["integration_types"] == [0]
    assert settings["contexts"] == [0]
    assert settings["default_member_permissions"] == discord.Permissions(manage_guild=True).value


@described
async def test_every_answer_is_what_the_interface_describes(room):
    alex, channel = room.alex, room.channel
    rule = await alex.slash(channel, "rule", query="foretell")
    for label in ("Deutsch", "Das stimmt nicht"):
        await alex.click(rule.response, label=label)
    await alex.autocomplete(channel, "rule", "query", "pr")
    can_i = await alex.slash(channel, "can-i", action="cast-foretold")
    await alex.select(can_i.response, ["upkeep"], custom_id="f1choose:step")
    await alex.slash(channel, "can-i", action="xyzzy")
    await alex.slash(channel, "scenario")
    await alex.slash(channel, "scenario", text="A hand: X = instant, foretell\nA foretells X")
    sent = [each.json for each in room.env.http_requests if each.path.endswith("/callback")]
    assert len(sent) == 9
    for each in sent:
        check(CALLBACK, "post", each)


async def test_only_what_is_known_is_a_choice_of_completion(room):
    for kind in QUESTIONS.values():
        for option in options(kind):
            if option.complete:
                for typed in ("", "a", "1", "ー"):
                    offered = await room.alex.autocomplete(
                        room.channel, kind.command, option.name, typed
                    )
                    assert list(limits.choices(option.name, offered)) == []
