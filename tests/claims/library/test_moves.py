"""What becomes of rules from one small edition to the next."""

from __future__ import annotations

import pytest

from rulesdb.library.chronicle import Dated, chronicle, continued
from rulesdb.library.differences import differences
from rulesdb.library.documents import Rule
from rulesdb.library.lives import Stay
from rulesdb.library.marks import COMES, GOES, STAYS, marked
from rulesdb.library.moves import align

OLD = """
7 | Further Things
702 | Keyword Abilities
702.1 | Dawdle
702.1a > Dawdle is a static ability of wizards that hold a lantern in the left hand.
702.1b > Multiple instances of dawdle on the same wizard are redundant.
702.2 | Juggle
702.2a > Juggle is an activated ability. Whoever juggles may toss three torches; see rule 702.1.
702.2b > Multiple instances of juggle on the same wizard are redundant.
702.2c > A torch that falls into the water goes out at once and is put aside until the game ends.
"""


def rules(text: str) -> tuple[Rule, ...]:
    """Rules written a line each: a heading after a bar, a text after an arrow."""
    found: list[Rule] = []
    for line in text.strip().splitlines():
        number, mark, said = line.split(" ", 2)
        above = [it.number for it in found if number.startswith(it.number)]
        found.append(
            Rule(
                number,
                above[-1] if above else None,
                said if mark == "|" else "",
                said if mark == ">" else "",
            )
        )
    return tuple(found)


def led(old: str, new: str) -> dict[str, set[str]]:
    """Where each number of an edition leads to in the next; only what has another number."""
    a, b = rules(old), rules(new)
    found: dict[str, set[str]] = {rule.number: set() for rule in a}
    for link in align(a, b):
        found[a[link.old].number].add(b[link.new].number)
    return {number: there for number, there in found.items() if there != {number}}


def test_what_stays_stays():
    assert led(OLD, OLD) == {}


def test_a_keyword_put_before_others_moves_them_with_all_their_rules():
    new = OLD.replace("702.2", "702.3").replace("see rule 702.1.", "see rule 702.1.")
    new = new.replace(
        "702.3 | Juggle", "702.2 | Hum\n702.2a > Humming is free of charge.\n702.3 | Juggle"
    )
    assert led(OLD, new) == {
        "702.2": {"702.3"},
        "702.2a": {"702.3a"},
        "702.2b": {"702.3b"},
        "702.2c": {"702.3c"},
    }


def test_the_same_sentence_about_another_keyword_is_another_rule():
    new = OLD.replace(
        "702.1b > Multiple instances of dawdle on the same wizard are redundant.\n", ""
    )
    new += "702.3 | Yodel\n702.3a > Multiple instances of yodel on the same wizard are redundant.\n"
    assert led(OLD, new) == {"702.1b": set()}


def test_a_rule_that_is_split_leads_to_all_its_parts():
    old = OLD.replace("three torches", "three burning torches one after another with both hands")
    new = old.replace("ability. Whoever juggles", "ability.\n702.2d > Whoever juggles")
    assert led(old, new) == {"702.2a": {"702.2a", "702.2d"}}


def test_rules_that_are_put_together_lead_to_one():
    torch = (
        "A torch that falls into the water goes out at once and is put aside until the game ends."
    )
    lantern = "Dawdle is a static ability of wizards that hold a lantern in the left hand."
    new = OLD.replace(f"702.2c > {torch}\n", "").replace(lantern, f"{lantern} {torch}")
    assert led(OLD, new) == {"702.2c": {"702.1a"}}


def test_what_is_said_no_more_is_gone_and_nothing_absurd_takes_its_place():
    new = OLD.replace("A torch that falls into the water goes out at once", "Ducks")
    new = new.replace(" and is put aside until the game ends.", " are never wizards of any kind.")
    assert led(OLD, new.replace("702.2c", "702.2d")) == {"702.2c": set()}


@pytest.mark.parametrize("damage", [("'", "?"), ("-", "–"), ("  ", " "), ("_", "")])
def test_copies_that_differ_in_signs_say_the_same(damage):
    old = OLD.replace("the left hand", "the  _wizard's_ left-hand pocket")
    assert differences(rules(old), rules(old.replace(*damage))) == ()


def kinds(old: str, new: str, number: str | None = None) -> list[tuple[str, str, str]]:
    found = differences(rules(old), rules(new), number)
    return [
        (
            change.kind,
            " ".join(rule.number for rule in change.old),
            " ".join(rule.number for rule in change.new),
        )
        for change in found
    ]


def test_a_text_that_differs_only_in_what_it_cites_is_renumbered_not_reworded():
    assert kinds(OLD, OLD.replace("see rule 702.1.", "see rule 702.9.")) == [
        ("renumbered", "702.2a", "702.2a")
    ]
    assert kinds(OLD, OLD.replace("three torches", "four torches")) == [
        ("reworded", "702.2a", "702.2a")
    ]


def test_changes_are_told_in_order_and_can_be_asked_of_one_rule():
    new = OLD.replace("three torches", "four torches").replace("702.2c", "702.2e")
    new = new.replace(
        "702.1b > Multiple instances of dawdle on the same wizard are redundant.\n", ""
    )
    new += "702.4 | Yodel\n"
    everything = [
        ("gone", "702.1b", ""),
        ("reworded", "702.2a", "702.2a"),
        ("moved", "702.2c", "702.2e"),
        ("new", "", "702.4"),
    ]
    assert kinds(OLD, new) == everything
    assert kinds(OLD, new, "702.2") == everything[1:3]
    assert kinds(OLD, new, "702.2c") == everything[2:3]


@pytest.mark.parametrize(
    ("old", "new", "pieces"),
    [
        ("Pay 1 now", "Pay 2 now", [(STAYS, "Pay "), (GOES, "1"), (COMES, "2"), (STAYS, " now")]),
        ("If it can't", "If it can’t", [(STAYS, "If it can’t")]),
        ("予顕を", "予見を", [(STAYS, "予"), (GOES, "顕"), (COMES, "見"), (STAYS, "を")]),
        ("", "All new", [(COMES, "All new")]),
    ],
)  # fmt: skip
def test_the_words_are_marked_that_go_and_that_come(old, new, pieces):
    assert [(it.kind, it.text) for it in marked(old, new)] == pieces


MIDDLE = OLD.replace("702.2", "702.3")
NEW = MIDDLE.replace("702.3", "702.4").replace(
    "702.1b > Multiple instances of dawdle on the same wizard are redundant.\n", ""
)


def test_lives_are_told_over_many_editions_and_carried_on_into_newer_ones():
    editions = [Dated("2001-01-01", rules(OLD)), Dated("2002-02-02", rules(MIDDLE))]
    lives = chronicle("magic", editions)
    (juggle,) = lives.of("702.2")
    assert (juggle.now, juggle.name) == ("702.3", "Juggle")
    assert juggle.stays == (
        Stay("2001-01-01", "2001-01-01", "702.2"),
        Stay("2002-02-02", "2002-02-02", "702.3"),
    )
    longer = continued(lives, editions[-1], Dated("2003-03-03", rules(NEW)))
    assert longer.carried("702.2a", "2001-01-01", "2003-03-03") == ("702.4a",)
    assert [(life.now, longer.name(life)) for life in longer.of("702.1b")] == [("", "Dawdle")]
    whole = chronicle("magic", [*editions, Dated("2003-03-03", rules(NEW))])
    assert sorted(map(repr, longer.lives)) == sorted(map(repr, whole.lives))
