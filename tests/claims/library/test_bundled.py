"""The bundled summaries say the same in four languages and cite numbers that exist."""

from __future__ import annotations

import os
import re
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from rulesdb.library import readers
from rulesdb.library.readers import Hints

ROOT = Path(__file__).parents[3]
BUNDLED = ROOT / "rulesdb/library/bundled"
DOCUMENTS = Path(os.environ.get("FORESIGHT_DOCUMENTS", ROOT.parent / "shared"))
LANGUAGES = ("en", "fr", "de", "ja")
GAMES = {"magic": ("comprehensive", "2026-08-07"), "riftbound": ("core", "2026-03-30")}
NEWEST = {
    "magic": "data/mtg/en/rules_20260807.txt",
    "riftbound": "data/riftbound/core-rules_EN_2026-03-30_Miszion.txt",
}
ENGLISH = re.compile(r"\b(the|and|of|you|your|with|when|may|this|that|is|are|its)\b", re.IGNORECASE)
QUOTED = re.compile(r"«[^»]*»|„[^“]*“|「[^」]*」")

every_game = pytest.mark.parametrize("game", GAMES)
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


def header(game: str, language: str) -> dict[str, str]:
    lines = _text(game, language).partition("\n\n")[0].splitlines()
    return dict(line.split(": ", 1) for line in lines)


@cache
def rules(game: str, language: str) -> dict[str, str]:
    body = _text(game, language).partition("\n\n")[2]
    lines = [line.split(" ", 1) for line in body.splitlines() if line]
    found = {number.removesuffix("."): text for number, text in lines}
    assert len(found) == len(lines), "a number stands twice"
    return found


def _text(game: str, language: str) -> str:
    return (BUNDLED / f"{game}.{language}.txt").read_text("utf-8")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_says_what_it_is(game: str, language: str) -> None:
    document, in_force = GAMES[game]
    head = header(game, language)
    assert head.pop("title")
    assert head == {
        "game": game,
        "language": language,
        "document": document,
        "standing": "summary",
        "date": in_force,
    }
    assert date.fromisoformat(in_force)


@every_game
@every_translation
def test_every_language_has_the_same_numbers_in_the_same_order(game: str, language: str) -> None:
    assert list(rules(game, language)) == list(rules(game, "en"))


@every_game
@every_translation
def test_nothing_is_left_in_english_but_names_in_quotes(game: str, language: str) -> None:
    left = {
        number: text
        for number, text in rules(game, language).items()
        if ENGLISH.search(QUOTED.sub("", text))
    }
    assert not left


@every_game
def test_japanese_is_written_in_japanese(game: str) -> None:
    words = {n: QUOTED.sub("", text) for n, text in rules(game, "ja").items()}
    latin = {n: text for n, text in words.items() if re.search(r"[A-Za-z]{3,}", text)}
    latin.pop("101.4", None)  # APNAP is what Japanese judges say too
    assert not latin


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_ends_as_a_sentence_does(game: str, language: str) -> None:
    body = {n: t for n, t in rules(game, language).items() if not _is_heading(game, n)}
    assert {n: t for n, t in body.items() if t[-1] not in ".:。：:"} == {}


@every_game
def test_a_rule_bears_a_heading_in_every_language_or_in_none(game: str) -> None:
    headed = {language: _headings(game, language) for language in LANGUAGES}
    numbers = {language: set(it) for language, it in headed.items()}
    assert numbers == dict.fromkeys(LANGUAGES, numbers["en"])
    told = [heading for it in headed.values() for heading in it.values()]
    assert [heading for heading in told if heading.endswith((":", "："))] == []


def _headings(game: str, language: str) -> dict[str, str]:
    (volume,) = readers.read(_text(game, language), Hints(source=f"{game}.{language}.txt"))
    return {rule.number: rule.heading for rule in volume.rules if rule.heading}


def _is_heading(game: str, number: str) -> bool:
    """A number under which others stand, or a section: it bears a title and no sentence."""
    text = rules(game, "en")[number]
    return not text.endswith((".", ":"))


@every_game
@pytest.mark.skipif(
    not DOCUMENTS.is_dir(),
    reason=f"no editions to compare with in {DOCUMENTS} (set FORESIGHT_DOCUMENTS)",
)
def test_every_number_exists_in_the_edition_of_that_date(game: str) -> None:
    edition = (DOCUMENTS / NEWEST[game]).read_text("utf-8-sig")
    known = set(re.findall(r"^(\d{3}(?:\.\d+)?(?:\.?[0-9a-z]+)*)\.? ", edition, re.MULTILINE))
    known |= set(re.findall(r"^(\d)\. ", edition, re.MULTILINE))  # the chapters
    cited = set(rules(game, "en"))
    for language in LANGUAGES:
        for text in rules(game, language).values():
            cited |= set(re.findall(r"\b\d{3}\.\d+[a-z]?(?:\.[0-9a-z]+)*\b", text))
    assert cited <= known
