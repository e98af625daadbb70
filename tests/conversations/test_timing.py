"""Asking "can I … now?": the verdict, the moment changed by buttons and menus, and mistakes."""

from __future__ import annotations

from tests.conversations.conftest import labels, read


async def test_a_no_says_why_with_the_rule_and_when_it_becomes_a_yes(room):
    answer = await room.alex.slash(room.channel, "can-i", action="foretell", turn="theirs")
    said = read(answer.response)
    assert "### No." in said
    assert "116.2h" in said
    assert "Next chance" in said
    assert not answer.ephemeral


async def test_another_turn_step_and_stack_are_a_press_away(room):
    answer = await room.alex.slash(room.channel, "can-i", action="foretell", turn="theirs")
    await room.alex.click(answer.response, label="On my turn")
    await room.alex.select(answer.response, ["upkeep"], custom_id="f1choose:step")
    await room.alex.select(answer.response, ["theirs"], custom_id="f1choose:stack")
    said = read(answer.response)
    assert "-# /can-i foretell turn:mine step:upkeep stack:theirs" in said
    assert "### Yes" in said
    await room.alex.select(answer.response, ["any"], custom_id="f1choose:step")
    assert "-# /can-i foretell turn:mine stack:theirs" in read(answer.response)


async def test_the_rule_behind_the_answer_opens_beside_it(room):
    answer = await room.alex.slash(room.channel, "can-i", action="foretell")
    rule = await room.alex.click(answer.response, label="Rule 702.143a")
    assert rule.ephemeral
    assert "## 702.143a" in read(rule.response)
    assert "-# /can-i foretell" in read(answer.response)


async def test_actions_are_completed_by_their_names_in_any_language(room):
    for typed in ("foretell", "Vorherbestimmung", "予顕", "prédiction"):
        offered = await room.camille.autocomplete(room.channel, "can-i", "action", typed)
        assert "foretell" in [each["value"] for each in offered]
    assert "Prédire" in offered[0]["name"]
    steps = await room.jonas.autocomplete(room.channel, "can-i", "step", "versorg")
    assert [each["value"] for each in steps] == ["upkeep"]
    stacks = await room.sakura.autocomplete(room.channel, "can-i", "stack", "")
    assert "empty" in [each["value"] for each in stacks]


async def test_a_french_player_is_told_of_a_mistake_in_french_and_privately(room):
    answer = await room.camille.slash(room.channel, "can-i", action="xyzzy")
    assert answer.ephemeral
    assert "« xyzzy »" in read(answer.response)


async def test_a_french_player_reads_in_the_rooms_language_in_public(room):
    answer = await room.camille.slash(room.channel, "can-i", action="prédiction")
    assert not answer.ephemeral
    assert "Foretell a card" in read(answer.response)
    own = await room.camille.slash(room.channel, "can-i", action="prédiction", language="fr")
    assert "Prédire une carte" in read(own.response)


async def test_what_the_engine_does_not_play_is_said_privately_with_its_rule(room):
    answer = await room.alex.slash(room.channel, "can-i", action="legend rule")
    assert answer.ephemeral
    assert "704.5j" in read(answer.response)
    assert "Rule 704.5j" in labels(answer.response)


async def test_the_menus_still_work_after_a_restart(room):
    answer = await room.alex.slash(room.channel, "can-i", action="foretell")
    await room.restart()
    await room.alex.select(answer.response, ["untap"], custom_id="f1choose:step")
    assert "-# /can-i foretell step:untap" in read(answer.response)


async def test_the_report_of_a_timing_is_a_scenario_that_plays_it(room):
    answer = await room.alex.slash(room.channel, "can-i", action="foretell", turn="theirs")
    report = await room.alex.click(answer.response, label="This is wrong")
    _, _, lines = read(report.response).partition("```\n")
    played = await room.alex.slash(room.channel, "scenario", text=lines.removesuffix("\n```"))
    assert "Every expectation was met." in read(played.response)


async def test_when_a_card_was_set_aside_is_a_press_away_too(room):
    answer = await room.alex.slash(room.channel, "can-i", action="cast-foretold", turn="mine")
    await room.alex.click(answer.response, label="Set aside this turn")
    assert "### No." in read(answer.response)
    await room.alex.click(answer.response, label="Set aside earlier")
    assert "-# /can-i cast-foretold turn:mine since:earlier" in read(answer.response)


async def test_actions_of_another_game_say_so_unless_the_game_is_named(room):
    offered = await room.alex.autocomplete(room.channel, "can-i", "action", "hide")
    assert offered[0]["name"] == "Hide a card · Riftbound"
    offered = await room.alex.autocomplete(
        room.channel, "can-i", "action", "hide", game="riftbound"
    )
    assert offered[0]["name"] == "Hide a card"
    steps = await room.alex.autocomplete(
        room.channel, "can-i", "step", "", action=offered[0]["value"]
    )
    assert "showdown" in [each["value"] for each in steps]
