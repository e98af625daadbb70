"""Where an edition has the rule of each mechanic: by its heading, for numbers drift."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library.names import HOW

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rulesdb.library.names import Names
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

    A heading that is the mechanic's headword decides.  A number is believed only where the
    edition `follows` the numbering of the table of names; a heading that is another form of the
    name only where nothing else is known.
    """
    places: dict[str, int] = {}
    about: dict[int, str] = {}
    headword, *others = HOW
    numbered = _by_number(names, volume) if follows else ()
    loose = (found for how in others for found in _by_heading(names, volume, how))
    for mechanic, place in (*_by_heading(names, volume, headword), *numbered):
        places.setdefault(mechanic, place)
        about.setdefault(place, mechanic)
    for mechanic, place in loose:
        if mechanic not in places and place not in about:
            places[mechanic] = place
            about[place] = mechanic
    return Located(places, about)


def _by_heading(names: Names, volume: Volume, how: str) -> Iterator[tuple[str, int]]:
    """The mechanics that headings name in this way, and where."""
    for heading, places in volume.headed.items():
        for mechanic in _named(names, heading, volume, how):
            yield mechanic, _best(names, mechanic, volume, places)


def _named(names: Names, heading: str, volume: Volume, how: str) -> list[str]:
    """The mechanics that a heading names in this way; of homographs that whose number it has."""
    edition = volume.edition
    found = {
        hit.name.mechanic: None
        for hit in names.by_key.get(heading, ())
        if hit.how == how
        and hit.name.game == edition.game
        and hit.name.language in {edition.language, "en"}
    }
    if len(found) == 1:
        return list(found)
    numbers = {volume.rules[at].number for at in volume.headed[heading]}
    return [mechanic for mechanic in found if names.rule(mechanic) in numbers]


def _best(names: Names, mechanic: str, volume: Volume, places: tuple[int, ...]) -> int:
    number = names.rule(mechanic)
    return next((at for at in places if volume.rules[at].number == number), places[0])


def _by_number(names: Names, volume: Volume) -> Iterator[tuple[str, int]]:
    game = volume.edition.game
    for mechanic in names.by_mechanic:
        number = names.rule(mechanic)
        if number and mechanic.startswith(f"{game}:") and (places := volume.at(number)):
            yield mechanic, places[0]
