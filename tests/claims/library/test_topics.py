"""What players often ask leads to rules that exist, from its title in any language."""

from __future__ import annotations

import pytest

from bot.answers import lookup
from bot.answers.values import Reader
from bot.questions import RuleQuestion
from rulesdb.library import memory
from rulesdb.library.documents import GAMES, LANGUAGES
from rulesdb.library.found import Asked
from rulesdb.library.importing import Import
from rulesdb.library.library import Library
from rulesdb.library.names import Names
from rulesdb.library.opening import in_memory, open_shelf
from rulesdb.library.readers import Hints
from rulesdb.library.search import search
from rulesdb.library.topic_tables import COLUMNS, WORD_COLUMNS, UnreadableTopics, words_of
from rulesdb.library.topics import topics
from tests.claims.library.editions import DAY, RULES, edition, take_in
from tests.claims.library.papers import PAPERS, needs_papers

NEWEST = (
    "data/mtg/en/rules_20260807.txt",
    "data/riftbound/core-rules_EN_2026-03-30_Miszion.txt",
    "data/riftbound/tournament-rules_EN_Miszion.txt",
)
GOOD = (
    "walrus",
    "702.143",
    "a walrus sleeps",
    "un morse dort",
    "ein Walross schläft",
    "セイウチ",
    "dead",
)


@pytest.mark.parametrize(
    ("column", "wrong", "said"),
    [
        (1, "rule 5", "are no rule numbers"),
        (3, "", "every column needs something"),
        (6, "dead|walrus/creature", "{'walrus'} are no words"),
    ],
)
def test_a_wrong_row_is_named_with_its_file_and_line(tmp_path, column, wrong, said):
    row = [*GOOD]
    row[column] = wrong
    table = "\n".join("\t".join(each) for each in (COLUMNS, GOOD, row))
    (tmp_path / "magic.tsv").write_text(table, "utf-8")
    with pytest.raises(UnreadableTopics, match=rf"magic\.tsv, line 3: .*{said}"):
        topics("magic", tmp_path)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (("dead", "dies", "", "stirbt", "死亡"), "every column needs something"),
        (("dead", "dies|first strike", "meurt", "stirbt", "死亡"), "are several words"),
    ],
)
def test_a_wrong_word_is_named_with_its_file_and_line(tmp_path, row, said):
    (tmp_path / "words.tsv").write_text("\n".join("\t".join(each) for each in (WORD_COLUMNS, row)))
    with pytest.raises(UnreadableTopics, match=rf"words\.tsv, line 2: .*{said}"):
        words_of(tmp_path / "words.tsv")


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("my creature died so what about its aura", "en"),
        ("l’aura, si la créature meurt", "fr"),
        ("Meine Kreatur stirbt, was ist mit der Aura", "de"),
        ("オーラのついたクリーチャーが死亡した", "ja"),
    ],
)
def test_a_topic_put_in_words_of_the_table_is_found_in_every_language(query, language):
    found = topics("magic").about(query, language)
    assert found is not None
    assert found.topic.name == "lone-aura"


def test_the_columns_must_be_those_that_are_read(tmp_path):
    (tmp_path / "magic.tsv").write_text("\t".join(COLUMNS[:-1]), "utf-8")
    with pytest.raises(UnreadableTopics, match="line 1: "):
        topics("magic", tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_is_found_by_its_title_and_by_no_two(game):
    table = topics(game)
    for language in LANGUAGES:
        titles = [topic.titles[language] for topic in table.topics]
        assert len(set(titles)) == len(titles)
        for topic in table.topics:
            found = table.about(topic.titles[language], language)
            assert found is not None, topic.name
            assert found.topic.titles[language] == topic.titles[language]


@needs_papers
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_topic_exist_and_come_first(tmp_path, language):
    with open_shelf(tmp_path, write=True) as shelf:
        door = Import(shelf, DAY)
        for name in NEWEST:
            door.take_in((PAPERS / name).read_bytes(), Hints())
    with Library.open(tmp_path, day=lambda: DAY) as library:
        for game in GAMES:
            for topic in topics(game).topics:
                question = RuleQuestion(topic.titles[language], game=game)
                answer = lookup.answer(question, library, Reader(language, game))
                # A title may be a name too: then its rule is shown whole, with what is under it.
                assert topic.rules[0].startswith(answer.hits[0].number), topic.name
                assert answer.found_by == "name", topic.name


def test_a_topic_without_a_text_is_offered_with_its_numbers():
    nothing = memory.stock(Names.load(), in_memory(), None, DAY)
    found = search(nothing, Asked("skipping a step, phase or turn", ("magic",), "en"))
    assert (found.by, found.finds) == ("none", ())
    assert [near.number for near in found.nearest] == ["500.11", "614.10"]


def test_a_past_edition_is_not_asked_by_numbers_of_today(tmp_path):
    past = RULES.replace("116.2h Foretelling is one of them.", "104.3c A walrus is one of them.")
    take_in(tmp_path, edition("2020-01-01", past), edition())
    with Library.open(tmp_path, day=lambda: DAY) as library:
        holding = next(it for it in library.state.holdings if it.edition.date == "2020-01-01")
        found = library.search(Asked("empty library", ("magic",), "en"), holding)[0]
    assert "104.3c" not in [find.number for find in found.finds]


def test_a_later_edition_that_put_another_rule_there_is_not_believed(tmp_path):
    later = RULES.replace("116.2h Foretelling is one of them.", "104.3c A walrus is one of them.")
    take_in(tmp_path, edition("2026-10-01", later))
    with Library.open(tmp_path, day=lambda: DAY) as library:
        found = library.search(Asked("empty library", ("magic",), "en"))[0]
    assert "104.3c" not in [find.number for find in found.finds]
