"""Whatever is asked is answered or a mistake, fits Discord, and is never taken for ours."""

from __future__ import annotations

import io
import json
import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from bot import ask, cards, line, terminal
from bot.answers.mentions import mentioned
from bot.answers.values import Mistake, Reader, RuleAnswer
from bot.as_json import as_json
from bot.cards import asked
from bot.cards.changes import changed, opened, page_of, pinned
from bot.cards.presses import Change
from bot.questions import GAMES, LANGUAGES, QUESTIONS, options
from bot.words import Words
from rulesdb.library.library import Library
from tests.process import limits

WORDS = Words()
MARKS = ("*", "_", "~~", "`", "||", "<@1>", "<#2>", "<:a:1>", "@everyone", "# ", "> ", "[a](b)")
AT_THE_START = ("# ", "> ")
"""What marks nothing but the start of a line."""

PIECES = (
    *MARKS, "702.143a", "601.2f–h", "811.1.b", "702.", "７０２．１４３", "foretell", "予顕", "よげ",
    "Vorherbestimmung", "vision", "prédiction", "'; DROP TABLE rule; --", '"', "NEAR(a b, 3)",
    "a* OR -b",
    "text:foretell", "https://a.b/c_d?e=*f*", "A", "B", "may", "casts", "->", "yes", "no: own-turn",
    "{1}{U}", "=", ":", ";", ",", "instant", "creature 2/2", "unit 3", "stack", "hand", "game",
    "language:fr", "step:upkeep", "split-second", "theirs", "empty", "\\", "\u200b", "\u202e", "😀",
    "title: *x*", "turn: A, upkeep", "A hand: X_y = instant, foretell {1}", "A foretells X_y",
    "until: B, end", "pass", "resolve", "expect: X_y in exile", "game: riftbound", "A plays X_y",
)  # fmt: skip
LETTERS = st.characters(exclude_categories=["Cs"])
TYPED = st.one_of(
    st.text(LETTERS, max_size=80),
    st.lists(st.sampled_from(PIECES), max_size=8).map(" ".join),
    st.lists(st.sampled_from(PIECES), max_size=30).map("\n".join),
    st.sampled_from(PIECES),
)
READERS = st.builds(Reader, st.sampled_from(LANGUAGES), st.sampled_from(GAMES))


@pytest.fixture(scope="module")
def library():
    with tempfile.TemporaryDirectory() as folder, Library.open(Path(folder)) as library:
        yield library


def given_to(option):
    """What may come in for an option: any of its choices, or any text as long as it may be."""
    if option.switch:
        return st.booleans()
    if option.choices:
        return st.sampled_from([None, *option.choices])
    text = TYPED.map(lambda typed: typed[: option.longest])
    return text.filter(bool) if option.required else st.none() | text


def questions():
    return st.one_of(
        st.builds(kind, **{option.name: given_to(option) for option in options(kind)})
        for kind in QUESTIONS.values()
    )


def texts(components):
    """What is drawn, without blocks of code, in which nothing is drawn."""
    for each in limits.walk(components):
        if each["type"] == limits.TEXT:
            yield re.sub(r"```\n.*?\n```", "", each["content"], flags=re.DOTALL)


PINGS = re.compile(r"(?<!\\)<(?:[@:]|#(?!\d+>)|a:|t:|/)|(?<!\\)@(?:everyone|here)")


def check(view, *, attached=""):
    sent = {"flags": limits.V2, "components": view.to_components()}
    assert list(limits.message(sent, {cards.ATTACHED} if attached else set())) == []
    for text in texts(sent["components"]):
        assert not PINGS.search(text), text


def look_at(answer, question, language):
    """Everything that can be made of an answer is made, and fits."""
    for hidden in (False, True):
        for page in (1, 2):
            card = cards.draw(answer, WORDS, question, page=page, hidden=hidden)
            check(card.view, attached=card.attached)
    json.dumps(as_json(WORDS, answer))
    Console(file=io.StringIO()).print(terminal.text(WORDS, answer))
    if not isinstance(answer, Mistake):
        check(cards.report(answer, question, WORDS, language))
    if isinstance(answer, RuleAnswer):
        check(cards.citation(answer, WORDS, language))


@given(questions(), READERS)
def test_whatever_is_asked_is_answered_or_a_mistake_and_fits_discord(library, question, reader):
    answer = ask.answer(question, library, reader)
    look_at(answer, question, reader.language)
    look_at(answer, pinned(question, answer, reader.game), reader.language)


@given(st.sampled_from([f"/{command} " for command in QUESTIONS]) | st.just(""), TYPED, READERS)
def test_whatever_line_is_typed_is_answered_or_a_mistake(library, command, typed, reader):
    answer = ask.answer_line(command + typed, library, reader.language, reader.game)
    json.dumps(as_json(WORDS, answer))
    Console(file=io.StringIO()).print(terminal.text(WORDS, answer))


@given(questions())
def test_a_question_on_a_card_reads_back_or_is_not_there(question):
    shown = asked.shown(question)
    plain = question if "\u200b" not in (getattr(question, "text", "") or "") else None
    if shown and plain:
        read = asked.read([shown])
        assert read is None or line.write(read) == line.write(question)


@given(questions(), st.builds(Change, st.sampled_from(
    ["rule", "language", "game", "turn", "step", "stack", "since", "page", "only", "query", "x"]
), TYPED))  # fmt: skip
def test_whatever_a_button_says_is_a_question_or_nothing(library, question, change):
    then = changed(question, change)
    page_of(change)
    opened(change.value)
    if then is not None and change.name in ("rule", "language", "game", "turn", "since"):
        ask.answer(then, library, Reader("en", getattr(then, "game", None) or "magic"))


@given(TYPED, READERS)
def test_whatever_a_message_says_its_rules_can_be_offered_and_opened(library, text, reader):
    found = mentioned(text, library, reader)
    assert len(found) <= 25
    if found:
        check(cards.mentions(found, WORDS, reader))
    for each in found:
        question = opened(f"{each.game}.{each.query}")
        look_at(ask.answer(question, library, reader), question, reader.language)


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_that_is_typed_is_shown_as_it_is(library, mark, language):
    """In every option of every command, on its own line as well."""
    for kind in QUESTIONS.values():
        free = [each for each in options(kind) if not (each.choices or each.switch)]
        for option in free:
            for typed in (f"zq{mark}qz", f"foretell\n{mark}qz" if option.required else mark):
                given_here = {each.name: "foretell" for each in free if each.required}
                question = kind(**{**given_here, option.name: typed[: option.longest]})
                answer = ask.answer(question, library, Reader(language, "magic"))
                card = cards.draw(answer, WORDS, question)
                for text in texts(card.view.to_components()):
                    assert f"zq{mark}qz" not in text or mark in AT_THE_START
                    assert f"\n{mark}qz" not in text
                    assert not text.startswith(f"{mark}qz")
