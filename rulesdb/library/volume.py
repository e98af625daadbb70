"""One edition held in memory: its rules by number, by parent and by heading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library.fold import key

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulesdb.library.documents import Edition, GlossaryEntry, Note, Rule


@dataclass(frozen=True, slots=True, eq=False)
class Volume:
    """An edition ready to be looked into; places count its rules in document order.

    `places` is by number (a real edition may hold a number twice), `under` by parent,
    `headed` by the key of the heading, `terms` by the key of the headword.  `passages` says
    where in the edition a stored text stands; `name` tells the document from all others.
    """

    edition: Edition
    rules: tuple[Rule, ...]
    glossary: tuple[GlossaryEntry, ...]
    notes: tuple[Note, ...]
    places: Mapping[str, tuple[int, ...]]
    under: Mapping[str, tuple[int, ...]]
    headed: Mapping[str, tuple[int, ...]]
    terms: Mapping[str, tuple[int, ...]]
    passages: Mapping[int, Place]
    name: str = ""

    @property
    def is_part(self) -> bool:
        """Whether it is an excerpt or article, which never answers as the rules."""
        return self.edition.extent != "whole"

    def at(self, number: str) -> tuple[int, ...]:
        """The places of a number: none where the edition does not have it."""
        return self.places.get(number, ())

    def below(self, place: int) -> tuple[int, ...]:
        """Everything under a rule, in document order: children, their children, and so on."""
        found: list[int] = []
        for child in self.children(place):
            found.append(child)
            if self.rules[child].number in self.under:
                found += self.below(child)
        return tuple(found)

    def children(self, place: int) -> tuple[int, ...]:
        """What stands directly under a rule, up to where its number comes again."""
        number = self.rules[place].number
        under, places = self.under.get(number, ()), self.at(number)
        end = next((at for at in places if at > place), len(self.rules))
        return tuple(at for at in under if place < at < end)

    def parent(self, place: int) -> int | None:
        """The rule that this one stands under: the last of that number before it."""
        above = self.rules[place].parent
        before = [at for at in self.at(above) if at < place] if above is not None else []
        return before[-1] if before else None

    def siblings(self, place: int) -> tuple[int, ...]:
        """What stands under the same rule, this one included."""
        above = self.parent(place)
        return self.under.get("", ()) if above is None else self.children(above)

    def following(self, place: int) -> int | None:
        """The next rule that is not under this one."""
        inside = {place, *self.below(place)}
        return next((at for at in range(place, len(self.rules)) if at not in inside), None)

    def previous(self, place: int) -> int | None:
        """The rule that this one follows: its elder sibling, else its parent."""
        above = self.rules[place].parent
        elder = [at for at in self.under.get(above or "", ()) if at < place]
        return elder[-1] if elder else self.parent(place)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a stored text stands in an edition: among the rules, the glossary or the notes."""

    kind: str
    at: int


def bind(
    edition: Edition,
    rules: Iterable[Rule],
    glossary: Iterable[GlossaryEntry],
    notes: Iterable[Note],
    passages: Mapping[int, Place],
) -> Volume:
    """The edition with every way into it."""
    rules, glossary = tuple(rules), tuple(glossary)
    return Volume(
        edition,
        rules,
        glossary,
        tuple(notes),
        _grouped(rule.number for rule in rules),
        _grouped(rule.parent or "" for rule in rules),
        _grouped(key(rule.heading) for rule in rules),
        _terms(entry.headword for entry in glossary),
        passages,
    )


def _terms(headwords: Iterable[str]) -> dict[str, tuple[int, ...]]:
    """Where the entries of a glossary stand, found without their saying that they are obsolete."""
    said = tuple(headwords)
    bare = _grouped(key(headword.replace("(Obsolete)", "")) for headword in said)
    return {**bare, **_grouped(map(key, said))}


def _grouped(keys: Iterable[str]) -> dict[str, tuple[int, ...]]:
    places: dict[str, list[int]] = {}
    for place, name in enumerate(keys):
        places.setdefault(name, []).append(place)
    return {name: tuple(found) for name, found in places.items()}
