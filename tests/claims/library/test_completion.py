"""What is offered while one types: numbers and names, no more and no longer than Discord takes."""

from __future__ import annotations

import pytest

from rulesdb.library.found import Asked
from rulesdb.library.library import Library
from rulesdb.library.topics import listed
from tests.claims.library.editions import DAY, RULES, edition, take_in


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    long = "\n".join(f"705.{number}. {'A very long rule. ' * 20}" for number in range(1, 60))
    take_in(folder, edition(rules=f"{RULES}\n705. Sayings\n{long}\n"))
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "702.143 · Foretell"),
        ("fr", "702.143 · Foretell · Prédiction"),
        ("de", "702.143 · Foretell · Vorherbestimmung"),
        ("ja", "702.143 · Foretell · 予顕"),
    ],
)
@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("702.143", "702.143"),
        ("rule 702.143", "702.143"),
        ("foret", "Foretell"),
        ("FORETELL", "Foretell"),
    ],
)
def test_a_rule_is_offered_in_english_and_in_the_askers_language(
    library, typed, value, language, label
):
    first = library.complete(typed, "magic", language)[0]
    assert (first.label, first.value) == (label, value)
    assert (label, "702.143") in library.complete_numbers(typed, "magic", language)


@pytest.mark.parametrize("typed", ["よげ", "ヨゲ", "ﾖｹﾞ"])
def test_a_reading_is_completed_and_shown(library, typed):
    assert (
        library.complete(typed, "magic", "fr")[0].label
        == "702.143 · Foretell · Prédiction · よげん"
    )


def test_a_later_word_of_a_name_is_completed_too(library):
    assert "state-based action" in [it.value for it in library.complete("act", "magic", "en")]


def test_a_slip_is_completed(library):
    assert library.complete("fortell", "magic", "en")[0].value == "Foretell"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("pa", {"parley", "paradox", "pack tactics"}),
        ("ra", {"raid", "rally", "radiance"}),
        ("council", {"secret council", "will of the council", "council’s dilemma"}),
    ],
)
def test_what_shares_a_rule_is_told_apart(library, typed, offered):
    found = {it.value: it.label for it in library.complete(typed, "magic", "en")}
    assert offered <= found.keys()
    assert all(found[name] == f"207.2c · {name}" for name in offered)


def test_a_rule_that_many_share_is_about_none_of_them(library):
    (find, *_) = library.rule("magic", "207.2c", "en")
    assert find.mechanic is None
    assert library.rule("magic", "702.143", "en")[0].mechanic == "magic:foretell"


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_what_is_sent_for_a_name_leads_to_its_rule_for_every_reader(library, language):
    index, others = library.state.index, {"magic": "riftbound", "riftbound": "magic"}
    told = 0
    for game, other in others.items():
        for mechanic in library.names.by_mechanic:
            wanted = index.mechanic(mechanic, language)
            name = library.names.headword(mechanic, "en")
            if mechanic.startswith(f"{game}:") and wanted and name:
                labelled = library.complete(name, game, language)
                sent = [it.value for it in labelled if it.value in {name, mechanic}]
                asked = Asked(sent[0], (game, other), language)
                found, _ = library.search(asked)
                assert found.by == "name", mechanic
                assert [it.number for it in found.finds] == [it.number for it in wanted], mechanic
                told += 1
    assert told > 600


@pytest.mark.parametrize(
    ("typed", "name"),
    [("rueckbl", "Flashback"), ("todesberuehr", "Deathtouch"), ("ueberw", "Surveil")],
)
def test_umlauts_may_be_written_out(library, typed, name):
    plain = library.complete(typed.replace("ue", "ü"), "magic", "de")
    written = library.complete(typed, "magic", "de")
    assert {it.value for it in plain} == {it.value for it in written}
    assert name in {it.value for it in written}
    assert name in {it.value for it in library.complete_names(typed, "magic", "de")}


@pytest.mark.parametrize("typed", ["mal", "will", "etb"])
def test_titles_in_languages_that_the_asker_does_not_speak_are_not_offered(library, typed):
    foreign = {
        title
        for topic in listed("magic")
        for language, title in topic.titles.items()
        if language != "en"
    }
    assert not foreign & {it.value for it in library.complete(typed, "magic", "en")}


def test_nothing_is_offered_whose_words_only_run_together(library):
    labels = [it.label for it in library.complete("etb", "magic", "en")]
    assert labels == ["603.6a · Enters the battlefield · etb"]


