"""Rules in a message: found in what somebody wrote, chosen from a menu, shown to one person."""

from __future__ import annotations

import pytest

from tests.conversations.conftest import LOCALES, SELECT, parts, read

ENTRY = "Rules in this message"
TEXT = (
    "I foretold it (see 702.143a and CR 601.2f–h), but 予見 is another one; "
    "vision costs 3.12, or rule 999.9. <@1> *hand*"
)


def offered(message):
    (menu,) = [each for each in parts(message) if each["type"] == SELECT]
    return {each["value"]: each["label"] for each in menu["options"]}


async def found(room, person, text):
    message = await room.alex.send(room.channel, text)
    return await room.people[person].context_menu(room.channel, ENTRY, message)


async def test_numbers_and_names_of_a_message_are_offered_to_whoever_asks_alone(room):
    answer = await found(room, "jonas", TEXT)
    assert answer.ephemeral
    assert "Regeln in dieser Nachricht" in read(answer.response)
    assert offered(answer.response) == {
        "magic.702.143a": "702.143a Vorherbestimmung",
        "magic.601.2f–601.2h": "601.2f–601.2h Zaubersprüche wirken",
        "magic.702.143": "702.143 Vorherbestimmung",
        "magic.702.57": "702.57 Vorhersage",
        "riftbound.817": "817 Vision · Riftbound",
        "riftbound.436": "436 Predict · Riftbound",
        "magic.402": "402 Hand",
    }


@pytest.mark.parametrize(("person", "heading"), [
    ("alex", "Foretell"), ("camille", "Prédiction"), ("jonas", "Vorherbestimmung"),
    ("sakura", "予顕"),
])  # fmt: skip
async def test_the_chosen_rule_is_shown_in_ones_own_language_also_after_a_restart(
    room, person, heading
):
    answer = await found(room, person, "foretell?")
    await room.restart()
    chosen = await room.people[person].select(
        answer.response, ["magic.702.143"], custom_id="f1choose:open"
    )
    assert chosen.ephemeral
    assert heading in read(chosen.response)
    assert "-# /rule 702.143" in read(chosen.response)
    assert offered(answer.response)


async def test_a_rule_of_the_other_game_opens_as_that_games_whatever_is_set(room):
    await room.morgan.slash(room.channel, "settings game", game="riftbound")
    answer = await found(room, "alex", "foretell, or vision")
    assert list(offered(answer.response)) == ["magic.702.143", "riftbound.817"]
    chosen = await room.alex.select(answer.response, ["magic.702.143"], custom_id="f1choose:open")
    assert "Foretell" in read(chosen.response)


async def test_the_cards_of_the_bot_can_be_read_as_well(room):
    card = await room.alex.slash(room.channel, "can-i", action="foretell", turn="theirs")
    answer = await room.camille.context_menu(room.channel, ENTRY, card.response)
    assert "magic.116.2h" in offered(answer.response)


async def test_at_most_twenty_five_are_offered(room):
    rules = room.library.state.stock.index.main("magic", "en").rules
    numbers = " ".join(rule.number for rule in rules if "." in rule.number)[:1_900]
    answer = await found(room, "alex", numbers)
    assert len(offered(answer.response)) == 25


NOTHING = {
    "alex": "No number of a rule",
    "camille": "ni numéro de règle",
    "jonas": "weder eine Regelnummer",
    "sakura": "見つかりませんでした",
}


@pytest.mark.parametrize("person", NOTHING)
async def test_a_message_without_rules_is_said_to_have_none(room, person):
    answer = await found(room, person, "See you at 10.30!")
    assert answer.ephemeral
    assert NOTHING[person] in answer.response.content
    assert LOCALES[person]
