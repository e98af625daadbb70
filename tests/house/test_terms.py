"""The decisive words of the rules are the same everywhere we write: those of the term base."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

from rulesdb.library import fold
from rulesdb.library.definitions import definitions
from rulesdb.library.names import Names

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr", "de", "ja")
WORDS = 20
# No sentence of ours counters a spell yet.
UNSAID = {"counter"}
# The other game has words of its own.
OTHER_GAME = "riftbound"
# Scenarios are written in English words.
EXAMPLE = "example"
# A heading is the name of a mechanic, whatever words that takes.
HEADING = re.compile(r"\d{3}\.\d+\. (.+)")


def table() -> list[dict[str, str]]:
    file = ROOT / "bot/locales/terms.tsv"
    with file.open(encoding="utf-8", newline="") as rows:
        return list(csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE))


def written(language: str) -> Iterator[tuple[str, str]]:
    """What we say of Magic in a language, and where."""
    for path in sorted((ROOT / "bot/locales" / language).glob("*.ftl")):
        if OTHER_GAME not in path.name:
            yield from ((path.name, text) for text in _sentences(path))
    for path in sorted((ROOT / "rulesdb/library/bundled").glob(f"magic.{language}.txt")):
        yield from ((path.name, line) for line in path.read_text("utf-8").splitlines())
    for mechanic, definition in definitions().items():
        if not mechanic.startswith(OTHER_GAME):
            yield mechanic, definition.sentences.get(language, "")


def _sentences(path: Path) -> Iterator[str]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and OTHER_GAME not in entry.id.name:
            worded = (each.value for each in entry.attributes if each.id.name != EXAMPLE)
            for pattern in (entry.value, *worded):
                if pattern is not None:
                    elements = pattern.elements
                    yield "".join(e.value for e in elements if isinstance(e, ast.TextElement))


def test_there_are_twenty_words_in_four_languages() -> None:
    assert len(table()) == WORDS
    assert all(row[language] for row in table() for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_is_used_and_its_rivals_are_not(language: str) -> None:
    rows = (row for row in Names.load().rows if row.language == language)
    names = {row.headword.replace("’", "'") for row in rows}
    said = [(where, text.replace("’", "'")) for where, text in written(language)]
    worded = [each for each in said if _headed(each[1]) not in names]
    everything = "\n".join(text for _, text in said).casefold()
    unused = {row["word"] for row in table() if row[language].casefold() not in everything}
    assert unused <= UNSAID
    rivals = [it for row in table() for it in row[f"{language}_not"].split("|") if it]
    found = [(it, each) for it in rivals for each in worded if _rival(it, language).search(each[1])]
    assert found == []


def _headed(line: str) -> str | None:
    heading = HEADING.fullmatch(line)
    return heading[1] if heading else None


def _rival(word: str, language: str) -> re.Pattern[str]:
    """A word that is not ours; one that ends in a star in any ending."""
    if language == "ja":
        return re.compile(re.escape(word))
    ending = "" if word.endswith("*") else r"(?!\w)"
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{ending}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_is_a_name_of_what_it_means(language: str) -> None:
    names = Names.load()
    for row in table():
        if not row["mechanic"]:
            continue
        name = names.name(row["mechanic"], language)
        assert name is not None, row["word"]
        spelled = [fold.fold(text) for text, _ in name.spellings()]
        assert any(fold.fold(row[language]) in text for text in spelled), row["word"]
        rivals = set(filter(None, row[f"{language}_not"].split("|")))
        assert name.headword not in rivals, row["word"]
