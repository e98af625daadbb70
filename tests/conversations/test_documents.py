"""Buttons to the same number in other documents, and to what has no number at all."""

from __future__ import annotations

import pytest

from bot.wire import CUSTOM_ID
from tests.claims.library.editions import edition, take_in
from tests.claims.library.papers import needs_papers, paper
from tests.conversations.conftest import BUTTON, labels, parts, read

CORE = """
1. Basics

702. Buffs
702.1. A buff lies on a unit.
702.2. A buff is added or spent.

703. Walruses
703.1. A walrus lies on a rock.
"""
TOURNAMENT = """
7. Penalties

702. Errors of Play
702.1. Somebody paid too little.
702.2. Somebody drew too much.

703. Dawdling
703.1. Somebody thinks for an hour.
"""
OLD = """
702. Stärkungen
702.1. Eine Stärkung aus dem Auszug.
"""


@pytest.fixture
def papers(tmp_path):
    kinds = {"game": "riftbound", "date": "2026-03-30"}
    take_in(
        tmp_path,
        edition(rules=CORE, document="core", title="Core of tests", **kinds),
        edition(rules=TOURNAMENT, document="tournament", title="Tournament of tests", **kinds),
    )
    german = {"language": "de", "standing": "translation", "extent": "excerpt"}
    for title in ("Auszug", "Ein Auszug mit einem langen Namen, der auf keinen Knopf passt " * 3):
        parted = edition(None, OLD, game="riftbound", document="core", title=title, **german)
        take_in(tmp_path, parted, source=f"{title[:9]}.txt", replace=True)


def _ids(message):
    return [each["custom_id"] for each in parts(message) if each["type"] == BUTTON]


def _with(message, words):
    return next(label for label in labels(message) if words in label)


@pytest.mark.usefixtures("papers")
async def test_the_same_number_in_another_document_opens_there_and_stays_there(room):
    answer = await room.alex.slash(room.channel, "rule", query="702", game="riftbound")
    assert "## 702 Buffs" in read(answer.response)
    await room.restart()
    await room.alex.click(answer.response, label=_with(answer.response, "Tournament of tests"))
    assert "## 702 Errors of Play" in read(answer.response)
    assert "paid too little" in read(answer.response)
    await room.alex.click(answer.response, label="Deutsch")
    assert "## 702 Errors of Play" in read(answer.response)


@pytest.mark.usefixtures("papers")
async def test_every_document_that_is_named_beside_a_number_has_a_button_of_its_own(room):
    answer = await room.alex.slash(room.channel, "rule", query="702")
    seen = set()
    for words in ("Core of tests", "Tournament of tests"):
        asked = await room.camille.click(answer.response, label=_with(answer.response, words))
        seen.add(read(asked.response).partition("-# ")[0])
    assert len(seen) == 2
    assert all(len(each) <= CUSTOM_ID for each in _ids(answer.response))


@pytest.mark.usefixtures("papers")
async def test_an_excerpt_is_opened_and_not_the_card_that_one_has(room):
    answer = await room.alex.slash(room.channel, "rule", query="702", game="riftbound")
    await room.alex.click(answer.response, label=_with(answer.response, "Auszug"))
    assert "Eine Stärkung aus dem Auszug." in read(answer.response)
    assert "Core of tests" not in read(answer.response)


@pytest.mark.usefixtures("papers")
async def test_the_neighbours_of_a_rule_stand_in_its_document(room):
    answer = await room.alex.slash(
        room.channel, "rule", query="702.1", game="riftbound", edition="Tournament of tests"
    )
    await room.alex.click(answer.response, label="702.2 →")
    assert "drew too much" in read(answer.response)


@pytest.mark.usefixtures("papers")
async def test_the_neighbours_of_a_rule_of_a_document_that_the_query_names_stand_in_it_too(room):
    answer = await room.alex.slash(room.channel, "rule", query="Tournament Rules 702.1")
    assert "paid too little" in read(answer.response)
    await room.alex.click(answer.response, label="702.2 →")
    assert "drew too much" in read(answer.response)


