"""Names are checked when they are loaded, and found however they are typed."""

from __future__ import annotations

import pytest

from rulesdb.library import fold
from rulesdb.library.called import meant
from rulesdb.library.name_tables import COLUMNS, UnreadableNames
from rulesdb.library.names import Names
from rulesdb.library.otherwise import inflected

NAMES = Names.load()
GOOD = ("magic:foretell", "en", "Foretell", "foretold", "", "", "the rules", "702.143", "")


@pytest.mark.parametrize(
    ("column", "wrong", "said"),
    [
        (0, "foretell", "'foretell'"),
        (0, "chess:foretell", "'chess:foretell'"),
        (1, "es", "'es' is no language"),
        (6, "", "'Foretell' has no source"),
        (7, "rule 702.143", "is no rule number"),
        (8, "magic:forecast|Predict", "'Predict'"),
        (8, "magic:forecast\textra", "10 columns, not 9"),
    ],
)
def test_a_wrong_row_is_named_with_its_file_and_line(tmp_path, column, wrong, said):
    row = [*GOOD]
    row[column] = wrong
    with pytest.raises(UnreadableNames, match=r"ours\.tsv, line 3: ") as caught:
        Names.load(table(tmp_path, COLUMNS, [*GOOD[:1], "fr", *GOOD[2:]], row))
    assert said in str(caught.value)


def test_a_mechanic_is_named_once_a_language(tmp_path):
    with pytest.raises(UnreadableNames, match="line 3: magic:foretell is named twice in en"):
        Names.load(table(tmp_path, COLUMNS, GOOD, GOOD))


def test_the_columns_must_be_those_that_are_read(tmp_path):
    with pytest.raises(UnreadableNames, match="line 1: "):
        Names.load(table(tmp_path, COLUMNS[:-1], GOOD))


def table(folder, *rows):
    (folder / "ours.tsv").write_text("\n".join("\t".join(row) for row in rows), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("typed", "mechanic"),
    [
        ("FORETELL", "magic:foretell"),
        ("prediction", "magic:foretell"),
        ("pre\u0301diction", "magic:foretell"),
        ("Vorherbestimmung", "magic:foretell"),
        ("よげん", "magic:foretell"),
        ("ヨゲン", "magic:foretell"),
        ("ﾖｹﾞﾝ", "magic:foretell"),
        ("予顕", "magic:foretell"),
        ("予見", "magic:forecast"),
        ("よけん", "magic:forecast"),
        ("Vorhersage", "magic:forecast"),
        ("Prévision", "magic:forecast"),
        ("予示", "magic:manifest"),
        ("flash back", "magic:flashback"),
        ("ﾌﾗｯｼｭﾊﾞｯｸ", "magic:flashback"),
        ("ふらっしゅばっく", "magic:flashback"),
        ("Todesberuehrung", "magic:deathtouch"),
        ("todesberührung", "magic:deathtouch"),
        ("クリンナップステップ", "magic:step-cleanup"),
    ],
)
def test_a_name_is_found_however_it_is_typed(typed, mechanic):
    assert mechanic in {hit.name.mechanic for hit in NAMES.find(typed, "magic")}


def test_one_dakuten_is_the_difference_between_two_mechanics():
    found = [{hit.name.mechanic for hit in NAMES.find(it, "magic")} for it in ("よげん", "よけん")]
    assert found == [{"magic:foretell"}, {"magic:forecast"}]


def test_a_word_means_first_what_its_speakers_mean():
    hits = NAMES.find("main", "magic")
    assert meant(hits, "fr") == ("magic:zone-hand",)
    assert "magic:zone-hand" not in meant(hits, "en")


def test_the_same_word_is_another_mechanic_in_another_game():
    found = {hit.name.mechanic for hit in NAMES.find("prédiction")}
    assert {"magic:foretell", "riftbound:predict"} <= found


def test_every_name_is_found_by_every_way_it_is_written():
    for name in NAMES.rows:
        for written, _ in name.spellings():
            for typed in (written, written.upper(), f" {written}. "):
                assert name.mechanic in {it.name.mechanic for it in NAMES.find(typed, name.game)}


def test_a_piece_of_a_longer_katakana_word_is_no_name():
    assert NAMES.mentioned(fold.units("メインイベント"), "magic") == ()


def test_a_common_word_names_something_alone_and_nothing_in_a_longer_text():
    assert {hit.name.mechanic for hit in NAMES.find("gekämpft", "magic")} == {"magic:fight"}
    assert NAMES.mentioned(fold.units("wir haben gekämpft"), "magic", inflected) == ()


def test_a_common_word_hides_no_other_name_that_begins_where_it_does():
    (mention,) = NAMES.mentioned(fold.units("volante et menaçante"), "magic", inflected)
    assert {hit.name.mechanic for hit in mention.hits} == {"magic:menace"}
