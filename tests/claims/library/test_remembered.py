"""What was made is made again only when something that it rests on has changed."""

from __future__ import annotations

from bot.answers import lookup
from bot.answers.values import Reader
from bot.questions import RuleQuestion
from rulesdb.library.library import Library
from rulesdb.library.remembered import MOST, Remembered
from tests.claims.library.editions import DAY, RULES, edition, take_in


def test_the_same_thing_is_made_once_while_nothing_changes():
    remembered, here, there = Remembered(), [], []
    first = remembered.get((here,), "asked", object)
    assert remembered.get((here,), "asked", object) is first
    assert remembered.get((here,), "something else", object) is not first
    second = remembered.get((there,), "asked", object)
    assert second is not first  # an equal one is not the same
    assert remembered.get((here,), "asked", object) not in (first, second)


def test_only_so_many_are_kept():
    remembered, grounds = Remembered(), ([],)
    first = remembered.get(grounds, 0, object)
    for at in range(1, MOST + 1):
        remembered.get(grounds, at, object)
    assert remembered.get(grounds, 0, object) is not first


def test_an_answer_is_another_once_another_edition_is_stored(tmp_path):
    question, reader = RuleQuestion("702.143a"), Reader("en", "magic")
    take_in(tmp_path, edition("2026-01-01", RULES.replace("two mana", "one mana")))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        before = lookup.answer(question, library, reader)
        assert lookup.answer(question, library, reader) is before
        assert lookup.answer(question, library, Reader("fr", "magic")) is not before
        take_in(tmp_path, edition())
        after = lookup.answer(question, library, reader)
    assert "one mana" in before.hits[0].text
    assert "two mana" in after.hits[0].text
