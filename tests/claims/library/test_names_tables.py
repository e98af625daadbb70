"""Every name has a source, a number that exists, and the look-alikes that trap players."""

from __future__ import annotations

import csv
import os
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.answers.games import ASKS
from rulesdb.library import fold, readers
from rulesdb.library.completeness import is_listed
from rulesdb.library.names import Names
from rulesdb.library.phrasing import FILLERS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[3]
NAMES = ROOT / "rulesdb/library/names"
DOCUMENTS = Path(os.environ.get("FORESIGHT_DOCUMENTS", ROOT.parent / "shared"))
NEWEST = {
    "magic": "data/mtg/en/rules_20260807.txt",
    "riftbound": "data/riftbound/core-rules_EN_2026-03-30_Miszion.txt",
}

Row = dict[str, str]


def rows(game: str) -> list[Row]:
    with (NAMES / f"{game}.tsv").open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))


def name(mechanic: str, language: str) -> Row:
    (row,) = (
        each
        for each in rows(mechanic.partition(":")[0])
        if (each["mechanic"], each["language"]) == (mechanic, language)
    )
    return row


every_game = pytest.mark.parametrize("game", NEWEST)


@every_game
def test_a_mechanic_has_one_row_a_language_and_every_row_a_source(game: str) -> None:
    table = rows(game)
    assert max(Counter((r["mechanic"], r["language"]) for r in table).values()) == 1
    assert [r for r in table if not (r["headword"] or r["forms"] or r["old"])] == []
    assert [r for r in table if not r["source"]] == []
    assert [r for r in table if "UNVERIFIED" in r["source"] or "/" in r["source"]] == []


def sources() -> dict[str, str]:
    """What kind each source of a name is: official, print, translation, press and the like."""
    with (NAMES.parent / "sources.tsv").open(encoding="utf-8", newline="") as table:
        rows = csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["source"]: row["kind"] for row in rows}


@every_game
def test_every_source_is_known_and_what_players_call_something_is_no_name_of_it(game: str) -> None:
    known = sources()
    assert {r["source"] for r in rows(game)} <= known.keys()
    usual = [r["mechanic"] for r in rows(game) if known[r["source"]] == "usage" and r["headword"]]
    assert usual == []


@every_game
def test_no_form_is_a_slip_or_a_small_word_of_its_language(game: str) -> None:
    for r in rows(game):
        forms = list(filter(None, r["forms"].split("|")))
        assert not {fold.key(form) for form in forms} & FILLERS[r["language"]], r["mechanic"]
        assert not {"fortell", "foretel", "forteld", "hexprof"} & set(forms)


@every_game
def test_every_apostrophe_is_the_one_that_texts_have(game: str) -> None:
    shown = [r[column] for r in rows(game) for column in ("headword", "forms", "old")]
    assert [it for it in shown if "'" in it] == []
    assert [it for it in shown if "’" in it]


def test_the_name_of_one_kind_of_typecycling_is_not_that_of_all() -> None:
    """A card says which type its ability searches for; only the rules speak of all of them."""
    for language, basic in (
        ("fr", "Recyclage de terrain de base"),
        ("de", "Standardlandumwandlung"),
    ):
        row = name("magic:typecycling", language)
        assert row["headword"] == ""
        assert basic in row["forms"].split("|")


@every_game
def test_every_mechanic_has_an_english_name(game: str) -> None:
    spoken = {r["mechanic"] for r in rows(game)}
    assert spoken == {r["mechanic"] for r in rows(game) if r["language"] == "en"}


@every_game
def test_readings_are_kana(game: str) -> None:
    wrong = [r for r in rows(game) if not re.fullmatch(r"[ぁ-んァ-ヶー]*", r["reading"])]
    assert wrong == []
    assert [r for r in rows(game) if r["reading"] and r["language"] != "ja"] == []


def test_a_look_alike_is_a_mechanic_of_the_tables_and_looks_back() -> None:
    table = {(r["mechanic"], r["language"]): r for g in NEWEST for r in rows(g)}
    known = {mechanic for mechanic, _ in table}
    for (mechanic, language), row in table.items():
        for other in filter(None, row["look_alikes"].split("|")):
            assert other in known
            if (other, language) in table:
                assert mechanic in table[other, language]["look_alikes"].split("|")


