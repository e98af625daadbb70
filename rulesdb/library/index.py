"""What answers from memory: the newest editions in force, bundled and imported, by their names."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from rulesdb.library.found import Find

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from rulesdb.library.mechanics import Located
    from rulesdb.library.names import Names
    from rulesdb.library.volume import Volume

MAIN = {"magic": "comprehensive", "riftbound": "core"}
DOCUMENTS = {game: (main, "tournament") for game, main in MAIN.items()}
ORIGINAL = "en"

Kind = tuple[str, str, str]
"""Game, document, language."""


@dataclass(frozen=True, slots=True, eq=False)
class Index:
    """The editions that answer today, and the ways into them.

    `imported` and `bundled` hold the newest whole edition in force of each kind, `ahead` those
    that are still to come, `parts` the excerpts and articles.  `keys` are, by game, those of all
    names, headings and glossary entries.
    """

    names: Names
    imported: Mapping[Kind, Volume]
    bundled: Mapping[Kind, Volume]
    ahead: tuple[Volume, ...]
    parts: tuple[Volume, ...]
    located: Mapping[Volume, Located]
    keys: Mapping[str, tuple[str, ...]]
    _orders: dict[Kind, tuple[Volume, ...]] = field(default_factory=dict, init=False, repr=False)

    def editions(self, game: str, document: str, language: str) -> tuple[Volume, ...]:
        """The editions to ask for a language, the best first.

        A translation that is older than the original may number its rules otherwise, so the
        summary and the original go before it.
        """
        kind = (game, document, language)
        if kind not in self._orders:
            self._orders[kind] = self._ordered(kind)
        return self._orders[kind]

    def _ordered(self, kind: Kind) -> tuple[Volume, ...]:
        game, document, language = kind
        own = self.imported.get(kind)
        original = self.imported.get((game, document, ORIGINAL))
        summary = self.bundled.get((game, document, language))
        in_english = self.bundled.get((game, document, ORIGINAL))
        stale = own and original and (own.edition.date or "") < (original.edition.date or "")
        order = (None if stale else own, summary, original, own, in_english)
        return tuple(dict.fromkeys(volume for volume in order if volume is not None))

    def dates(self, game: str, language: str) -> Mapping[str, str]:
        """Of which date the newest text in force in a language is, by document."""
        both = (*self.bundled.items(), *self.imported.items())
        its = ((kind, it.edition.date or "") for kind, it in both)
        return dict(sorted((kind[1], date) for kind, date in its if kind[::2] == (game, language)))

    def main(self, game: str, language: str) -> Volume | None:
        """The edition whose numbers a reader of the language sees first."""
        return next(iter(self.editions(game, MAIN[game], language)), None)

    def numbering(self, game: str, language: str) -> Volume | None:
        """The edition that has all the numbers: no summary, where there is another."""
        editions = self.editions(game, MAIN[game], language)
        full = (volume for volume in editions if volume.edition.standing != "summary")
        return next(full, next(iter(editions), None))

    def volumes(self, game: str) -> Iterator[Volume]:
        """Every edition of a game in memory."""
        yield from self.imported_of(game)
        yield from self.bundled_of(game)

    def imported_of(self, game: str) -> Iterator[Volume]:
        """The imported editions of a game: in force, in parts, ahead of their day."""
        yield from (volume for kind, volume in self.imported.items() if kind[0] == game)
        yield from (it for it in (*self.parts, *self.ahead) if it.edition.game == game)

    def bundled_of(self, game: str) -> Iterator[Volume]:
        """The bundled texts of a game."""
        return (volume for kind, volume in self.bundled.items() if kind[0] == game)

    def rule(self, game: str, number: str, language: str, document: str = "") -> tuple[Find, ...]:
        """The rule of a number in a document; of none, in the game's main one, else in another."""
        return self._first(game, language, lambda volume: self.at(volume, number), document)

    def mechanic(self, mechanic: str, language: str) -> tuple[Find, ...]:
        """The rule of a mechanic, wherever an edition puts it."""
        game = mechanic.partition(":")[0]
        return self._first(game, language, lambda volume: self.of(volume, mechanic))

    def at(self, volume: Volume, number: str) -> tuple[Find, ...]:
        """The rules that have a number in an edition: rarely two."""
        return tuple(self.find(volume, place) for place in volume.at(number))

    def of(self, volume: Volume, mechanic: str) -> tuple[Find, ...]:
        """The rule of a mechanic in an edition."""
        place = self.located[volume].places.get(mechanic)
        return () if place is None else (Find(volume, "rule", place, mechanic),)

    def notes(self, mechanic: str) -> Iterator[Find]:
        """The first note about a mechanic in each excerpt or article."""
        game = mechanic.partition(":")[0]
        for volume in (it for it in self.parts if it.edition.game == game):
            about = (at for at, note in enumerate(volume.notes) if note.about == mechanic)
            yield from (Find(volume, "note", at, mechanic) for at in islice(about, 1))

    def find(self, volume: Volume, place: int) -> Find:
        """A rule of an edition, with what it is about."""
        return Find(volume, "rule", place, self.located[volume].mechanic(volume, place))

    def translated(self, find: Find, language: str) -> Find:
        """The same rule in a language, where an edition of the same date has it; else itself."""
        edition = find.volume.edition
        if edition.language == language or find.kind != "rule":
            return find
        for volume in self.editions(edition.game, edition.document, language):
            its = volume.edition
            if its.language == language and its.date == edition.date and volume.at(find.number):
                return self.at(volume, find.number)[0]
        return find

    def in_full(self, find: Find) -> Find:
        """The rule in the full text of its date: a summary leaves out its neighbours."""
        edition = find.volume.edition
        if edition.standing != "summary":
            return find
        for volume in self.editions(edition.game, edition.document, edition.language):
            its = volume.edition
            if its.standing != "summary" and its.date == edition.date and volume.at(find.number):
                return self.at(volume, find.number)[0]
        return find

    def _first(
        self, game: str, language: str, look: Callable[[Volume], tuple[Find, ...]], only: str = ""
    ) -> tuple[Find, ...]:
        for document in [only] if only else DOCUMENTS[game]:
            if found := _shown(map(look, self.editions(game, document, language))):
                return found
        return ()


def _shown(by_edition: Iterable[tuple[Find, ...]]) -> tuple[Find, ...]:
    """What the best edition has; the official text beside it where that is a summary."""
    first, *others = [finds for finds in by_edition if finds] or [()]
    if first and first[0].volume.edition.standing == "summary":
        official = (it for it in others if _is_official_of(it[0], first[0]))
        return first + next(official, ())
    return first


def _is_official_of(find: Find, summary: Find) -> bool:
    """Whether a find is the official text of what a summary is of: numbers of other days drift."""
    its, ours = find.volume.edition, summary.volume.edition
    same = its.date == ours.date or (
        find.mechanic is not None and find.mechanic == summary.mechanic
    )
    return its.standing == "official" and same
