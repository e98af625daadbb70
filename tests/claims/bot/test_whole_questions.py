"""Whole questions as players ask them: each answered, or said to be understood only in part."""

import csv
import tempfile
from pathlib import Path

import pytest

from bot import ask, phrases
from bot.answers.games import ANSWERED, ASKS, GAMES
from bot.answers.heard import asked, circumstances
from bot.answers.heard.fitting import fitted
from bot.answers.values import Mistake, Reader
from bot.as_json import as_json
from bot.phrases.timings import sentence
from bot.questions import GAMES as NAMES
from bot.questions import LANGUAGES, CanIQuestion
from bot.words import Words
from rulesdb.engine import asking
from rulesdb.engine.questions import Said
from rulesdb.engine.scenario import Unreadable
from rulesdb.library.library import Library

WORDS = Words()
FILE = Path(__file__).with_name("whole_questions.tsv")
STEPS = {"magic": "main1", "riftbound": "main"}
FEW = 15
"""At least so many of each language and game."""


def rows():
    with FILE.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.fixture(scope="module")
def library():
    with tempfile.TemporaryDirectory() as folder, Library.open(Path(folder)) as library:
        yield library


def answered(library, question, language="en", game="magic", **options):
    answer = ask.answer(
        CanIQuestion(question, game=game, **options), library, Reader(language, game)
    )
    assert not isinstance(answer, Mistake), answer
    return answer


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["question"])
def test_a_whole_question_has_the_answer_that_the_rules_give(library, row):
    answer = answered(library, row["question"], row["language"], row["game"])
    assert as_json(WORDS, answer)["answer"] == row["answer"]


def test_the_questions_are_many_and_of_every_language():
    spoken = [(row["language"], row["answer"]) for row in rows()]
    assert all(sum(each == language for each, _ in spoken) >= FEW for language in LANGUAGES)
    assert {verdict for _, verdict in spoken} == {"yes", "no", "depends"}


PART = [
    ("en", "My creature is phased out. May I attack with it?", "phased out"),
    ("fr", "Ma créature est déphasée. Puis-je attaquer avec elle ?", "déphasée"),
    ("de", "Meine Kreatur wurde gebannt. Darf ich mit ihr angreifen?", "gebannt"),
    ("ja", "私のクリーチャーはフェイズアウトしています。攻撃できますか？", "フェイズアウト"),
]


@pytest.mark.parametrize(("language", "question", "left"), PART)
def test_what_was_left_out_is_said_in_the_heading_and_the_verdict_is_none(
    library, language, question, left
):
    moment = {"turn": "mine", "step": "attackers", "stack": "empty"}
    found = answered(library, question, language, **moment)
    said = phrases.timing(WORDS, found)
    assert found.timing.answer == "yes"
    assert (said.answer, said.partly) == ("depends", True)
    assert said.verdict.startswith(WORDS.say(language, "verdict-partly", part="").strip())
    assert any(left in caution for caution in said.cautions)
    assert left in sentence(WORDS, language, said)


@pytest.mark.parametrize(
    ("question", "language", "other"),
    [
        ("I foretell a card in my upkeep. Do I draw a card?", "en", True),
        ("I am in my upkeep. May I foretell a card?", "en", False),
        ("Je prédis une carte. Est-ce que je pioche ?", "fr", True),
        ("Puis-je prédire une carte ?", "fr", False),
        ("Ich bestimme eine Karte vorher. Ziehe ich eine Karte?", "de", True),
        ("Darf ich eine Karte vorherbestimmen?", "de", False),
        ("カードを予顕しました。カードを引きますか？", "ja", True),
        ("カードを予顕できますか？", "ja", False),
    ],
)
def test_what_happens_is_another_question_than_what_one_may_do(question, language, other):
    assert asked.happens(question, language) is other


@pytest.mark.parametrize("game", NAMES)
def test_every_circumstance_sets_up_what_the_engine_reads(game):
    now = Said("", "mine", STEPS[game], "empty")
    said = {way for each in LANGUAGES for row in circumstances.rows(game, each) for way in row.ways}
    for does, only in sorted(said, key=str):
        told = does.replace("{n}", "2").replace("{m}", "{1}").replace("{who}", "opponents")
        told = told.replace("effect:", "effect:A ", 1) if told.startswith("effect:") else told
        stated = circumstances.Circumstance(((told, only),), ())
        for given in (*ASKS[game].values(), *ANSWERED[game].values()):
            changed, taken = fitted(given, (stated,), of_opponent=False)
            if taken and changed != given:
                found = asking.answer(GAMES[game], changed, now)
                assert not isinstance(found, Unreadable), (does, given.key, found)


def test_every_circumstance_is_said_in_every_language():
    with circumstances.FILE.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            assert [each for each in LANGUAGES if not row[each]] == [], row["en"]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_pattern_repeats_words_without_end(game, language):
    for row in circumstances.rows(game, language):
        assert not any(each in row.pattern.pattern for each in (" )*", " )+", "!]*(?:"))
