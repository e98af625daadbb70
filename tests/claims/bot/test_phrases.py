"""What an answer says, in every language: verdict, reason, windows, next moment."""

from dataclasses import replace

import pytest

from bot import phrases
from bot.answers.games import ASKS, GAMES
from bot.answers.values import (
    Hit,
    Line,
    Mistake,
    Moved,
    RuleAnswer,
    TimingAnswer,
)
from bot.phrases import citations, windows
from bot.phrases.timings import sentence
from bot.questions import CanIQuestion, RuleQuestion
from bot.words import Words
from rulesdb.engine import asking
from rulesdb.engine.questions import Group, Said
from rulesdb.library.documents import Edition

WORDS = Words()
STEPS = ("untap", "upkeep", "draw", "main1", "main2", "end", "cleanup")
TRIED = windows.Surveyed(
    turns=("mine", "theirs"),
    steps=STEPS,
    pendings=("empty", "mine", "theirs"),
    fills=(("since", ("this-turn", "earlier")),),
)


def timing(language, key, *, game="magic", **said):
    ask = ASKS[game][key]
    found = asking.answer(GAMES[game], ask, Said(key, **said))
    question = CanIQuestion(key)
    return TimingAnswer(question, game, language, ask.mechanic, found, (), GAMES[game].edition)


def group(turns, steps, pendings, since, *, legal=True):
    return Group(turns, steps, pendings, (("since", since),), legal, None)


ANY = ("empty", "mine", "theirs")
BOTH = ("mine", "theirs")
ALWAYS = ("this-turn", "earlier")


@pytest.mark.parametrize(
    ("language", "moments", "said"),
    [
        ("en", group(BOTH, STEPS, ANY, ALWAYS), "in every step, whether or not the stack is empty"),
        ("en", group(BOTH, STEPS, ANY, ALWAYS, legal=False), "at any time"),
        ("en", group(("theirs",), STEPS, ANY, ALWAYS, legal=False), "on an opponent’s turn"),
        (
            "en",
            group(("mine",), STEPS[1:-1], ANY, ALWAYS),
            (
                "on your turn, in every step except the untap step and the cleanup step, "
                "whether or not the stack is empty"
            ),
        ),
        (
            "de",
            group(("mine",), ("main1", "main2"), ("empty",), ("earlier",)),
            (
                "wenn sie in einem früheren Zug beiseitegelegt wurde, in deinem Zug, "
                "in den Hauptphasen, bei leerem Stapel"
            ),
        ),
        (
            "fr",
            group(BOTH, ("upkeep", "draw"), ("mine", "theirs"), ALWAYS),
            "pendant l’étape d’entretien ou l’étape de pioche, avec quoi que ce soit sur la pile",
        ),
        (
            "ja",
            group(("mine",), ("upkeep",), ANY, ALWAYS),
            "自分のターン中、アップキープ・ステップ、スタックが空でもそうでなくても",
        ),
    ],
)
def test_a_window_is_said_without_what_makes_no_difference(language, moments, said):
    assert windows.when(WORDS, language, "magic", moments, TRIED) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "No. It is not your own turn. (CR 116.2h, 702.143a) "
                "Next chance: next turn – on your turn, in the upkeep step, with an empty stack."
            ),
        ),
        (
            "fr",
            (
                "Prochaine occasion : au prochain tour – pendant votre tour, "
                "pendant l’étape d’entretien, la pile étant vide."
            ),
        ),
        ("de", "Nein. Es ist nicht dein eigener Zug. (CR 116.2h, 702.143a) Nächste Gelegenheit"),
        ("ja", "（CR 116.2h、702.143a）次の機会：次のターン（自分のターン中、"),
    ],
)
def test_a_no_says_why_and_when_it_becomes_a_yes(language, said):
    answer = timing(language, "foretell", turn="theirs", step="upkeep", pending="theirs")
    found = phrases.timing(WORDS, answer)
    assert said in sentence(WORDS, language, found)
    assert found.answer == "no"
    assert [each.ok for each in found.conditions][:1] == [False]


def test_the_next_moment_and_the_conditions_say_for_which_case_they_are():
    """A foretold instant may be cast sooner than another card."""
    answer = timing("en", "cast-foretold", fills=(("since", "this-turn"),))
    said = phrases.timing(WORDS, answer)
    assert said.next.startswith("Next chance: next turn – for an instant, on an opponent’s turn")
    assert said.case.startswith("for an instant, on your turn, in the upkeep step")
    told = timing("en", "foretell", turn="mine", step="upkeep", pending="empty")
    assert phrases.timing(WORDS, told).case == ""


def test_what_depends_on_the_moment_names_the_moments():
    said = phrases.timing(WORDS, timing("en", "foretell"))
    assert said.verdict == (
        "Yes – on your turn, in every step except the untap step and the cleanup step, "
        "whether or not the stack is empty. Otherwise no."
    )
    assert [each.legal for each in said.windows] == sorted(
        (each.legal for each in said.windows), reverse=True
    )
    assert all(each.reason for each in said.windows if not each.legal)


