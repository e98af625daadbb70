"""What one running bot answers over its gateway, within every limit of Discord's."""

from __future__ import annotations

import asyncio

import pytest

from tests.process.payloads import MESSAGE, TEXT_BOX, UPDATE, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

CAMILLE = Person("401", "camille", "fr")


async def test_a_player_asks_by_slash_command_and_turns_to_the_next_rule(talking):
    reply = await talking.slash("rule", query="702.143")
    assert (reply.kind, reply.private) == (MESSAGE, False)
    assert "702.143" in reply.text
    assert "-# /rule 702.143" in reply.text
    label = next(each for each in reply.buttons if each.endswith(" →"))
    pressed = await talking.click(reply, reply.buttons[label])
    assert pressed.kind == UPDATE
    assert f"-# /rule {label.removesuffix(' →')}" in reply.text


async def test_completion_offers_what_was_begun(talking):
    offered = await talking.complete("rule", "query", "702.143")
    assert offered[0]["value"].startswith("702.143")
    for typed in ("", " ", "x" * 6_000, "'\"*()", "予", "７０２．１"):
        assert len(await talking.complete("rule", "query", typed)) <= 25


async def test_a_timing_question_is_answered_and_changed_by_a_menu(talking):
    reply = await talking.slash("can-i", action="foretell", turn="theirs")
    assert "### No." in reply.text
    assert "116.2h" in reply.text
    await talking.click(reply, reply.buttons["On my turn"])
    await talking.choose(reply, "f1choose:step", "upkeep")
    assert "-# /can-i foretell turn:mine step:upkeep" in reply.text
    assert "### Yes" in reply.text


async def test_a_scenario_without_lines_opens_a_text_box(talking):
    shown = await talking.slash("scenario")
    assert shown.kind == TEXT_BOX
    lines = "A hand: Augury = instant, foretell\nA foretells Augury -> yes"
    reply = await talking.submit(shown, lines)
    assert lines in reply.text
    assert not reply.private


async def test_a_long_transcript_is_sent_in_part_and_attached_whole(talking):
    cards = [f"A hand: Card{each} = instant, foretell" for each in range(60)]
    tries = [f"A foretells Card{each} -> yes" for each in range(60)]
    reply = await talking.slash("scenario", text="\n".join(cards + tries))
    assert "A foretells Card59 -> yes" in reply.files["scenario.txt"]


async def test_a_mistake_is_told_to_the_asker_alone_in_their_language(talking):
    reply = await talking.slash("can-i", by=CAMILLE, action="xyzzy")
    assert reply.private
    assert "«" in reply.text


async def test_who_installed_the_bot_uses_it_in_a_server_that_has_not(talking):
    abroad = Person("402", "sakura", "ja", abroad=True)
    reply = await talking.slash("rule", by=abroad, query="702.143")
    assert "Prédiction" in reply.text
    wrong = await talking.slash("can-i", by=abroad, action="xyzzy")
    assert wrong.private
    assert "「xyzzy」" in wrong.text
    await talking.click(reply, reply.buttons["日本語"], by=abroad)
    assert "予顕" in reply.text


async def test_two_hundred_who_ask_at_once_are_all_answered_in_time(talking):
    asked = [talking.slash("rule", query="702.143") for _ in range(180)]
    asked += [talking.slash("can-i", action="foretell") for _ in range(20)]
    replies = await asyncio.gather(*asked)
    assert [reply.kind for reply in replies] == [MESSAGE] * 200
    assert (await talking.slash("rule", query="702.143")).kind == MESSAGE
