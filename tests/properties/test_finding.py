"""Whatever is stored is found, and whatever is typed is answered."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answers import lookup
from bot.answers.values import Reader
from bot.questions import RuleQuestion
from rulesdb.library import fold, phrasing, shelving
from rulesdb.library.documents import Document, Edition, Rule
from rulesdb.library.library import Library
from rulesdb.library.opening import in_memory, transaction

KANA = st.sampled_from([*map(chr, range(0x3041, 0x3097)), *map(chr, range(0x30A1, 0x30FB))])
WRITTEN = st.text(
    st.one_of(st.characters(), st.sampled_from("aéß' 予顕ゲげ・ー０ｱﾞ．.-")), max_size=60
)
# What is decoded holds no halves of pairs; what is typed may.
DECODED = WRITTEN.map(lambda text: text.encode("utf-8", "ignore").decode())
LANGUAGES = st.sampled_from(["en", "fr", "de", "ja"])


@pytest.fixture(scope="module")
def library():
    with tempfile.TemporaryDirectory() as folder, Library.open(Path(folder)) as library:
        yield library


@given(WRITTEN)
def test_folding_twice_is_folding_once(text):
    assert fold.fold(fold.fold(text)) == fold.fold(text)


@given(WRITTEN)
def test_what_is_folded_has_the_same_words_and_tokens(text):
    assert fold.words(fold.fold(text)) == fold.words(text)
    assert fold.tokens(fold.fold(text)) == fold.tokens(text)


@given(WRITTEN, st.sampled_from([str.upper, str.lower, str.title]))
def test_case_makes_no_difference_to_a_latin_name(text, change):
    latin = "".join(letter for letter in text if letter < "\u0250")
    assert fold.key(change(latin)) == fold.key(latin)


@given(KANA, KANA)
def test_no_two_kana_are_folded_alike(one, other):
    assert (fold.fold(one) == fold.fold(other)) == (one == other)


@given(st.lists(DECODED, min_size=1, max_size=4), st.data())
@settings(max_examples=60, deadline=None)
def test_a_text_is_found_by_any_of_its_words(texts, data):
    shelf = in_memory()
    edition = Edition("magic", "ja", "comprehensive", "official", "whole", "T", "2026-08-07")
    rules = tuple(Rule(f"100.{at}", None, "", text) for at, text in enumerate(texts, 1))
    with transaction(shelf.db):
        shelving.put(shelf, Document(edition, rules), shelving.Sums("", ""), "2026-11-30")
    text = data.draw(st.sampled_from(texts))
    for word in fold.words(text):
        begin = data.draw(st.integers(0, len(word) - 1))
        piece = word[begin : begin + 5] if fold.is_japanese(word) else word
        match = phrasing.scoped(phrasing.strict([piece]), [phrasing.scope("magic", "ja")])
        (holding,) = shelf.holdings()
        volume = shelf.volume(holding)
        found = {volume.rules[volume.passages[it].at].text for it in shelf.sought(match, 10)}
        assert text in found
    shelf.db.close()


@given(WRITTEN, LANGUAGES)
@settings(max_examples=150, deadline=None)
def test_any_text_is_answered_and_completed(library, text, language):
    for game in ("magic", "riftbound"):
        lookup.answer(RuleQuestion(text), library, Reader(language, game))
        assert len(library.complete(text, game, language)) <= 25


@pytest.mark.parametrize(
    "text",
    [
        '"', "'", "-", "AND", "a OR", "NEAR(a b", "scope : x", "park.", "ubuntu 20.04", "{a}",
        "702.143", "*", "^a", "fresh", "a" * 6000, "word " * 2000, "予" * 6000, "1." * 3000, "\0",
    ],
)  # fmt: skip
def test_what_would_be_syntax_is_only_text(library, text):
    for language in ("en", "ja"):
        lookup.answer(RuleQuestion(text), library, Reader(language, "magic"))
        library.complete(text, "magic", language)
