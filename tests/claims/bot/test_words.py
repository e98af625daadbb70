"""Sentences are found by language and key; what is wrong with a catalogue is said at once."""

import pytest

from bot.catalogue import UnreadableCatalogue
from bot.words import Unsaid, Words
from rulesdb.engine.checks import Check, Event, Term
from rulesdb.engine.questions import Assumption


@pytest.fixture
def words(tmp_path):
    for language, text in {
        "en": """
check-own-turn = It is your turn.
    .fails = It is not your turn but { $whose }.
event-drew = { $player } drew in the { $step }.
assumed-payable = You can pay { $cost }.
step-upkeep = upkeep step
only-here = only English
list-comma = {", "}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
""",
        "de": """
check-own-turn = Es ist dein Zug.
    .fails = Es ist nicht dein Zug, sondern { $whose }.
event-drew = { $player } zog: { $step }.
assumed-payable = Du kannst { $cost } bezahlen.
step-upkeep = Versorgungssegment
""",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, "utf-8")
    return Words(tmp_path)


def test_a_check_is_said_as_it_was_found(words):
    held, failed = Check("own-turn", True, ()), Check("own-turn", False, (), (("whose", "B"),))  # noqa: FBT003 - a value's field
    assert words.check("en", held) == "It is your turn."
    assert words.check("de", failed) == "Es ist nicht dein Zug, sondern B."


def test_a_term_in_a_slot_is_worded_in_the_sentences_language(words):
    drew = Event("drew", slots=(("player", "A"), ("step", Term("step-upkeep"))))
    assert words.event("en", drew) == "A drew in the upkeep step."
    assert words.event("de", drew) == "A zog: Versorgungssegment."


def test_mana_and_rule_numbers_stay_as_they_are(words):
    assert words.assumption("de", Assumption("payable", (("cost", "{2}{U}"),))) == (
        "Du kannst {2}{U} bezahlen."
    )
    assert words.say("de", "assumed-payable", cost="702.143") == "Du kannst 702.143 bezahlen."


def test_nothing_invisible_stands_around_a_slot(words):
    said = words.say("en", "assumed-payable", cost="{1}")
    assert not set(said) & {"\u2066", "\u2067", "\u2068", "\u2069"}


def test_what_a_language_lacks_is_said_in_english(words):
    assert words.say("de", "only-here") == "only English"


def test_an_unknown_key_or_variant_is_our_bug(words):
    with pytest.raises(KeyError):
        words.say("de", "no-such-key")
    with pytest.raises(KeyError):
        words.say("de", "only-here.fails")


def test_a_slot_left_out_is_our_bug(words):
    with pytest.raises(Unsaid):
        words.say("en", "assumed-payable")


def test_a_slot_may_hold_a_whole_scenario(words):
    assert words.say("en", "assumed-payable", cost="x" * 4_000) == f"You can pay {'x' * 4_000}."


def test_lists_are_joined_as_the_language_does(words):
    assert words.listed("en", ["a"]) == "a"
    assert words.listed("en", ["a", "b", "c"]) == "a, b and c"
    assert words.either("en", ["a", "b"]) == "a or b"


@pytest.mark.parametrize("text", ["this is no Fluent\n", "key = one\nkey = two\n"])
def test_a_catalogue_with_a_fault_is_refused(tmp_path, text):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(text, "utf-8")
    with pytest.raises(UnreadableCatalogue):
        Words(tmp_path).warm()
