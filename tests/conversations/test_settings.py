"""What a server and its channels have set: by whom, where it holds, and when it is gone."""

from __future__ import annotations

import pytest

from bot.choices import Choices, Chosen
from tests.conversations.conftest import LOCALES, labels, read

HEADINGS = {"en": "Foretell", "fr": "Prédiction", "de": "Vorherbestimmung", "ja": "予顕"}
SHOWN = {
    "en-US": ("Settings of this server", "French – set for this server", "nothing is set"),
    "fr": ("Réglages de ce serveur", "français – réglé pour ce serveur", "rien n’est réglé"),
    "de": (
        "Einstellungen dieses Servers",
        "Französisch – für diesen Server eingestellt",
        "nichts eingestellt",
    ),
    "ja": ("このサーバーの設定", "フランス語（このサーバーの設定）", "設定なし"),
}


async def rule(room, person, channel=None, **options):
    answer = await room.people[person].slash(channel or room.channel, "rule", **options)
    return answer, read(answer.response)


@pytest.mark.parametrize("language", HEADINGS)
async def test_what_everyone_reads_is_in_the_servers_language_also_after_a_restart(room, language):
    done = await room.morgan.slash(room.channel, "settings language", language=language)
    assert done.ephemeral
    assert "Saved." in read(done.response)
    await room.restart()
    for person in ("sakura", "camille"):
        answer, said = await rule(room, person, query="702.143")
        assert HEADINGS[language] in said
        assert not answer.ephemeral
    await room.morgan.slash(room.channel, "settings reset")
    _, said = await rule(room, "sakura", query="702.143")
    assert HEADINGS["en"] in said


async def test_a_channel_comes_before_the_server_and_an_option_before_both(room):
    other = room.guild.create_text_channel("other")
    await room.morgan.slash(room.channel, "settings language", language="fr")
    await room.morgan.slash(room.channel, "settings language", language="de", channel=other)
    assert HEADINGS["fr"] in (await rule(room, "alex", query="702.143"))[1]
    assert HEADINGS["de"] in (await rule(room, "alex", other, query="702.143"))[1]
    assert HEADINGS["ja"] in (await rule(room, "alex", other, query="702.143", language="ja"))[1]
    await room.morgan.slash(room.channel, "settings reset", channel=other)
    assert HEADINGS["fr"] in (await rule(room, "alex", other, query="702.143"))[1]


async def test_private_answers_are_for_the_asker_in_their_own_language_and_can_be_shown(room):
    await room.morgan.slash(room.channel, "settings language", language="fr")
    await room.morgan.slash(room.channel, "settings visibility", visibility="private")
    answer, said = await rule(room, "sakura", query="702.143")
    assert answer.ephemeral
    assert HEADINGS["ja"] in said
    shared = await room.sakura.click(answer.response, label="チャンネルに表示")
    assert not shared.ephemeral
    assert HEADINGS["ja"] in read(shared.response)
    assert "-# /rule 702.143 language:ja" in read(shared.response)
    timing = await room.jonas.slash(room.channel, "can-i", action="foretell")
    assert timing.ephemeral
    assert "Ja" in read(timing.response)


async def test_the_game_of_a_channel_is_meant_where_none_is_named_and_stays_on_the_card(room):
    other = room.guild.create_text_channel("riftbound")
    await room.morgan.slash(room.channel, "settings game", game="riftbound", channel=other)
    answer, said = await rule(room, "alex", other, query="vision")
    assert "-# /rule vision game:riftbound" in said
    await room.morgan.slash(room.channel, "settings reset", channel=other)
    before = read(answer.response)
    await room.alex.click(answer.response, label="Deutsch")
    await room.alex.click(answer.response, label="English")
    assert read(answer.response).replace(" language:en", "") == before
    _, said = await rule(room, "alex", query="702.143")
    assert "-# /rule 702.143\n" in f"{said}\n"


async def test_a_scenario_keeps_the_game_of_its_room(room):
    await room.morgan.slash(room.channel, "settings game", game="riftbound")
    lines = "A runes: 3 ready\nA hand: Sprite = unit 3, cost 2\nA plays Sprite -> yes"
    answer = await room.alex.slash(room.channel, "scenario", text=lines)
    assert "-# /scenario game:riftbound" in read(answer.response)
    await room.morgan.slash(room.channel, "settings reset")
    report = await room.alex.click(answer.response, label="This is wrong")
    assert f"game: riftbound\n{lines}" in read(report.response)
    await room.alex.click(answer.response, label="Français")
    assert "Toutes les attentes" in read(answer.response)


async def test_completion_offers_what_the_game_of_the_room_has(room):
    await room.morgan.slash(room.channel, "settings game", game="riftbound")
    actions = await room.jonas.autocomplete(room.channel, "can-i", "action", "")
    assert actions[0]["value"] == "play-unit"
    steps = await room.jonas.autocomplete(room.channel, "can-i", "step", "")
    assert "awaken" in [each["value"] for each in steps]


