"""A question in somebody's own words, in each language, and its moment changed by a press."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.conversations.conftest import SELECT, labels, parts, read


class Talk(NamedTuple):
    """Who types what, and what stands on the card before and after the step is changed."""

    who: str
    line: str
    language: str
    understood: str
    no: str
    yes: str


TALKS = (
    Talk(
        "alex",
        "forecast in my draw step",
        "en",
        "Understood: Activate a forecast ability · on your turn, in the draw step",
        "### No.",
        "### Yes",
    ),
    Talk(
        "camille",
        "activer la prévision pendant mon étape de pioche",
        "fr",
        "Compris : Activer une capacité de prévision · pendant votre tour",
        "### Non.",
        "### Oui",
    ),
    Talk(
        "jonas",
        "Vorhersage in meinem Ziehsegment aktivieren",
        "de",
        "Verstanden: Eine Vorhersage-Fähigkeit aktivieren · in deinem Zug, im Ziehsegment",
        "### Nein.",
        "### Ja",
    ),
    Talk(
        "sakura",
        "自分のドロー・ステップに予見を起動できますか",
        "ja",
        "読み取った内容：予見能力を起動する · 自分のターン中、ドロー・ステップ",
        "### できません。",
        "### できます",
    ),
)


@pytest.mark.parametrize("talk", TALKS, ids=lambda talk: talk.language)
async def test_a_line_in_ones_own_words_is_answered_and_its_step_changed(room, talk):
    person = room.people[talk.who]
    answer = await person.slash(room.channel, "can-i", action=talk.line, language=talk.language)
    said = read(answer.response)
    assert talk.understood in said
    assert talk.no in said
    await person.select(answer.response, ["upkeep"], custom_id="f1choose:step")
    said = read(answer.response)
    assert talk.yes in said
    assert "step:upkeep" in said


async def test_what_the_words_say_can_be_left_open_again_by_a_press(room):
    answer = await room.alex.slash(room.channel, "can-i", action="foretell in their upkeep")
    assert "### No." in read(answer.response)
    await room.alex.click(answer.response, label="On any turn")
    said = read(answer.response)
    assert "turn:any" in said
    assert "### Yes – on your turn" in said
    await room.alex.select(answer.response, ["open"], custom_id="f1choose:step")
    assert "step:any" in read(answer.response)
    await room.alex.click(answer.response, label="On my turn")
    assert "turn:mine step:any" in read(answer.response)


async def test_the_step_that_the_words_say_is_the_one_chosen_in_the_menu(room):
    answer = await room.alex.slash(room.channel, "can-i", action="foretell in my upkeep")
    menus = [each for each in parts(answer.response) if each["type"] == SELECT]
    chosen = {
        option["value"] for menu in menus for option in menu["options"] if option.get("default")
    }
    assert "upkeep" in chosen


async def test_the_nearest_wish_is_asked_by_a_press_with_the_moment_that_was_said(room):
    wrong = await room.alex.slash(room.channel, "can-i", action="fortell on my opponent's turn")
    assert wrong.ephemeral
    assert labels(wrong.response)[0] == "Foretell a card from your hand"
    await room.alex.click(wrong.response, label="Foretell a card from your hand")
    said = read(wrong.response)
    assert "### No." in said
    assert "-# /can-i foretell turn:theirs" in said


async def test_what_was_left_out_stands_above_the_reasons_and_pings_nobody(room):
    line = "foretell unless @everyone says **no** in my upkeep"
    answer = await room.alex.slash(room.channel, "can-i", action=line)
    said = read(answer.response)
    assert "Careful" in said
    assert said.index("Careful") < said.index("Conditions")
    assert "@everyone" not in said.replace("\\@everyone", "")
    assert "**no**" not in said


async def test_a_pasted_card_is_told_back_on_the_answer(room):
    pasted = "Nebelruf {1}{U} Spontanzauber Vorherbestimmung {U} (Erfunden.) Ziehe eine Karte."
    answer = await room.jonas.slash(
        room.channel, "can-i", action="foretell", card=pasted, turn="mine", language="de"
    )
    said = read(answer.response)
    assert "Karte: Spontanzauber · {1}{U} · Vorherbestimmung {U}" in said
    assert "„Ziehe eine Karte.“" in said
    await room.jonas.select(answer.response, ["untap"], custom_id="f1choose:step")
    assert "### Nein." in read(answer.response)


async def test_a_line_is_offered_while_it_is_typed_as_what_it_is_understood_to_be(room):
    typed = "foretell in my upkeep"
    offered = await room.alex.autocomplete(room.channel, "can-i", "action", typed)
    assert [each["value"] for each in offered] == [typed]
    assert offered[0]["name"] == "Foretell a card from your hand · “foretell in my upkeep”"
    nothing = await room.alex.autocomplete(room.channel, "can-i", "action", "qzx qzx")
    assert nothing == []


async def test_asked_about_an_opponent_mine_and_theirs_stay_what_they_are_to_the_asker(room):
    answer = await room.alex.slash(
        room.channel, "can-i", action="can my opponent foretell on my turn"
    )
    said = read(answer.response)
    assert "This is about your opponent" in said
    assert "### No." in said
    assert "On an opponent’s turn" in labels(answer.response)
    assert "On my turn" not in labels(answer.response)
    await room.alex.click(answer.response, label="On an opponent’s turn")
    assert "### Yes" in read(answer.response)
    await room.alex.click(answer.response, label="On my turn")
    assert "### No." in read(answer.response)
