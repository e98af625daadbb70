"""Following a rule through editions, and reading what is otherwise in a newer one."""

from __future__ import annotations

import pytest

from tests.claims.library.editions import RULES, edition, take_in
from tests.conversations.conftest import labels, read

LATER = RULES.replace("two mana", "three mana")


@pytest.fixture
def stored(tmp_path, room):
    take_in(tmp_path, edition("2026-06-19", RULES), edition("2026-08-07", LATER))
    return room


async def test_a_judge_turns_to_the_edition_before_and_back(stored):
    answer = await stored.alex.slash(stored.channel, "rule", query="702.143a")
    assert "three mana" in read(answer.response)
    await stored.alex.click(answer.response, label="← 19 Jun 2026")
    assert "two mana" in read(answer.response)
    assert "-# /rule 702.143a edition:2026-06-19" in read(answer.response)
    await stored.alex.click(answer.response, label="7 Aug 2026 →")
    assert "three mana" in read(answer.response)


async def test_an_old_number_leads_to_todays_rule_by_a_press(stored):
    answer = await stored.alex.slash(stored.channel, "rule", query="502.53")
    assert answer.ephemeral
    assert "“Forecast” in the editions from 1 May 2006 to 1 May 2009" in read(answer.response)
    await stored.alex.click(answer.response, label="702.57")
    assert "during the upkeep" in read(answer.response)


async def test_the_life_of_a_rule_is_one_press_away(stored):
    answer = await stored.alex.slash(stored.channel, "rule", query="702.57")
    life = await stored.alex.click(answer.response, label="Life of this rule")
    said = read(life.response)
    assert "The life of 702.57" in said
    assert "502.53 in the editions from 1 May 2006 to 1 May 2009" in said
    own = await stored.jonas.click(answer.response, label="Life of this rule")
    assert own.ephemeral
    assert "Der Lebenslauf von 702.57" in read(own.response)


async def test_what_is_otherwise_is_shown_to_everyone_with_the_words_marked(stored):
    answer = await stored.camille.slash(stored.channel, "changes")
    assert not answer.ephemeral
    assert "Pay ~~two~~**three** mana" in read(answer.response)
    assert "-# /changes" in read(answer.response)
    await stored.camille.click(answer.response, label="Français")
    assert "reformulée" in read(answer.response)
    assert "Deutsch" in labels(answer.response)


async def test_a_long_list_is_turned_page_by_page(stored):
    answer = await stored.alex.slash(
        stored.channel, "changes", since="2009-05-01", until="2009-07-11"
    )
    first = read(answer.response)
    turn = next(each for each in labels(answer.response) if each.startswith("Page 2 of "))
    await stored.alex.click(answer.response, label=turn)
    assert read(answer.response) != first
    assert "-# /changes 2009-05-01 until:2009-07-11" in read(answer.response)


async def test_what_is_no_edition_is_told_to_whoever_asked(stored):
    answer = await stored.sakura.slash(stored.channel, "changes", since="yesterday")
    assert answer.ephemeral
    assert "yesterday" in read(answer.response)


async def test_editions_are_completed_by_their_dates(stored):
    offered = await stored.alex.autocomplete(stored.channel, "changes", "since", "2026-0")
    assert {"2026-06-19", "2026-08-07"} <= {each["value"] for each in offered}
