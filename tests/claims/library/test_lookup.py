"""A rule question is answered with the rule, what stands around it, and what else was meant."""

from __future__ import annotations

import pytest

from bot import phrases
from bot.answers import lookup
from bot.answers.values import Mistake, Reader
from bot.phrases import rules as said
from bot.questions import RuleQuestion
from bot.words import Words
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, RULES, edition, take_in

ENGLISH = Reader("en", "magic")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    past = RULES.replace("two mana", "one mana")
    take_in(folder, edition("2020-01-01", past, title="Rules of old"), edition())
    take_in(folder, edition("2020-01-01", RULES, language="fr", standing="translation"))
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


def answer(library, query, reader=ENGLISH, **options):
    return lookup.answer(RuleQuestion(query, **options), library, reader)


def test_a_heading_comes_with_its_subrules_and_its_neighbours(library):
    (hit,) = answer(library, "702.143").hits
    assert (hit.number, hit.heading, hit.text, hit.mechanic) == (
        "702.143",
        "Foretell",
        "",
        "magic:foretell",
    )
    assert [line.number for line in hit.subrules] == ["702.143a", "702.143b"]
    assert hit.subrules[0].text == "Pay two mana and exile the card face down."
    assert (hit.previous, hit.following) == ("702.57", "704")
    assert (hit.edition.title, hit.edition.date) == ("Rules for tests", "2026-08-07")


def test_a_subrule_is_shown_under_the_heading_that_it_stands_under(library):
    (hit,) = answer(library, "702.143a").hits
    assert (hit.heading, hit.subrules, hit.previous, hit.following) == (
        "Foretell",
        (),
        "702.143",
        "702.143b",
    )


def test_only_leaves_out_the_subrules_and_examples_come_when_asked_for(library):
    assert answer(library, "702.143", only=True).hits[0].subrules == ()
    assert answer(library, "702.143").hits[0].examples == ()
    found = answer(library, "702.143", examples=True).hits[0].examples
    assert found == ("Example: A player foretells an unusual walrus.",)
    assert answer(library, "702.143", examples=True, only=True).hits[0].examples == ()


@pytest.mark.parametrize(
    "named", ["2020-01-01", "2020", "2020-01", "magic:comprehensive:en:2020-01-01"]
)
def test_an_edition_is_chosen_by_its_date_or_its_name(library, named):
    (hit,) = answer(library, "702.143a", edition=named).hits
    assert (hit.edition.title, hit.text) == (
        "Rules of old",
        "Pay one mana and exile the card face down.",
    )


def test_an_edition_is_chosen_in_the_language_of_the_reader(library):
    (hit,) = answer(library, "702.143a", Reader("fr", "magic"), edition="2020").hits
    assert (hit.language, hit.edition.date) == ("fr", "2020-01-01")
    (hit,) = answer(library, "702.143a", Reader("ja", "magic"), edition="2020-01-01").hits
    assert hit.edition.date == "2020-01-01"


def test_an_edition_that_is_not_stored_is_a_mistake_with_those_that_are(library):
    found = answer(library, "702.143", edition="1999", reader=Reader("de", "magic"))
    assert isinstance(found, Mistake)
    assert (found.key, found.language) == ("edition-unknown", "de")
    assert dict(found.slots) == {"edition": "1999"}
    assert found.suggestions == ("2026-08-07", "2020-01-01")


def test_what_the_own_game_does_not_have_is_found_in_the_other(library):
    found = answer(library, "811.1.b")
    assert (found.game, found.found_by) == ("riftbound", "number")
    assert answer(library, "811.1.b", game="magic").found_by == "none"


def test_an_older_translation_is_only_said_to_be_there(library):
    found = answer(library, "702.143", Reader("fr", "magic"))
    assert [hit.edition.standing for hit in found.hits] == ["summary", "official"]
    others = [(also.number, also.why) for also in found.also if also.why != "look-alike"]
    assert others == [("702.143", "other-edition")]


def test_nothing_found_is_an_answer_with_suggestions(library):
    found = answer(library, "702.999")
    assert (found.found_by, found.hits) == ("none", ())
    assert found.suggestions


def test_a_large_section_is_answered_by_what_stands_directly_under_it(tmp_path):
    rules = "\n".join(
        f"702.{n}. Skill {n}\n702.{n}a Use it.\n702.{n}b Enjoy it." for n in range(2, 60)
    )
    take_in(tmp_path, edition(rules=f"702. Keyword Abilities\n{rules}\n"))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        (hit,) = answer(library, "702").hits
        assert {line.number.count(".") for line in hit.subrules} == {1}
        assert not any(line.number[-1].isalpha() for line in hit.subrules)


def test_duplicate_numbers_are_both_shown(tmp_path):
    twice = RULES.replace("702.143b This", "702.143a This")
    take_in(tmp_path, edition(rules=twice))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        assert [hit.text[:4] for hit in answer(library, "702.143a").hits] == ["Pay ", "This"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "une édition plus récente en anglais, du 7 août 2026"),
        ("de", "eine neuere Ausgabe, vom 7. August 2026"),
        ("ja", "2026年8月7日のより新しい版"),
    ],
)
def test_a_translation_says_when_a_newer_english_edition_exists(tmp_path, language, said):
    old = edition("2020-01-01", RULES, language=language, standing="translation")
    take_in(tmp_path, old, edition())
    with Library.open(tmp_path, day=lambda: DAY) as library:
        asked = RuleQuestion("702.143", edition="2020-01-01")
        old = lookup.answer(asked, library, Reader(language, "magic"))
        (new,) = answer(library, "702.143").hits
    assert [hit.newer for hit in old.hits] == ["2026-08-07"]
    assert said in phrases.rule(Words(), old).hits[0].language
    assert new.newer is None


