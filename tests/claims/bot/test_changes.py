"""What is otherwise in a newer edition: as phrases, as JSON, as lines, and on cards that fit."""

from __future__ import annotations

import pytest

from bot import ask, cards, phrases
from bot.answers.folding import folded
from bot.answers.values import Changed, ChangesAnswer, Lived, Mistake, Reader
from bot.as_json import as_json
from bot.cards.changes import changed
from bot.cards.presses import Change
from bot.completion import Completion
from bot.phrases.changes import plain
from bot.questions import ChangesQuestion, RuleQuestion, options
from bot.words import Words
from rulesdb.library.comparing import Comparing
from rulesdb.library.documents import Edition
from rulesdb.library.following import Following
from rulesdb.library.library import Library
from rulesdb.library.lives import Stay
from rulesdb.library.marks import COMES, GOES, STAYS, Piece
from rulesdb.library.opening import NotAShelf
from tests.claims.library.editions import DAY, RULES, edition, take_in
from tests.claims.library.papers import needs_papers, paper
from tests.process import limits

LANGUAGES = ("en", "fr", "de", "ja")
WORDS = Words()
OLDER, NEWER = "2026-06-19", "2026-08-07"


def of(day):
    return Edition("magic", "en", "comprehensive", "official", "whole", "CR", day)


def moved(old, new, *pieces, heading="", below=0):
    return Changed("moved", (old,), (new,), heading, pieces, below)


def answer(*changes, lives=(), language="en", worded=True):
    return ChangesAnswer(
        ChangesQuestion(), "magic", language, of(OLDER), of(NEWER), changes, tuple(lives), worded
    )


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    later = RULES.replace("two mana", "three mana").replace("702.143", "702.144")
    take_in(folder, edition(OLDER, RULES), edition(NEWER, later))
    with Library.open(folder, day=lambda: DAY) as library:
        yield library


def asked(library, question, language="en"):
    return ask.answer(question, library, Reader(language, "magic"))


def test_rules_that_only_moved_and_follow_each_other_share_a_line():
    said = phrases.changes(
        WORDS,
        answer(
            moved("702.8", "702.9", heading="Flash"),
            moved("702.9", "702.10", heading="Flying"),
            moved("702.10", "702.11", Piece(GOES, "x"), heading="Haste"),
            moved("800.4k", "800.4m"),
            moved("800.4m", "800.4n"),
            moved("802.1", "803.1", heading="Far", below=3),
        ),
    )
    assert [(each.numbers, each.heading, each.says) for each in said.changes] == [
        ("702.8–702.9 → 702.9–702.10", "", "moved"),
        ("702.10 → 702.11", "Haste", "moved, reworded"),
        ("800.4k–800.4m → 800.4m–800.4n", "", "moved"),
        ("802.1 → 803.1", "Far", "moved, with 3 under it"),
    ]


def test_what_moves_along_with_the_rule_above_is_counted_there():
    above, reworded = moved("310.8", "310.9"), moved("310.8b", "310.9b", Piece(COMES, "x"))
    along = moved("310.8a", "310.9a"), moved("310.8c", "310.9c"), moved("310.8d", "310.9f")
    other = moved("310.80", "310.81")
    assert folded([above, along[0], reworded, along[1], along[2], other]) == (
        Changed("moved", ("310.8",), ("310.9",), "", (), 2),
        reworded,
        along[2],
        other,
    )


def test_every_kind_of_change_and_its_count_has_a_word_in_every_language():
    kinds = ("new", "gone", "split", "merged", "moved", "reworded", "renumbered")
    for language in LANGUAGES:
        several = [Changed(kind, ("1.1",), ("1.1",), "") for kind in kinds]
        said = phrases.changes(WORDS, answer(*several, language=language))
        assert len({each.says for each in said.changes}) == len(kinds)
        assert said.counted.count("1") == len(kinds)
        assert WORDS.say(language, "changes-none") == (
            phrases.changes(WORDS, answer(language=language)).counted
        )


def test_a_life_is_told_number_by_number():
    stays = (Stay("2009-07-11", "2011-04-01", "702.54"), Stay(NEWER, NEWER, "702.57"))
    living = Lived("702.57", "Forecast", stays, ("2011-04-01", NEWER))
    gone = Lived("", "Substance", stays[:1])
    first, second = phrases.changes(WORDS, answer(lives=(living, gone))).lives
    assert first.title == "702.57 Forecast"
    assert first.lines == (
        "702.54 in the editions from 11 Jul 2009 to 1 Apr 2011",
        "702.57 in the edition of 7 Aug 2026",
        "Reworded in the editions of 1 Apr 2011 and 7 Aug 2026",
    )
    assert (second.title, second.lines[-1]) == ("702.54 Substance", "It has no successor.")


def test_words_are_marked_where_there_is_no_colour():
    pieces = (Piece(STAYS, "Pay "), Piece(GOES, "two"), Piece(COMES, "three"))
    assert plain(pieces, marked=True) == "Pay [-two-]{+three+}"
    assert plain(pieces[1:2], marked=False) == "two"


KEYS = {"kind", "game", "lang", "since", "until", "worded", "changes", "lives"}


def test_an_answer_has_its_keys_whatever_was_asked(library):
    whole = as_json(WORDS, asked(library, ChangesQuestion()))
    life = as_json(WORDS, asked(library, ChangesQuestion(number="702.57")))
    assert whole.keys() == life.keys() == KEYS
    assert (whole["since"]["date"], whole["until"]["date"]) == (OLDER, NEWER)
    assert (life["since"], life["changes"]) == (None, [])
    assert whole["changes"][0].keys() == {"kind", "old", "new", "heading", "words", "below"}
    assert life["lives"][0].keys() == {"now", "name", "stays", "reworded"}
    assert life["lives"][0]["stays"][0].keys() == {"number", "since", "until"}


