"""What cards say that Riftbound's engine does not play is refused with the rule for it."""

from __future__ import annotations

import pytest

from rulesdb.engine.riftbound.game import RIFTBOUND
from rulesdb.engine.riftbound.mechanics import unmodelled
from rulesdb.engine.scenario import Unreadable, read

GAMES = {"riftbound": RIFTBOUND}


def refused(line: str) -> Unreadable:
    found = read(f"game: riftbound\n{line}", GAMES)
    assert isinstance(found, Unreadable), found
    return found


def said(why: Unreadable) -> tuple[str, str, tuple[str, ...]]:
    return why.key, why.found, why.nearest


@pytest.mark.parametrize(("word", "rule"), unmodelled.WORDS.items())
def test_an_effect_that_is_not_played_names_its_rule(word, rule):
    found = refused(f"A hand: Bolt = spell, effect: {word} something")
    assert said(found) == ("not-modelled", word, (rule,))


@pytest.mark.parametrize(("word", "rule"), unmodelled.KEYWORDS.items())
def test_a_keyword_without_rules_in_the_edition_names_its_number(word, rule):
    assert said(refused(f"A hand: Bear = unit 2, {word}")) == ("not-modelled", word, (rule,))


def test_effect_text_that_is_neither_keyword_nor_trigger_names_its_rule():
    found = refused("A base: Blade = gear, effect text draw 1")
    assert said(found) == ("not-modelled", "draw 1", ("136.2",))


@pytest.mark.parametrize(("line", "rule"), unmodelled.LINES.items())
def test_a_line_about_what_is_not_played_names_its_rule(line, rule):
    assert said(refused(f"{line}: A and B")) == ("not-modelled", line, (rule,))


def test_statements_of_battlefields_are_not_played():
    found = refused("battlefield Summit: effect: units here have 1 Might more")
    assert said(found) == ("not-modelled", "effect:", ("187.6",))


def test_triggers_that_kill_or_discard_for_their_cost_name_the_rule():
    found = refused("A base: Drum = gear, effect: draw 1 for kill me when you conquer")
    assert said(found) == ("not-modelled", "kill me", ("383.3.b",))


def test_modes_of_abilities_name_the_rule():
    found = refused("A base: Drum = gear, effect: one of: draw 1 or predict 1 for exhaust")
    assert said(found) == ("not-modelled", "one of", ("355.3",))


def test_only_spells_move_units_to_a_battlefield():
    found = refused("A base: Bow = gear, effect: move a unit to a battlefield for exhaust")
    assert said(found) == ("not-modelled", "to a battlefield", ("355.4",))


@pytest.mark.parametrize(
    ("facts", "kinds"),
    [
        ("gear, tank", ("unit",)),
        ("unit 2, equip 1", ("gear",)),
        ("unit 2, repeat 1", ("spell",)),
        ("spell, vision", ("unit", "gear")),
        ("legend, ganking", ("unit",)),
    ],
)
def test_a_keyword_on_another_type_of_card_is_a_mistake(facts, kinds):
    zone = "legend zone" if facts.startswith("legend") else "hand"
    found = refused(f"A {zone}: Thing = {facts}")
    assert (found.key, found.nearest) == ("keyword-kind", kinds)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("A hand: Lux = legend", "card-type"),
        ("A legend zone: Bear = unit 2", "card-type"),
        ("A hand: Call = spell, effect: play a Sprite token", "object"),
        ("A token: Sprite", "facts-missing"),
        ("choices: Wolf", "object"),
        ("A base: Blade = gear, might bonus two", "number"),
        ("A base: Blade = gear, effect text gankin", "effect"),
        ("A hand: Bolt = spell, effect: kill a unit that is asleep", "effect"),
        ("A hand: Bolt = spell, effect: kill a unit with might 3 or so", "effect"),
        ("A base: Bow = unit 2, effect: draw 1 for 1 as an action when I hold", "effect"),
        ("A hand: Bolt = spell, effect: do this: drew 1", "effect"),
        ("A hand: Bolt = spell, effect: drew 1 then do this: draw 1", "effect"),
    ],
)
def test_a_slip_about_legends_and_tokens_is_a_mistake(line, key):
    assert refused(line).key == key


def test_a_slip_in_a_known_phrase_is_no_missing_rule():
    found = refused("A hand: Bolt = spell, effect: drew 1")
    assert (found.key, found.nearest[0]) == ("effect", "draw {n}")