def test_a_translation_of_the_newest_day_has_no_newer_one(tmp_path):
    take_in(tmp_path, edition(), edition(language="fr", standing="translation"))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        hits = answer(library, "702.143", Reader("fr", "magic")).hits
    assert [hit.newer for hit in hits if hit.language == "fr"] == [None]


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_a_summary_alone_says_how_the_official_text_is_added(tmp_path, language):
    reader = Reader(language, "magic")
    with Library.open(tmp_path, day=lambda: DAY) as library:
        alone = phrases.rule(Words(), answer(library, "702.143", reader))
    take_in(tmp_path, edition())
    with Library.open(tmp_path, day=lambda: DAY) as library:
        beside = phrases.rule(Words(), answer(library, "702.143", reader))
    assert "foresight rules import" in alone.official
    assert not beside.official


@pytest.mark.parametrize(
    ("query", "section", "last"),
    [
        ("702.999", "702", "702.143"),
        ("702.143z", "702.143", "702.143b"),
        ("702.58.4", "702", "702.143"),
    ],
)
def test_of_a_number_that_is_not_there_it_is_said_how_far_its_section_goes(
    library, query, section, last
):
    found = answer(library, query)
    assert (found.reach.number, found.reach.last, found.reach.date) == (section, last, "2026-08-07")
    said = {
        language: phrases.rule(Words(), answer(library, query, Reader(language, "magic"))).reach
        for language in ("en", "fr", "de", "ja")
    }
    assert len(set(said.values())) == 4
    assert all(section in it and last in it for it in said.values())


@pytest.mark.parametrize("query", ["702.143", "walrus", "702.998, 702.999"])
def test_how_far_a_section_goes_is_said_of_nothing_else(library, query):
    assert answer(library, query).reach is None


@pytest.mark.parametrize(
    ("typed", "language", "why"),
    [
        ("Protection", "en", "is “Protection” in French"),
        ("Gift", "de", "heißt auf Englisch „Gift“"),
        ("prédiction", "en", "is “Prédiction” in French"),
        ("予見", "fr", "peut aussi se dire « 予見 » en japonais"),
        ("動員", "ja", "日本語で「動員」ともいう"),
    ],
)
def test_which_name_is_shared_is_said_where_the_reader_sees_another(library, typed, language, why):
    words = Words()
    found = answer(library, typed, Reader(language, "magic"))
    assert why in [said.why(words, language, it) for it in found.also]
    for it in found.also:
        if it.shared:
            assert it.shared.name.casefold() != it.name.casefold()


@pytest.mark.parametrize("query", ["prédiction", "Foretell"])
def test_a_name_that_no_source_gives_in_a_language_is_in_quotes(library, query):
    words = Words()
    found = answer(library, query, Reader("de", "magic"))
    told = [said.also(words, "de", it) for it in found.also]
    assert any(it.startswith("„Predict“ (Riftbound, ") for it in told)


@pytest.mark.parametrize("query", ["502.59", "702.1000"])
@pytest.mark.parametrize(
    ("language", "name"), [("fr", "Suspension"), ("de", "Aussetzen"), ("ja", "待機")]
)
def test_what_is_offered_for_a_number_that_is_not_there_is_in_the_readers_language(
    tmp_path, query, language, name
):
    waits = "702.62. Suspend\n702.62a It waits.\n702.143. Foretell"
    take_in(tmp_path, edition(rules=RULES.replace("702.143. Foretell", waits)))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        offered = answer(library, query, Reader(language, "magic")).suggestions
    told = {it.number: it.text for it in offered}
    assert told["702.62"] == name
    assert "It waits." not in told.values()


def test_nothing_is_called_without_a_rule_that_some_edition_has(library):
    found = answer(library, "Foretell", edition="2020-01-01")
    assert (found.unruled, bool(found.hits)) == ((), True)
    lacking = answer(library, "Empower", Reader("en", "riftbound"))
    assert [it.mechanic for it in lacking.unruled] == ["riftbound:empower"]
    assert "riftbound:empower" not in {it.mechanic for it in lacking.also}


@pytest.mark.parametrize(
    ("typed", "language", "number"),
    [("Variantes", "fr", "900"), ("多人数戦", "ja", "800"), ("Casual variants", "en", "900")],
)
def test_a_heading_that_a_chapter_shares_with_its_first_section_is_that_of_the_section(
    tmp_path, typed, language, number
):
    with Library.open(tmp_path, day=lambda: DAY) as library:
        (hit,) = answer(library, typed, Reader(language, "magic")).hits
    assert hit.number == number


@pytest.mark.parametrize("query", ["empower a unit", "unit with empower", "what is empower"])
def test_a_name_without_a_rule_is_not_answered_by_what_is_named_beside_it(library, query):
    found = answer(library, query, game="riftbound")
    assert (found.found_by, found.hits) == ("none", ())
    assert "riftbound:empower" in [it.mechanic for it in found.unruled]
