"""Whatever stands in a question or on a card: nothing unknown is passed over, and quickly."""

from __future__ import annotations

import csv
import tempfile
import time
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import ask
from bot.answers.games import GAMES as PLAYED
from bot.answers.heard.reading import read
from bot.answers.heard.table import FILE, rows
from bot.answers.printed.lexicon import Lexicon
from bot.answers.printed.reading import Card
from bot.answers.printed.reading import read as read_card
from bot.answers.values import Mistake, Reader
from bot.questions import GAMES, LANGUAGES, CanIQuestion
from rulesdb.library.library import Library
from rulesdb.library.names import Names

NAMES = Names.load()
CLAIMS = Path(__file__).parents[1] / "claims" / "bot"
NONSENSE = "qzxwv"
BLINK = 0.25
"""Seconds of our own work, many times what reading takes; a busy machine does not count."""


def table(name):
    with (CLAIMS / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


LINES = table("free_lines.tsv")
CARDS = [row["text"].replace("\\n", "\n") for row in table("printed_cards.tsv")]
PHRASES = sorted({written for each in LANGUAGES for _, _, written in rows(each, FILE)})
SIGNS = (",", ".", "、", "(", ")", "—", "{1}{U}", "{T}:", "//", "[", "]", "\n", "2/2", ":", "+1:")
SAID = st.lists(st.sampled_from(PHRASES), max_size=14).map(" ".join)
ODD = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)
PASTED = st.lists(
    st.sampled_from((*SIGNS, *PHRASES, "Flying", "予顕", "Kicker", "Instant", "Kreatur")),
    max_size=40,
).map(" ".join)


@pytest.fixture(scope="module")
def library():
    with tempfile.TemporaryDirectory() as folder, Library.open(Path(folder)) as library:
        yield library


@given(st.sampled_from(LINES), st.data())
def test_a_word_that_nobody_knows_is_said_to_be_left_out_wherever_it_stands(library, row, data):
    words = row["line"].split(" ")
    at = data.draw(st.integers(0, len(words)))
    line = " ".join((*words[:at], NONSENSE, *words[at:]))
    question = CanIQuestion(line, game=row["game"])
    answer = ask.answer(question, library, Reader(row["language"], "magic"))
    if isinstance(answer, Mistake) or answer.timing is None:
        return
    assert any(NONSENSE in each for each in answer.heard.left)


@given(SAID | ODD, st.sampled_from(LANGUAGES), st.sampled_from(GAMES))
def test_what_is_said_of_the_moment_stands_in_the_words_and_is_read_quickly(text, language, game):
    begun = time.thread_time()
    line = read(text[:200], game, language, NAMES)
    assert time.thread_time() - begun < BLINK
    assert all(0 <= at < len(line.spots) for each in line.told for at in each.by)
    stretches = [(spot.start, spot.stop) for spot in line.spots]
    assert all(one[1] <= other[0] for one, other in pairwise(stretches))
    for each in line.told:
        assert set(each.values) <= {*PLAYED[game].steps, *PLAYED[game].pendings, "mine", "theirs"}


@given(ODD | PASTED | st.sampled_from(CARDS), st.sampled_from(GAMES))
def test_whatever_is_pasted_is_a_card_that_reads_back_or_is_pointed_at(text, game):
    lexicon = Lexicon(PLAYED[game], NAMES, NAMES.vocabulary(game))
    begun = time.thread_time()
    found = read_card(text[:1000], lexicon)
    assert time.thread_time() - begun < BLINK
    if isinstance(found, Card):
        assert "\n" not in found.facts
        assert lexicon.facts(found.facts) == found.facts
    else:
        assert found.part >= 1


@given(st.sampled_from(CARDS), st.data())
def test_a_sentence_that_nobody_knows_is_never_silently_part_of_a_card(text, data):
    lines = text.split("\n")
    if len(lines) < 3:
        return
    at = data.draw(st.integers(2, len(lines)))
    odd = "\n".join((*lines[:at], f"Gronk the {NONSENSE} mightily.", *lines[at:]))
    for game in GAMES:
        found = read_card(odd, Lexicon(PLAYED[game], NAMES, NAMES.vocabulary(game)))
        if isinstance(found, Card):
            assert any(NONSENSE in each for each in found.ignored)


@pytest.mark.parametrize(
    "text",
    [
        "(" * 500 + ")" * 500,
        "{" * 1000,
        "{1}" * 333,
        "foretell " * 111,
        "Flying, " * 125,
        "—" * 1000,
        "予顕、" * 333,
        "a" * 1000,
        "1UU " * 250,
        ": " * 500,
        "\n".join("{T}: Add {G}." for _ in range(70)),
        "Creature — " + "Elf " * 240,
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_text_made_to_be_slow_is_not(text, game):
    lexicon = Lexicon(PLAYED[game], NAMES, NAMES.vocabulary(game))
    begun = time.thread_time()
    read_card(text[:1000], lexicon)
    read(text[:200], game, "en", NAMES)
    assert time.thread_time() - begun < BLINK * 4