@pytest.mark.parametrize(
    ("mechanic", "language", "headword", "reading"),
    [
        ("magic:foretell", "fr", "Prédiction", ""),
        ("magic:foretell", "de", "Vorherbestimmung", ""),
        ("magic:foretell", "ja", "予顕", "よげん"),
        ("magic:forecast", "fr", "Prévision", ""),
        ("magic:forecast", "de", "Vorhersage", ""),
        ("magic:forecast", "ja", "予見", "よけん"),
        ("magic:manifest", "ja", "予示する", "よじする"),
        ("riftbound:predict", "fr", "Prédiction", ""),
        ("riftbound:temporary", "fr", "Temporaire", ""),
        ("riftbound:vision", "fr", "Vision", ""),
    ],
)
def test_one_word_many_mechanics(mechanic: str, language: str, headword: str, reading: str) -> None:
    row = name(mechanic, language)
    assert (row["headword"], row["reading"]) == (headword, reading)


def test_foretell_names_what_it_is_taken_for() -> None:
    assert name("magic:foretell", "ja")["look_alikes"].split("|") == [
        "magic:forecast",
        "magic:manifest",
        "riftbound:predict",
    ]


@every_game
@pytest.mark.skipif(
    not DOCUMENTS.is_dir(),
    reason=f"no editions to compare with in {DOCUMENTS} (set FORESIGHT_DOCUMENTS)",
)
def test_every_number_exists_in_the_newest_edition(game: str) -> None:
    edition = (DOCUMENTS / NEWEST[game]).read_text("utf-8-sig")
    known = set(re.findall(r"^(\d{3}(?:\.\d+)?(?:\.?[0-9a-z]+)*)\.? ", edition, re.MULTILINE))
    assert {r["rule"] for r in rows(game) if r["rule"]} <= known


@every_game
@pytest.mark.skipif(
    not DOCUMENTS.is_dir(),
    reason=f"no editions to compare with in {DOCUMENTS} (set FORESIGHT_DOCUMENTS)",
)
def test_every_ability_and_action_of_the_newest_edition_has_a_name(game: str) -> None:
    edition = (DOCUMENTS / NEWEST[game]).read_text("utf-8-sig")
    pattern = {"magic": r"^(70[12]\.(?!1\.)\d+)\. ", "riftbound": r"^(8(?:0[5-9]|[12]\d))\. "}
    entries = set(re.findall(pattern[game], edition, re.MULTILINE))
    assert len(entries) > 20
    named = {r["rule"] for r in rows(game) if r["language"] == "en" and r["headword"]}
    assert entries - named == set()


@pytest.mark.skipif(
    not DOCUMENTS.is_dir(),
    reason=f"no edition to compare with in {DOCUMENTS} (set FORESIGHT_DOCUMENTS)",
)
def test_every_entry_of_the_newest_glossary_is_in_the_table() -> None:
    (edition,) = readers.read((DOCUMENTS / NEWEST["magic"]).read_text("utf-8-sig"))
    glossary = edition.glossary
    assert len(glossary) > 700
    names = Names.load()
    missing = [it.headword for it in glossary if not is_listed(names, it.headword, "magic")]
    assert missing == []


def test_whatever_can_be_asked_has_a_name() -> None:
    asked = {ask.mechanic for asks in ASKS.values() for ask in asks.values()}
    known = {r["mechanic"] for g in NEWEST for r in rows(g) if r["language"] == "en"}
    assert asked - known == set()


KEYWORDS = DOCUMENTS / "data/keywords.tsv"


@pytest.mark.skipif(not KEYWORDS.exists(), reason=f"no {KEYWORDS} (set FORESIGHT_DOCUMENTS)")
def test_every_printed_keyword_is_found_under_its_name_in_each_language() -> None:
    names = Names.load()
    missing = [each for each in printed() if not names.find(each[2], each[0])]
    assert missing == []


def printed() -> Iterator[tuple[str, str, str]]:
    """The keywords, each with its game and language, that the table of keywords is sure of."""
    with KEYWORDS.open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE):
            game = {"mtg": "magic"}.get(row["game"], row["game"])
            for language in ("en", "fr", "de", "ja"):
                unsure = "UNVERIFIED" in row.get(f"{language}_source", "")
                names = filter(None, re.split(r" / |（|）", row[language]))
                yield from ((game, language, name) for name in names if not unsure)
