"""The names of mechanics in every language: as shown, as written, as read aloud, as once called."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.library import fold, phrasing
from rulesdb.library.name_tables import HOW, Name, rows_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

__all__ = ["HOW", "Mention", "Name", "NameHit", "Names"]
FOLDER = Path(__file__).with_name("names")
SHORTEST_ROOT, FEWEST = 6, 2
ENDINGS = {
    "en": re.compile("(?:e?s|ed|ing|e)$"),
    "fr": re.compile("(?:(?<=l)le|(?<=n)ne|e)?s?$"),
    "de": re.compile("(?:[kh]eit)?(?:e[rsmn]?|s|n)?$"),
}


@dataclass(frozen=True, slots=True)
class NameHit:
    """A name that a text is: as it is written in the table, and what it is there."""

    name: Name
    written: str
    how: str


@dataclass(frozen=True, slots=True)
class Mention:
    """A stretch of a text that is a name: where it begins and ends among the text's units."""

    begin: int
    end: int
    hits: tuple[NameHit, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Names:
    """Every name, by its key and by its mechanic."""

    rows: tuple[Name, ...]
    by_key: Mapping[str, tuple[NameHit, ...]]
    by_mechanic: Mapping[str, Mapping[str, Name]]
    longest: int

    @staticmethod
    def load(folder: Path = FOLDER) -> Names:
        """The tables of a folder; raises `UnreadableNames` at the first wrong row."""
        return _bound([name for file in sorted(folder.glob("*.tsv")) for name in rows_of(file)])

    def find(self, text: str, game: str | None = None) -> tuple[NameHit, ...]:
        """What a whole text names: headwords before forms, forms before readings and old names.

        >>> [hit.name.mechanic for hit in Names.load().find("PRÉDICTION", "magic")]
        ['magic:foretell']
        >>> [hit.name.mechanic for hit in Names.load().find("ヨゲン")]
        ['magic:foretell']
        """
        found = self.by_key.get(fold.key(text), ()) or self.by_key.get(fold.reading(text), ())
        return tuple(hit for hit in found if game in {None, hit.name.game})

    def name(self, mechanic: str, language: str) -> Name | None:
        """The row of a mechanic in a language."""
        return self.by_mechanic.get(mechanic, {}).get(language)

    def headword(self, mechanic: str, language: str) -> str | None:
        """What a mechanic is called in a language, where a source says so."""
        name = self.name(mechanic, language)
        return name.headword or None if name else None

    def rule(self, mechanic: str) -> str:
        """The number of a mechanic's rule in the edition that the table follows."""
        return next((it.rule for it in self.by_mechanic.get(mechanic, {}).values() if it.rule), "")

    def look_alikes(self, mechanic: str, language: str) -> tuple[str, ...]:
        """Mechanics that people of the language take for this one."""
        name = self.name(mechanic, language)
        return name.look_alikes if name else ()

    def inflected(self, text: str, game: str | None = None) -> tuple[NameHit, ...]:
        """What a text names when its words are put in other endings.

        >>> [hit.name.mechanic for hit in Names.load().inflected("Fluchsicheren", "magic")]
        ['magic:hexproof']
        """
        words, known = fold.words(text), _by_root(self)
        roots = ((spoken, _root(words, spoken)) for spoken in ENDINGS)
        found = dict.fromkeys(hit for root in roots for hit in known.get(root, ()))
        return tuple(hit for hit in found if game in {None, hit.name.game})

    def jumbled(self, text: str, language: str, game: str | None = None) -> tuple[NameHit, ...]:
        """What a text of several words names when they are put in another order.

        >>> [hit.name.mechanic for hit in Names.load().jumbled("zone of exile", "en", "magic")]
        ['magic:zone-exile']
        """
        found = dict.fromkeys(
            hit for bag in _bags(text, language) for hit in _by_bag(self).get(bag, ())
        )
        return tuple(hit for hit in found if game in {None, hit.name.game})

    def but_for_a_word(
        self, text: str, language: str, game: str | None = None
    ) -> tuple[NameHit, ...]:
        """The name with one word more, where the best of those names are of one mechanic.

        >>> names = Names.load()
        >>> [it.name.mechanic for it in names.but_for_a_word("étape des blessures", "fr", "magic")]
        ['magic:step-damage']
        """
        short = _by_bag_but_one(self)
        for bag in (it for it in _bags(text, language) if len(it[1]) > 1):
            hits = [hit for hit in short.get(bag, ()) if game in {None, hit.name.game}]
            best = min((HOW.index(hit.how) for hit in hits), default=0)
            first = [hit for hit in hits if HOW.index(hit.how) == best]
            if len({hit.name.mechanic for hit in first}) == 1:
                return tuple(first[:1])
        return ()

    def mentioned(
        self, units: Sequence[str], game: str | None = None, *, inflected: bool = False
    ) -> tuple[Mention, ...]:
        """The names in a text, given as `fold.units` of it: the longest at each place.

        >>> names = Names.load()
        >>> said = fold.units("double strike and 予顕")
        >>> [mention.hits[0].name.mechanic for mention in names.mentioned(said)]
        ['magic:double-strike', 'magic:foretell']
        """
        found: list[Mention] = []
        at = 0
        while at < len(units):
            mention = self._longest(units, at, game)
            if inflected and mention is None and (hits := self.inflected(units[at], game)):
                mention = Mention(at, at + 1, hits)
            found += [mention] if mention else []
            at = mention.end if mention else at + 1
        return tuple(found)

    def vocabulary(self, game: str) -> Callable[[str], str | None]:
        """What answers a name in any language with the game's own word, or with nothing.

        A name of two things is answered by the one of which it is the better known name, and
        by nothing where neither is.

        >>> word = Names.load().vocabulary("magic")
        >>> word("étape d’entretien"), word("予顕"), word("soup")
        ('upkeep', 'foretell', None)
        """

        def word(text: str) -> str | None:
            hits = [hit for hit in self.find(text, game) if not hit.name.is_term]
            words = {hit.name.word for hit in hits if hit.how == hits[0].how}
            return words.pop() if len(words) == 1 else None

        return word

    def _longest(self, units: Sequence[str], at: int, game: str | None) -> Mention | None:
        for end in range(min(len(units), at + self.longest), at, -1):
            found = self.by_key.get("".join(units[at:end]), ())
            if found and not fold.is_cut(units, at, end):
                hits = tuple(hit for hit in found if game in {None, hit.name.game})
                return Mention(at, end, hits) if hits else None
        return None


def _bound(rows: list[Name]) -> Names:
    by_key: dict[str, dict[tuple[str, str], NameHit]] = {}
    by_mechanic: dict[str, dict[str, Name]] = {}
    longest = 1
    for name in rows:
        by_mechanic.setdefault(name.mechanic, {})[name.language] = name
        for written, how in name.spellings():
            longest = max(longest, len(fold.units(written)))
            for spelling in filter(None, _keys(name, written, how)):
                hits = by_key.setdefault(spelling, {})
                hits.setdefault((name.mechanic, name.language), NameHit(name, written, how))
    ranked = {
        spelling: tuple(sorted(hits.values(), key=lambda hit: HOW.index(hit.how)))
        for spelling, hits in by_key.items()
    }
    return Names(tuple(rows), ranked, by_mechanic, longest)


@lru_cache(maxsize=2)
def _by_root(names: Names) -> dict[tuple[str, str], list[NameHit]]:
    """The names by language and their words with and without their endings."""
    found: dict[tuple[str, str], list[NameHit]] = {}
    for spelling, hits in names.by_key.items():
        for hit in hits:
            spoken = hit.name.language
            if spoken in ENDINGS:
                for root in {spelling, _root(fold.words(hit.written), spoken)} - {""}:
                    found.setdefault((spoken, root), []).append(hit)
    return found


@lru_cache(maxsize=2)
def _by_bag(names: Names) -> dict[tuple[str, frozenset[str]], list[NameHit]]:
    """The names of several words by language and those words without their order."""
    found: dict[tuple[str, frozenset[str]], list[NameHit]] = {}
    for hits in names.by_key.values():
        for hit in hits:
            spoken = hit.name.language
            words = _bag(hit.written, spoken) if " " in hit.written and spoken != "ja" else ()
            if len(words) > 1:
                found.setdefault((spoken, frozenset(words)), []).append(hit)
    return found


@lru_cache(maxsize=2)
def _by_bag_but_one(names: Names) -> dict[tuple[str, frozenset[str]], list[NameHit]]:
    """The names of several words, without each of their words in turn."""
    found: dict[tuple[str, frozenset[str]], list[NameHit]] = {}
    for (spoken, words), hits in _by_bag(names).items():
        for word in words if len(words) > FEWEST else ():
            found.setdefault((spoken, words - {word}), []).extend(hits)
    return found


def _bags(text: str, language: str) -> list[tuple[str, frozenset[str]]]:
    """The words of a text, read in its language and in English."""
    spoken = (it for it in dict.fromkeys((language, "en")) if it in ENDINGS)
    return [(it, _bag(text, it)) for it in spoken]


def _bag(text: str, language: str) -> frozenset[str]:
    told = phrasing.telling_only(text, language)
    return frozenset(ENDINGS[language].sub("", word) for word in told)


def _root(words: Sequence[str], language: str) -> str:
    """Some words without their endings; nothing where too little would be left of them."""
    root = "".join(ENDINGS[language].sub("", word) for word in words)
    return root if len(root) >= SHORTEST_ROOT and root.isascii() else ""


def _keys(name: Name, written: str, how: str) -> set[str]:
    """What finds a spelling: its key, its sound, and German umlauts written out."""
    keys = {fold.reading(written)} if how == "reading" else {fold.key(written)}
    if name.language == "ja":
        keys.add(fold.reading(written))
    if name.language == "de":
        keys.add(fold.key(fold.umlauts_written_out(written)))
    return keys
