"""Cards as people describe and paste them, in four languages: read as far as they say something."""

import csv
import tempfile
from pathlib import Path

import pytest

from bot import ask, phrases
from bot.answers.games import GAMES
from bot.answers.printed.lexicon import Lexicon
from bot.answers.printed.reading import Card, Misread, read
from bot.answers.values import Mistake, Reader
from bot.questions import LANGUAGES, CanIQuestion
from bot.words import Words
from rulesdb.library.library import Library
from rulesdb.library.names import Names

FILE = Path(__file__).with_name("printed_cards.tsv")
NAMES = Names.load()
WORDS = Words()
LEXICONS = {game: Lexicon(GAMES[game], NAMES, NAMES.vocabulary(game)) for game in GAMES}


def rows():
    """Invented cards, every one; a line break is written as a backslash and an n."""
    with FILE.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.fixture(scope="module")
def library():
    with tempfile.TemporaryDirectory() as folder, Library.open(Path(folder)) as library:
        yield library


def magic(text):
    return read(text, LEXICONS["magic"])


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["text"][:40])
def test_a_card_is_read_for_what_it_is_and_has(row):
    found = read(row["text"].replace("\\n", "\n"), LEXICONS[row["game"]])
    assert isinstance(found, Card), found
    assert found.facts == row["facts"]
    assert any(row["ignored"] in each for each in found.ignored) == bool(row["ignored"])
    assert bool(found.ignored) == bool(row["ignored"])


def test_the_cards_are_many_and_of_every_language():
    spoken = [row["language"] for row in rows()]
    assert len(spoken) >= 40
    assert all(spoken.count(each) >= 8 for each in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "part", "found", "key"),
    [
        ("instnat, {1}{U}", 1, "instnat", "card-type"),
        ("instant, {1}{U}{U}, flurble {1}{U}", 3, "flurble", "fact"),
        ("éphémère, {1}{U}, prédicton {1}{U}", 3, "prédicton", "fact"),
        ("Spontanzauber, Vorherbestimung {1}", 2, "Vorherbestimung", "fact"),
        ("インスタント、予顔{1}{U}", 2, "予顔", "fact"),
        ("instant, {1}{Z}", 2, "{1}{Z}", "mana"),
        ("Bolt of Ice {R}", 1, "Bolt", "card-type"),
        ("", 1, "", "facts-missing"),
    ],
)
def test_what_can_not_be_read_is_pointed_at(text, part, found, key):
    wrong = magic(text)
    assert isinstance(wrong, Misread)
    assert (wrong.part, wrong.why.found, wrong.why.key) == (part, found, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mistake_says_in_the_readers_words_what_may_stand_there(library, language):
    question = CanIQuestion("foretell", card="instant, {1}{U}, foretel {1}{U}")
    wrong = ask.answer(question, library, Reader(language, "magic"))
    assert isinstance(wrong, Mistake)
    assert wrong.key == "card-fact"
    assert library.names.headword("magic:foretell", language) in wrong.suggestions
    said = phrases.mistake(WORDS, wrong)
    assert "foretel {1}{U}" in said.text
    assert "{1}{U}" in said.text.replace("foretel {1}{U}", "")


def test_words_of_a_card_that_speak_of_others_give_it_nothing():
    found = magic("Banner {2}\nArtifact\nOther creatures you control have flash and haste.")
    assert (found.facts, len(found.ignored)) == ("artifact, {2}", 1)


def test_of_two_halves_only_the_first_is_read_and_the_other_is_said_to_be_left_out():
    found = magic("Gale {U} // Squall {1}{G}\nInstant // Sorcery\nKicker {1}")
    assert found.facts == "instant, {U}, kicker {1}"
    assert found.ignored == ("Squall {1}{G}", "Sorcery")


def test_a_second_face_below_is_left_out():
    found = magic("Drake {2}{U}\nCreature — Drake\nFlying\n2/2\nDive {U}\nInstant\nDraw a card.")
    assert found.facts.startswith("creature")
    assert "Instant" in found.ignored


def test_what_a_card_lacks_that_is_asked_about_is_said(library):
    bear = "Plain Bear {1}{G}\nCreature — Bear\n2/2"
    answer = ask.answer(CanIQuestion("foretell", card=bear), library, Reader("fr", "magic"))
    assert answer.printed.lacks == "Prédiction"
    assert "Prédiction" in " ".join(phrases.timing(WORDS, answer).cautions)
    whole = f"{bear}\nForetell {{G}}"
    answer = ask.answer(CanIQuestion("foretell", card=whole), library, Reader("fr", "magic"))
    assert answer.printed.lacks == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Card: instant · {1}{U} · Flash · Foretell {1}{U}"),
        ("fr", "Carte : éphémère · {1}{U} · Flash · Prédiction {1}{U}"),
        ("de", "Karte: Spontanzauber · {1}{U} · Aufblitzen · Vorherbestimmung {1}{U}"),
        ("ja", "カード：インスタント · {1}{U} · 瞬速 · 予顕{1}{U}"),
    ],
)
def test_the_card_is_told_back_in_the_readers_words(library, language, said):
    question = CanIQuestion("foretell", card="instant, {1}{U}, flash, foretell {1}{U}")
    answer = ask.answer(question, library, Reader(language, "magic"))
    assert phrases.timing(WORDS, answer).card.replace("予顕 {", "予顕{") == said


def test_a_pasted_card_decides_the_answer(library):
    slow = "Slow Lesson {1}{U}\nSorcery\nForetell {U}\nDraw two cards."
    quick = slow.replace("Sorcery", "Instant")
    verdicts = [
        ask.answer(
            CanIQuestion("cast-foretold", card=card, turn="theirs", since="earlier"),
            library,
            Reader("en", "magic"),
        ).timing.answer
        for card in (slow, quick)
    ]
    assert verdicts == ["no", "depends"]
