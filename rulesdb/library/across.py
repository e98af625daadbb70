"""What is asked in one language found in the original, by words that say the same there."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from rulesdb.library import called, fold, gist, phrasing, worded
from rulesdb.library.found import Found
from rulesdb.library.index import ORIGINAL
from rulesdb.library.topic_tables import FOLDER, WORDS, words_of
from rulesdb.library.topics import Ways

if TYPE_CHECKING:
    from rulesdb.library.found import Asked, Stock

# So much of what is asked must have a word in the original, and so many words it must be.
ENOUGH, FEWEST = 0.6, 2


def by_meaning(stock: Stock, asked: Asked) -> Found | None:
    """The texts of the original that hold most of what a question in another language says."""
    for game in asked.games if asked.language != ORIGINAL else ():
        words = in_original(stock, asked, game)
        if len(words) >= FEWEST:
            there = replace(asked, query=" ".join(words), games=(game,), language=ORIGINAL)
            near = gist.nearest(stock, there, [(game, ORIGINAL)])
            found = worded.ranked(stock, replace(there, language=asked.language), near, game)
            if found:
                finds = dict.fromkeys((*gist.specific(stock, asked, game), *found))
                return Found("fuzzy", game, tuple(finds)[: worded.SHOWN])
    return None


def in_original(stock: Stock, asked: Asked, game: str) -> list[str]:
    """The words of a question in the original: those of names, then those of the table of words.

    None where too much of the question has no such word.
    """
    told = phrasing.telling_only(asked.query, asked.language)
    named = called.words_for(stock.index, asked, game)
    found: dict[str, str] = {}
    for mechanic, said in named.items():
        headword = stock.index.names.headword(mechanic, ORIGINAL) or ""
        for word in told:
            if word in said or said.replace(" ", "") in word:
                found.setdefault(word, headword)
    for word in told:
        found.setdefault(word, _meant(word, asked.language))
    known = [word for word in told if found[word]]
    if len(known) < ENOUGH * len(told):
        return []
    return list(dict.fromkeys(it for word in known for it in fold.words(found[word])))


@cache
def _meant(word: str, language: str) -> str:
    """What a word means in the original; nothing where no table says so."""
    table = _ways(language)
    return next((meaning for ways, meaning in table if ways.hold(word)), "")


@cache
def _ways(language: str) -> tuple[tuple[Ways, str], ...]:
    """The ways to say each word in a language, and its first way in the original."""
    table = words_of(FOLDER / f"{WORDS}.tsv").values()
    return tuple((Ways.of(it[language]), it[ORIGINAL][0].strip("*")) for it in table)