def test_of_slips_what_the_asker_speaks_comes_first(library):
    first, *others = library.complete("fortel", "magic", "en")
    assert first.value == "Foretell"
    assert not [it for it in others if "Main-forte" in it.label]


def test_what_the_rules_no_longer_speak_of_comes_last(tmp_path):
    gone = "\nGlossary\n\nTotem Armor (Obsolete)\nAn older word.\n\nCredits\n"
    armor = "702.89. Umbra Armor\n702.89a It is lost instead.\n702.143. Foretell"
    take_in(tmp_path, edition(rules=RULES.replace("702.143. Foretell", armor) + gone))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        labels = [it.label for it in library.complete("totem", "magic", "en")]
    assert labels == ["702.89 · Umbra Armor · Totem Armor", "Totem Armor (Obsolete)"]


PAST = """
702. Keyword Abilities
702.54. Forecast
702.54a Reveal it.
702.57. Ripple
702.57a Reveal four.

704. State-Based Actions
704.5. These are performed:
"""


@pytest.fixture(scope="module")
def past(tmp_path_factory):
    folder = tmp_path_factory.mktemp("past")
    take_in(folder, edition("2009-07-11", PAST), edition())
    with Library.open(folder, day=lambda: DAY) as library:
        (holding,) = [it for it in library.state.holdings if it.edition.date == "2009-07-11"]
        yield library, holding


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("forec", ("702.54 · Forecast", "Forecast")),
        ("Vorhers", ("702.54 · Forecast · Vorhersage", "Forecast")),
        ("702.57", ("702.57 · Ripple", "702.57")),
        ("702.54a", ("702.54a · Reveal it.", "702.54a")),
    ],
)
def test_in_an_edition_of_the_past_what_is_offered_is_what_it_has(past, typed, offered):
    library, holding = past
    found = library.complete(typed, "magic", "en", holding=holding)
    assert found[0] == offered
    asked = Asked(found[0].value, ("magic",), "en")
    answer, _ = library.search(asked, holding)
    assert answer.finds[0].number == found[0].label.partition(" ")[0]
    assert not library.complete("foretell", "magic", "en", holding=holding)


def test_another_game_than_that_of_the_edition_is_completed_as_today(past):
    library, holding = past
    assert library.complete("vision", "riftbound", "en", holding=holding)


def test_numbers_come_in_the_order_of_the_document(library):
    values = [it.value for it in library.complete("704.5", "magic", "en")]
    assert values == ["704.5", "704.5z", "704.5aa"]


@pytest.mark.parametrize("typed", ["", " ", "7", "705", "a", "予", "x" * 6000, "7" * 6000, "🂡"])
def test_there_are_never_more_or_longer_ones_than_discord_takes(library, typed):
    for language in ("en", "ja"):
        found = library.complete(typed, "magic", language)
        assert len(found) <= 25
        assert all(1 <= len(text.strip()) <= 100 for it in found for text in it)
        assert len({it.value for it in found}) == len(found)


def test_nothing_typed_offers_the_sections(library):
    assert library.complete("", "magic", "en")[0].value == "1"


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "4 · Zones"),
        ("fr", "5 · Turn structure · Structure du tour"),
        ("de", "7 · Additional rules · Zusätzliche Regeln"),
        ("ja", "4 · Zones · 領域"),
    ],
)
def test_nothing_typed_offers_the_chapters_in_the_askers_language(tmp_path, language, label):
    with Library.open(tmp_path, day=lambda: DAY) as library:
        offered = library.complete("", "magic", language)
    assert [it.value for it in offered] == list("123456789")
    assert label in {it.label for it in offered}


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
@pytest.mark.parametrize("typed", ["205.", "117.", "903.1"])
def test_what_a_sentence_leads_to_is_no_part_of_a_label(tmp_path, language, typed):
    with Library.open(tmp_path, day=lambda: DAY) as library:
        labels = [it.label for it in library.complete(typed, "magic", language)]
    assert len(labels) > 2
    assert [it for it in labels if it.endswith((":", "："))] == []


@pytest.mark.parametrize(
    ("game", "language", "typed", "label"),
    [
        ("magic", "en", "expend", "700.14 · Expend"),
        ("magic", "en", "flavor text", "207.2b · Flavor text"),
        ("magic", "en", "extra turn", "500.7 · Extra turn"),
        ("riftbound", "ja", "バニッシュ", "427 · 「Banish」 · バニッシュ"),
    ],
)
def test_the_same_name_is_offered_once(library, game, language, typed, label):
    assert [it.label for it in library.complete(typed, game, language)] == [label]
