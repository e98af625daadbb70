"""What players often ask about, in words that no rule uses, and the rules that answer it."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.library import fold, phrasing
from rulesdb.library.documents import LANGUAGES
from rulesdb.library.phrasing import FILLERS
from rulesdb.library.topic_tables import (
    FOLDER,
    LIGHTLY,
    WORDS,
    light_ways,
    phrases_of,
    rows_of,
    words_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet
    from pathlib import Path

    from rulesdb.library.topic_tables import Phrase, Row, Topic

    Parts = Mapping[str, Iterable[int]]
    """Which parts of phrases a word is."""

ALTERNATIVES = frozenset("/*")
# Japanese words that hold another one and mean something else.
CONTRARY = ("プレイヤー", "アップキープ", "アンタップ", "破壊不能", "追加コスト", "代替コスト")
# What would be but small words and figures: it is told in words that phrases can have.
_SPELLED_OUT = {
    re.compile("can['’]t", re.IGNORECASE): "cannot",
    re.compile(r"\b(?:ha(?:ve|s|d)|needs?) to\b", re.IGNORECASE): "must",
    re.compile(r"[+＋][0-9x]/[+＋][0-9x]", re.IGNORECASE): " pluscounter ",
    re.compile(r"[-−–][0-9x]/[-−–][0-9x]", re.IGNORECASE): " minuscounter ",
    re.compile(r"(?<![\d/])[0-9x]/0(?![\d/])", re.IGNORECASE): " zerotoughness ",
    re.compile(r"(?<!\S)[-−–](?=[0-9x](?!\S))", re.IGNORECASE): " minusability ",
    re.compile(r"(?<![\d/+＋−–-])(?=[0-9x]/[1-9](?![\d/]))", re.IGNORECASE): " fixedsize ",
    # A German verb that asks here, and is a noun elsewhere.
    re.compile(r"\bwas (?:macht|machen|tut)\b", re.IGNORECASE): "was",
    # What happens, where the French verb alone passes or skips.
    re.compile(r"\bse pass(?:e|ent)\b", re.IGNORECASE): "comment",
    re.compile(r"\{[wubrg](?:/[wubrg])?/p\}", re.IGNORECASE): " phyrexian ",
    re.compile(r"\{[0-9wubrgc]/[wubrg]\}", re.IGNORECASE): " hybrid ",
    re.compile(r"(?<!\*)[*＊★](?:/(?:1[+])?[*＊★])?(?!\*)"): " starpower ",
}
# How much of what a query tells a phrase must say, by how many parts the phrase has.
ENOUGH = {1: 0.6, 2: 0.4}
ENOUGH_OF_LONG = 0.34
# How many parts of a phrase are as much as that all the query tells stands in some phrase.
IN_ALL = 2
UNSAID = 0.4  # what hiragana tell that nothing says


class Ways(NamedTuple):
    """Ways to say something: words without endings, Japanese pieces, and beginnings of words."""

    words: frozenset[str]
    starts: frozenset[str]

    @classmethod
    def of(cls, ways: Iterable[str]) -> Ways:
        keyed = [_key(way) for way in ways]
        starts = frozenset(key for kind, key in keyed if kind == "start")
        return cls(frozenset(key for _, key in keyed) - starts, starts)

    def hold(self, word: str) -> bool:
        """Whether a word is said in any of these ways."""
        root = word if fold.is_japanese(word) else phrasing.stem(word)
        return root in self.words or any(word[:at] in self.starts for at in range(1, len(word) + 1))


class Places(NamedTuple):
    """Where parts of phrases stand, in which phrase and as which of its parts; by what is typed."""

    parts: Sequence[Sequence[tuple[int, int]]]
    by_word: Parts
    by_start: Parts
    by_end: Parts
    by_piece: Parts

    def of(self, word: str) -> Iterator[tuple[str, int]]:
        """The parts that a word of a query is, each with what of the word it is."""
        if fold.is_japanese(word):
            yield from self._of_japanese(word)
            return
        numbers = [*self.by_word.get(phrasing.stem(word), ())]
        for at in range(1, len(word) + 1):
            numbers += (*self.by_start.get(word[:at], ()), *self.by_end.get(word[-at:], ()))
        yield from ((word, number) for number in numbers)

    def _of_japanese(self, word: str) -> Iterator[tuple[str, int]]:
        bare = word
        for longer in CONTRARY:
            bare = bare.replace(longer, " ")
        for piece, numbers in self.by_piece.items():
            if piece in bare or (piece in word and any(it in piece for it in CONTRARY)):
                yield from ((piece, number) for number in numbers)


class About(NamedTuple):
    """A topic that a query is about, how much of what the query tells it covers, and by what words.

    What is covered is 1 at most.
    """

    topic: Topic
    covers: float
    words: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Topics:
    """The topics of a game, found by whole titles, by words and by beginnings of words."""

    topics: tuple[Topic, ...]
    phrases: tuple[Phrase, ...]
    whole: Mapping[str, Topic]
    places: Places
    light: Mapping[str, Ways]

    def is_title(self, query: str) -> bool:
        """Whether a query is, word for word, a title or another phrase of a topic."""
        return fold.key(query) in self.whole

    def knows(self, word: str) -> bool:
        """Whether a folded word, but for its ending, is one that a phrase has."""
        root = phrasing.stem(word)
        return root in self.places.by_word or root in self.places.by_start

    def about(self, query: str, language: str) -> About | None:
        """The topic that a query is about, where it says enough of it.

        >>> found = topics("magic").about("what happens when I draw from an empty library?", "en")
        >>> found.topic.name, found.topic.rules[0]
        ('empty-library', '104.3c')
        >>> topics("magic").about("empty", "en") is None
        True
        """
        if topic := self.whole.get(fold.key(query)):
            return About(topic, 1.0)
        plain = _spelled_out(query)
        told = {spoken: _Told.of(plain, spoken, self.light[spoken]) for spoken in LANGUAGES}
        best: tuple[tuple[float, float, bool], About] | None = None
        for (at, spoken), said in self._said(plain, language).items():
            covers = told[spoken].covered(said.words)
            in_all = told[spoken].covered(said.touched)
            rank = (said.weight + IN_ALL * in_all, covers, spoken == language)
            enough = ENOUGH.get(said.parts, ENOUGH_OF_LONG)
            if covers >= enough and (best is None or rank > best[0]):
                best = rank, About(self.topics[at], covers, said.words)
        return best[1] if best else None

    def _said(self, query: str, language: str) -> dict[tuple[int, str], _Said]:
        """What a query says of each topic in each language: the phrases it says every part of.

        A small word of the language in which it is asked is none of another: the German "die".
        """
        found: dict[int, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        for word in dict.fromkeys(fold.words(query)):
            for said, number in () if word in FILLERS[language] else self.places.of(word):
                for at, part in self.places.parts[number]:
                    found[at][part].add(said)
        together: dict[tuple[int, str], _Said] = {}
        touched: dict[tuple[int, str], set[str]] = defaultdict(set)
        for at, parts in found.items():
            phrase = self.phrases[at]
            key = (phrase.topic, phrase.language)
            words = frozenset().union(*parts.values())
            touched[key] |= words
            if len(parts) == len(phrase.parts) and _is_enough(words, phrase):
                before = together.get(key, _NOTHING)
                longest = max(before, _Said(phrase.weight, len(parts), words), key=_weight)
                together[key] = longest._replace(words=before.words | words)
        return {key: said._replace(touched=touched[key]) for key, said in together.items()}


class _Said(NamedTuple):
    """The weight and length of the longest phrase that was said, and the words that say any.

    `touched` are the words that stand in any phrase, though it be not said whole.
    """

    weight: float
    parts: int
    words: frozenset[str]
    touched: AbstractSet[str] = frozenset()


_NOTHING = _Said(0, 0, frozenset())


def _weight(said: _Said) -> float:
    return said.weight


def _is_enough(words: frozenset[str], phrase: Phrase) -> bool:
    """Whether no word is taken for two parts; a compound may be, in German and Japanese."""
    return phrase.language in {"de", "ja"} or len(words) >= len(phrase.parts)


class _Told(NamedTuple):
    """What a query tells in a language: the weight of its words, those that only ask left out."""

    words: dict[str, float]

    @classmethod
    def of(cls, query: str, language: str, light: Ways) -> _Told:
        told = phrasing.telling(query, language)
        return cls({it: LIGHTLY if light.hold(it) else 1 for it in told})

    def covered(self, said: Iterable[str]) -> float:
        """How much of it these words and pieces of words say.

        Hiragana that none of them say are rather grammar than a word.
        """
        if not self.words:
            return 0.0
        pieces = [it for it in said if fold.is_japanese(it)]
        mine = [it for it in self.words if it in said or _touched(it, pieces)]
        rest = (it for it in self.words if it not in mine)
        unsaid = sum(UNSAID if fold.is_hiragana(it) else self.words[it] for it in rest)
        weight = sum(self.words[it] for it in mine)
        return weight / (weight + unsaid)


def _spelled_out(query: str) -> str:
    for sign, word in _SPELLED_OUT.items():
        query = sign.sub(word, query)
    return fold.numerals_in_kanji(query)


def _touched(word: str, pieces: Iterable[str]) -> bool:
    """Whether a Japanese piece lies in a word, or the word in it."""
    return any(piece in word or word in piece for piece in pieces)


@cache
def topics(game: str, folder: Path = FOLDER) -> Topics:
    """The topics of a game; raises `UnreadableTopics` at the first wrong row."""
    words, rows = words_of(FOLDER / f"{WORDS}.tsv"), _rows(game, folder)
    phrases = [it for at, row in enumerate(rows) for it in phrases_of(at, row, words)]
    whole: dict[str, Topic] = {}
    for row in rows:
        for written in (each for cell in row.cells.values() for each in cell):
            if not ALTERNATIVES & set(written):
                whole.setdefault(fold.key(written), row.topic)
    light = {spoken: Ways.of(light_ways(words, spoken)) for spoken in LANGUAGES}
    return Topics(listed(game, folder), tuple(phrases), whole, _bound(phrases), light)


def listed(game: str, folder: Path = FOLDER) -> tuple[Topic, ...]:
    """The topics of a game by their titles alone, which is quicker."""
    return tuple(row.topic for row in _rows(game, folder))


@cache
def asked_often(game: str) -> frozenset[str]:
    """The numbers of the rules of play that any topic of a game leads to."""
    its = (topic for topic in listed(game) if not topic.document)
    return frozenset(number for topic in its for number in topic.rules)


@cache
def _rows(game: str, folder: Path) -> tuple[Row, ...]:
    words = words_of(FOLDER / f"{WORDS}.tsv")
    files = sorted(folder.glob(f"{game}*.tsv"))
    return tuple(row for file in files for row in rows_of(file, game, words))


def _bound(phrases: Iterable[Phrase]) -> Places:
    """Where each part stands, and what words, beginnings, ends and Japanese pieces are which."""
    at: dict[tuple[str, ...], list[tuple[int, int]]] = defaultdict(list)
    for place, phrase in enumerate(phrases):
        for part, ways in enumerate(phrase.parts):
            at[ways].append((place, part))
    tables: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for number, ways in enumerate(at):
        for kind, key in map(_key, ways):
            tables[kind][key].append(number)
    kinds = (dict(tables[kind]) for kind in ("word", "start", "end", "piece"))
    return Places(tuple(at.values()), *kinds)


def _key(way: str) -> tuple[str, str]:
    if way.startswith("*"):
        return "end", way[1:]
    if way.endswith("*"):
        return "start", way[:-1]
    return ("piece", way) if fold.is_japanese(way) else ("word", phrasing.stem(way))
