"""What players often ask about, in words that no rule uses, and the rules that answer it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.library import fold, phrasing
from rulesdb.library.documents import LANGUAGES
from rulesdb.library.topic_tables import FOLDER, phrases_of, rows_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from rulesdb.library.topic_tables import Phrase, Topic

    Places = Mapping[str, tuple[tuple[int, int], ...]]
    """Where a word stands: in which phrases, and as which part of each."""

ALTERNATIVES = frozenset("/*")
# How much of what a query tells a phrase must say, by how many parts the phrase has.
ENOUGH = {1: 0.6, 2: 0.5}
ENOUGH_OF_LONG = 0.34


class About(NamedTuple):
    """A topic that a query is about, and how much of what the query tells it covers, up to 1."""

    topic: Topic
    covers: float


@dataclass(frozen=True, slots=True)
class Topics:
    """The topics of a game, found by whole titles, by words and by beginnings of words."""

    topics: tuple[Topic, ...]
    phrases: tuple[Phrase, ...]
    whole: Mapping[str, Topic]
    by_word: Places
    by_start: Places
    by_piece: Places

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
        told = {spoken: _Told.of(query, spoken) for spoken in LANGUAGES}
        best: tuple[tuple[int, float, bool], About] | None = None
        for (at, spoken), said in self._said(query).items():
            covers = told[spoken].covered(said.words)
            rank = (said.parts, covers, spoken == language)
            enough = ENOUGH.get(said.parts, ENOUGH_OF_LONG)
            if covers >= enough and (best is None or rank > best[0]):
                best = rank, About(self.topics[at], covers)
        return best[1] if best else None

    def _said(self, query: str) -> dict[tuple[int, str], _Said]:
        """What a query says of each topic in each language: the phrases it says every part of."""
        found: dict[int, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        for word in dict.fromkeys(fold.words(query)):
            for said, places in self._places(word):
                for at, part in places:
                    found[at][part].add(said)
        together: dict[tuple[int, str], _Said] = {}
        for at, parts in found.items():
            phrase = self.phrases[at]
            if len(parts) == len(phrase.parts):
                key = (phrase.topic, phrase.language)
                before = together.get(key, _Said(0, frozenset()))
                words = before.words.union(*parts.values())
                together[key] = _Said(max(before.parts, len(parts)), words)
        return together

    def _places(self, word: str) -> Iterator[tuple[str, tuple[tuple[int, int], ...]]]:
        """Where a word of a query stands in the phrases, and which piece of it does."""
        if fold.is_japanese(word):
            yield from ((piece, at) for piece, at in self.by_piece.items() if piece in word)
            return
        yield word, self.by_word.get(phrasing.stem(word), ())
        for start, places in self.by_start.items():
            if word.startswith(start):
                yield word, places


class _Said(NamedTuple):
    """How many parts the longest phrase has that was said, and the words that say any of them."""

    parts: int
    words: frozenset[str]


class _Told(NamedTuple):
    """What a query tells in a language: its words, those that only ask left out."""

    words: frozenset[str]

    @classmethod
    def of(cls, query: str, language: str) -> _Told:
        return cls(frozenset(phrasing.telling(query, language)))

    def covered(self, said: Iterable[str]) -> float:
        """How much of it these words and pieces of words say."""
        if not self.words:
            return 0.0
        pieces = [it for it in said if fold.is_japanese(it)]
        mine = sum(word in said or _touched(word, pieces) for word in self.words)
        return mine / len(self.words)


def _touched(word: str, pieces: Iterable[str]) -> bool:
    """Whether a Japanese piece lies in a word, or begins with it and goes on in grammar."""
    return any(piece in word or piece.startswith(word) for piece in pieces)


@cache
def topics(game: str, folder: Path = FOLDER) -> Topics:
    """The topics of a game; raises `UnreadableTopics` at the first wrong row."""
    rows = list(rows_of(folder / f"{game}.tsv", game))
    phrases = [it for at, (topic, cells) in enumerate(rows) for it in phrases_of(at, topic, cells)]
    whole: dict[str, Topic] = {}
    for topic, cells in rows:
        for written in (each for cell in cells.values() for each in cell):
            if not ALTERNATIVES & set(written):
                whole.setdefault(fold.key(written), topic)
    return Topics(tuple(topic for topic, _ in rows), tuple(phrases), whole, *_bound(phrases))


def _bound(phrases: Iterable[Phrase]) -> tuple[Places, Places, Places]:
    """Where each word, beginning of a word and Japanese piece stands."""
    tables: dict[str, dict[str, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
    for at, phrase in enumerate(phrases):
        for part, ways in enumerate(phrase.parts):
            for way in ways:
                kind, key = _key(way)
                tables[kind][key].append((at, part))
    words, starts, pieces = (
        {key: tuple(places) for key, places in tables[kind].items()}
        for kind in ("word", "start", "piece")
    )
    return words, starts, pieces


def _key(way: str) -> tuple[str, str]:
    if way.endswith("*"):
        return "start", way[:-1]
    return ("piece", way) if fold.is_japanese(way) else ("word", phrasing.stem(way))
