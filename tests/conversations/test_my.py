"""What a person chose for themselves: for what only they read, and for nobody else."""

from __future__ import annotations

import pytest

from bot.choices import Choices
from tests.conversations.conftest import labels, read

SAID = {
    "en": ("Saved.", "Your own settings", "Stored about you: English", "Nothing found"),
    "fr": ("C’est enregistré.", "Vos réglages", "Enregistré à votre sujet : français", "trouvé"),
    "de": ("Gespeichert.", "Deine Einstellungen", "Über dich gespeichert: Deutsch", "gefunden"),
    "ja": ("保存しました。", "あなたの設定", "保存されているもの：日本語", "見つかりません"),
}
LABELS = {"en": "← 702.142", "fr": "Français", "de": "Das stimmt nicht", "ja": "間違いを報告"}
WRONG = {"en": "This is wrong", "fr": "C’est faux", "de": "Das stimmt nicht", "ja": "間違いを報告"}
STEPS = {"en": "upkeep step", "fr": "étape d’entretien", "de": "Versorgungssegment",
         "ja": "アップキープ・ステップ"}  # fmt: skip


@pytest.mark.parametrize("language", SAID)
async def test_answers_mistakes_buttons_and_completion_follow_ones_own_language(room, language):
    saved, title, stored, nothing = SAID[language]
    person = room.camille if language != "fr" else room.jonas
    done = await person.slash(room.channel, "my language", language=language)
    assert done.ephemeral
    assert [part for part in (saved, title, stored) if part not in read(done.response)] == []
    wrong = await person.slash(room.channel, "rule", query="zzzz qqqq")
    assert wrong.ephemeral
    assert nothing in read(wrong.response)
    assert WRONG[language] in labels(wrong.response)
    steps = await person.autocomplete(room.channel, "can-i", "step", "upkeep")
    assert [each["name"] for each in steps] == [STEPS[language]]
    direct = await person.user.slash("can-i", action="foretell", step="upkeep")
    assert WRONG[language] in labels(direct.response)
    public = await person.slash(room.channel, "rule", query="702.143")
    assert "Foretell" in read(public.response)
    assert WRONG["en"] in labels(public.response)


async def test_ones_own_language_comes_before_the_locale_and_stays_after_a_restart(room):
    await room.sakura.user.slash("my language", language="de")
    await room.restart()
    direct = await room.sakura.user.slash("rule", query="702.143")
    assert "Vorherbestimmung" in read(direct.response)
    own = await room.sakura.user.slash("rule", query="702.143", language="fr")
    assert "Prédiction" in read(own.response)


async def test_ones_own_game_is_meant_where_nothing_else_is_said(room):
    await room.alex.slash(room.channel, "my game", game="riftbound")
    answer = await room.alex.slash(room.channel, "rule", query="vision")
    assert "-# /rule vision game:riftbound" in read(answer.response)
    own = await room.camille.click(answer.response, label="Français")
    assert "-# /rule vision game:riftbound language:fr" in read(own.response)
    await room.morgan.slash(room.channel, "settings game", game="magic")
    answer = await room.alex.slash(room.channel, "rule", query="foretell")
    assert "-# /rule foretell\n" in f"{read(answer.response)}\n"
    direct = await room.alex.user.slash("rule", query="vision")
    assert "game:riftbound" in read(direct.response)


async def test_what_is_stored_about_a_person_is_shown_and_deleted_when_they_wish(room):
    shown = await room.jonas.user.slash("my show")
    assert "Über dich ist nichts gespeichert." in read(shown.response)
    await room.jonas.user.slash("my game", game="riftbound")
    await room.jonas.user.slash("my language", language="ja")
    shown = await room.jonas.slash(room.channel, "my show")
    assert "あなたについて保存されているもの：日本語、リフトバウンド" in read(shown.response)
    done = await room.jonas.slash(room.channel, "my forget")
    assert "Was über dich gespeichert war, ist gelöscht." in read(done.response)
    assert (await room.guilds.chosen(None, None, room.jonas.id)).own == Choices()


async def test_what_one_person_chose_changes_nothing_for_another(room):
    await room.alex.slash(room.channel, "my language", language="ja")
    wrong = await room.camille.slash(room.channel, "can-i", action="xyzzy")
    assert "«" in read(wrong.response)
