"""Reading rules: by number and by name, from neighbour to neighbour, and in another language."""

from __future__ import annotations

import pytest

from tests.conversations.conftest import labels, read


async def test_a_player_reads_a_rule_with_its_edition_and_asks_for_the_next(room):
    answer = await room.alex.slash(room.channel, "rule", query="702.143")
    assert not answer.ephemeral
    said = read(answer.response)
    assert said.startswith("\n## 702.143 Foretell")
    assert "**702.143a** " in said
    assert "7 Aug 2026" in said
    assert "-# /rule 702.143" in said
    following = next(each for each in labels(answer.response) if each.endswith(" →"))
    pressed = await room.alex.click(answer.response, label=following)
    assert f"-# /rule {following.removesuffix(' →')}" in read(answer.response)
    assert pressed.followups == []


async def test_completion_offers_numbers_and_names_and_what_is_chosen_is_found(room):
    for typed in ("702.143", "forete", "vorherb", "prédic", "予", "よげ"):
        offered = await room.alex.autocomplete(room.channel, "rule", "query", typed)
        assert 1 <= len(offered) <= 25
        answer = await room.alex.slash(room.channel, "rule", query=offered[0]["value"])
        assert "### " not in read(answer.response)


@pytest.mark.parametrize("typed", ["", " ", "\u3000", "x" * 6_000, "'\"*(){}", "😀", "<@1>", "\\"])
async def test_completion_and_answer_bear_anything_that_is_typed(room, typed):
    offered = await room.alex.autocomplete(room.channel, "rule", "query", typed)
    assert len(offered) <= 25
    answer = await room.alex.slash(room.channel, "rule", query=(typed or "?")[:200])
    assert answer.response is not None


async def test_what_is_only_a_guess_or_not_found_is_for_the_asker_alone(room):
    for query in ("suspennd", "zzzz qqqq"):
        answer = await room.camille.slash(room.channel, "rule", query=query)
        assert answer.ephemeral
    assert "zzzz qqqq" in read(answer.response)
    assert "«" in read(answer.response)


async def test_what_a_person_typed_is_shown_literally(room):
    typed = "__a__ *b* ~~c~~ ||d|| `e` <@1> @everyone # f"
    answer = await room.alex.slash(room.channel, "rule", query=typed)
    assert "\\_\\_a\\_\\_ \\*b\\*" in read(answer.response)
    assert "\\<\\@1" in read(answer.response)


async def test_whoever_asked_changes_the_language_of_the_card_and_others_get_their_own(room):
    answer = await room.alex.slash(room.channel, "rule", query="foretell")
    await room.alex.click(answer.response, label="Deutsch")
    assert "Vorherbestimmung" in read(answer.response)
    own = await room.sakura.click(answer.response, label="日本語")
    assert own.ephemeral
    assert "予顕" in read(own.response)
    assert "Vorherbestimmung" in read(answer.response)


async def test_a_private_copy_is_changed_in_place_and_can_be_shown_to_all(room):
    answer = await room.alex.slash(room.channel, "rule", query="foretell")
    own = await room.camille.click(answer.response, label="Deutsch")
    await room.camille.click(own.response, label="Français")
    assert "Prédiction" in read(own.response)
    shown = await room.camille.click(own.response, label="Montrer dans le salon")
    assert not shown.ephemeral
    assert "Prédiction" in read(shown.response)


async def test_the_buttons_still_work_after_a_restart(room):
    answer = await room.alex.slash(room.channel, "rule", query="foretell")
    await room.restart()
    await room.alex.click(answer.response, label="Français")
    assert "Prédiction" in read(answer.response)


async def test_only_whoever_asked_removes_an_answer(room):
    answer = await room.alex.slash(room.channel, "rule", query="foretell")
    refused = await room.jonas.click(answer.response, label="Remove")
    assert refused.ephemeral
    assert "gefragt" in refused.response.content
    await room.alex.click(answer.response, label="Remove")
    assert answer.response is None


async def test_a_section_is_turned_page_by_page(room):
    answer = await room.alex.slash(room.channel, "rule", query="702", examples=True)
    assert "Page 1 of" in read(answer.response)
    first = read(answer.response)
    await room.alex.click(answer.response, label=next(_turns(answer.response)))
    assert "Page 2 of" in read(answer.response)
    await room.alex.click(answer.response, label="← Page 1")
    assert read(answer.response) == first


def _turns(message):
    return (each for each in labels(message) if each.startswith("Page"))


async def test_in_direct_messages_the_answer_is_in_the_persons_language(room):
    answer = await room.sakura.user.slash("rule", query="702.143")
    assert "予顕" in read(answer.response)


@pytest.mark.parametrize(
    ("language", "label", "cited"),
    [
        ("en", "Citation", "CR 702.143a, 7 Aug 2026"),
        ("fr", "Citation", "CR 702.143a, 7 août 2026"),
        ("de", "Zitat", "CR 702.143a, 7. August 2026"),
        ("ja", "引用", "CR 702.143a（2026年8月7日版）"),
    ],
)
async def test_the_citation_of_a_card_can_be_copied_also_after_a_restart(
    room, language, label, cited
):
    answer = await room.alex.slash(room.channel, "rule", query="702.143a", language=language)
    await room.restart()
    copied = await room.camille.click(answer.response, label=label)
    assert copied.ephemeral
    assert read(copied.response).endswith(f"```\n{cited}\n```")
    assert "Copiez" in read(copied.response)


async def test_what_is_wrong_is_reported_with_all_that_is_needed_to_see_it_again(room):
    answer = await room.alex.slash(room.channel, "rule", query="702.143")
    report = await room.alex.click(answer.response, label="This is wrong")
    assert report.ephemeral
    assert "# /rule 702.143\n# Foresight " in read(report.response)
    assert "2026-08-07" in read(report.response)