@pytest.mark.usefixtures("papers")
async def test_a_term_that_only_another_document_has_opens_there(room):
    answer = await room.alex.slash(room.channel, "term", name="Dawdling")
    await room.restart()
    rule = await room.alex.click(answer.response, label=_with(answer.response, "703"))
    assert "thinks for an hour" in read(rule.response)


async def test_what_has_a_name_and_no_rule_is_opened_by_its_name(room):
    answer = await room.camille.slash(
        room.channel, "rule", query="amplification", language="fr", game="magic"
    )
    assert "Amplification (Riftbound)" in read(answer.response)
    await room.restart()
    called = await room.camille.click(answer.response, label="Amplification · Riftbound")
    assert "anglais : Empower" in read(called.response)
    assert "-# /term riftbound:empower" in read(called.response)


async def test_a_card_of_a_term_opens_what_has_its_name_and_no_rule(room):
    answer = await room.camille.slash(room.channel, "term", name="amplification", language="fr")
    await room.camille.click(answer.response, label="Amplification · Riftbound")
    assert "anglais : Empower" in read(answer.response)


@needs_papers
async def test_an_article_is_opened_at_what_it_says_of_a_mechanic(room, tmp_path):
    path = paper("003_*.txt")
    take_in(tmp_path, path.read_bytes(), source=path.name)
    answer = await room.camille.slash(
        room.channel, "rule", query="temporaire", game="riftbound", language="fr"
    )
    await room.camille.click(answer.response, label=_with(answer.response, "Le calendrier"))
    said = read(answer.response)
    assert "edition:riftbound:article:fr:" in said
    assert "Le calendrier de temporaire et de vision · " in said
    assert "****" not in said


@pytest.mark.parametrize(
    ("language", "cite"), [("en", "Citation"), ("fr", "Citation"), ("de", "Zitat"), ("ja", "引用")]
)
async def test_a_rule_in_two_texts_has_neighbours_and_a_citation(room, tmp_path, language, cite):
    take_in(tmp_path, edition())
    answer = await room.alex.slash(room.channel, "rule", query="702.143", language=language)
    assert [it for it in labels(answer.response) if it.startswith(("←", cite))][-1] == cite
    assert "702.144 →" in labels(answer.response) or "704 →" in labels(answer.response)
    assert "`CR 702.143" in read(answer.response)
    copied = await room.alex.click(answer.response, label=cite)
    assert "CR 702.143" in read(copied.response)


@pytest.mark.parametrize(
    ("person", "typed", "said", "name"),
    [
        ("alex", "Empower", "“Empower” is a name in Riftbound, but no stored edition", "Empower"),
        ("camille", "Flux", "« Flux » est un nom de Riftbound", "Flux"),
        ("jonas", "Empower", "„Empower“ ist ein Name in Riftbound", "Empower"),
        ("sakura", "Burn", "「Burn」はリフトバウンドでの名前ですが", "Burn"),
    ],
)
async def test_a_name_of_which_no_rule_is_stored_is_told_and_does_not_ask_itself_again(
    room, person, typed, said, name
):
    who = room.people[person]
    answer = await who.slash(room.channel, "rule", query=typed, game="riftbound")
    assert said in read(answer.response)
    assert labels(answer.response).count(name) == 1
    called = await who.click(answer.response, label=name)
    assert "-# /term riftbound:" in read(called.response)


async def test_what_is_completed_for_a_name_without_a_rule_says_so_too(room):
    offered = await room.camille.autocomplete(
        room.channel, "rule", "query", "flux", game="riftbound"
    )
    (chosen,) = [it for it in offered if it["name"] == "Flow · Flux"]
    answer = await room.camille.slash(room.channel, "rule", query=chosen["value"])
    assert "### Flux\n« Flux » est un nom de Riftbound" in read(answer.response)