def test_what_was_said_is_repeated_and_what_was_assumed_is_listed():
    said = phrases.timing(WORDS, timing("en", "foretell", turn="theirs", step="upkeep"))
    assert said.moment == "on an opponent’s turn, in the upkeep step"
    assert said.assumed
    assert said.edition == "By the Comprehensive Rules of 7 Aug 2026"


@pytest.mark.parametrize(
    ("game", "key"), [(game, key) for game, asks in ASKS.items() for key in asks]
)
def test_everything_that_can_be_asked_is_answered_in_every_language(game, key):
    for said in ({}, {"turn": "mine"}, {"turn": "theirs"}):
        answer = timing("en", key, game=game, **said)
        for language in WORDS.languages:
            found = phrases.timing(WORDS, replace(answer, language=language))
            assert found.asked
            assert sentence(WORDS, language, found)
            assert "{" not in found.verdict


def test_what_is_not_modelled_is_said_and_not_guessed():
    question = CanIQuestion("banding")
    answer = TimingAnswer(question, "magic", "en", "magic:banding", None, ("702.22",), "2026-08-07")
    said = phrases.timing(WORDS, answer)
    assert (said.answer, said.asked, said.rules) == ("not-modelled", "banding", "CR 702.22")
    assert said.verdict == "The engine does not model this, and it never guesses."


OFFICIAL = Edition("magic", "en", "comprehensive", "official", "whole", "CR", "2026-08-07")


def rule(language, **more):
    hit = Hit("702.143", "magic:foretell", "Foretell", "", "en", OFFICIAL, (Line("702.143a", "…"),))
    filled = {"found_by": "number", "hits": (hit,), **more}
    return RuleAnswer(RuleQuestion("702.143"), "magic", language, **filled)


def test_a_rule_is_cited_with_its_edition():
    said = phrases.rule(WORDS, rule("en"), today="2026-08-08")
    (hit,) = said.hits
    assert hit.title == "702.143 Foretell"
    assert hit.citation == "CR 702.143, 7 Aug 2026"
    assert hit.edition == "CR · in force since 7 Aug 2026 · official text"
    assert (said.found, hit.language) == ("", "")


def test_an_edition_to_come_is_said_to_be_to_come():
    (hit,) = phrases.rule(WORDS, rule("de"), today="2026-08-01").hits
    assert hit.edition == "CR · gültig ab 7. August 2026 · offizieller Text"
    assert hit.language == "Text auf Englisch"


def test_an_undated_excerpt_says_both():
    excerpt = Edition("magic", "ja", "comprehensive", "translation", "excerpt", "総合ルール", None)
    assert citations.edition(WORDS, "ja", excerpt) == "総合ルール · 日付なし · 翻訳 · 抜粋"
    assert citations.citation(WORDS, "ja", "702.143", excerpt) == "CR 702.143"


def test_old_numbers_lead_to_all_their_parts():
    now = {"since": "2004-02-01", "by": "2026-08-07"}
    split = Moved("409.1a", "2009-05-01", ("601.2a", "602.2a"), **now)
    named = Moved("502.59", "2009-05-01", ("702.62",), name="Suspend", **now)
    within = Moved("502.59a", "2009-05-01", ("702.62a",), under="Suspend", **now)
    gone = Moved("502.49", "2009-05-01", (), name="Substance", by="2026-08-07")
    asked = rule("en", hits=(), moved=(split, named, within, gone))
    assert phrases.rule(WORDS, asked).moved == (
        (
            "409.1a stood in the editions from 1 Feb 2004 to 1 May 2009; "
            "now 601.2a and 602.2a (edition of 7 Aug 2026)."
        ),
        (
            "502.59 was “Suspend” in the editions from 1 Feb 2004 to 1 May 2009; "
            "now 702.62 (edition of 7 Aug 2026)."
        ),
        (
            "502.59a (Suspend) stood in the editions from 1 Feb 2004 to 1 May 2009; "
            "now 702.62a (edition of 7 Aug 2026)."
        ),
        "502.49 was “Substance” in the edition of 1 May 2009; it has no successor.",
    )


def test_the_edition_that_is_shown_anyway_is_not_said_of_what_moved_into_it():
    old = Moved("702.54", "2011-04-01", ("702.57",), name="Forecast", by="2026-08-07")
    (said,) = phrases.rule(WORDS, rule("en", moved=(old,))).moved
    assert said == "702.54 was “Forecast” in the edition of 1 Apr 2011; now 702.57."


def test_a_fuzzy_find_is_said_to_be_one_and_a_miss_names_the_query():
    assert "nearest" in phrases.rule(WORDS, rule("en", found_by="fuzzy")).found
    miss = phrases.rule(WORDS, rule("en", found_by="none", hits=()))
    assert miss.found == "Nothing found for “702.143”."


def test_a_mistake_says_where_it_is_and_what_was_perhaps_meant():
    wrong = Mistake(
        "unreadable-step", "en", (("found", "mian"),), 3, 5, ("main1", "main2"), "slow.scenario"
    )
    said = phrases.mistake(WORDS, wrong)
    assert said.text == "slow.scenario: Line 3, column 5: “mian” is no step."
    assert said.suggestions == "Perhaps main1 or main2?"
