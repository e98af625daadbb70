"""No sentence of ours is a sentence of the documents that we were shown."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from rapidfuzz import fuzz

from rulesdb.library.definitions import definitions

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[3]
DOCUMENTS = Path(os.environ.get("FORESIGHT_DOCUMENTS", ROOT.parent / "shared"))
LANGUAGES = ("en", "fr", "de", "ja")
RUN, JAPANESE_RUN, ALIKE, LONG = 12, 20, 90, 10
BREAKS = {".txt": r"\n\s*\n", ".md": r"\n\s*\n", ".jsonl": r"\n", ".tsv": r"[\n\t]"}

pytestmark = pytest.mark.skipif(
    not DOCUMENTS.is_dir(),
    reason=f"no documents to compare with in {DOCUMENTS} (set FORESIGHT_DOCUMENTS)",
)


def words(text: str) -> list[str]:
    return re.findall(r"\w+", unicodedata.normalize("NFKC", text).casefold())


def letters(text: str) -> str:
    return re.sub(r"\W+", "", unicodedata.normalize("NFKC", text))


def sentences(paragraph: str) -> list[str]:
    return [each.strip() for each in re.split(r"(?<=[.!?])\s+", paragraph) if each.strip()]


@cache
def paragraphs() -> tuple[str, ...]:
    """Every paragraph of every document once: sixty editions repeat most of each other."""
    found: dict[str, None] = {}
    for path in sorted(DOCUMENTS.rglob("*")):
        if path.suffix not in BREAKS or not path.is_file():
            continue
        raw = path.read_bytes()
        text = raw.decode("utf-8-sig" if _is_utf8(raw) else "cp1252", errors="replace")
        text = re.sub(r"\r+\n?", "\n", text)
        found.update(dict.fromkeys(re.split(BREAKS[path.suffix], text)))
    return tuple(found)


def _is_utf8(raw: bytes) -> bool:
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def bundled(language: str) -> Iterator[str]:
    for path in sorted((ROOT / "rulesdb/library/bundled").glob(f"*.{language}.txt")):
        for line in path.read_text("utf-8").split("\n\n", 1)[1].splitlines():
            yield line.partition(" ")[2]


def defined(language: str) -> Iterator[str]:
    for definition in definitions().values():
        yield definition.sentences.get(language, "")


def catalogue(language: str) -> Iterator[str]:
    for path in sorted((ROOT / "bot/locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                yield from _patterns(entry)


def _patterns(message: ast.Message) -> Iterator[str]:
    for pattern in (message.value, *(each.value for each in message.attributes)):
        if pattern is not None:
            parts = (e.value if isinstance(e, ast.TextElement) else "…" for e in pattern.elements)
            yield "".join(parts)


@cache
def ours(language: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys([*bundled(language), *defined(language), *catalogue(language)]))


@cache
def theirs() -> tuple[tuple[str, frozenset[str]], ...]:
    """Their sentences of ten words or more, each with its words."""
    split = {s: None for paragraph in paragraphs() for s in sentences(paragraph)}
    known = ((s, words(s)) for s in split)
    return tuple((s, frozenset(w)) for s, w in known if len(w) >= LONG)


def test_no_twelve_words_in_a_row_are_theirs() -> None:
    runs: dict[int, str] = {}
    for text in (each for language in ("en", "fr", "de") for each in ours(language)):
        runs.update(dict.fromkeys(map(hash, _runs(words(text))), text))
    copied = {
        runs[run]
        for paragraph in paragraphs()
        for run in runs.keys() & set(map(hash, _runs(words(paragraph))))
    }
    assert not copied


def _runs(of: list[str]) -> Iterator[tuple[str, ...]]:
    return zip(*(of[shift:] for shift in range(RUN)), strict=False)


def test_no_twenty_japanese_characters_in_a_row_are_theirs() -> None:
    runs = {}
    for text in map(letters, ours("ja")):
        for start in range(len(text) - JAPANESE_RUN + 1):
            runs[text[start : start + JAPANESE_RUN]] = text
    copied = set()
    for text in (letters(each) for each in paragraphs() if re.search(r"[\u3040-\u30ff]", each)):
        for start in range(len(text) - JAPANESE_RUN + 1):
            if (run := text[start : start + JAPANESE_RUN]) in runs:
                copied.add(runs[run])
    assert not copied


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_long_sentence_is_nearly_theirs(language: str) -> None:
    mine = [s for text in ours(language) for s in sentences(text) if len(words(s)) >= LONG]
    alike = [(s, other) for s, other in _near(mine) if _score(s, other) >= ALIKE]
    assert not alike


def _score(one: str, other: str, cutoff: float = ALIKE) -> float:
    """How alike; any short sentence is "in" one that is much longer, so those do not count."""
    mine, other_words = words(one), words(other)
    if len(other_words) > 2 * len(mine):
        return 0
    return fuzz.token_ratio(" ".join(mine), " ".join(other_words), score_cutoff=cutoff)


def _near(mine: list[str]) -> Iterator[tuple[str, str]]:
    """Pairs that share two of our sentence's four rarest words; a near copy shares more."""
    common = Counter(word for _, have in theirs() for word in have)
    rare = {s: sorted(set(words(s)), key=lambda w: (common[w], w))[:4] for s in mine}
    watched = {word for some in rare.values() for word in some}
    where: defaultdict[str, set[int]] = defaultdict(set)
    for index, (_, have) in enumerate(theirs()):
        for word in have & watched:
            where[word].add(index)
    for sentence, some in rare.items():
        shared = Counter(index for word in some for index in where[word])
        for index in (i for i, times in shared.items() if times > 1):
            yield sentence, theirs()[index][0]


def nearest(language: str, count: int = 10) -> list[tuple[float, str, str]]:
    """Our sentences that come nearest to theirs, the nearest first, for somebody to read."""
    mine = [s for text in ours(language) for s in sentences(text) if len(words(s)) >= LONG]
    best: dict[str, tuple[float, str]] = {}
    for sentence, other in _near(mine):
        found = (_score(sentence, other, cutoff=0), other)
        best[sentence] = max(best.get(sentence, (0.0, "")), found)
    ranked = sorted(((score, s, other) for s, (score, other) in best.items()), reverse=True)
    return ranked[:count]


def main() -> None:
    """`python -m tests.claims.library.test_originality` prints the ten nearest of a language."""
    for language in ("en", "fr", "de"):
        for score, sentence, other in nearest(language):
            sys.stdout.write(f"{language} {score:.0f}\n  ours:   {sentence}\n  theirs: {other}\n")


if __name__ == "__main__":
    main()
