"""`/term` in Discord: names in four languages, buttons to the rules, misses for the asker alone."""

from __future__ import annotations

import pytest

from tests.conversations.conftest import labels, read


@pytest.mark.parametrize(
    ("person", "title"),
    [("camille", "Prédiction"), ("jonas", "Vorherbestimmung"), ("sakura", "予顕")],
)
async def test_a_term_is_shown_with_its_names_and_leads_to_its_rule(room, person, title):
    who = room.people[person]
    asked = await who.slash(room.channel, "term", name="foretell")
    said = read(asked.response)
    for name in ("Foretell", "Prédiction", "Vorherbestimmung", "予顕", "よげん", "702.143"):
        assert name in said
    assert "-# /term foretell" in said
    asked = await who.slash(room.channel, "term", name="よげん", language=_language(person))
    assert f"## {title}" in read(asked.response)
    button = next(label for label in labels(asked.response) if "702.143" in label)
    rule = await who.click(asked.response, label=button)
    assert "-# /rule 702.143" in read(rule.response)


def _language(person):
    return {"camille": "fr", "jonas": "de", "sakura": "ja"}[person]


async def test_what_is_completed_is_found(room):
    for typed in ("f", "foret", "予", "よげ", "vorher"):
        offered = await room.alex.autocomplete(room.channel, "term", "name", typed)
        assert 1 <= len(offered) <= 25
        answer = await room.alex.slash(room.channel, "term", name=offered[0]["value"])
        assert not answer.ephemeral


async def test_a_guess_and_a_miss_are_for_the_asker_alone(room):
    for typed in ("fortell", "blorptastic"):
        answer = await room.alex.slash(room.channel, "term", name=typed)
        assert answer.ephemeral
