"""The names of mechanics in every language: as shown, as written, as read aloud, as once called."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.library import fold, romaji
from rulesdb.library.name_tables import HOW, Name, rows_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Otherwise = Callable[["Names", str, str | None], tuple["NameHit", ...]]
    """What finds the names that a word is but for how it is put."""

__all__ = ["HOW", "Mention", "Name", "NameHit", "Names", "of_words"]
FOLDER = Path(__file__).with_name("names")
SMALL = 2  # so few letters have words that stand between others


@dataclass(frozen=True, slots=True)
class NameHit:
    """A name that a text is: as it is written in the table, and what it is there."""

    name: Name
    written: str
    how: str

    @property
    def is_alone(self) -> bool:
        """Whether it names something only where nothing is said beside it."""
        return self.written in self.name.alone


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
        return _loaded() if folder == FOLDER else _read(folder)

    def find(self, text: str, game: str | None = None) -> tuple[NameHit, ...]:
        """What a whole text names: headwords before forms, forms before readings and old names.

        >>> [hit.name.mechanic for hit in Names.load().find("PRÉDICTION", "magic")]
        ['magic:foretell']
        >>> [hit.name.mechanic for hit in Names.load().find("ヨゲン")]
        ['magic:foretell']
        >>> [hit.name.mechanic for hit in Names.load().find("Yogen")]
        ['magic:foretell']
        """
        found = self.by_key.get(fold.key(text), ()) or self.by_key.get(fold.reading(text), ())
        found = found or self.by_key.get(romaji.hiragana(fold.key(text)), ())
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

    def mentioned(
        self, units: Sequence[str], game: str | None = None, otherwise: Otherwise | None = None
    ) -> tuple[Mention, ...]:
        """The names in a text, given as `fold.units` of it: the longest at each place.

        Where no name begins, `otherwise` is asked whether the word alone is one.

        >>> names = Names.load()
        >>> said = fold.units("double strike and 予顕")
        >>> [mention.hits[0].name.mechanic for mention in names.mentioned(said)]
        ['magic:double-strike', 'magic:foretell']
        """
        found: list[Mention] = []
        at = 0
        while at < len(units):
            mention = self._longest(units, at, game)
            hits = otherwise(self, units[at], game) if otherwise and mention is None else ()
            if hits := _among_words(hits):
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
            found = _among_words(self.by_key.get("".join(units[at:end]), ()))
            found = of_words(found, units[at:end])
            if found and not fold.is_cut(units, at, end) and not fold.is_ending(units[at:end]):
                hits = tuple(hit for hit in found if game in {None, hit.name.game})
                return Mention(at, end, hits) if hits else None
        return None


def of_words(hits: tuple[NameHit, ...], units: Sequence[str]) -> tuple[NameHit, ...]:
    """The names that some words put together may be: a small word at the end is no ending.

    The French "flashback en réponse" names no German "flashbacken".
    """
    last = units[-1]
    if len(units) > 1 and last.isascii() and len(last) <= SMALL:
        return tuple(hit for hit in hits if len(fold.words(hit.written)) > 1)
    return hits


def _among_words(hits: tuple[NameHit, ...]) -> tuple[NameHit, ...]:
    """The hits that a stretch of a longer text may be."""
    if any(hit.is_alone for hit in hits):
        return tuple(hit for hit in hits if not hit.is_alone)
    return hits


@cache
def _loaded() -> Names:
    """The project's own tables, which nothing changes while a process runs."""
    return _read(FOLDER)


def _read(folder: Path) -> Names:
    return _bound([name for file in sorted(folder.glob("*.tsv")) for name in rows_of(file)])


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


def _keys(name: Name, written: str, how: str) -> set[str]:
    """What finds a spelling: its key, its sound, and German umlauts written out."""
    keys = {fold.reading(written)} if how == "reading" else {fold.key(written)}
    if name.language == "ja":
        keys.add(fold.reading(written))
    if name.language == "de":
        keys.add(fold.key(fold.umlauts_written_out(written)))
    return keys
