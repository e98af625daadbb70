"""Where an edition has the rule of each mechanic: by its heading, for numbers drift."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library.fold import key
from rulesdb.library.names import HOW

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rulesdb.library.names import Names
    from rulesdb.library.volume import Volume


@dataclass(frozen=True, slots=True)
class Located:
    """The place of each mechanic in an edition, and the mechanic that each place is about.

    A place that many share is about none of them, nor about what stands above it.
    """

    places: Mapping[str, int]
    about: Mapping[int, str]

    def mechanic(self, volume: Volume, place: int) -> str | None:
        """What a rule is about: itself, or the nearest above it that is about something."""
        at: int | None = place
        while at is not None:
            if at in self.about:
                return self.about[at] or None
            at = volume.parent(at)
        return None


def locate(volume: Volume, names: Names, day: str | None) -> Located:
    """The mechanics of an edition, where `day` is that of the edition which the names follow.

    A number is believed in an edition of that day, and in a later one if the heading that stands
    there does not say otherwise; else a heading decides that is the mechanic's headword, and one
    that is another form of the name only where nothing else is known.
    """
    places: dict[str, int] = {}
    about: dict[int, str] = {}
    headword, *others = HOW
    numbered = _by_number(names, volume, day) if day else ()
    loose = (found for how in others for found in _by_heading(names, volume, how))
    for mechanic, place in (*numbered, *_by_heading(names, volume, headword)):
        places.setdefault(mechanic, place)
    for mechanic, place in _nearest_first(names, volume, places):
        about.setdefault(place, mechanic)
    for mechanic, place in loose:
        if mechanic not in places and place not in about:
            places[mechanic] = place
            about[place] = mechanic
    for place in _shared(names, volume, places):
        about[place] = ""
    return Located(places, about)


def _shared(names: Names, volume: Volume, places: Mapping[str, int]) -> set[int]:
    """The rules without a heading that several abilities share: each is about none of them."""
    abilities = (
        place
        for mechanic, place in places.items()
        if not next(iter(names.by_mechanic[mechanic].values())).is_term
    )
    shared = (place for place, count in Counter(abilities).items() if count > 1)
    return {place for place in shared if not volume.rules[place].heading}


def _nearest_first(
    names: Names, volume: Volume, places: Mapping[str, int]
) -> list[tuple[str, int]]:
    """Places with their mechanics; of several at one place first what its heading names."""

    def is_other(found: tuple[str, int]) -> bool:
        heading = key(volume.rules[found[1]].heading)
        return found[0] not in {hit.name.mechanic for hit in names.by_key.get(heading, ())}

    return sorted(places.items(), key=is_other)


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


def _by_number(names: Names, volume: Volume, day: str) -> Iterator[tuple[str, int]]:
    """The mechanics whose number the edition has, if it still is theirs."""
    game, date = volume.edition.game, volume.edition.date or ""
    for mechanic in names.by_mechanic if date >= day else ():
        places = volume.at(names.rule(mechanic)) if mechanic.startswith(f"{game}:") else ()
        for place in places[:1]:
            heading = key(volume.rules[place].heading)
            named = {hit.name.mechanic for hit in names.by_key.get(heading, ())}
            if date == day or not heading or mechanic in named:
                yield mechanic, place