@pytest.mark.parametrize(
    ("question", "since", "until"),
    [
        (ChangesQuestion(), OLDER, NEWER),
        (ChangesQuestion(since="2026-06"), OLDER, NEWER),
        (ChangesQuestion(since="2026-07-01"), OLDER, NEWER),
        (ChangesQuestion(since=NEWER, until=OLDER), OLDER, NEWER),
        (ChangesQuestion(until=NEWER), OLDER, NEWER),
        (ChangesQuestion(since="2025-04-04", until="2025-06"), "2025-04-04", "2025-06-06"),
        (ChangesQuestion(since="2009-06-01", until="2009-12-31"), "2009-05-01", "2009-10-01"),
    ],
)
def test_the_editions_are_those_that_a_day_or_its_beginning_means(library, question, since, until):
    found = asked(library, question)
    assert (found.since.date, found.until.date) == (since, until)
    assert found.worded == ({since, until} == {OLDER, NEWER})


def test_the_first_words_are_a_number_where_they_are_no_day(library):
    found = asked(library, ChangesQuestion(since="702.57a"))
    assert (found.lives[0].now, found.since) == ("702.57a", None)


@pytest.mark.parametrize(
    ("question", "key"),
    [
        (ChangesQuestion(since="yesterday"), "edition-unknown"),
        (ChangesQuestion(since=NEWER), "changes-same"),
        (ChangesQuestion(number="walrus"), "number-unreadable"),
        (ChangesQuestion(number="702.999"), "number-unknown"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_edition_and_no_number_is_said(library, question, key, language):
    found = asked(library, question, language)
    assert isinstance(found, Mistake)
    assert found.key == key
    assert phrases.mistake(WORDS, found).text


def test_a_file_that_went_away_is_told_and_numbers_still_answer(tmp_path):
    take_in(tmp_path, edition(OLDER, RULES), edition(NEWER, RULES.replace("two", "three")))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        holdings = library.state.holdings
        (tmp_path / "rules.db").write_bytes(b"no library any more")
        gone = Comparing(tmp_path)
        with pytest.raises(NotAShelf):
            gone.differences(*holdings)
        base, newer = holdings[0], holdings[1:]
        assert Following(tmp_path)._worked_out("magic", base, newer).editions[-1] == NEWER
        found = asked(library, ChangesQuestion(OLDER, NEWER))
        assert isinstance(found, Mistake) or not found.worded


def test_names_are_those_that_people_of_the_language_know(library):
    (life, *_) = asked(library, ChangesQuestion(number="702.57"), "de").lives
    assert life.name == "Vorhersage"


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", {"Counters", "Ward", "State-Based Actions"}),
        ("fr", {"Marqueurs", "Actions basées sur un état"}),
        ("ja", {"カウンター", "護法", "状況起因処理"}),
    ],
)
def test_headings_are_those_that_people_of_the_language_know(library, language, headings):
    found = asked(library, ChangesQuestion("2021-02-24", "2026-08-07"), language)
    assert headings <= {each.heading for each in found.changes}


def test_several_changes_are_several():
    twice = [Changed("new", (), (number,), "") for number in ("1.1", "1.2")]
    once = Changed("moved", ("1.1",), ("1.3",), "")
    said = phrases.changes(WORDS, answer(*twice, once, language="fr"))
    assert said.counted == "nouvelles : 2 · déplacée : 1"
    assert {each.says for each in said.changes} == {"nouvelle", "déplacée"}


def test_completion_knows_more_editions_than_are_stored(library):
    (since, *_) = options(ChangesQuestion)
    offered = Completion(library, WORDS).offer(since, "2009", {}, Reader("en", "magic"))
    assert [value for _, value in offered] == ["2009-10-01", "2009-07-11", "2009-05-01"]


def test_a_press_leads_to_the_same_rule_in_another_edition_and_to_its_life():
    question = RuleQuestion("foretell", language="fr")
    there = changed(question, Change("stand", "2021-02-15.702.142"))
    assert there == RuleQuestion("702.142", language="fr", edition="2021-02-15")
    life = changed(question, Change("life", "riftbound.816"))
    assert life == ChangesQuestion(number="816", game="riftbound", language="fr")
    assert changed(ChangesQuestion(), Change("stand", "2021-02-15.702.142")) is None


def fits(card):
    sent = {"flags": limits.V2, "components": card.view.to_components()}
    return list(limits.message(sent, set()))


def text_of(card):
    return "\n".join(
        each["content"] for each in card.view.to_components()[0]["components"] if "content" in each
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_marks_the_words_and_opens_the_rules(library, language):
    question = ChangesQuestion(OLDER, NEWER)
    card = cards.draw(asked(library, question, language), WORDS, question)
    assert fits(card) == []
    assert "Pay ~~two~~**three** mana" in text_of(card)
    life = ChangesQuestion(number="702.57")
    card = cards.draw(asked(library, life, language), WORDS, life)
    assert fits(card) == []
    assert "702.54" in text_of(card)


@needs_papers
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_page_of_a_long_list_of_changes_fits_its_card(tmp_path, language):
    days, files = ("2025-11-14", "2026-04-17"), ("2025-11-14.txt", "rules_20260417.txt")
    take_in(tmp_path, *(paper(file).read_bytes() for file in files))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        question = ChangesQuestion(*days)
        found = asked(library, question, language)
        assert len(found.changes) > 50
        before = None
        for page in range(1, 60):
            card = cards.draw(found, WORDS, question, page=page)
            assert fits(card) == []
            if card.view.to_components() == before:
                break
            before = card.view.to_components()
        assert page > 5
