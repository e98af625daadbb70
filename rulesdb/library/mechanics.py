"""Where an edition has the rule of each mechanic: by its heading, for numbers drift."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library.names import HOW

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rulesdb.library.names import NameHit, Names
    from rulesdb.library.volume import Volume


@dataclass(frozen=True, slots=True)
class Located:
    """The place of each mechanic in an edition, and the mechanic that each place is about."""

    places: Mapping[str, int]
    about: Mapping[int, str]

    def mechanic(self, volume: Volume, place: int) -> str | None:
        """What a rule is about: itself, or the nearest above it that is about something."""
        at: int | None = place
        while at is not None:
            if at in self.about:
                return self.about[at]
            at = volume.parent(at)
        return None


def locate(volume: Volume, names: Names, *, follows: bool) -> Located:
    """The mechanics of an edition.

    A heading that is the mechanic's name decides.  Only where the edition `follows` the
    numbering of the table of names is a number believed that has no such heading.
    """
    places: dict[str, int] = {}
    about: dict[int, str] = {}
    for heading, found in volume.headed.items():
        for mechanic in _named(names, heading, volume):
            place = _best(names, mechanic, volume, found)
            places.setdefault(mechanic, place)
            about.setdefault(place, mechanic)
    if follows:
        for mechanic, place in _by_number(names, volume):
            places.setdefault(mechanic, place)
            about.setdefault(place, mechanic)
    return Located(places, about)


def _named(names: Names, heading: str, volume: Volume) -> list[str]:
    """The mechanics whose name a heading is; of homographs that whose number stands there."""
    languages = {volume.edition.language, "en"}
    hits = [
        hit
        for hit in names.by_key.get(heading, ())
        if hit.name.game == volume.edition.game and hit.name.language in languages
    ]
    best = min((HOW.index(hit.how) for hit in hits), default=0)
    found = list(dict.fromkeys(_mechanics(hits, best)))
    if len(found) == 1:
        return found
    numbers = {volume.rules[at].number for at in volume.headed[heading]}
    return [mechanic for mechanic in found if names.rule(mechanic) in numbers]


def _mechanics(hits: list[NameHit], best: int) -> Iterator[str]:
    return (hit.name.mechanic for hit in hits if HOW.index(hit.how) == best)


def _best(names: Names, mechanic: str, volume: Volume, places: tuple[int, ...]) -> int:
    number = names.rule(mechanic)
    return next((at for at in places if volume.rules[at].number == number), places[0])


def _by_number(names: Names, volume: Volume) -> Iterator[tuple[str, int]]:
    game = volume.edition.game
    for mechanic in names.by_mechanic:
        number = names.rule(mechanic)
        if number and mechanic.startswith(f"{game}:") and (places := volume.at(number)):
            yield mechanic, places[0]
