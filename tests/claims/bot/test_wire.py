"""Texts and lists fit Discord, lose nothing on the way, and show what is not ours literally."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot import wire

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=400)
marked = st.text(st.sampled_from("ab _*~`|<>@#[]()\\-+.1\n、。"), max_size=200)


@given(marked | texts)
def test_what_is_escaped_reads_back(text):
    assert wire.unescape(wire.escape(text)) == text


@given(marked)
def test_no_mark_is_left_bare(text):
    bare = wire.escape(text).replace("\\\\", "")
    for at, character in enumerate(bare):
        if character in "*_~`|<@#[":
            assert bare[at - 1] == "\\"


def test_addresses_are_left_whole():
    text = "see https://example.org/a_b_c*d and *this*"
    assert wire.escape(text) == "see https://example.org/a_b_c*d and \\*this\\*"


def test_lists_quotes_and_small_print_are_no_markup_at_the_start_of_a_line():
    assert wire.escape("- a\n> b\n+ c\n1. d") == "\\- a\n\\> b\n\\+ c\n1\\. d"
    assert wire.escape("+1/+1 -> 702.143a") == "\\+1/+1 -> 702.143a"


@given(texts, st.integers(2, 100))
def test_clipped_text_fits_and_says_that_it_was_cut(text, limit):
    clipped = wire.clip(text, limit)
    assert wire.size(clipped) <= limit
    assert clipped == text or clipped.endswith(wire.MORE)


@given(st.lists(texts, max_size=8), st.integers(20, 200))
def test_pages_fit_and_lose_nothing_but_space(blocks, limit):
    pages = wire.pages(blocks, limit)
    assert all(0 < wire.size(page) <= limit for page in pages)
    assert "".join("".join(pages).split()) == "".join("".join(blocks).split())


def test_a_page_ends_at_a_sentence():
    first, second = wire.pages(["One two three. Four five six. Seven eight nine."], 35)
    assert (first, second) == ("One two three. Four five six.", "Seven eight nine.")


def test_japanese_is_cut_after_a_full_stop():
    assert wire.split("予顕する。次のターンに唱える。そして", 10) == (
        "予顕する。",
        "次のターンに唱える。そして",
    )


@given(texts, st.integers(1, 40))
def test_no_escape_is_torn_apart(text, limit):
    for page in wire.pages([wire.escape(text)], max(limit, 4)):
        assert (len(page) - len(page.rstrip("\\"))) % 2 == 0


@given(st.lists(st.tuples(texts, texts), max_size=60))
def test_choices_are_few_and_neither_empty_nor_long(offered):
    made = wire.choices(offered)
    assert len(made) <= 25
    assert len({each.value for each in made}) == len(made)
    for each in made:
        assert 1 <= wire.size(each.name) <= 100
        assert 1 <= wire.size(each.value) <= 100


@given(texts.filter(lambda text: "\u200b" not in text))
def test_a_block_of_code_gives_back_what_was_put_in(text):
    block = wire.code_block(text)
    assert block.count("```") == 2
    assert wire.from_code_block(block[4:-4]) == text


def test_names_are_lower_case_letters_digits_and_hyphens():
    assert wire.is_name("puis-je")
    assert wire.is_name("予顕")
    for wrong in ("", "できる？", "a b", "Rule", "クリンナップ・ステップ", "x" * 33):
        assert not wire.is_name(wrong)