@pytest.mark.parametrize(("locale", "said"), SHOWN.items(), ids=SHOWN)
async def test_what_holds_is_shown_with_the_reason_in_the_language_of_whoever_asks(
    room, monkeypatch, locale, said
):
    monkeypatch.setitem(LOCALES, "morgan", locale)
    await room.morgan.slash(room.channel, "settings language", language="fr")
    await room.morgan.slash(
        room.channel, "settings visibility", visibility="private", channel=room.channel
    )
    shown = await room.morgan.slash(room.channel, "settings show")
    assert shown.ephemeral
    text = read(shown.response)
    assert [part for part in said if part not in text] == []
    assert f"<#{room.channel.id}>" in text
    one = await room.morgan.slash(room.channel, "settings show", channel=room.channel)
    assert read(one.response).count("\n") < text.count("\n")
    assert labels(one.response) == []


COMMANDS = (
    ("settings show", {}),
    ("settings language", {"language": "fr"}),
    ("settings game", {"game": "riftbound"}),
    ("settings visibility", {"visibility": "private"}),
    ("settings reset", {}),
)
REFUSED = {
    "alex": "may manage this server",
    "camille": "gérer ce serveur",
    "jonas": "verwalten darf",
    "sakura": "サーバーを管理できる人",
}


@pytest.mark.parametrize(("command", "options"), COMMANDS, ids=[name for name, _ in COMMANDS])
async def test_who_may_not_manage_the_server_changes_and_sees_nothing(room, command, options):
    """Also where the server's own keepers opened the commands to everyone."""
    await allow_everyone(room)
    for person, said in REFUSED.items():
        answer = await room.people[person].slash(room.channel, command, **options)
        assert answer.ephemeral
        assert said in answer.response.content
    assert await room.guilds.chosen(room.guild.id, room.channel.id, 0) == Chosen()


async def allow_everyone(room):
    commands = await room.env.bot.tree.fetch_commands()
    (settings,) = (each for each in commands if each.name == "settings")
    everyone = dict.fromkeys(room.people.values(), True)
    room.guild.set_command_permissions(settings, everyone)


async def test_settings_are_gone_with_their_channel_and_with_the_bot(room):
    other = room.guild.create_text_channel("other")
    await room.morgan.slash(room.channel, "settings language", language="fr")
    await room.morgan.slash(room.channel, "settings game", game="riftbound", channel=other)
    await room.env.bot.get_channel(other.id).delete()
    await room.env.settle()
    assert await room.guilds.channels(room.guild.id) == ()
    assert (await room.guilds.chosen(room.guild.id, 0, 0)).server == Choices("fr")
    await room.env.bot.get_guild(room.guild.id).leave()
    await room.env.settle()
    assert await room.guilds.servers() == frozenset()


async def test_what_was_left_while_the_bot_was_away_is_forgotten_when_it_comes_back(room):
    await room.guilds.choose_for_place(4_242, 0, "language", "fr")
    await room.morgan.slash(room.channel, "settings language", language="fr")
    await room.restart()
    await room.env.advance_time(5)
    await room.env.settle()
    assert await room.guilds.servers() == {room.guild.id}


async def test_a_thread_follows_its_channel(room):
    await room.morgan.slash(room.channel, "settings language", language="ja", channel=room.channel)
    message = await room.alex.send(room.channel, "Foretell?")
    await (
        room.env.bot.get_channel(room.channel.id)
        .get_partial_message(message.id)
        .create_thread(name="foretell")
    )
    await room.env.settle()
    (thread,) = room.channel.threads
    assert HEADINGS["ja"] in (await rule(room, "alex", thread, query="702.143"))[1]


DONE = {
    "en-US": ("Saved.", "Deleted what was set for this server", "only whoever asks"),
    "fr": ("C’est enregistré.", "de ce serveur sont supprimés", "seulement qui pose la question"),
    "de": ("Gespeichert.", "dieses Servers sind gelöscht", "nur wer fragt"),
    "ja": ("保存しました。", "このサーバーの設定を削除しました", "質問した人だけ"),
}


@pytest.mark.parametrize(("locale", "said"), DONE.items(), ids=DONE)
async def test_what_was_done_is_said_to_the_keeper_in_their_language(
    room, monkeypatch, locale, said
):
    monkeypatch.setitem(LOCALES, "morgan", locale)
    saved, deleted, private = said
    for command, options in COMMANDS[1:-1]:
        done = await room.morgan.slash(room.channel, command, **options)
        assert done.ephemeral
        assert saved in read(done.response)
    assert private in read(done.response)
    done = await room.morgan.slash(room.channel, "settings reset")
    assert deleted in read(done.response)
