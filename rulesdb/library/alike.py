"""What else a name could mean: homographs, and what people take for what was meant."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rulesdb import numbers
from rulesdb.library import called, fold, telling
from rulesdb.library.documents import GAMES
from rulesdb.library.found import Other
from rulesdb.library.index import ORIGINAL
from rulesdb.library.names import HOW
from rulesdb.library.phrasing import FILLERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.found import Asked
    from rulesdb.library.index import Index
    from rulesdb.library.names import NameHit


def alike(index: Index, asked: Asked, game: str, mechanics: tuple[str, ...]) -> Iterator[Other]:
    """What else has the name that was typed, then what is taken for the mechanics meant."""
    named = list(_named(index, asked, game))
    typed = [hit for hits in named for hit in hits]
    once: dict[str, None] = dict.fromkeys(mechanics)
    for why, mechanic in (
        *_homographs(asked, mechanics, named),
        *(("look-alike", it) for it in _looks(index, asked, mechanics, typed)),
    ):
        if mechanic not in once:
            once[mechanic] = None
            shared = [it for it in typed if it.name.mechanic == mechanic]
            name = min(shared, key=partial(_strangeness, asked.language), default=None)
            yield Other(why, mechanic, name=name)


def _strangeness(language: str, hit: NameHit) -> tuple[bool, bool, int]:
    """How little a name says to people of a language: their own first, then English ones."""
    spoken = hit.name.language
    return spoken != language, spoken != ORIGINAL, HOW.index(hit.how)


def _homographs(
    asked: Asked, mechanics: tuple[str, ...], named: list[tuple[NameHit, ...]]
) -> Iterator[tuple[str, str]]:
    """Every mechanic that is named: as another one is that is meant, or besides."""
    for hits in named:
        meant = called.meant(hits, asked.language)
        why = "same-name" if set(meant) & set(mechanics) or len(named) == 1 else "named"
        yield from ((why, hit.name.mechanic) for hit in hits)


def _looks(
    index: Index, asked: Asked, mechanics: tuple[str, ...], typed: list[NameHit]
) -> Iterator[str]:
    """What people take for the mechanics, in the language typed, the reader's and English."""
    for mechanic in mechanics:
        own = (it.name.language for it in typed if it.name.mechanic == mechanic)
        for spoken in dict.fromkeys((*own, asked.language, ORIGINAL)):
            yield from index.names.look_alikes(mechanic, spoken)


def _named(index: Index, asked: Asked, own: str) -> Iterator[tuple[NameHit, ...]]:
    """What the query is the name of in any game, or what it names among other words in the own."""
    if numbers.read_all(asked.query):
        return
    units = fold.units(asked.query)
    bare = " ".join(unit for unit in units if unit not in FILLERS[asked.language])
    whole = [
        hit
        for game in (own, *(it for it in GAMES if it != own))
        for hit in index.names.find(asked.query, game) or index.names.find(bare, game)
    ]
    if whole and whole[0].name.game == own:
        yield tuple(whole)
        return
    for mention in index.names.mentioned(units, own):
        hits = tuple(it for it in mention.hits if not telling.is_common(it.name.mechanic))
        if called.is_understood(hits, asked.language):
            yield hits
    if whole:
        yield tuple(whole)
