"""How complete the tables of names are: which mechanics of a section have a name in a language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesdb.library import fold
from rulesdb.library.documents import GAMES, LANGUAGES
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.phrasing import FILLERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rulesdb.library.index import Index
    from rulesdb.library.names import Names

# What an entry of a glossary says beside its name: that it is obsolete, or that anything fits.
_ASIDE = re.compile(r"\(Obsolete\)|\[[^\]]*\]")
_APART = re.compile("[,“”]")
# What a section holds: by the id of a mechanic, a space, and the number of its rule.
SECTIONS = {
    "magic": {
        "abilities": re.compile(r"(?!magic:term-)\S+ 702\."),
        "actions": re.compile(r"(?!magic:term-)\S+ 701\."),
        "ability-words": re.compile(r"(?!magic:term-)\S+ 207\.2c"),
        "steps": re.compile(r"magic:step-"),
        "zones": re.compile(r"magic:zone-"),
        "types": re.compile(r"magic:type-"),
        "terms": re.compile(""),
    },
    "riftbound": {
        "abilities": re.compile(r"\S+ 8[0-2]\d|riftbound:mighty "),
        "actions": re.compile(r"\S+ 4(?:1[3-9]|2\d|3\d)|riftbound:recall "),
        "without-rule": re.compile(r"\S+ $"),
        "steps": re.compile(r"riftbound:step-"),
        "types": re.compile(r"riftbound:type-"),
        "terms": re.compile(""),
    },
}


@dataclass(frozen=True, slots=True)
class Section:
    """The mechanics of a section by their English names, and those that lack a name in a language.

    `unlisted` are entries of the newest original edition at hand that no table has.
    """

    game: str
    name: str
    entries: tuple[str, ...]
    unnamed: Mapping[str, tuple[str, ...]]
    unlisted: tuple[str, ...]

    def named(self, language: str) -> int:
        """How many have a name in a language."""
        return len(self.entries) - len(self.unnamed[language])


def sections(index: Index) -> tuple[Section, ...]:
    """Every section of both games."""
    return tuple(_section(index, game, name) for game in GAMES for name in SECTIONS[game])


def _section(index: Index, game: str, section: str) -> Section:
    names = index.names
    mechanics = [it for it in names.by_mechanic if _section_of(names, it) == section]
    mine = [it for it in mechanics if it.startswith(f"{game}:")]
    unnamed = {
        language: tuple(_english(names, it) for it in mine if not names.headword(it, language))
        for language in LANGUAGES
    }
    entries = tuple(_english(names, it) for it in mine)
    return Section(game, section, entries, unnamed, tuple(_unlisted(index, game, section)))


def _section_of(names: Names, mechanic: str) -> str:
    kept = SECTIONS[mechanic.partition(":")[0]]
    told = f"{mechanic} {names.rule(mechanic)}"
    return next(section for section, holds in kept.items() if holds.match(told))


def _english(names: Names, mechanic: str) -> str:
    return names.headword(mechanic, ORIGINAL) or mechanic


def is_listed(names: Names, headword: str, game: str) -> bool:
    """Whether the tables have an entry of a glossary, as a whole or each of the names in it.

    >>> from rulesdb.library.names import Names
    >>> names = Names.load()
    >>> is_listed(names, "Champion, Championed", "magic"), is_listed(names, "Walrus", "magic")
    (True, False)
    """
    bare = _ASIDE.sub("", headword)
    parts = [part for part in map(str.strip, _APART.split(bare)) if fold.key(part)]
    told = (names.find(part, game) or fold.key(part) in FILLERS[ORIGINAL] for part in parts)
    return bool(names.find(bare, game)) or all(told)


def _unlisted(index: Index, game: str, section: str) -> Iterator[str]:
    """The headings of a section of abilities or actions, or the glossary entries, without a row."""
    volume = index.imported.get((game, MAIN[game], ORIGINAL))
    if volume is None:
        return
    names = index.names
    if section == "terms":
        entries = (entry.headword for entry in volume.glossary)
        yield from (it for it in entries if not is_listed(names, it, game))
    for rule in volume.rules:
        told = f"heading {rule.number}"
        if (
            section in {"abilities", "actions"}
            and rule.heading
            and rule.number.count(".") == (game == "magic")
            and SECTIONS[game][section].match(told)
            and not names.find(rule.heading, game)
        ):
            yield rule.heading
